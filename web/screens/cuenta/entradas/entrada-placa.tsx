import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Entrada, Reserva } from '#contract/reservas.ts'
import { ReservaEstadoDeViajero } from '#web/components/reserva-estado.tsx'
import { ReservaPortada } from '#web/components/reserva-portada.tsx'
import { ReservaQr } from '#web/components/reserva-qr.tsx'
import { cantidadDe, TIPOS } from '#web/components/reserva-textos.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { formatCodigo, formatDiaLargo, sinCortes } from '#web/ui/formato.ts'
import { diaEn, formatHora, formatHoraConZona } from '#web/ui/horas.ts'
import { Ridge } from '#web/ui/ridge.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type EntradaPlacaProps = { reserva: Reserva; entrada: Entrada | null; isWaiting: boolean; isOver: boolean; ahora: Date }

/** The ticket itself: white in both themes, torn along the ridge. */
export function EntradaPlaca({ reserva, entrada, isWaiting, isOver, ahora }: EntradaPlacaProps) {
  const { experiencia, inicio, fin, zonaHoraria, codigo, contacto, participantes } = reserva
  const Titulo = isOver ? 'h2' : 'h1'
  const hasQr = entrada !== null || isWaiting
  return (
    <section
      data-theme="light"
      aria-label="Entrada"
      className="overflow-hidden rounded-card border border-border bg-plate text-text shadow-e2 print:shadow-none"
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 p-4 sm:grid-rows-[auto_auto_1fr] sm:p-6">
        <ReservaPortada
          src={experiencia.portada}
          isSmall
          className="row-span-2 aspect-[3/4] w-12 self-start rounded-control sm:row-span-3 sm:w-28"
        />
        <div className="max-sm:self-end">
          <ReservaEstadoDeViajero reserva={reserva} ahora={ahora} />
        </div>
        <Titulo tabIndex={-1} className="font-display text-h2 outline-none max-sm:order-last max-sm:col-span-2">
          {experiencia.nombreExperiencia}
        </Titulo>
        <p className="text-small text-text-2">Con {experiencia.operador}</p>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 px-4 pb-2 sm:grid-cols-1 sm:gap-3 sm:px-6">
        <Dato termino="Cuándo" className="max-sm:col-span-2">
          {formatDiaLargo(diaEn(inicio, zonaHoraria))}
          <span className="block font-semibold">
            {formatHoraConZona(inicio, zonaHoraria)}{' '}
            <span className="font-normal text-text-2">hasta las {formatHora(fin, zonaHoraria)}</span>
          </span>
        </Dato>
        <Dato termino="Dónde">{entrada?.puntoEncuentro.direccion ?? experiencia.ubicacionGeografica}</Dato>
        {entrada?.guia && <Dato termino="Guía">{entrada.guia.nombre}</Dato>}
        <Dato termino="Quiénes">
          {contacto.nombre}&nbsp;·{' '}
          {TIPOS.flatMap((tipo) =>
            participantes[tipo] ? [sinCortes(cantidadDe(tipo, participantes[tipo]))] : [],
          ).join(', ')}
        </Dato>
      </dl>
      <Ridge className="mt-2 text-border" />
      <div className="grid justify-items-center gap-2 px-4 pt-2 pb-6 sm:gap-3 sm:px-6">
        {hasQr &&
          (entrada ? (
            <ReservaQr qr={entrada.qr} codigo={codigo} className="-my-2 size-60 sm:my-0 sm:size-64 print:size-56" />
          ) : (
            <Skeleton className="m-2 size-52 sm:m-4 sm:size-56" />
          ))}
        <p className="flex items-baseline justify-center gap-3 sm:grid sm:justify-items-center sm:gap-0">
          <span className="text-small text-text-2">Código</span>
          <span
            className={cx('tracking-wide tabular-nums', isOver ? 'text-text-2' : 'text-h1 leading-tight font-bold')}
          >
            {formatCodigo(codigo)}
          </span>
        </p>
        {entrada?.llegadaEn ? (
          <p className="flex items-center gap-2 font-medium text-success">
            <CircleCheck size={20} aria-hidden /> Llegada registrada a las {formatHora(entrada.llegadaEn, zonaHoraria)}
          </p>
        ) : isOver ? null : (
          <div data-sin-papel>
            <CopyButton variant="quiet" value={formatCodigo(codigo)} label="Copiar código" doneLabel="Código copiado" />
          </div>
        )}
      </div>
    </section>
  )
}

function Dato({ termino, className, children }: { termino: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-small text-text-2">{termino}</dt>
      <dd>{children}</dd>
    </div>
  )
}
