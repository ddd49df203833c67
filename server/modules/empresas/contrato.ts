import type { Input, Output } from '#contract/call.ts'
import type { Contrato, contratos, LineaDeContrato } from '#contract/contratos.ts'
import { estadoDeLinea, margenDe, type MargenPara } from '#domain/empresas/margen.ts'
import { type Fecha, fechaLocal } from '#domain/fechas.ts'
import { esUuid } from '#domain/identificador.ts'
import { sesionEn } from '#domain/permisos/actor.ts'
import { puedeEntrar } from '#domain/permisos/personal.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { findVendida, getContrato, type LineaRow, listLineas } from './contrato.db.ts'
import { findEmpresa } from './empresas.db.ts'

/** A contract begins and ends on days of Chile, wherever the trip is. */
export const diaDeContrato = (now: Date): Fecha => fechaLocal(now, 'America/Santiago')

/** What the contract of a company takes off the public price of anything it contracts now. */
export async function margenPara(db: Db | Tx, empresaId: string, now: Date): Promise<MargenPara> {
  const contrato = await getContrato(db, empresaId)
  const dia = diaDeContrato(now)
  return (vendible) => margenDe(contrato, vendible, dia)
}

export async function verContrato(ctx: Ctx): Promise<Contrato> {
  const empresa = await deLaSesion(ctx)
  if (empresa.estado !== 'Activa') return { margen: null, lineas: [] }
  const { margen, lineas } = await toContrato(ctx, ctx.db, empresa)
  return { margen, lineas: lineas.filter(({ estado }) => estado !== 'terminada') }
}

export async function verMargen(
  ctx: Ctx,
  { id }: Input<typeof contratos.verMargen>,
): Promise<Output<typeof contratos.verMargen>> {
  const empresa = await deLaSesion(ctx)
  if (empresa.estado !== 'Activa') refuse('empresa-no-activa')
  const { vendible } = (await findVendida(ctx.db, id)) ?? refuse('experiencia-desconocida')
  return { margen: (await margenPara(ctx.db, empresa.id, ctx.now))(vendible) }
}

export async function verContratoDeEmpresa(
  ctx: Ctx,
  { id }: Input<typeof contratos.verContratoDeEmpresa>,
): Promise<Contrato> {
  if (!puedeEntrar(ctx.actor, 'empresas')) refuse('sin-permiso')
  return toContrato(
    ctx,
    ctx.db,
    (esUuid(id) ? await findEmpresa(ctx.db, id) : undefined) ?? refuse('empresa-desconocida'),
  )
}

async function deLaSesion(ctx: Ctx) {
  const { empresa } = sesionEn(ctx.actor, 'cliente') ?? refuse('sin-permiso')
  return (empresa && (await findEmpresa(ctx.db, empresa.id))) ?? refuse('sin-permiso')
}

export async function toContrato(
  ctx: Ctx,
  db: Db | Tx,
  { id, margen }: { id: string; margen: number },
): Promise<Contrato> {
  return { margen, lineas: (await listLineas(db, id)).map((row) => toLinea(row, diaDeContrato(ctx.now))) }
}

export const toLinea = ({ estaTerminada, ...linea }: LineaRow, dia: Fecha): LineaDeContrato => ({
  ...linea,
  estado: estaTerminada ? 'terminada' : estadoDeLinea(linea, dia),
})
