import { CircleAlert } from 'lucide-react'

export function FieldError({ id, message }: { id?: string; message?: string }) {
  if (!message) return null
  return (
    <p id={id} className="flex items-start gap-1 text-small font-medium text-danger">
      <CircleAlert size={16} aria-hidden className="mt-0.5" />
      {message}
    </p>
  )
}
