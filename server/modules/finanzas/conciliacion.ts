import type { Input } from '#contract/call.ts'
import type { Diferencia, finanzas } from '#contract/finanzas.ts'
import { esUuid } from '#domain/identificador.ts'
import { compararConPsp } from '#domain/pagos/diferencias.ts'
import { puedeVerFinanzas } from '#domain/permisos/finanzas.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { log } from '#server/platform/log.ts'
import { PspUnavailableError, PspUnknownError } from '#server/ports.ts'
import { refuse } from '#server/refusal.ts'
import { cerrarDiferencias, contar, diferencias, listCobrosDesde, saveDiferencias, updateDiferencia, type DiferenciaCompleta } from './conciliacion.db.ts'

const POR_PAGINA = 24
// As far back as notices are retried; what is younger than this may still be on its way.
const MIRADA_MS = 3 * 86_400_000
const RECIENTE_MS = 10 * 60_000

/** What the provider says of the last days against what we say. It is asked before anything is written. */
export async function conciliarConPsp(ctx: Ctx): Promise<{ revisados: number; abiertas: number }> {
  const desde = new Date(ctx.now.getTime() - MIRADA_MS)
  const suyos = (await ctx.psp.listarPagos(desde)).filter(({ estado, intento }) => estado === 'exitoso' && intento !== null).map(({ intento, monto, reembolsado }) => ({ intento: intento!, cobrado: monto, devuelto: reembolsado, reservaId: null }))
  const nuestros = await listCobrosDesde(ctx.db, new Date(desde.getTime() + RECIENTE_MS), suyos.map(({ intento }) => intento))
  const halladas = compararConPsp(nuestros, suyos)
  const vistos = [...new Set([...nuestros, ...suyos].map(({ intento }) => intento))]
  await ctx.transaction(async (tx) => {
    await saveDiferencias(tx, halladas, ctx.now)
    await cerrarDiferencias(tx, vistos, halladas, ctx.now)
  })
  if (halladas.length > 0) log.error('conciliacion.diferencias', { cuantas: halladas.length })
  return { revisados: vistos.length, abiertas: await contar(ctx.db, 'diferencias', true) }
}

export async function conciliarAhora(ctx: Ctx): Promise<{ revisados: number; abiertas: number }> {
  const autor = deFinanzas(ctx)
  try {
    const resultado = await conciliarConPsp(ctx)
    await anotar(ctx.db, { actor: autor, accion: 'conciliar', objeto: 'psp', objetoId: 'ultimos_dias', detalle: resultado, now: ctx.now })
    return resultado
  } catch (cause) {
    if (cause instanceof PspUnknownError || cause instanceof PspUnavailableError) refuse('pagos-no-disponible', { cause })
    throw cause
  }
}

interface Pagina {
  pagina?: number | undefined
  porPagina?: number | undefined
}

export async function listarDiferencias(ctx: Ctx, { pagina = 1, porPagina = POR_PAGINA }: Pagina): Promise<Page<Diferencia>> {
  deFinanzas(ctx)
  const rows = await diferencias(ctx.db).orderBy('d.estado').orderBy('d.createdAt', 'desc').orderBy('d.id').limit(porPagina).offset((pagina - 1) * porPagina).execute()
  return { items: rows.map(toDiferenciaJson), total: await contar(ctx.db, 'diferencias') }
}

export async function atenderDiferencia(ctx: Ctx, { id, accion, nota }: Input<typeof finanzas.atenderDiferencia>): Promise<Diferencia> {
  const autor = deFinanzas(ctx)
  return ctx.transaction(async (tx) => {
    const actual = (esUuid(id) ? await tx.selectFrom('diferencias').selectAll().where('id', '=', id).forUpdate().executeTakeFirst() : undefined) ?? refuse('diferencia-desconocida')
    if (actual.estado === 'resuelta') refuse('transicion-no-permitida')
    const resuelve = accion === 'resolver'
    await updateDiferencia(tx, id, { estado: resuelve ? 'resuelta' : 'en_revision', responsable: autor, resueltaEn: resuelve ? ctx.now : null, ...(nota && { nota }) }, ctx.now)
    await anotar(tx, { actor: autor, accion: `${accion}_diferencia`, objeto: 'diferencia', objetoId: id, detalle: { tipo: actual.tipo, nota: nota ?? null }, now: ctx.now })
    return toDiferenciaJson(await diferencias(tx).where('d.id', '=', id).executeTakeFirstOrThrow())
  })
}

function deFinanzas({ actor }: Ctx): string {
  return actor.tipo === 'sesion' && puedeVerFinanzas(actor) ? actor.usuarioId : refuse('sin-permiso')
}

const toDiferenciaJson = (d: DiferenciaCompleta): Diferencia => ({
  id: d.id,
  tipo: d.tipo as Diferencia['tipo'],
  intento: d.intento,
  codigo: d.codigo,
  nuestro: d.nuestro,
  suyo: d.suyo,
  estado: d.estado as Diferencia['estado'],
  responsable: d.aCargo,
  nota: d.nota,
  vistaEn: d.vistaEn.toISOString(),
  resueltaEn: d.resueltaEn?.toISOString() ?? null,
})
