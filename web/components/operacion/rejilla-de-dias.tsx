import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react'
import type { CalendarioDeSalidas, SalidaPropia } from '#contract/agenda.ts'
import { addDays } from '#web/ui/calendar-dates.ts'
import { cx } from '#web/ui/cx.ts'
import { DIAS, formatCantidad, formatDia, formatDiaSinAno } from '#web/ui/formato.ts'

interface RejillaDeDiasProps {
  dias: string[]
  mes: string
  hoy: string
  calendario: CalendarioDeSalidas
  elegidos: ReadonlySet<string>
  onElegir: (dias: ReadonlySet<string>) => void
}

const PASOS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** A list of days on phones, a month of weeks on wide screens. Arrows move, Space chooses, Shift extends, Ctrl+A takes the month. */
export function RejillaDeDias({ dias, mes, hoy, calendario, elegidos, onElegir }: RejillaDeDiasProps) {
  const lista = useRef<HTMLUListElement>(null)
  const [actual, setActual] = useState(() => (dias.includes(hoy) ? hoy : dias.find((dia) => dia >= mes)!))
  const porDia = useMemo(() => Map.groupBy(calendario.salidas, ({ fecha }) => fecha), [calendario])
  const feriados = useMemo(() => new Map(calendario.feriados.map(({ fecha, nombre }) => [fecha, nombre])), [calendario])
  const cerrados = useMemo(() => new Set(calendario.cerrados.map(({ fecha }) => fecha)), [calendario])
  const foco = dias.includes(actual) ? actual : dias.find((dia) => dia >= mes)!

  function alternar(dia: string, hasta: boolean) {
    if (hasta) return onElegir(new Set([...elegidos, ...entre(dias, foco, dia).filter((cada) => cada >= hoy)]))
    onElegir(elegidos.has(dia) ? new Set([...elegidos].filter((cada) => cada !== dia)) : new Set([...elegidos, dia]))
  }

  function onKeyDown(event: KeyboardEvent) {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
      event.preventDefault()
      return onElegir(new Set(dias.filter((dia) => dia.startsWith(mes.slice(0, 7)) && dia >= hoy)))
    }
    const paso = PASOS[event.key]
    if (paso === undefined) return
    event.preventDefault()
    const destino = addDays(foco, paso)
    if (!dias.includes(destino)) return
    if (event.shiftKey) onElegir(new Set([...elegidos, ...[foco, destino].filter((cada) => cada >= hoy)]))
    setActual(destino)
    lista.current?.querySelector<HTMLElement>(`[data-dia="${destino}"]`)?.focus()
  }

  function onClick(event: MouseEvent, dia: string) {
    if (dia >= hoy) alternar(dia, event.shiftKey)
    setActual(dia)
  }

  return (
    <div className="grid gap-2">
      <p className="text-small text-text-2">
        Elige días para cambiarlos juntos.{' '}
        <span className="hidden lg:block">
          Con teclado: flechas, Espacio, Mayús para extender y Ctrl+A para todo el mes.
        </span>
      </p>
      <div aria-hidden className="hidden grid-cols-7 gap-2 text-caption font-semibold text-text-2 lg:grid">
        {DIAS.map((dia) => (
          <span key={dia} className="first-letter:uppercase">
            {dia}
          </span>
        ))}
      </div>
      <ul ref={lista} className="grid grid-cols-1 gap-2 lg:grid-cols-7">
        {dias.map((dia) => {
          const salidas = porDia.get(dia) ?? []
          const isOtroMes = !dia.startsWith(mes.slice(0, 7))
          return (
            <li key={dia} className={cx('min-w-0 lazy-16 lg:lazy-28', (isOtroMes || dia < hoy) && 'hidden lg:block')}>
              <button
                type="button"
                data-dia={dia}
                tabIndex={dia === foco ? 0 : -1}
                aria-pressed={elegidos.has(dia)}
                aria-disabled={dia < hoy || undefined}
                aria-label={nombreDe(dia, salidas, feriados.get(dia), cerrados.has(dia))}
                onClick={(event) => onClick(event, dia)}
                onKeyDown={onKeyDown}
                className={cx(
                  'flex h-full min-h-14 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-control border p-2 text-left lg:min-h-28 lg:flex-col lg:flex-nowrap lg:items-stretch',
                  elegidos.has(dia)
                    ? 'border-primary bg-primary-soft inset-ring inset-ring-primary'
                    : 'border-border bg-surface hover:border-primary',
                  (isOtroMes || dia < hoy) && 'bg-surface-2 text-text-2',
                )}
              >
                <span className="flex flex-wrap items-center gap-x-2 text-small font-semibold">
                  <span className="lg:hidden">{formatDia(dia)}</span>
                  <span className="hidden lg:inline">{Number(dia.slice(8))}</span>
                  {dia === hoy && <span className="text-caption text-text-2">Hoy</span>}
                  {feriados.has(dia) && <span className="text-caption text-accent-soft-text">Feriado</span>}
                  {cerrados.has(dia) && <span className="text-caption text-danger">Cerrado</span>}
                </span>
                {salidas.map((salida) => (
                  <Ficha key={salida.id} salida={salida} />
                ))}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Ficha({ salida: { hora, estado, vendidos, retenidos, cupos, libres } }: { salida: SalidaPropia }) {
  const ocupados = vendidos + retenidos
  const texto = estado === 'cancelada' ? 'cancelada' : `${ocupados} de ${cupos}`
  return (
    <span
      className={cx(
        'rounded-chip px-2 py-0.5 text-caption font-medium tabular-nums whitespace-nowrap',
        estado === 'cancelada'
          ? 'bg-danger-soft text-danger-soft-text line-through'
          : estado === 'cerrada'
            ? 'bg-surface-2 text-text-2'
            : libres === 0
              ? 'bg-success-soft text-success-soft-text'
              : 'bg-info-soft text-info-soft-text',
      )}
    >
      {hora}&nbsp;· {texto}
      {estado === 'cerrada' && '\u00a0· sin venta'}
    </span>
  )
}

function nombreDe(dia: string, salidas: SalidaPropia[], feriado: string | undefined, isCerrado: boolean): string {
  const partes = [
    formatDiaSinAno(dia),
    feriado && `feriado: ${feriado}`,
    isCerrado && 'cerrado',
    formatCantidad(salidas.length, 'salida', 'salidas'),
  ]
  const horas = salidas.map(
    ({ hora, vendidos, retenidos, cupos, estado }) =>
      `${hora}, ${vendidos + retenidos} de ${cupos} cupos${estado === 'abierta' ? '' : `, ${estado}`}`,
  )
  return [...partes.filter(Boolean), ...horas].join(', ')
}

const entre = (dias: string[], a: string, b: string): string[] =>
  dias.filter((dia) => dia >= (a < b ? a : b) && dia <= (a < b ? b : a))
