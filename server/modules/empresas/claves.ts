import { randomBytes, randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { ClaveApi, empresas, PermisoClave } from '#contract/empresas.ts'
import {
  calcularVencimiento,
  CLAVES_VIVAS_MAX,
  claveDeBytes,
  finDeLaReemplazada,
  motivoParaNoRotar,
  muestraDe,
  vencimientoDeReemplazo,
} from '#domain/empresas/claves.ts'
import { conOffset } from '#domain/fechas.ts'
import { esUuid } from '#domain/identificador.ts'
import { sesionEn, type Sesion } from '#domain/permisos/actor.ts'
import { refuseAjeno } from '#server/ajeno.ts'
import type { Ctx, Db, Page, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { tramoDe } from '#server/tramo.ts'
import {
  countClaves,
  countVivas,
  findClave,
  hashDe,
  insertClave,
  listClaves,
  lockEmpresa,
  replaceClave,
  revokeClave,
  type ClaveRow,
} from './claves.db.ts'

const TODAS = 100
const ZONA = 'America/Santiago'

export async function listarClaves(ctx: Ctx, paginado: Input<typeof empresas.listarClaves>): Promise<Page<ClaveApi>> {
  const { empresaId } = duenoDe(ctx)
  const rows = await listClaves(ctx.db, empresaId, { now: ctx.now, ...tramoDe(paginado, TODAS) })
  return { items: rows.map((row) => toJson(row, ctx.now)), total: await countClaves(ctx.db, empresaId) }
}

/** The key itself is in this answer and nowhere else: what is kept cannot give it back. */
export async function crearClave(
  ctx: Ctx,
  { nombre, permisos, venceEn: pedido }: Input<typeof empresas.crearClave>,
): Promise<ClaveApi & { clave: string }> {
  const { empresaId, usuarioId } = duenoDe(ctx)
  const venceEn =
    calcularVencimiento(pedido, ctx.now) ?? refuseCampo('venceEn', 'Elige una fecha de los próximos 12 meses')
  const clave = claveDeBytes(randomBytes(32))
  const row = await ctx.transaction(async (tx) => {
    if ((await lockEmpresa(tx, empresaId))?.estado !== 'Activa') refuse('empresa-no-activa')
    if ((await countVivas(tx, empresaId, ctx.now)) >= CLAVES_VIVAS_MAX) refuse('demasiadas-claves')
    const id = randomUUID()
    await anotar(tx, {
      actor: usuarioId,
      accion: 'crear',
      objeto: 'clave_api',
      objetoId: id,
      detalle: { empresaId, permisos: permisos.join(' ') },
      now: ctx.now,
    })
    return insertClave(tx, {
      id,
      empresaId,
      nombre,
      hash: hashDe(clave),
      muestra: muestraDe(clave),
      permisos: [...new Set(permisos)],
      creadaPor: usuarioId,
      venceEn,
      createdAt: ctx.now,
    })
  })
  return { ...toJson(row, ctx.now), clave }
}

/** A second key beside the first, which works on for as long as asked: every system is changed without a stop. */
export async function rotarClave(
  ctx: Ctx,
  { id, anteriorHasta }: Input<typeof empresas.rotarClave>,
): Promise<ClaveApi & { clave: string }> {
  const { empresaId, usuarioId } = duenoDe(ctx)
  const clave = claveDeBytes(randomBytes(32))
  const row = await ctx.transaction(async (tx) => {
    if ((await lockEmpresa(tx, empresaId))?.estado !== 'Activa') refuse('empresa-no-activa')
    const anterior = (esUuid(id) ? await findClave(tx, { id, empresaId }) : undefined) ?? (await refuseClave(tx, id))
    const motivo = motivoParaNoRotar(situacionDe(anterior, ctx.now))
    if (motivo) refuse(motivo)
    const hasta =
      finDeLaReemplazada(anteriorHasta, anterior.venceEn, ctx.now) ??
      refuseCampo('anteriorHasta', 'Elige una fecha de los próximos 30 días')
    const nueva = randomUUID()
    const { nombre, permisos } = anterior
    await insertClave(tx, {
      id: nueva,
      empresaId,
      nombre,
      hash: hashDe(clave),
      muestra: muestraDe(clave),
      permisos: permisos as PermisoClave[],
      creadaPor: usuarioId,
      venceEn: vencimientoDeReemplazo({ ...anterior, now: ctx.now }),
      createdAt: ctx.now,
    })
    await replaceClave(tx, id, { por: nueva, venceEn: hasta })
    if (hasta <= ctx.now) await revokeClave(tx, { id, empresaId, now: ctx.now })
    await anotar(tx, {
      actor: usuarioId,
      accion: 'rotar',
      objeto: 'clave_api',
      objetoId: id,
      detalle: { empresaId, nueva, hasta: hasta.toISOString() },
      now: ctx.now,
    })
    return (await findClave(tx, { id: nueva, empresaId }))!
  })
  return { ...toJson(row, ctx.now), clave }
}

export async function revocarClave(ctx: Ctx, { id }: Input<typeof empresas.revocarClave>): Promise<ClaveApi> {
  const { empresaId, usuarioId } = duenoDe(ctx)
  const row = await ctx.transaction(async (tx) => {
    const revocada = esUuid(id) ? await revokeClave(tx, { id, empresaId, now: ctx.now }) : undefined
    if (revocada?.revocadaEn?.getTime() === ctx.now.getTime())
      await anotar(tx, {
        actor: usuarioId,
        accion: 'revocar',
        objeto: 'clave_api',
        objetoId: id,
        detalle: { empresaId },
        now: ctx.now,
      })
    return revocada
  })
  return toJson(row ?? (await refuseClave(ctx.db, id)), ctx.now)
}

export const refuseClave = (db: Db | Tx, id: string) =>
  refuseAjeno(db, { de: 'clavesApi', id, desconocido: 'clave-api-desconocida' })

/** Keys are the owner's business alone (docs/permisos.md 4). */
export function duenoDe({ actor }: Ctx): { empresaId: string; usuarioId: string } {
  const sesion: Sesion = sesionEn(actor, 'cliente') ?? refuse('sin-permiso')
  return sesion.empresa?.rol === 'dueno'
    ? { empresaId: sesion.empresa.id, usuarioId: sesion.usuarioId }
    : refuse('sin-permiso')
}

const esVigente = (clave: { venceEn: Date | null; revocadaEn: Date | null }, now: Date): boolean =>
  clave.revocadaEn === null && clave.venceEn !== null && clave.venceEn > now

const situacionDe = (row: ClaveRow, now: Date) => ({
  vigente: esVigente(row, now),
  reemplazada: row.reemplazadaPor !== null,
  anteriorViva: esVigente({ venceEn: row.antesVenceEn, revocadaEn: row.antesRevocadaEn }, now),
})

const toJson = (row: ClaveRow, now: Date): ClaveApi => ({
  id: row.id,
  nombre: row.nombre,
  muestra: row.muestra,
  permisos: row.permisos as PermisoClave[],
  creadaEn: conOffset(row.createdAt, ZONA),
  creadaPor: { nombre: row.nombreDeAutora, administra: row.autoraAdministra },
  venceEn: conOffset(row.venceEn, ZONA),
  ultimoUsoEn: row.ultimoUsoEn && conOffset(row.ultimoUsoEn, ZONA),
  revocadaEn: row.revocadaEn && conOffset(row.revocadaEn, ZONA),
  vigente: esVigente(row, now),
  reemplazadaPor: row.muestraDeNueva,
  reemplazaA: row.muestraDeAntes,
  acciones: { puedeRotar: motivoParaNoRotar(situacionDe(row, now)) === null },
})
