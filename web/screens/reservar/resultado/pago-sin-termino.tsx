import type { Reserva } from '#contract/reservas.ts'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { linkAFechas } from '#web/screens/reservar/compra.ts'
import type { EstadoDelPago } from './estado-del-pago.ts'
import { TEXTO_DUDA, textoDeRechazo } from '#web/screens/reservar/pago/resultado-pago.ts'

type Caso = Exclude<EstadoDelPago, 'revisando' | 'aprobado' | 'recibido' | 'cambiada'>
type PagoSinTerminoProps = { reserva: Reserva; estado: Caso }

/** Every end of a payment that is not a ticket, with the one thing to do about it. */
export function PagoSinTermino({ reserva, estado }: PagoSinTerminoProps) {
  if (estado === 'confirmando') {
    return (
      <ReservaAviso
        isSudden
        title="Estamos confirmando tu pago. Puedes cerrar esta página"
        text={<p role="status">{TEXTO_DUDA}</p>}
        drawing={<Spinner size="large" />}
      >
        <ButtonLink to={reserva.cambio?.enlace ?? `/mis-entradas/${reserva.codigo}`} variant="outline">
          Ver mi reserva
        </ButtonLink>
      </ReservaAviso>
    )
  }
  const { titulo, texto } = reserva.cambio ? sinCambio(reserva.cambio, estado, reserva) : TEXTOS[estado](reserva)
  return (
    <ReservaAviso isSudden title={titulo} text={texto}>
      {(estado === 'rechazado' || estado === 'sin_terminar') && reserva.acciones.puedePagar ? (
        <ButtonLink to={`/pagar/${reserva.id}`} reloadDocument>
          Volver a intentar
        </ButtonLink>
      ) : reserva.cambio || estado === 'cancelada' ? (
        <ButtonLink to={reserva.cambio?.enlace ?? `/mis-entradas/${reserva.codigo}`}>Ver mi reserva</ButtonLink>
      ) : (
        <ButtonLink to={linkAFechas(reserva.experiencia.slug, reserva)}>Ver fechas</ButtonLink>
      )}
    </ReservaAviso>
  )
}

/** A difference that was not paid, or came too late: the booking itself is as it was. */
function sinCambio(
  { pagado }: NonNullable<Reserva['cambio']>,
  estado: Exclude<Caso, 'confirmando'>,
  reserva: Reserva,
): { titulo: string; texto: string } {
  if (estado === 'tardio')
    return {
      titulo: 'No alcanzamos a cambiar tu fecha',
      texto: `Te devolvemos los ${formatPesos(reserva.total - pagado)} completos a la misma tarjeta; tu banco puede tardar de 5 a 10 días hábiles. Tu reserva sigue en su fecha.`,
    }
  if (estado === 'rechazado' || estado === 'sin_terminar')
    return {
      titulo: TEXTOS[estado](reserva).titulo,
      texto: `${TEXTOS[estado](reserva).texto} Tu reserva conserva su fecha.`,
    }
  return { titulo: 'Tu reserva sigue en su fecha', texto: 'No cambiamos nada y no hubo ningún cobro.' }
}

const TEXTOS: Record<Exclude<Caso, 'confirmando'>, (reserva: Reserva) => { titulo: string; texto: string }> = {
  rechazado: ({ pago }) => ({
    titulo: 'El pago no se completó y no hubo cobro',
    texto: `${textoDeRechazo(pago?.motivo ?? null)}. Tus cupos siguen guardados.`,
  }),
  sin_terminar: ({ acciones }) => ({
    titulo: 'El pago no se completó y no hubo cobro',
    texto: acciones.puedePagar
      ? 'Saliste antes de terminar. Tus cupos siguen guardados.'
      : 'Saliste antes de terminar y tus cupos quedaron libres.',
  }),
  vencido: () => ({
    titulo: 'Liberamos tus cupos. Revisa si siguen disponibles',
    texto: 'El plazo para pagar terminó y no hubo ningún cobro.',
  }),
  tardio: ({ total }) => ({
    titulo: 'El pago llegó cuando tus cupos ya estaban libres',
    texto: `Te devolvemos los ${formatPesos(total)} completos a la misma tarjeta; tu banco puede tardar de 5 a 10 días hábiles.`,
  }),
  no_aceptada: ({ total }) => ({
    titulo: 'Tu reserva no se confirmó',
    texto: `Te devolvemos los ${formatPesos(total)} completos a la misma tarjeta; tu banco puede tardar de 5 a 10 días hábiles.`,
  }),
  cancelada: () => ({ titulo: 'Reserva cancelada', texto: 'En tu reserva ves si hay una devolución y en qué va.' }),
}
