import { TriangleAlert } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { fieldId } from './field-context.ts'

export type FieldMistake = { campo: string; mensaje: string }

/** Takes focus whenever a new list of mistakes arrives; each line leads to its field. */
export function ErrorSummary({ errores }: { errores: FieldMistake[] }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errores.length === 0) return
    box.current?.focus({ preventScroll: true })
    if (box.current) startOf(box.current).scrollIntoView({ block: 'start' })
  }, [errores])
  if (errores.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-card border border-danger bg-danger-soft p-4 text-danger-soft-text focus:outline-3 focus:outline-offset-2 focus:outline-focus"
    >
      <h2 className="flex items-center gap-2 font-sans text-body font-semibold">
        <TriangleAlert size={20} aria-hidden />
        Revisa estos datos
      </h2>
      <ul className="mt-2 grid pl-7 md:gap-1">
        {errores.map(({ campo, mensaje }) => (
          <li key={campo + mensaje}>
            <a
              href={`#${fieldId(campo)}`}
              onClick={(event) => goToField(event, campo)}
              className="block py-2.5 underline md:py-0"
            >
              {mensaje}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Where the form is short, what it is for stays in sight above. */
function startOf(box: HTMLElement): Element {
  const title = box.closest('main')?.querySelector('h1')
  if (!title) return box
  const height = box.getBoundingClientRect().bottom - title.getBoundingClientRect().top
  return height < window.innerHeight / 2 ? title : box
}

function goToField(event: MouseEvent, name: string) {
  const target = document.getElementById(fieldId(name))
  if (!target) return
  event.preventDefault()
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block: 'center' })
}
