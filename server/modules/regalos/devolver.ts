import { asientoRegaloAnulado } from '#domain/pagos/asientos.ts'
import { puedeDevolverse } from '#domain/regalos/regalos.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import {
  anotarReembolso,
  asentar,
  findReembolso,
  findReembolsosDe,
  reconocerEnCobro,
  vezDada,
  type ReembolsoRow,
} from '#server/modules/pagos/index.ts'
import type { PspReembolso } from '#server/ports.ts'
import { refuse } from '#server/refusal.ts'
import { findRegalo, findRegaloPorIntento, lockRegalo, updateRegalo, type RegaloRow } from './regalos.db.ts'
import { reglasDe } from './regalos.json.ts'
import { correoDeDevolucionDeRegalo, correoDeDevolucionPedida } from './regalos.mails.ts'

/** An unused card within the time to withdraw: its code dies now, the money leaves by a job. */
export async function pedirDevolucion(ctx: Ctx, id: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const fila = await lockRegalo(tx, id)
    const { gastado, retenido } = (await findRegalo(tx, id, ctx.now))!
    if (!puedeDevolverse(reglasDe(fila), gastado + retenido, ctx.now)) refuse('regalo-no-devuelve')
    await anularParaDevolver(ctx, tx, fila)
    await anotar(tx, {
      actor: fila.usuarioId ?? 'visitante',
      accion: 'devolver',
      objeto: 'regalo',
      objetoId: id,
      detalle: { monto: fila.monto },
      now: ctx.now,
    })
    await encolarCorreo(
      ctx,
      tx,
      `regalo-devolucion:${id}`,
      correoDeDevolucionPedida(ctx, (await findRegalo(tx, id, ctx.now))!),
    )
  })
}

export async function anularParaDevolver(
  ctx: Ctx,
  tx: Tx,
  { id, monto, pspIntento, pagadoEn, modo }: RegaloRow,
  alla?: string,
): Promise<ReembolsoRow> {
  await updateRegalo(tx, id, { estado: 'devolviendo', codigoHash: null }, ctx.now)
  await asentar(tx, {
    clave: `regalo-anulado:${id}`,
    tipo: 'regalo_anulado',
    reservaId: null,
    modo,
    apuntes: asientoRegaloAnulado(monto),
    now: ctx.now,
  })
  return anotarReembolso(ctx, tx, {
    id,
    alla,
    origen: 'regalo',
    origenId: id,
    intento: pspIntento,
    monto,
    cobrado: monto,
    cobradoEn: pagadoEn!,
  })
}

/** Somebody gave it back at the provider, not from here: an unused card dies with it. A part, or one that was used, waits for somebody to look. False where no card was bought with that charge. */
export async function reconocerDeRegalo(ctx: Ctx, suyo: PspReembolso): Promise<boolean> {
  const regalo = suyo.intento ? await findRegaloPorIntento(ctx.db, suyo.intento) : undefined
  if (!regalo?.pagadoEn) return false
  return ctx.transaction(async (tx) => {
    const fila = await lockRegalo(tx, regalo.id)
    const { gastado, retenido } = (await findRegalo(tx, regalo.id, ctx.now))!
    const sinUsar = fila.estado === 'activo' && gastado + retenido === 0 && suyo.monto === fila.monto
    const filas = await reconocerEnCobro(ctx, tx, suyo, {
      de: { origenId: regalo.id },
      reservaId: null,
      modo: fila.modo,
      retenido: sinUsar ? fila.monto : 0,
      conPerdida: false,
      anotar: (_monto, alla) => anularParaDevolver(ctx, tx, fila, alla),
    })
    return filas.length > 0
  })
}

/** The card follows its refund, which goes the one way of every refund, and its buyer hears of each step. */
export async function seguirDevolucion(ctx: Ctx, { id, origenId }: { id: string; origenId: string }): Promise<void> {
  await ctx.transaction(async (tx) => {
    const regalo = await lockRegalo(tx, origenId)
    const devuelta = (await findReembolso(tx, id))!
    const { estado, via, monto, hechoEn } = devuelta
    if (regalo.estado !== 'devolviendo' && regalo.estado !== 'devuelto') return
    const todo = (await findReembolsosDe(tx, [origenId])).every((reembolso) => reembolso.estado === 'hecho')
    await updateRegalo(
      tx,
      origenId,
      todo ? { estado: 'devuelto', devueltoEn: hechoEn } : { estado: 'devolviendo', devueltoEn: null },
      ctx.now,
    )
    if (estado === 'hecho')
      await encolarCorreo(
        ctx,
        tx,
        `regalo-devuelto:${vezDada(devuelta)}`,
        correoDeDevolucionDeRegalo(ctx, (await findRegalo(tx, origenId, ctx.now))!, {
          monto,
          porTransferencia: via === 'transferencia',
        }),
      )
  })
}
