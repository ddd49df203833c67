import type { PuntoExperiencia } from '#contract/experiencias.ts'
import { cx } from '#web/ui/cx.ts'
import { formatCantidad, formatPesos } from '#web/ui/formato.ts'
import type { Grupo } from './agrupar.ts'
import { alSenalar, useResaltadas } from './resalte.ts'

export type GrupoDePuntos = Grupo<PuntoExperiencia>

type PinesProps = {
  grupos: readonly GrupoDePuntos[]
  elegidos: readonly string[]
  onElegir: (grupo: GrupoDePuntos) => void
}

/** Prices where the experiences are, in the order of the list; those that would overlap are one number. */
export function Pines({ grupos, elegidos, onElegir }: PinesProps) {
  const resaltadas = useResaltadas()
  return grupos.map((grupo) => {
    const ids = grupo.puntos.map(({ id }) => id)
    const isElegido = ids.some((id) => elegidos.includes(id))
    const isAlto = isElegido || ids.some((id) => resaltadas.includes(id))
    const [primero] = grupo.puntos
    const isUno = grupo.puntos.length === 1
    return (
      <button
        key={ids[0]}
        type="button"
        data-pin={ids.join(' ')}
        aria-label={nombreDe(grupo)}
        aria-pressed={isElegido}
        onClick={() => onElegir(grupo)}
        {...alSenalar(...ids)}
        style={{ transform: `translate(${grupo.x}px, ${grupo.y}px) translate(-50%, -50%)` }}
        className={cx(
          'group absolute top-0 left-0 flex h-11 min-w-11 items-center justify-center rounded-full outline-none',
          isAlto && 'z-10',
        )}
      >
        <span
          className={cx(
            'flex items-center justify-center rounded-full border text-small font-semibold tabular-nums shadow-e2 outline-offset-2 outline-info transition-transform duration-150 group-focus-visible:outline-3 motion-reduce:transition-none',
            isUno ? 'h-8 px-2.5' : 'size-9',
            isAlto
              ? 'scale-110 border-primary bg-primary text-on-primary'
              : 'border-control-border bg-bg text-text group-hover:border-primary',
          )}
        >
          {isUno ? formatPesos(primero!.precioPorPersona) : grupo.puntos.length}
        </span>
      </button>
    )
  })
}

function nombreDe({ puntos }: GrupoDePuntos): string {
  const [primero] = puntos
  if (puntos.length === 1) return `${primero!.nombreExperiencia}, ${formatPesos(primero!.precioPorPersona)}`
  const ciudades = [...new Set(puntos.map(({ ubicacionGeografica }) => ubicacionGeografica.split(',')[0]!))]
  const donde = ciudades.length === 1 ? `en ${ciudades[0]}` : `entre ${ciudades[0]} y ${ciudades.at(-1)}`
  return `${formatCantidad(puntos.length, 'experiencia', 'experiencias')} ${donde}, desde ${formatPesos(Math.min(...puntos.map(({ precioPorPersona }) => precioPorPersona)))}`
}
