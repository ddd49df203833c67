import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { Credito, CreditoDeEmpresa, creditos } from '#contract/creditos.ts'
import { creditoDisponible, deudaVencida, saldoDeCuenta } from '#domain/empresas/credito.ts'
import { esUuid } from '#domain/identificador.ts'
import { asientoSaldoDevuelto } from '#domain/pagos/asientos.ts'
import { miembroCon } from '#domain/permisos/empresas.ts'
import { puedeVerFinanzas } from '#domain/permisos/finanzas.ts'
import type { Ctx, Db, Page, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { anotarReembolso, asentar } from '#server/modules/pagos/index.ts'
import { exigirOtraEmpresa } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { tramoDe } from '#server/tramo.ts'
import {
  countConCredito,
  findCredito,
  insertDevolucion,
  listCreditos,
  lockDeudora,
  saveContrato,
  type CreditoRow,
} from './creditos.db.ts'

export async function verCredito(ctx: Ctx): Promise<Credito> {
  const { empresaId } = miembroCon(ctx.actor, 'ver_cuenta') ?? refuse('sin-permiso')
  return deLaEmpresa((await findCredito(ctx.db, empresaId, deAhora(ctx))) ?? refuse('sin-permiso'))
}

/** Whoever closes the company may ask for what is left in its favour. */
export async function pedirDevolucionDeSaldo(ctx: Ctx): Promise<Credito> {
  const { empresaId, usuarioId } = miembroCon(ctx.actor, 'administrar') ?? refuse('sin-permiso')
  return ctx.transaction(async (tx) => deLaEmpresa(await devolverSaldo(ctx, tx, { empresaId, autor: usuarioId })))
}

export async function listarCreditos(
  ctx: Ctx,
  paginado: Input<typeof creditos.listarCreditos>,
): Promise<Page<CreditoDeEmpresa>> {
  const quien = deFinanzas(ctx)
  const rows = await listCreditos(ctx.db, deAhora(ctx), tramoDe(paginado, 100))
  return { items: rows.map((row) => toJson(row, quien)), total: await countConCredito(ctx.db) }
}

export async function fijarCredito(
  ctx: Ctx,
  { id, limite, plazoDias }: Input<typeof creditos.fijarCredito>,
): Promise<CreditoDeEmpresa> {
  const quien = deFinanzas(ctx)
  return ctx.transaction(async (tx) => {
    const antes = await abrir(ctx, tx, id)
    await exigirOtraEmpresa(ctx, tx, id)
    await saveContrato(tx, { empresaId: id, limite, plazoDias, fijadoPor: quien, updatedAt: ctx.now })
    await anotar(tx, {
      actor: quien,
      accion: 'fijar_credito',
      objeto: 'empresa',
      objetoId: id,
      detalle: { antes: antes.limite, despues: limite, plazoDias },
      now: ctx.now,
    })
    return toJson((await findCredito(tx, id, deAhora(ctx)))!, quien)
  })
}

export async function devolverSaldoDeEmpresa(
  ctx: Ctx,
  { id }: Input<typeof creditos.devolverSaldoDeEmpresa>,
): Promise<CreditoDeEmpresa> {
  const autor = deFinanzas(ctx)
  return ctx.transaction(async (tx) => {
    await abrir(ctx, tx, id)
    await exigirOtraEmpresa(ctx, tx, id)
    return toJson(await devolverSaldo(ctx, tx, { empresaId: id, autor }), autor)
  })
}

/** All that is in its favour goes back the way of every refund of a transfer; from here on no purchase can use it. */
async function devolverSaldo(
  ctx: Ctx,
  tx: Tx,
  { empresaId, autor }: { empresaId: string; autor: string },
): Promise<CreditoRow> {
  const { aFavor: monto } = saldoDeCuenta(await abrir(ctx, tx, empresaId))
  if (monto === 0) refuse('sin-saldo-a-favor')
  const id = randomUUID()
  await insertDevolucion(tx, { id, empresaId, monto, pedidaPor: autor, modo: ctx.psp.dinero, createdAt: ctx.now })
  await asentar(tx, {
    clave: `saldo_devuelto:${id}`,
    tipo: 'saldo_devuelto',
    reservaId: null,
    modo: ctx.psp.dinero,
    apuntes: asientoSaldoDevuelto(monto),
    now: ctx.now,
  })
  await anotarReembolso(ctx, tx, {
    id,
    origen: 'empresa',
    origenId: id,
    intento: null,
    monto,
    cobrado: monto,
    cobradoEn: ctx.now,
  })
  await anotar(tx, {
    actor: autor,
    accion: 'devolver_saldo',
    objeto: 'empresa',
    objetoId: empresaId,
    detalle: { monto },
    now: ctx.now,
  })
  return (await findCredito(tx, empresaId, deAhora(ctx)))!
}

export async function abrir(ctx: Ctx, tx: Tx, id: string): Promise<CreditoRow> {
  if (!esUuid(id) || !(await lockDeudora(tx, id))) refuse('empresa-desconocida')
  return (await findCredito(tx, id, deAhora(ctx))) ?? refuse('empresa-desconocida')
}

export const deFinanzas = ({ actor }: Ctx): string =>
  actor.tipo === 'sesion' && puedeVerFinanzas(actor) ? actor.usuarioId : refuse('sin-permiso')

export function toJson(
  { deudaAntigua, fiado, pagado, porConfirmar, ...row }: CreditoRow,
  quien: string,
): CreditoDeEmpresa {
  const saldo = saldoDeCuenta({ fiado, pagado })
  const vistos = porConfirmar.map(({ vistoPorId, ...pago }) => ({ ...pago, esTuyo: vistoPorId === quien }))
  return {
    ...row,
    ...saldo,
    porConfirmar: vistos,
    vencido: Math.min(saldo.deuda, deudaVencida({ deudaAntigua, pagado })),
    disponible: creditoDisponible({ ...row, ...saldo }),
  }
}

function deLaEmpresa(row: CreditoRow): Credito {
  const {
    empresaId: _,
    nombre: _nombre,
    rut: _rut,
    estado: _estado,
    porConfirmar: _porConfirmar,
    ...credito
  } = toJson(row, '')
  return credito
}

/** What it owes, or is owed. */
export const saldoDe = async (ctx: Ctx, db: Db | Tx, empresaId: string): Promise<{ deuda: number; aFavor: number }> =>
  saldoDeCuenta((await findCredito(db, empresaId, deAhora(ctx))) ?? { fiado: 0, pagado: 0 })

/** What is owed is counted of the money of this installation alone. */
export const deAhora = ({ now, psp }: Ctx) => ({ now, modo: psp.dinero })
