import { ChevronRight, Clock, MapPin, QrCode, Star } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Reserva } from '#contract/reservas.ts'
import { ReservaEstado, ReservaEstadoDeViajero } from '#web/components/reserva-estado.tsx'
import { ReservaPortada } from '#web/components/reserva-portada.tsx'
import { etiquetasDeViajero, viajerosDe } from '#web/components/reserva-textos.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { formatDiaSinAno } from '#web/ui/formato.ts'
import { diaEn, formatHoraConZona, formatSalida } from '#web/ui/horas.ts'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'

/** One link: an unpaid booking leads to its payment, any other to its ticket. */
export function FilaReserva({ reserva }: { reserva: Reserva }) {
  const [ahora] = useState(() => new Date())
  const { id, codigo, experiencia, inicio, zonaHoraria, participantes, acciones } = reserva
  const name = `${experiencia.nombreExperiencia}, ${formatDiaSinAno(diaEn(inicio, zonaHoraria))}, ${etiquetasDeViajero(reserva, ahora)[0]?.texto.toLowerCase()}`
  return (
    <article className="press relative flex items-center gap-4 rounded-card border border-border bg-surface p-3 shadow-e1 hover:border-primary">
      <ReservaPortada src={experiencia.portada} isSmall className="size-18 shrink-0 rounded-control sm:h-21 sm:w-28" />
      <div className="grid min-w-0 grow gap-1">
        <h2 className="font-sans text-body font-semibold">
          <Link
            to={acciones.puedePagar ? `/pagar/${id}` : `/mis-entradas/${codigo}`}
            reloadDocument={acciones.puedePagar}
            aria-label={name}
            className="line-clamp-3 text-text no-underline after:absolute after:inset-0 after:rounded-card"
          >
            {experiencia.nombreExperiencia}
          </Link>
        </h2>
        {/* The point before each part stands outside the box where a line begins with it. */}
        <p className="overflow-x-clip text-small text-text-2">
          <span className="-ml-3 flex flex-wrap">
            {[formatSalida(inicio, zonaHoraria), viajerosDe(participantes)].map((parte) => (
              <span key={parte} className="before:inline-block before:w-3 before:text-center before:content-['·']">
                {parte}{' '}
              </span>
            ))}
          </span>
        </p>
        {reserva.cambio && <p className="text-small text-text-2">Cambio de fecha: falta pagar la diferencia</p>}
        {reserva.suspension && <p className="text-small font-medium">{decisionDe(reserva)}</p>}
        <span className="flex flex-wrap items-center gap-3">
          <ReservaEstadoDeViajero reserva={reserva} ahora={ahora} />
          {acciones.puedeOpinar && (
            <Link
              to={`/mis-entradas/${codigo}/opinion`}
              aria-label={`Opinar sobre ${experiencia.nombreExperiencia}`}
              className="relative -my-2.5 inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary underline underline-offset-4"
            >
              <Star size={16} aria-hidden /> Opinar
            </Link>
          )}
        </span>
      </div>
      <ChevronRight size={20} aria-hidden className="text-text-3" />
    </article>
  )
}

/** A departure that was called off: what is left to choose, and until when. */
function decisionDe({ suspension, acciones, zonaHoraria, estadoPago }: Reserva): string {
  if (suspension && estadoPago === 'contracargo') return 'Tu banco está revisando el cobro'
  if (!suspension?.venceEn || !acciones.puedeElegirFecha) return 'Te devolvemos todo'
  const otra = suspension.motivo === 'operador_suspendido' ? 'otra salida' : 'otra fecha'
  return `Elige ${otra} o tu devolución antes del ${formatSalida(suspension.venceEn, zonaHoraria)}`
}

export function FilaDeHoy({ reserva }: { reserva: Reserva }) {
  const { codigo, experiencia, inicio, zonaHoraria, participantes } = reserva
  return (
    <article className="overflow-hidden rounded-card border border-border bg-surface shadow-e1 sm:grid sm:grid-cols-[2fr_3fr]">
      <ReservaPortada src={experiencia.portada} className="aspect-[5/2] w-full sm:aspect-auto sm:h-full" />
      <div className="grid content-start gap-3 p-4 sm:p-6">
        <p className="flex flex-wrap items-center gap-2 font-semibold text-accent">
          Hoy, {formatHoraConZona(inicio, zonaHoraria)} <ReservaEstado reserva={reserva} />
        </p>
        <h2>{experiencia.nombreExperiencia}</h2>
        <ul className="grid gap-2 text-text-2">
          <li className="flex items-start gap-2">
            <MapPin size={20} aria-hidden className="mt-0.5" />
            {experiencia.ubicacionGeografica}
          </li>
          <li className="flex items-start gap-2">
            <Clock size={20} aria-hidden className="mt-0.5" />
            {viajerosDe(participantes)}&nbsp;· llega 10 minutos antes
          </li>
        </ul>
        <ButtonLink to={`/mis-entradas/${codigo}`} isWide icon={<QrCode size={20} aria-hidden />} className="mt-2">
          Mostrar QR
        </ButtonLink>
      </div>
    </article>
  )
}

export function FilasEspera() {
  return (
    <SkeletonRegion className="grid gap-3">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-4 rounded-card border border-border bg-surface p-3">
          <Skeleton className="size-18 shrink-0 rounded-control sm:h-21 sm:w-28" />
          <div className="grid grow gap-2">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-6 w-24" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  )
}
