import { type FocusEvent, type KeyboardEvent, memo, useLayoutEffect, useRef, useState } from 'react'
import type { SalidaDelDia } from '#contract/suspensiones.ts'
import { addDays, weekday } from '#web/ui/calendar-dates.ts'
import { cx } from '#web/ui/cx.ts'
import { formatCantidad, formatDia, formatDiaSinAno } from '#web/ui/formato.ts'
import { type Casillas, claveDe, horaDe, ventanaDe } from './semana-datos.ts'

/** Height of an hour in px: three departures, and a line that says how many more. */
const FILA = 104
const A_LA_VISTA = [0, 1, 2] as const
const PASOS: Record<string, [dias: number, horas: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Lugar = { fecha: string; hora: number }
type SemanaRejillaProps = {
  dias: string[]
  horas: number[]
  hoy: string
  casillas: Casillas
  onAbrir: (lugar: Lugar) => void
  onMover: (fecha: string) => void
}

/**
 * Hours down, days across. Only the hours in sight are in the page, however many departures there are.
 * Arrows move from hour to hour, Enter opens one, Page Up and Page Down change what is shown. What is opened over it draws nothing of it again.
 */
export const SemanaRejilla = memo(function SemanaRejilla({
  dias,
  horas,
  hoy,
  casillas,
  onAbrir,
  onMover,
}: SemanaRejillaProps) {
  const marco = useRef<HTMLDivElement>(null)
  const debeEnfocar = useRef(false)
  const [vista, setVista] = useState({ alto: FILA * 6, desplazado: 0 })
  const [actual, setActual] = useState<Lugar>({ fecha: dias.includes(hoy) ? hoy : dias[0]!, hora: horas[0]! })
  const foco = {
    fecha: dias.includes(actual.fecha) ? actual.fecha : dias[0]!,
    hora: horas.includes(actual.hora) ? actual.hora : horas[0]!,
  }
  const { desde, hasta } = ventanaDe({ ...vista, fila: FILA, filas: horas.length })

  useLayoutEffect(() => {
    if (!debeEnfocar.current) return
    // The days of another week come a moment later.
    const casilla = marco.current?.querySelector<HTMLElement>(`[data-casilla="${claveDe(actual.fecha, actual.hora)}"]`)
    if (!casilla) return
    debeEnfocar.current = false
    casilla.focus({ preventScroll: true })
  })

  function mirar() {
    const { clientHeight: alto, scrollTop: desplazado } = marco.current!
    // Within the same hour nothing comes into sight.
    if (alto !== vista.alto || Math.floor(desplazado / FILA) !== Math.floor(vista.desplazado / FILA))
      setVista({ alto, desplazado })
  }

  function irA(lugar: Lugar) {
    const arriba = horas.indexOf(lugar.hora) * FILA
    const { scrollTop, clientHeight } = marco.current!
    if (arriba < scrollTop || arriba + FILA > scrollTop + clientHeight - FILA / 2)
      marco.current!.scrollTop = Math.max(0, arriba - FILA)
    debeEnfocar.current = true
    setActual(lugar)
    mirar()
  }

  /** Screen readers come to any of them without the arrows. */
  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const [fecha, hora] = (target.dataset.casilla ?? '').split(' ')
    if (fecha && (fecha !== foco.fecha || Number(hora) !== foco.hora)) setActual({ fecha, hora: Number(hora) })
  }

  function onKeyDown(event: KeyboardEvent) {
    const paso = PASOS[event.key]
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault()
      const salto = (event.key === 'PageUp' ? -1 : 1) * dias.length
      debeEnfocar.current = true
      setActual({ ...foco, fecha: addDays(foco.fecha, salto) })
      return onMover(addDays(foco.fecha, salto))
    }
    if (!paso) return
    event.preventDefault()
    const destino = { fecha: addDays(foco.fecha, paso[0]), hora: foco.hora + paso[1] }
    if (dias.includes(destino.fecha) && horas.includes(destino.hora)) irA(destino)
  }

  return (
    <div
      ref={marco}
      onScroll={mirar}
      className="max-h-[70dvh] overflow-y-auto overscroll-contain rounded-card border border-border bg-surface"
    >
      <table
        aria-label="Salidas por hora"
        role="grid"
        aria-rowcount={horas.length + 1}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className="w-full table-fixed border-collapse text-left"
      >
        <thead className="sticky top-0 z-1 bg-surface-2 text-small">
          <tr>
            <th scope="col" className="w-16 px-2 py-2 font-semibold">
              Hora
            </th>
            {dias.map((dia) => (
              <th
                key={dia}
                scope="col"
                aria-current={dia === hoy ? 'date' : undefined}
                className={cx('px-2 py-2 font-semibold first-letter:uppercase', dia === hoy && 'text-primary')}
              >
                {formatDia(dia)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Hueco filas={desde} columnas={dias.length + 1} />
          {horas.slice(desde, hasta).map((hora) => (
            <tr key={hora} aria-rowindex={horas.indexOf(hora) + 2} className="h-26 border-t border-border align-top">
              <th scope="row" className="px-2 py-1 text-small font-medium text-text-2 tabular-nums">
                {String(hora).padStart(2, '0')}:00
              </th>
              {dias.map((dia) => (
                // By its column: another week writes over the same cells.
                <Casilla
                  key={weekday(dia)}
                  fecha={dia}
                  hora={hora}
                  salidas={casillas.get(claveDe(dia, hora))}
                  isFoco={dia === foco.fecha && hora === foco.hora}
                  onAbrir={onAbrir}
                />
              ))}
            </tr>
          ))}
          <Hueco filas={horas.length - hasta} columnas={dias.length + 1} />
        </tbody>
      </table>
    </div>
  )
})

/** The room of the hours that are not in the page. */
function Hueco({ filas, columnas }: { filas: number; columnas: number }) {
  if (filas <= 0) return null
  return (
    <tr aria-hidden>
      <td aria-label="Otras horas" colSpan={columnas} style={{ height: filas * FILA, padding: 0 }} />
    </tr>
  )
}

const SIN_SALIDAS: SalidaDelDia[] = []

type CasillaProps = {
  fecha: string
  hora: number
  salidas: SalidaDelDia[] | undefined
  isFoco: boolean
  onAbrir: (lugar: Lugar) => void
}

/** Drawn again only when it changes: moving the focus touches two of them. */
const Casilla = memo(function Casilla({ fecha, hora, salidas = SIN_SALIDAS, isFoco, onAbrir }: CasillaProps) {
  const vendidos = salidas.reduce((n, { viajeros }) => n + viajeros, 0)
  const cupos = salidas.reduce((n, salida) => n + salida.cupos, 0)
  const texto =
    salidas.length === 0
      ? 'sin salidas'
      : `${formatCantidad(salidas.length, 'salida', 'salidas')}, ${vendidos} de ${cupos} cupos`
  return (
    <td className="border-l border-border p-0">
      <button
        type="button"
        data-casilla={claveDe(fecha, hora)}
        tabIndex={isFoco ? 0 : -1}
        aria-label={`${formatDiaSinAno(fecha)}, ${hora}:00: ${texto}`}
        aria-disabled={salidas.length === 0 || undefined}
        onClick={salidas.length === 0 ? undefined : () => onAbrir({ fecha, hora })}
        className={cx(
          'flex h-26 w-full flex-col gap-1 overflow-hidden p-1 text-left focus-visible:-outline-offset-3',
          salidas.length > 0 && 'hover:bg-surface-2',
        )}
      >
        {A_LA_VISTA.map((lugar) => salidas[lugar] && <Linea key={lugar} salida={salidas[lugar]} />)}
        {salidas.length > A_LA_VISTA.length && (
          <span className="px-1.5 text-caption font-semibold text-primary">
            y {salidas.length - A_LA_VISTA.length} más
          </span>
        )}
      </button>
    </td>
  )
})

function Linea({ salida }: { salida: SalidaDelDia }) {
  const { estado, viajeros, cupos, nombreExperiencia } = salida
  return (
    <span className={cx('w-full truncate rounded-chip px-1.5 text-caption font-medium tabular-nums', tonoDe(salida))}>
      {`${horaDe(salida)}\u00a0· ${estado === 'cancelada' ? 'cancelada' : `${viajeros} de ${cupos}`}\u00a0· ${nombreExperiencia}`}
    </span>
  )
}

function tonoDe({ estado, viajeros, cupos }: SalidaDelDia): string {
  if (estado === 'cancelada') return 'bg-danger-soft text-danger-soft-text line-through'
  if (estado === 'cerrada') return 'bg-surface-2 text-text-2'
  return viajeros >= cupos ? 'bg-success-soft text-success-soft-text' : 'bg-info-soft text-info-soft-text'
}
