import type { Input } from '#contract/call.ts'
import type { Lectura, lecturas } from '#contract/lecturas.ts'
import { esUuid } from '#domain/identificador.ts'
import { operadorDeSesion } from '#domain/permisos/experiencias.ts'
import { puedeDecidirLecturas } from '#domain/permisos/lecturas.ts'
import { momentoAdmitido } from '#domain/reservas/lectura.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { usuarioDe } from '#server/la-sesion.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { anotarLlegada, bloquearReserva, findReserva } from '#server/modules/reservas/index.ts'
import { refuse } from '#server/refusal.ts'
import { findLectura, lockLectura, updateDecision, type LecturaRow } from './lecturas.db.ts'
import { toLecturaJson } from './lecturas.json.ts'
import { motivoDe } from './motivo-de.ts'

/** A person says what a reading was. To admit it registers the arrival where the booking still takes one, and is kept in writing in any case. */
export async function decidirLectura(
  ctx: Ctx,
  { lecturaId, decision }: Input<typeof lecturas.decidirLecturaDeAnfitrion>,
): Promise<Lectura> {
  const operador = operadorDeSesion(ctx.actor) ?? refuse('sin-permiso')
  if (!puedeDecidirLecturas(ctx.actor)) refuse('sin-permiso')
  const vista = (esUuid(lecturaId) ? await findLectura(ctx.db, lecturaId) : undefined) ?? refuse('lectura-desconocida')
  if (vista.anfitrionId !== operador.anfitrionId || vista.proveedorId !== operador.proveedorId) refuse('sin-permiso')
  return ctx.transaction(async (tx) => {
    if (vista.reservaId) await bloquearReserva(tx, vista.reservaId)
    await lockLectura(tx, vista.id)
    const lectura = (await findLectura(tx, vista.id))!
    if (lectura.estado !== 'por_decidir') refuse('lectura-ya-decidida')
    const isRegistrada = decision === 'admitir' && (await registrar(ctx, tx, lectura))
    await updateDecision(tx, lectura.id, {
      estado: decision === 'admitir' ? 'admitida' : 'descartada',
      decididaPor: usuarioDe(ctx),
      decididaEn: ctx.now,
    })
    await anotar(tx, {
      actor: usuarioDe(ctx),
      accion: `${decision}_lectura`,
      objeto: 'lectura',
      objetoId: lectura.id,
      detalle: { motivo: lectura.motivo, reservaId: lectura.reservaId, isRegistrada },
      now: ctx.now,
    })
    return toLecturaJson(ctx, tx, (await findLectura(tx, lectura.id))!)
  })
}

/** The hour and the hand that read it no longer speak against it; what the booking itself says still does. */
async function registrar(ctx: Ctx, tx: Tx, { reservaId, leidaEn }: LecturaRow): Promise<boolean> {
  const reserva = reservaId ? await findReserva(tx, reservaId) : undefined
  if (!reserva) return false
  const llegadaEn = momentoAdmitido(leidaEn, reserva.inicioUtc)
  const motivo = motivoDe(reserva, llegadaEn, ctx.now)
  // Before people may be received nobody can have come.
  if (motivo || llegadaEn > ctx.now) return false
  await anotarLlegada(ctx, tx, reserva, { llegadaEn, isSinRed: true })
  return true
}
