import { randomUUID } from 'node:crypto'
import {
  asientoRegaloPerdido,
  asientoVueltaARegaloPerdido,
  deudaDeRegalo,
  sobraDeDeuda,
  sobraDeRegalo,
  type Apunte,
} from '#domain/pagos/asientos.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { abrirCaso, anotarEnCaso, resolverCaso } from '#server/modules/casos/index.ts'
import {
  anotarReembolso,
  asentar,
  cubrirConDisputa,
  findReembolso,
  llevarDisputa,
  lockDisputa,
  lockDisputaDeRegalo,
  updateDisputa,
} from '#server/modules/pagos/index.ts'
import { listMiembrosDeFinanzas } from '#server/modules/usuarios/index.ts'
import type { PspDisputa } from '#server/ports.ts'
import { findRegaloPorIntento, lockRegalo, updateRegalo, type RegaloRow } from './regalos.db.ts'
import { revisar } from './revisar.ts'

/** The bank of whoever bought a card took the money while it decides. False where no card was bought with that charge. Each step is booked once. */
export async function conciliarDisputaDeRegalo(ctx: Ctx, disputa: PspDisputa): Promise<boolean> {
  const regalo = disputa.intento ? await findRegaloPorIntento(ctx.db, disputa.intento) : undefined
  if (!regalo) return false
  // Told before the payment itself: that comes first.
  if (regalo.estado === 'pendiente') await revisar(ctx, { id: regalo.id })
  await ctx.transaction(async (tx) => {
    const { id, modo } = await lockRegalo(tx, regalo.id)
    const mudar = async (antes: string, estado: string) =>
      (await lockRegalo(tx, id)).estado === antes && updateRegalo(tx, id, { estado }, ctx.now)
    const pasos = await llevarDisputa(ctx, tx, disputa, {
      de: { regaloId: id },
      titulo: 'Disputa de una tarjeta de regalo',
      libro: { reservaId: null, modo },
      alAbrir: () => mudar('activo', 'bloqueado'),
      alGanar: () => mudar('bloqueado', 'activo'),
      alPerder: async () => perder(ctx, tx, await lockRegalo(tx, id), disputa),
    })
    if (pasos.includes('perdida')) await abrirDeuda(tx, disputa.id, ctx.now)
  })
  return true
}

/** What was left is owed to nobody any more, but for what the bank did not take of it: that goes back to its buyer, who owes us what was used beyond it. A card whose money was on its way back got it from the bank instead. */
async function perder(
  ctx: Ctx,
  tx: Tx,
  regalo: RegaloRow,
  { id, monto }: { id: string; monto: number },
): Promise<boolean> {
  const { now } = ctx
  const { id: regaloId, estado, monto: valor, gastado, modo } = regalo
  const una = (apuntes: readonly Apunte[]) =>
    asentar(tx, {
      clave: `contracargo_perdido:${id}`,
      tipo: 'contracargo_perdido',
      reservaId: null,
      modo,
      apuntes,
      now,
    })
  // Given back, or on its way: what has not left stays here, since the bank gave it. Beyond that it stays open in `contracargos`, for finanzas.
  if (estado !== 'bloqueado') {
    await cubrirConDisputa(ctx, tx, { origen: 'regalo', origenId: regaloId }, { id, monto })
    if (estado === 'devolviendo' && (await findReembolso(tx, regaloId))?.estado === 'hecho')
      await updateRegalo(tx, regaloId, { estado: 'devuelto', devueltoEn: now }, now)
    return una([])
  }
  const parte = { monto, queda: valor - gastado }
  if (!(await una(asientoRegaloPerdido(parte)))) return false
  const [deuda, sobra] = [deudaDeRegalo(parte), sobraDeRegalo(parte)]
  await updateRegalo(tx, regaloId, { estado: 'anulado', codigoHash: null }, now)
  if (sobra > 0) await devolverSobra(ctx, tx, regalo, { id: regaloId, monto: sobra })
  if (deuda > 0) await updateDisputa(tx, id, { deuda, deudaEstado: 'abierta' }, now)
  return true
}

/** What is its buyer's of a card that is no more; booked by the caller. */
async function devolverSobra(
  ctx: Ctx,
  tx: Tx,
  { id: origenId, pspIntento: intento, monto: cobrado, pagadoEn }: RegaloRow,
  { id, monto }: { id: string; monto: number },
): Promise<void> {
  await updateRegalo(tx, origenId, { estado: 'devolviendo', devueltoEn: null }, ctx.now)
  await anotarReembolso(ctx, tx, { id, origen: 'regalo', origenId, intento, monto, cobrado, cobradoEn: pagadoEn! })
}

/** The debt is a case of its own, and has an owner from the start: who answered the bank, else whoever of finanzas has been with us longest. */
async function abrirDeuda(tx: Tx, disputaId: string, now: Date): Promise<void> {
  const { deuda, deudaEstado, responsable } = (await lockDisputa(tx, disputaId))!
  if (deudaEstado !== 'abierta') return
  const duena = responsable ?? (await listMiembrosDeFinanzas(tx))[0] ?? null
  await updateDisputa(tx, disputaId, { responsable: duena }, now)
  await abrirCaso(tx, {
    tipo: 'disputa',
    objeto: 'deuda',
    objetoId: disputaId,
    titulo: 'Deuda de una tarjeta de regalo',
    detalle: { monto: deuda },
    now,
  })
}

/** A booking that the lost card had paid was cancelled: its buyer owes that much less, and what they do not owe goes back to them. The card is locked by the caller. */
export async function rebajarDeuda(
  ctx: Ctx,
  tx: Tx,
  regalo: RegaloRow,
  { monto, clave }: { monto: number; clave: string },
): Promise<void> {
  const { now } = ctx
  const disputa = await lockDisputaDeRegalo(tx, regalo.id)
  const castigada = disputa?.deudaEstado === 'castigada'
  const deuda = disputa?.deudaEstado === 'abierta' ? disputa.deuda : 0
  await asentar(tx, {
    clave,
    tipo: 'regalo_rebaja',
    reservaId: null,
    modo: regalo.modo,
    apuntes: asientoVueltaARegaloPerdido({ monto, deuda, castigada }),
    now,
  })
  const sobra = castigada ? 0 : sobraDeDeuda({ monto, deuda })
  if (sobra > 0) await devolverSobra(ctx, tx, regalo, { id: randomUUID(), monto: sobra })
  if (!disputa || deuda === 0) return
  const queda = Math.max(0, deuda - monto)
  await updateDisputa(tx, disputa.id, queda === 0 ? { deuda: 0, deudaEstado: 'cobrada' } : { deuda: queda }, now)
  const caso = { tipo: 'disputa', objetoId: disputa.id, actor: null, detalle: { monto, queda }, now } as const
  if (queda === 0) await resolverCaso(tx, { ...caso, decision: 'cobrada' })
  else await anotarEnCaso(tx, { ...caso, hecho: 'rebajada' })
}
