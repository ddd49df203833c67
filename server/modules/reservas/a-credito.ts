import type { EstadoReserva } from '#contract/reservas.ts'
import { quedaPorQuitadas } from '#domain/reventas/cotizacion.ts'
import { porcentajeAlCancelar, type CausaCancelacion } from '#domain/reservas/cancelacion.ts'
import { siguienteEstadoReserva } from '#domain/reservas/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { refuse } from '#server/refusal.ts'
import { quien } from './acceso.ts'
import { soltar } from './credito-de-empresa.ts'
import { liquidacionRevertida, trasHechos } from './estado-pago.ts'
import { updateReserva, type ReservaCompleta } from './reservas.db.ts'
import { toCancelable } from './reservas.json.ts'

/** On the account of a company, paid or not: nothing was taken for it alone, so nothing of it is sent back. */
export const esACredito = ({
  estadoPago,
  empresaId,
  saldadaEn,
}: {
  estadoPago: string
  empresaId: string | null
  saldadaEn: Date | null
}): boolean => empresaId !== null && (estadoPago === 'autorizado' || (estadoPago === 'pagado' && saldadaEn !== null))

/** What a company owes is brought down to what its policy keeps. */
export async function cancelarACredito(
  ctx: Ctx,
  tx: Tx,
  reserva: ReservaCompleta,
  { causa, motivo }: { causa: CausaCancelacion; motivo: string },
): Promise<void> {
  const estado = siguienteEstadoReserva(reserva.estado as EstadoReserva, 'cancelar') ?? refuse('reserva-no-cancelable')
  const porcentaje = porcentajeAlCancelar(toCancelable(reserva), ctx.now, causa)
  const porQuitadas = quedaPorQuitadas(reserva.debePorQuitadas, causa)
  await updateReserva(
    tx,
    reserva,
    {
      estado,
      canceladaEn: ctx.now,
      canceladaPor: causa,
      motivo,
      ...(porcentaje === 100 && porQuitadas === 0 && sinDeuda(reserva)),
    },
    ctx.now,
  )
  await soltar(ctx, tx, reserva, { porcentaje, porQuitadas })
  await anotar(tx, {
    actor: quien(ctx),
    accion: 'cancelar',
    objeto: 'reserva',
    objetoId: reserva.id,
    detalle: { causa, porcentaje },
    now: ctx.now,
  })
  await anunciar(ctx, tx, reserva, 'reservas.correoDeCancelacion')
}

/** The operator said no, or was not there: the company owes nothing. */
export async function perdonarACredito(
  ctx: Ctx,
  tx: Tx,
  reserva: ReservaCompleta,
  { estado, correo }: { estado: EstadoReserva; correo: string },
): Promise<void> {
  await updateReserva(tx, reserva, { estado, sinOperadorEn: null, llegadaEn: null, ...sinDeuda(reserva) }, ctx.now)
  await soltar(ctx, tx, reserva, { porcentaje: 100, porQuitadas: 0 })
  await anunciar(ctx, tx, reserva, correo)
}

/** What was paid for it stays in the company's favour. */
const sinDeuda = (reserva: ReservaCompleta) => ({
  estadoPago: trasHechos(reserva, ...(reserva.saldadaEn ? (['fiar', 'liberar'] as const) : (['liberar'] as const))),
  saldadaEn: null,
  ...liquidacionRevertida(reserva),
})

async function anunciar(ctx: Ctx, tx: Tx, { id, salidaId }: ReservaCompleta, correo: string): Promise<void> {
  await ctx.enqueue(tx, correo, { id })
  await ctx.enqueue(tx, 'espera.ofrecer', { salidaId })
  await ctx.enqueue(tx, 'liquidaciones.ajustar', { reservaId: id })
}
