import { redirect } from 'react-router'

/** `/experience` alone names nothing. */
export function loader() {
  return redirect('/', 301)
}
