import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { Credito, CreditoDeEmpresa, creditos } from '#contract/creditos.ts'
import { creditoDisponible, deudaVencida, huellaDeReferencia } from '#domain/empresas/credito.ts'
import { fechaLocal } from '#domain/fechas.ts'
import { esUuid } from '#domain/identificador.ts'
import { asientoPagoDeEmpresa } from '#domain/pagos/asientos.ts'
import { miembroCon } from '#domain/permisos/empresas.ts'
import { puedeVerFinanzas } from '#domain/permisos/finanzas.ts'
import type { Ctx, Db, Page, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { asentar } from '#server/modules/pagos/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { tramoDe } from '#server/tramo.ts'
import { countConCredito, findCredito, insertPago, listCreditos, lockDeudora, saveContrato, type CreditoRow } from './creditos.db.ts'

export async function verCredito(ctx: Ctx): Promise<Credito> {
  const { empresaId } = miembroCon(ctx.actor, 'ver_cuenta') ?? refuse('sin-permiso')
  const { empresaId: _, nombre: _nombre, rut: _rut, ...credito } = toJson((await findCredito(ctx.db, empresaId, deAhora(ctx))) ?? refuse('sin-permiso'))
  return credito
}

export async function listarCreditos(ctx: Ctx, paginado: Input<typeof creditos.listarCreditos>): Promise<Page<CreditoDeEmpresa>> {
  deFinanzas(ctx)
  const rows = await listCreditos(ctx.db, deAhora(ctx), tramoDe(paginado, 100))
  return { items: rows.map(toJson), total: await countConCredito(ctx.db) }
}

export async function fijarCredito(ctx: Ctx, { id, limite, plazoDias }: Input<typeof creditos.fijarCredito>): Promise<CreditoDeEmpresa> {
  const quien = deFinanzas(ctx)
  return ctx.transaction(async (tx) => {
    const antes = await abrir(ctx, tx, id)
    await saveContrato(tx, { empresaId: id, limite, plazoDias, fijadoPor: quien, updatedAt: ctx.now })
    await anotar(tx, { actor: quien, accion: 'fijar_credito', objeto: 'empresa', objetoId: id, detalle: { antes: antes.limite, despues: limite, plazoDias }, now: ctx.now })
    return toJson((await findCredito(tx, id, deAhora(ctx)))!)
  })
}

/** Money that is in our bank account already: the debt falls by it, and never below nothing. */
export async function anotarPagoDeEmpresa(ctx: Ctx, { id, monto, referencia, recibidoEn }: Input<typeof creditos.anotarPagoDeEmpresa>): Promise<CreditoDeEmpresa> {
  const quien = deFinanzas(ctx)
  return ctx.transaction(async (tx) => {
    const { deuda } = await abrir(ctx, tx, id)
    if (recibidoEn > fechaLocal(ctx.now, 'America/Santiago')) refuseCampo('recibidoEn', 'Elige un día que ya pasó')
    const pago = randomUUID()
    if (!(await insertPago(tx, { id: pago, empresaId: id, monto, referencia, huella: huellaDeReferencia(referencia), recibidoEn, anotadoPor: quien, modo: ctx.psp.dinero, createdAt: ctx.now }))) refuse('pago-ya-anotado')
    if (monto > deuda) refuse('pago-sobre-la-deuda')
    await asentar(tx, { clave: `pago_empresa:${pago}`, tipo: 'pago_empresa', reservaId: null, modo: ctx.psp.dinero, apuntes: asientoPagoDeEmpresa(monto), now: ctx.now })
    await anotar(tx, { actor: quien, accion: 'anotar_pago', objeto: 'empresa', objetoId: id, detalle: { pago, monto }, now: ctx.now })
    return toJson((await findCredito(tx, id, deAhora(ctx)))!)
  })
}

async function abrir(ctx: Ctx, tx: Tx, id: string): Promise<CreditoRow> {
  if (!esUuid(id) || !(await lockDeudora(tx, id))) refuse('empresa-desconocida')
  return (await findCredito(tx, id, deAhora(ctx))) ?? refuse('empresa-desconocida')
}

const deFinanzas = ({ actor }: Ctx): string => (actor.tipo === 'sesion' && puedeVerFinanzas(actor) ? actor.usuarioId : refuse('sin-permiso'))

const toJson = ({ deudaAntigua, pagado, ...row }: CreditoRow): CreditoDeEmpresa => ({ ...row, vencido: Math.min(row.deuda, deudaVencida({ deudaAntigua, pagado })), disponible: creditoDisponible(row) })

export const deudaDe = async (ctx: Ctx, db: Db | Tx, empresaId: string): Promise<number> => (await findCredito(db, empresaId, deAhora(ctx)))?.deuda ?? 0

/** What is owed is counted of the money of this installation alone. */
const deAhora = ({ now, psp }: Ctx) => ({ now, modo: psp.dinero })
