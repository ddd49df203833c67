import { redirect } from 'react-router'
import { publica } from '#web/pagina.ts'

export const headers = publica

/** `/experience` alone names nothing. */
export function loader() {
  return redirect('/', 301)
}
