import {
  asientoRegaloDevuelto,
  asientoRegaloUsado,
  repartir,
  repartirCancelada,
  type Reparto,
} from '#domain/pagos/asientos.ts'
import {
  estadoDeRegalo,
  montoAplicable,
  haVencido,
  normalizarCodigoDeRegalo,
  vencimientoTrasDevolver,
} from '#domain/regalos/regalos.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { asentar } from '#server/modules/pagos/index.ts'
import { comisionDe } from '#server/modules/suscripciones/index.ts'
import { refuse } from '#server/refusal.ts'
import {
  findRegalo,
  findRegaloPorCodigo,
  findUso,
  lockRegalo,
  moverGastado,
  ponerUso,
  quitarUso,
  updateRegalo,
  updateUso,
  type UsoRow,
} from './regalos.db.ts'
import { disponibleDe, reglasDe } from './regalos.json.ts'
import { rebajarDeuda } from './disputar.ts'
import { hashDeCodigo } from './revisar.ts'

/** Holds a part of the gift for a booking that holds its places. Lock, count in the next statement, take. The reserva is locked by the caller. */
export async function retenerRegalo(
  ctx: Ctx,
  tx: Tx,
  { codigo, reservaId, total }: { codigo: string; reservaId: string; total: number },
): Promise<number> {
  const limpio = normalizarCodigoDeRegalo(codigo)
  const hallado = limpio ? await findRegaloPorCodigo(tx, hashDeCodigo(limpio), ctx.now) : undefined
  if (!hallado) refuse('regalo-desconocido')
  await quitarUso(tx, reservaId)
  const fila = await lockRegalo(tx, hallado.id)
  const estado = estadoDeRegalo(reglasDe(fila), ctx.now)
  if (estado !== 'activo') refuse('regalo-vencido')
  if (fila.modo !== ctx.psp.dinero) refuse('dinero-de-prueba')
  const monto = montoAplicable(total, disponibleDe((await findRegalo(tx, hallado.id, ctx.now))!))
  if (monto === 0) refuse('regalo-sin-saldo')
  await ponerUso(tx, { reservaId, regaloId: hallado.id, monto, createdAt: ctx.now })
  return monto
}

/** Takes for good what was held. False where the card no longer has it: this clock was behind that of whoever spent it since. */
export async function gastarRegalo(
  ctx: Ctx,
  tx: Tx,
  { id: reservaId, anfitrionId, porEnlace }: { id: string; anfitrionId: string | null; porEnlace: boolean },
): Promise<boolean> {
  const uso = await findUso(tx, reservaId)
  if (!uso || uso.cobradoEn) return true
  const { estado } = await lockRegalo(tx, uso.regaloId)
  if (estado !== 'activo' || !(await moverGastado(tx, uso.regaloId, uso.monto, ctx.now))) return false
  const comisionTasa = await comisionDe(tx, { anfitrionId, porEnlace }, ctx.now)
  await updateUso(tx, reservaId, { cobradoEn: ctx.now, comisionTasa })
  await asentar(tx, {
    clave: `regalo-uso:${reservaId}`,
    tipo: 'regalo_uso',
    reservaId,
    apuntes: asientoRegaloUsado(repartir(uso.monto, comisionTasa)),
    now: ctx.now,
  })
  return true
}

/** Cancelled: so much of what it paid goes back to the card, and of the rest the platform keeps no commission. */
export async function devolverAlRegalo(ctx: Ctx, tx: Tx, reservaId: string, monto: number): Promise<void> {
  const uso = await findUso(tx, reservaId)
  if (!uso?.cobradoEn) return
  const devuelto = uso.devuelto + monto
  await devolverUso(ctx, tx, uso, {
    monto,
    clave: `regalo-vuelve:${reservaId}:${devuelto}`,
    despues: repartirCancelada(uso.monto - devuelto),
  })
  await updateUso(tx, reservaId, { devuelto })
}

/** A cheaper date: the difference goes back to the card, and the sale goes on for the rest, with its commission. */
export async function rebajarRegalo(ctx: Ctx, tx: Tx, reservaId: string, monto: number): Promise<void> {
  const uso = await findUso(tx, reservaId)
  if (!uso?.cobradoEn) throw new Error(`reserva ${reservaId} was not paid with a gift`)
  const devuelto = uso.devuelto + monto
  await devolverUso(ctx, tx, uso, {
    monto,
    clave: `regalo-rebajado:${reservaId}:${devuelto}`,
    despues: repartir(uso.monto - devuelto, uso.comisionTasa!),
  })
  await updateUso(tx, reservaId, { devuelto, rebajado: uso.rebajado + monto })
}

/** A card that ran out meanwhile gets a year to be used. */
async function devolverUso(
  ctx: Ctx,
  tx: Tx,
  uso: UsoRow,
  { monto, clave, despues }: { monto: number; clave: string; despues: Reparto },
): Promise<void> {
  const { reservaId, regaloId } = uso
  const regalo = await lockRegalo(tx, regaloId)
  const { venceEn, estado } = regalo
  if (!(await moverGastado(tx, regaloId, -monto, ctx.now))) throw new Error(`regalo ${regaloId} never gave ${monto}`)
  if (monto > 0 && haVencido(venceEn!, ctx.now))
    await updateRegalo(tx, regaloId, { venceEn: vencimientoTrasDevolver(ctx.now) }, ctx.now)
  const queda = uso.monto - uso.devuelto
  const antes = uso.devuelto === uso.rebajado ? repartir(queda, uso.comisionTasa!) : repartirCancelada(queda)
  await asentar(tx, {
    clave,
    tipo: 'regalo_vuelve',
    reservaId,
    apuntes: asientoRegaloDevuelto(antes, despues),
    now: ctx.now,
  })
  if (monto > 0 && estado !== 'activo' && estado !== 'bloqueado')
    await rebajarDeuda(ctx, tx, regalo, { monto, clave: `regalo-rebaja:${reservaId}:${uso.devuelto + monto}` })
}
