import type { Reembolso } from '#contract/reembolsos.ts'
import type { Reserva } from '#contract/reservas.ts'
import { faseDeDevolucion, type FaseDeDevolucion } from '#contract/fase-de-devolucion.ts'
import { fraseDeMinimo } from '#web/components/reserva-minimo.ts'
import { EN_DISPUTA } from '#web/components/suspension-textos.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { formatDia, formatPesos } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { bringIntoSight } from '#web/ui/bring-into-sight.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Timeline, type TimelineStep } from '#web/ui/timeline.tsx'

/** What a booking without a valid ticket needs to say; nothing where the ticket speaks for itself. */
export function EntradaEstado({ reserva, isOver, hasFocus }: { reserva: Reserva; isOver: boolean; hasFocus: boolean }) {
  const { id, estado, acciones, total } = reserva
  if (estado === 'pendiente') {
    if (!acciones.puedePagar)
      return (
        <Notice tone="info">
          Estamos confirmando el pago con tu banco. No pagues otra vez: te avisaremos aquí y por correo
        </Notice>
      )
    return (
      <Notice
        tone="warning"
        title="Falta el pago"
        action={
          <ButtonLink to={`/pagar/${id}`} reloadDocument>
            Ir al pago
          </ButtonLink>
        }
      >
        Guardamos tus cupos mientras pagas.
      </Notice>
    )
  }
  if (estado === 'pagada')
    return (
      <Notice tone="info">
        {reserva.minimo
          ? `Pago recibido. ${fraseDeMinimo(reserva.minimo, reserva.zonaHoraria)}`
          : 'Pago recibido. Tu anfitrión confirma dentro de 24 horas'}
      </Notice>
    )
  if (!isOver) return <Vencida reserva={reserva} />
  const titulo =
    estado === 'cancelada'
      ? 'Reserva cancelada'
      : estado === 'rechazada'
        ? 'Tu anfitrión no pudo recibirte'
        : 'La experiencia no se realizó'
  return (
    <section aria-labelledby="estado-reserva" className="grid max-w-measure gap-4">
      <h1 id="estado-reserva" tabIndex={-1} ref={hasFocus ? mostrar : undefined} className="scroll-mt-24 outline-none">
        {titulo}
      </h1>
      {reserva.motivoCancelacion === null && reserva.canceladaPor && reserva.canceladaPor !== 'viajero' && (
        <p>{QUIEN[reserva.canceladaPor]}</p>
      )}
      {reserva.motivoCancelacion === 'contracargo-perdido' && (
        <p>
          Tu banco te devolvió el pago que reclamaste, así que la reserva quedó sin efecto. Si reclamaste por error,
          escríbenos o reserva de nuevo.
        </p>
      )}
      {reserva.estado !== 'cancelada' && reserva.estadoPago === 'contracargo' && <p>{EN_DISPUTA}</p>}
      {(reserva.motivoCancelacion === null || (reserva.reembolso?.monto ?? 0) > 0) && (
        <Devolucion reserva={reserva} total={total} />
      )}
      <ButtonLink
        to="/"
        variant={seTransfiere(reserva.reembolso) ? 'outline' : 'primary'}
        className="my-2 sm:justify-self-start"
      >
        Buscar otra experiencia
      </ButtonLink>
    </section>
  )
}

/** Then the account that it goes to is the next thing to see to. */
const seTransfiere = (reembolso: Reembolso | null | undefined): boolean =>
  reembolso?.via === 'transferencia' && reembolso.estado !== 'hecho'

function mostrar(heading: HTMLHeadingElement | null): void {
  if (heading) bringIntoSight(heading, 'start')
}

const QUIEN: Record<'anfitrion' | 'plataforma' | 'fuerza_mayor', string> = {
  anfitrion: 'La canceló tu anfitrión. Te devolvemos el 100 %.',
  plataforma: 'La cancelamos nosotros. Te devolvemos el 100 %.',
  fuerza_mayor: 'El clima o un cierre impidió hacerla. Te devolvemos el 100 %.',
}

function Vencida({ reserva }: { reserva: Reserva }) {
  return (
    <Notice
      tone="info"
      title="Liberamos tus cupos. Revisa si siguen disponibles"
      action={<ButtonLink to={`/experience/${reserva.experiencia.slug}`}>Ver fechas</ButtonLink>}
    >
      {reserva.estadoPago === 'sin_pago'
        ? 'El plazo para pagar terminó y no hubo ningún cobro.'
        : 'El pago llegó tarde y te lo devolvemos completo.'}
    </Notice>
  )
}

