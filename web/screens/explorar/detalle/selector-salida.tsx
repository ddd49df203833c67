import { useEffect, useRef, useState } from 'react'
import type { ExperienciaDetalle, Salida } from '#contract/experiencias.ts'
import { useInteres } from '#web/components/interes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Calendar } from '#web/ui/calendar.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCantidad, formatDia } from '#web/ui/formato.ts'
import { diaEn, formatHora, formatHoraConZona, nombreZona } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RadioGroup, type RadioOption } from '#web/ui/radio-group.tsx'
import { DiaElegido } from './dia-elegido.tsx'
import { EsperaDelDia } from './espera-del-dia.tsx'
import type { Eleccion } from './use-eleccion.ts'
import { estadoDelDia, estaALaVenta, type Salidas } from './use-salidas.ts'
import { SelectorEspera } from './selector-espera.tsx'
import { Viajeros } from './viajeros.tsx'

type SelectorSalidaProps = {
  detalle: ExperienciaDetalle
  eleccion: Eleccion
  salidas: Salidas
  /** Brings what comes next into view; without it, the focus does. */
  alElegirDia?: () => void
  /** Asks who comes once there is a day: on the first view the calendar needs the room. */
  isPorPasos?: boolean
  /** Leads to other experiences where this one has no dates. */
  onVerOtras?: () => void
}

const POCOS = 5

/** Date, then time, then people. */
export function SelectorSalida({
  detalle,
  eleccion,
  salidas,
  alElegirDia,
  isPorPasos = false,
  onVerOtras,
}: SelectorSalidaProps) {
  const zona = detalle.zonaHoraria
  const horas = useRef<HTMLDivElement>(null)
  const fecha = useRef<HTMLDivElement>(null)
  const [isPlegado, setPlegado] = useState(false)
  const { salidaPedida, elegirSalida } = eleccion
  const pedida = salidas.todas.find(({ id, cuposDisponibles }) => id === salidaPedida && cuposDisponibles > 0)
  const elegir = useRef(elegirSalida)
  useEffect(() => {
    elegir.current = elegirSalida
  })
  useEffect(() => {
    if (pedida) elegir.current(pedida, diaEn(pedida.inicio, zona))
  }, [pedida, zona])

  function desplegar() {
    setPlegado(false)
    requestAnimationFrame(() => fecha.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus())
  }

  const delDia = (eleccion.dia && salidas.porDia.get(eleccion.dia)) || []
  useInteres(detalle.id, 'sin_fechas', salidas.estado === 'lista' && salidas.todas.length === 0)
  useInteres(detalle.id, 'sin_cupos', noCaben(delDia, eleccion))

  if (salidas.estado === 'cargando') return <SelectorEspera />
  if (salidas.estado === 'fallo') {
    return (
      <ErrorBlock
        title="No pudimos cargar las fechas"
        text="Lo que ya elegiste se mantiene."
        onRetry={salidas.reintentar}
      />
    )
  }
  if (salidas.todas.length === 0) {
    return (
      <Notice tone="info" title="No hay fechas publicadas">
        <a
          href="#similares"
          onClick={(event) => {
            if (!onVerOtras) return
            event.preventDefault()
            onVerOtras()
          }}
          className="font-semibold underline underline-offset-4"
        >
          Mira otras experiencias cerca
        </a>
      </Notice>
    )
  }

  const deHoy = salidas.porDia.get(salidas.hoy) ?? []
  const cierre = deHoy.length > 0 && !deHoy.some(estaALaVenta) ? deHoy.at(-1)?.cierreVentas : undefined
  const primerLibre = salidas.todas.find(hayCupo)
  return (
    <div className="grid gap-6">
      <div ref={fecha} className="grid gap-3">
        {isPlegado && eleccion.dia ? (
          <DiaElegido dia={eleccion.dia} onCambiar={desplegar} />
        ) : (
          <Calendar
            mode="single"
            label="Fecha"
            value={eleccion.dia}
            today={salidas.hoy}
            min={salidas.hoy}
            max={salidas.ultimo}
            month={eleccion.dia ?? eleccion.mes ?? (primerLibre && diaEn(primerLibre.inicio, zona))}
            growsDown
            isFullPickable
            dayState={(date) => estadoDelDia(salidas.porDia.get(date))}
            dayNote={(date) => notaDelDia(salidas.porDia.get(date))}
            onMonthChange={salidas.alcanzar}
            onChange={(date) => {
              eleccion.elegirDia(date, salidas.porDia.get(date) ?? [])
              setPlegado(true)
              // Where all of them are sold out, the button to wait for a place comes first.
              requestAnimationFrame(() =>
                horas.current
                  ?.querySelector<HTMLElement>('input:enabled, button')
                  ?.focus({ preventScroll: Boolean(alElegirDia) }),
              )
              alElegirDia?.()
            }}
          />
        )}
        {cierre && (
          <p className="text-small text-text-2">Las reservas de hoy cerraron a las {formatHoraConZona(cierre, zona)}</p>
        )}
      </div>
      <div ref={horas} className="grid scroll-my-4 gap-6 empty:hidden">
        {delDia.length > 0 && <Horas salidas={delDia} zona={zona} eleccion={eleccion} />}
        <EsperaDelDia detalle={detalle} salidas={delDia} eleccion={eleccion} />
      </div>
      {(!isPorPasos || eleccion.dia) && <Viajeros eleccion={eleccion} />}
    </div>
  )
}

