import type { Input } from '#contract/call.ts'
import type { Compra, compras } from '#contract/compras.ts'
import { necesitaAprobacion } from '#domain/permisos/empresas.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { findEmpresa } from '#server/modules/empresas/index.ts'
import { cerrarCobroAbierto, confirmarACuenta } from '#server/modules/reservas/index.ts'
import { confirmarEnElPanel } from '#server/modules/reventas/index.ts'
import { findMiembro } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { type CompraRow, findCompra, marcarACuenta } from './compras.db.ts'
import { toCompraJson } from './compras.json.ts'
import { abrirCompra } from './ver-compras.ts'

/** A purchase that could be paid by card is owed instead; a card payment that was begun is closed first, so that it is not paid twice. */
export async function pagarACuenta(ctx: Ctx, { id, contacto }: Input<typeof compras.pagarACuenta>): Promise<Compra> {
  const { compra, empresaId, usuarioId } = await abrirCompra(ctx, id, 'comprar')
  const { estado, acciones } = toCompraJson(ctx, compra)
  if (estado === 'expirada') refuse('reserva-vencida')
  if (estado !== 'pendiente') refuse('reserva-no-pendiente')
  if (acciones.puedeConfirmar) return confirmarRetenida(ctx, { compra, empresaId, usuarioId, contacto })
  if (compra.porAceptar) refuse('reserva-por-aceptar')
  if (!acciones.puedePagarACuenta || (await cerrarCobroAbierto(ctx, compra.id)) === 'desconocido')
    refuse('pago-en-revision')
  return ctx.transaction(async (tx) => {
    await dejarACuenta(ctx, tx, { reservaId: compra.id, empresaId })
    await anotar(tx, {
      actor: usuarioId,
      accion: 'pagar_a_cuenta',
      objeto: 'compra',
      objetoId: compra.id,
      detalle: { empresaId, total: compra.total },
      now: ctx.now,
    })
    return toCompraJson(ctx, (await findCompra(tx, empresaId, compra.id))!)
  })
}

interface Retenida {
  compra: CompraRow
  empresaId: string
  usuarioId: string
  contacto: { nombre: string; email: string } | undefined
}

/** What a system of the company, or an assistant, only held: within the limit of whoever agrees to it. */
async function confirmarRetenida(
  ctx: Ctx,
  { compra: { id, total }, empresaId, usuarioId, contacto }: Retenida,
): Promise<Compra> {
  if ((await findEmpresa(ctx.db, empresaId))?.estado !== 'Activa') refuse('empresa-no-activa')
  const miembro = (await findMiembro(ctx.db, empresaId, usuarioId)) ?? refuse('sin-permiso')
  if (necesitaAprobacion(total, { rol: miembro.papel, limite: miembro.limite })) refuse('sobre-el-limite')
  await confirmarEnElPanel(ctx, { reservaId: id, empresaId, contacto })
  await ctx.transaction((tx) =>
    anotar(tx, {
      actor: usuarioId,
      accion: 'pagar_a_cuenta',
      objeto: 'compra',
      objetoId: id,
      detalle: { empresaId, total },
      now: ctx.now,
    }),
  )
  return toCompraJson(ctx, (await findCompra(ctx.db, empresaId, id))!)
}

export async function dejarACuenta(
  ctx: Ctx,
  tx: Tx,
  { reservaId, empresaId }: { reservaId: string; empresaId: string },
): Promise<void> {
  if ((await findEmpresa(tx, empresaId))?.estado !== 'Activa') refuse('empresa-no-activa')
  if (!(await confirmarACuenta(ctx, tx, [reservaId], { acepta: false }))) refuse('reserva-no-pendiente')
  await marcarACuenta(tx, reservaId)
}
