import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock, Ticket } from 'lucide-react'
import { useEffect } from 'react'
import type { Reserva } from '#contract/reservas.ts'
import { guardarEntrada } from '#web/components/entradas-guardadas.ts'
import { ReservaCalendario } from '#web/components/reserva-calendario.tsx'
import { ReservaCorreoRechazado } from '#web/components/reserva-correo-rechazado.tsx'
import { consultaDeEntrada } from '#web/components/reserva-consultas.ts'
import { ReservaLineas } from '#web/components/reserva-lineas.tsx'
import { ReservaPortada } from '#web/components/reserva-portada.tsx'
import { ReservaQr } from '#web/components/reserva-qr.tsx'
import { fraseDeMinimo } from '#web/components/reserva-minimo.ts'
import { fraseDeCancelacion, viajerosDe } from '#web/components/reserva-textos.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { formatCodigo } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CrearCuenta } from './crear-cuenta.tsx'

type PagoAprobadoProps = { reserva: Reserva; clave: string | null; isConfirmed: boolean }

export function PagoAprobado({ reserva, clave, isConfirmed }: PagoAprobadoProps) {
  const Icon = isConfirmed ? CircleCheck : Clock
  return (
    <div className="wrap pt-6 lg:pt-10">
      <header
        className={cx(
          'mb-6 flex items-start gap-4 rounded-card p-4 lg:mb-10 lg:p-6',
          isConfirmed ? 'bg-success-soft text-success-soft-text' : 'bg-info-soft text-info-soft-text',
        )}
      >
        <Icon size={24} aria-hidden className="mt-1 lg:mt-2" />
        <div className="grid gap-1">
          <h1 tabIndex={-1} ref={focusOnMount} className="outline-none">
            {isConfirmed ? 'Reserva confirmada' : 'Pago recibido'}
          </h1>
          <p>
            <QuePaso reserva={reserva} isConfirmed={isConfirmed} />
          </p>
        </div>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-10">
        <div className="grid gap-6">
          <ReservaCorreoRechazado reserva={reserva} />
          <Placa reserva={reserva} clave={clave} />
          {isConfirmed && <QueSigue reserva={reserva} clave={clave} />}
        </div>
        <div className="grid gap-6">
          <Compra reserva={reserva} />
          {reserva.clave && !reserva.correoRechazado && (
            <CrearCuenta
              nombre={reserva.contacto.nombre}
              email={reserva.contacto.email}
              telefono={reserva.contacto.telefono}
            />
          )}
        </div>
      </div>
    </div>
  )
}

function Placa({ reserva, clave }: Omit<PagoAprobadoProps, 'isConfirmed'>) {
  const { id, codigo, acciones } = reserva
  const entrada = useQuery({ ...consultaDeEntrada(id, clave), enabled: acciones.tieneEntrada })
  // The ticket just bought opens without a connection from now on.
  useEffect(() => {
    if (entrada.data) guardarEntrada(reserva, entrada.data, reserva.clave !== undefined)
  }, [reserva, entrada.data])
  return (
    <section
      aria-label="Tu entrada"
      className="grid justify-items-center gap-5 rounded-card border border-border bg-surface p-4 shadow-e1 sm:p-6"
    >
      {acciones.tieneEntrada && !entrada.isError && (
        <div className="rounded-card bg-plate p-2">
          {entrada.data ? (
            <ReservaQr qr={entrada.data.qr} codigo={codigo} className="size-50" />
          ) : (
            <Skeleton className="size-50" />
          )}
        </div>
      )}
      <div className="grid justify-items-center gap-2">
        <p className="text-small text-text-2">Código de tu reserva</p>
        <p className="text-h2 font-bold tracking-wide tabular-nums">{formatCodigo(codigo)}</p>
        <CopyButton value={formatCodigo(codigo)} label="Copiar código" doneLabel="Código copiado" variant="quiet" />
      </div>
      <div className="grid w-full gap-3">
        <ButtonLink to={`/mis-entradas/${codigo}`} isWide icon={<Ticket size={20} aria-hidden />}>
          {acciones.tieneEntrada ? 'Ver mi entrada' : 'Ver mi reserva'}
        </ButtonLink>
        {acciones.tieneEntrada && <ReservaCalendario id={id} codigo={codigo} clave={clave} isWide />}
      </div>
    </section>
  )
}

function QuePaso({
  reserva: { minimo, zonaHoraria, contacto, correoRechazado },
  isConfirmed,
}: Omit<PagoAprobadoProps, 'clave'>) {
  if (!isConfirmed)
    return minimo
      ? `Pago recibido. ${fraseDeMinimo(minimo, zonaHoraria)}`
      : 'Pago recibido. Tu anfitrión confirma dentro de 24 horas'
  return correoRechazado ? 'Tu entrada está en esta página' : <EnviadaA correo={contacto.email} />
}

/** An address goes to a line of its own rather than in two. */
function EnviadaA({ correo }: { correo: string }) {
  return (
    <>
      Te enviamos la entrada a <span className="inline-block max-w-full">{correo}</span>
    </>
  )
}

function QueSigue({ reserva: { id, acciones }, clave }: Omit<PagoAprobadoProps, 'isConfirmed'>) {
  const { data: entrada } = useQuery({ ...consultaDeEntrada(id, clave), enabled: acciones.tieneEntrada })
  const pasos = [
    `Llega 10 minutos antes al punto de encuentro${entrada ? `: ${entrada.puntoEncuentro.direccion}` : ''}.`,
    'Muestra tu código: impreso o en el celular.',
    'Si necesitas algo, escribe a tu anfitrión desde tu entrada.',
  ]
  return (
    <section aria-labelledby="que-sigue" className="grid gap-3">
      <h2 id="que-sigue">Qué sigue</h2>
      <ol className="grid max-w-measure gap-3">
        {pasos.map((paso, index) => (
          <li key={paso} className="flex gap-3">
            <span
              aria-hidden
              className="flex size-6 shrink-0 items-center justify-center rounded-full bg-surface-2 text-small font-semibold text-text-2 tabular-nums"
            >
              {index + 1}
            </span>
            {paso}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Compra({ reserva }: { reserva: Reserva }) {
  const { experiencia, inicio, zonaHoraria, participantes, lineas, total, regalo } = reserva
  return (
    <section aria-label="Tu reserva" className="overflow-hidden rounded-card border border-border bg-surface shadow-e1">
      <ReservaPortada src={experiencia.portada} className="aspect-3/2 w-full" />
      <div className="grid gap-4 p-4 sm:p-6">
        <div className="grid gap-1">
          <h2 className="font-sans text-h3 font-semibold">{experiencia.nombreExperiencia}</h2>
          <p className="text-text-2">{experiencia.ubicacionGeografica}</p>
        </div>
        <dl className="grid gap-3">
          <div>
            <dt className="text-small text-text-2">Cuándo</dt>
            <dd>{formatSalida(inicio, zonaHoraria)}</dd>
          </div>
          <div>
            <dt className="text-small text-text-2">Quiénes</dt>
            <dd>{viajerosDe(participantes)}</dd>
          </div>
          <div>
            <dt className="text-small text-text-2">Cancelación</dt>
            <dd>{fraseDeCancelacion(reserva.cancelaGratisHasta, zonaHoraria, reserva.politicaCancelacion)}</dd>
          </div>
        </dl>
        <ReservaLineas
          lineas={lineas}
          total={total}
          regalo={regalo}
          totalLabel={reserva.pago?.ultimos4 ? `Pagado con tarjeta terminada en ${reserva.pago.ultimos4}` : 'Pagado'}
        />
      </div>
    </section>
  )
}