const hayCupo = (salida: Salida): boolean => estaALaVenta(salida) && salida.cuposDisponibles > 0

/** All of that day is sold, or the departure chosen has not enough places for all of them. */
function noCaben(delDia: Salida[], { salida, cantidad }: Eleccion): boolean {
  if (salida) return salida.cuposDisponibles < cantidad
  return delDia.length > 0 && delDia.every(({ cuposDisponibles }) => cuposDisponibles === 0)
}

type HorasProps = { salidas: Salida[]; zona: string; eleccion: Eleccion }

function Horas({ salidas, zona, eleccion }: HorasProps) {
  const nombre = nombreZona(zona)
  return (
    <RadioGroup
      legend="Hora"
      name="salida"
      look="cards"
      hint={nombre && `En ${nombre}`}
      value={eleccion.salida?.id ?? ''}
      options={salidas.filter(estaALaVenta).map((salida) => opcion(salida, zona))}
      onValueChange={(id) => {
        const salida = salidas.find((each) => each.id === id)
        if (salida) eleccion.elegirSalida(salida, diaEn(salida.inicio, zona))
      }}
    />
  )
}

function opcion(salida: Salida, zona: string): RadioOption {
  const cupos = salida.cuposDisponibles
  // The day stands above; for ears it is said with the hour.
  const cuando = (
    <>
      <span className="sr-only">{formatDia(diaEn(salida.inicio, zona))} · </span>
      {formatHora(salida.inicio, zona)}
    </>
  )
  if (cupos === 0) return { value: salida.id, label: cuando, aside: <Badge>Sin cupos</Badge>, isDisabled: true }
  if (cupos > POCOS)
    return {
      value: salida.id,
      label: (
        <>
          {cuando} · {cupos} cupos
        </>
      ),
    }
  return {
    value: salida.id,
    label: cuando,
    aside: <Badge tone="warning">{cupos === 1 ? 'Queda 1 cupo' : `Quedan ${cupos} cupos`}</Badge>,
  }
}

function notaDelDia(salidas: Salida[] = []): string | undefined {
  const cupos = Math.max(0, ...salidas.filter(estaALaVenta).map(({ cuposDisponibles }) => cuposDisponibles))
  return cupos > 0 ? formatCantidad(cupos, 'cupo', 'cupos') : undefined
}
