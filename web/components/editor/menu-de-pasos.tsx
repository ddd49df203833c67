import { Circle, CircleAlert, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '#web/ui/cx.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { PASO_DE_CAMPO } from './campos-textos.ts'
import { useEditor } from './contexto.ts'
import { notaDe, PASOS, tituloDe, type PasoId } from './pasos.ts'

const TODOS: readonly { id: PasoId; titulo: string }[] = [...PASOS, { id: 'revisar', titulo: 'Revisar' }]
const ICONOS = { bien: CircleCheck, falta: CircleAlert, nada: Circle }
const COLORES = { bien: 'text-success', falta: 'text-warning', nada: 'text-text-3' }

/** Every step, in any order; a line of its own on a phone. */
export function MenuDePasos({ paso }: { paso: PasoId }) {
  const i = TODOS.findIndex(({ id }) => id === paso)
  return (
    <nav aria-label="Pasos" className="min-w-0">
      <div className="md:hidden">
        <Disclosure
          key={paso}
          title={i < PASOS.length ? `Paso ${i + 1} de ${PASOS.length}: ${tituloDe(paso)}` : tituloDe(paso)}
          headingLevel={null}
        >
          <Lista paso={paso} />
        </Disclosure>
      </div>
      <div className="sticky top-24 hidden md:block">
        <Lista paso={paso} />
      </div>
    </nav>
  )
}

function Lista({ paso }: { paso: PasoId }) {
  const { edicion } = useEditor()
  return (
    <ol className="grid gap-1">
      {TODOS.map(({ id, titulo }, i) => {
        const nota = notaDe(id, edicion, PASO_DE_CAMPO)
        const Icono = ICONOS[nota.tono]
        return (
          <li key={id}>
            <Link
              to={{ search: `?paso=${id}` }}
              preventScrollReset
              aria-current={id === paso ? 'step' : undefined}
              className={cx(
                'press flex min-h-11 items-start gap-2 rounded-control px-3 py-2 no-underline hover:bg-surface-2',
                id === paso ? 'bg-primary-soft text-primary-soft-text' : 'text-text',
              )}
            >
              <Icono size={20} aria-hidden className={cx('mt-0.5 shrink-0', id !== paso && COLORES[nota.tono])} />
              <span className="grid min-w-0">
                <span className="font-medium">{i < PASOS.length ? `${i + 1}. ${titulo}` : titulo}</span>
                {nota.texto && <span className={cx('text-small', id !== paso && 'text-text-2')}>{nota.texto}</span>}
              </span>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