function Devolucion({
  reserva: { reembolso, pago, suplemento, estado: final, estadoPago },
  total,
}: {
  reserva: Reserva
  total: number
}) {
  // What a company gets back is told to the company.
  if (!reembolso && (final === 'cancelada' || estadoPago === 'contracargo')) return null
  if (!reembolso || reembolso.estado === 'ninguno' || reembolso.monto === 0)
    return <p>{pago?.estado === 'exitoso' ? 'Esta cancelación no tiene devolución.' : 'No hubo ningún cobro.'}</p>
  const { monto, porcentaje, via, estado, alRegalo = 0 } = reembolso
  const destinos = [
    ...(monto > alRegalo ? [destinoDe(via, suplemento > 0 ? null : pago?.ultimos4, estado)] : []),
    ...(alRegalo > 0 ? [`${formatPesos(alRegalo)} ya están en la tarjeta de regalo`] : []),
  ]
  return (
    <>
      <p>
        Devolución: <strong className="font-semibold tabular-nums">{formatPesos(monto)}</strong> (
        {porcentaje || Math.round((monto / total) * 100)} %)
        {'\u00a0· '}
        {destinos.join('; ')}
      </p>
      {estado === 'desconocido' && (
        <Notice tone="warning">La cancelación quedó lista. Estamos reintentando la devolución</Notice>
      )}
      <Timeline
        label="Avance de tu devolución"
        steps={[
          { title: FINALES[final] ?? 'Cancelada', state: 'done', ...conFecha(reembolso.pedidoEn) },
          ...pasosDe(reembolso),
        ]}
      />
    </>
  )
}

/** 'Vuelve a la tarjeta terminada en 4242; …'; by transfer, as far as it has come. */
export function destinoDe(
  via: string,
  ultimos4: string | null | undefined,
  estado: Reembolso['estado'] = 'ninguno',
): string {
  if (via === 'transferencia') {
    if (estado === 'hecho') return 'Te la transferimos a la cuenta que anotaste'
    return estado === 'manual'
      ? 'Llega por transferencia a la cuenta que anotaste'
      : 'Llega por transferencia a una cuenta a tu nombre; te escribimos para que anotes cuál'
  }
  return `Vuelve a la tarjeta${ultimos4 ? ` terminada en ${ultimos4}` : ' con que pagaste'}; tu banco puede tardar de 5 a 10 días hábiles`
}

const FINALES: Partial<Record<Reserva['estado'], string>> = { rechazada: 'No aceptada', no_prestada: 'No se realizó' }

const LLEGADA: Record<FaseDeDevolucion, string> = {
  pedida: 'Por llegar a tu banco',
  enviada: 'Por llegar a tu banco',
  hecha: 'Hecha por el medio de pago',
  vuelta: 'Por transferir',
  por_transferir: 'Por transferir',
}

/** The way of the money, with the day of each step that was taken; a step that is still to come is not told as done. */
export function pasosDe({ estado, via, fechaEstimada, enviadoEn, hechoEn }: Reembolso): TimelineStep[] {
  const fase = faseDeDevolucion(estado) ?? 'pedida'
  const isDone = fase === 'hecha'
  const isAsked = fase === 'pedida'
  const volvio = fase === 'vuelta' || fase === 'por_transferir'
  const llegada = isDone
    ? conFecha(hechoEn)
    : fechaEstimada && !volvio
      ? {
          detail: estaAtrasado(fechaEstimada)
            ? 'Está atrasada: ya la estamos siguiendo con el banco'
            : `A más tardar el ${formatDia(fechaEstimada)}`,
        }
      : {}
  return [
    {
      title: isAsked ? 'Devolución por enviar' : 'Devolución enviada',
      state: isAsked ? 'current' : 'done',
      ...(isAsked ? { detail: 'La pedimos al banco dentro de 24 horas' } : conFecha(enviadoEn)),
    },
    ...(volvio
      ? [
          {
            title: fase === 'vuelta' ? 'El banco nos la envió de vuelta' : 'La tarjeta no la recibió',
            state: 'done' as const,
          },
        ]
      : []),
    {
      title: isDone && via === 'transferencia' ? 'Transferida a tu cuenta' : LLEGADA[fase],
      state: isDone ? 'done' : isAsked ? 'pending' : 'current',
      ...llegada,
    },
  ]
}

const conFecha = (instante: string | null): { detail?: string } =>
  instante ? { detail: formatDia(diaEn(instante)) } : {}
const estaAtrasado = (fecha: string): boolean => fecha < diaEn(new Date())
