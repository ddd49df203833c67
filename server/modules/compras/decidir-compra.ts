import type { Input } from '#contract/call.ts'
import type { Compra, compras } from '#contract/compras.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'
import { findEmpresa } from '#server/modules/empresas/index.ts'
import { aceptarApartadas, confirmarACuenta, soltarApartadas } from '#server/modules/reservas/index.ts'
import { findMiembro } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { decidir, findCompra, lockCompra } from './compras.db.ts'
import { toCompraJson } from './compras.json.ts'
import { abrirCompra } from './ver-compras.ts'

/** Whoever approves is never whoever buys (docs/permisos.md 4). */
export async function decidirCompra(ctx: Ctx, { id, decision }: Input<typeof compras.decidirCompra>): Promise<Compra> {
  const { compra, empresaId, usuarioId } = await abrirCompra(ctx, id, 'aprobar')
  return ctx.transaction(async (tx) => {
    const fila = await lockCompra(tx, compra.id)
    if (fila?.aprobacion !== 'pendiente') refuse('transicion-no-permitida')
    if (fila.compradaPor === usuarioId) refuse('falta-otra-persona')
    const aprobada = decision === 'aprobar'
    if (aprobada && fila.aCuenta) await aprobarACuenta(ctx, tx, { reservaId: compra.id, empresaId })
    else if (aprobada && !(await aceptarApartadas(tx, [compra.id], ctx.now))) refuse('reserva-vencida')
    if (!aprobada) await soltarApartadas(tx, [compra.id], ctx.now)
    await decidir(tx, compra.id, {
      aprobacion: aprobada ? 'aprobada' : 'rechazada',
      decididaPor: usuarioId,
      decididaEn: ctx.now,
    })
    await anotar(tx, {
      actor: usuarioId,
      accion: decision,
      objeto: 'compra',
      objetoId: compra.id,
      detalle: { empresaId, total: compra.total },
      now: ctx.now,
    })
    // Whoever asked for it may have left the company since.
    if (await findMiembro(tx, empresaId, fila.compradaPor))
      await notificar(ctx, tx, {
        usuarioId: fila.compradaPor,
        tipo: 'reserva',
        clave: `aprobacion:${compra.id}`,
        titulo: aprobada ? 'Tu compra fue aprobada' : 'Tu compra no fue aprobada',
        texto: aprobada
          ? `${compra.nombreExperiencia}: ${fila.aCuenta ? 'quedó a cuenta de la empresa' : 'ya se puede pagar'}`
          : `${compra.nombreExperiencia}: liberamos los cupos`,
        enlace: '/empresas/dashboard?vista=reservas',
      })
    return toCompraJson(ctx, (await findCompra(tx, empresaId, compra.id))!)
  })
}

/** The buyer asked for it on account: whoever says yes takes on the debt. */
async function aprobarACuenta(
  ctx: Ctx,
  tx: Tx,
  { reservaId, empresaId }: { reservaId: string; empresaId: string },
): Promise<void> {
  if ((await findEmpresa(tx, empresaId))?.estado !== 'Activa') refuse('empresa-no-activa')
  if (!(await confirmarACuenta(ctx, tx, [reservaId], { acepta: true }))) refuse('reserva-vencida')
}
