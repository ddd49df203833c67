import type { Compra } from '#contract/compras.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { findEmpresa } from '#server/modules/empresas/index.ts'
import { cerrarCobroAbierto, confirmarACuenta } from '#server/modules/reservas/index.ts'
import { refuse } from '#server/refusal.ts'
import { findCompra, marcarACuenta } from './compras.db.ts'
import { toCompraJson } from './compras.json.ts'
import { abrirCompra } from './ver-compras.ts'

/** A purchase that could be paid by card is owed instead; a card payment that was begun is closed first, so that it is not paid twice. */
export async function pagarACuenta(ctx: Ctx, { id }: { id: string }): Promise<Compra> {
  const { compra, empresaId, usuarioId } = await abrirCompra(ctx, id, 'comprar')
  const { estado, acciones } = toCompraJson(ctx, compra)
  if (estado === 'expirada') refuse('reserva-vencida')
  // What another system holds is confirmed by that system.
  if (estado !== 'pendiente' || compra.aprobacion === null) refuse('reserva-no-pendiente')
  if (compra.porAceptar) refuse('reserva-por-aceptar')
  if (!acciones.puedePagarACuenta || (await cerrarCobroAbierto(ctx, compra.id)) === 'desconocido') refuse('pago-en-revision')
  return ctx.transaction(async (tx) => {
    await dejarACuenta(ctx, tx, { reservaId: compra.id, empresaId })
    await anotar(tx, { actor: usuarioId, accion: 'pagar_a_cuenta', objeto: 'compra', objetoId: compra.id, detalle: { empresaId, total: compra.total }, now: ctx.now })
    return toCompraJson(ctx, (await findCompra(tx, empresaId, compra.id))!)
  })
}

export async function dejarACuenta(ctx: Ctx, tx: Tx, { reservaId, empresaId }: { reservaId: string; empresaId: string }): Promise<void> {
  if ((await findEmpresa(tx, empresaId))?.estado !== 'Activa') refuse('empresa-no-activa')
  if (!(await confirmarACuenta(ctx, tx, [reservaId]))) refuse('reserva-no-pendiente')
  await marcarACuenta(tx, reservaId)
}
