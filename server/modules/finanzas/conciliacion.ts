import type { Input } from '#contract/call.ts'
import type { Diferencia } from '#contract/diferencias.ts'
import type { finanzas } from '#contract/finanzas.ts'
import { esUuid } from '#domain/identificador.ts'
import {
  compararConPsp,
  compararDisputas,
  compararReembolsos,
  type DiferenciaHallada,
  type ReembolsoSuyo,
} from '#domain/pagos/diferencias.ts'
import { puedeVerFinanzas } from '#domain/permisos/finanzas.ts'
import type { Ctx, Db, Page, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { anotarEnCaso, resolverCaso } from '#server/modules/casos/index.ts'
import { ponerAlDiaConPsp } from '#server/modules/reservas/index.ts'
import { log } from '#server/platform/log.ts'
import { PspUnavailableError, PspUnknownError, type PspReembolso } from '#server/ports.ts'
import { refuse } from '#server/refusal.ts'
import { cerrarLasQueCoinciden, guardarDiferencias } from './casos-de-diferencia.ts'
import {
  contar,
  diferencias,
  findDeOtraConCaso,
  hayNuevas,
  listCobrosDesde,
  listDisputasDe,
  listReembolsosDesde,
  lockDiferencia,
  resolverDeOtra,
  updateDiferencia,
  type DiferenciaCompleta,
} from './conciliacion.db.ts'
import { compararSaldoConPsp } from './saldo-del-psp.ts'

const POR_PAGINA = 24
// At the edge of what the provider was asked for, ours may be a moment older than theirs.
const BORDE_MS = 10 * 60_000

/**
 * What the provider says of the last days against what we say. First all that it says is applied: what differs after that is for one of us.
 * A new difference is looked at twice: what moved between their word and ours is none. It is asked before anything is written.
 */
export async function conciliarConPsp(ctx: Ctx): Promise<{ revisados: number; abiertas: number }> {
  const { halladas: primeras, vistos, cobros } = await comparar(ctx)
  const halladas = (await hayNuevas(ctx.db, primeras)) ? enAmbas(primeras, (await comparar(ctx)).halladas) : primeras
  await ctx.transaction(async (tx) => {
    await guardarDiferencias(tx, halladas, ctx.now)
    await cerrarLasQueCoinciden(tx, vistos, halladas, ctx.now)
  })
  if (halladas.length > 0) log.error('conciliacion.diferencias', { cuantas: halladas.length })
  return { revisados: cobros, abiertas: await contar(ctx.db, 'diferencias', true) }
}

const enAmbas = (unas: readonly DiferenciaHallada[], otras: readonly DiferenciaHallada[]): DiferenciaHallada[] =>
  otras.filter((otra) => unas.some(({ tipo, intento }) => tipo === otra.tipo && intento === otra.intento))

/** `vistos`: all that either side said something of. `cobros`: how many of them are charges. */
async function comparar(ctx: Ctx): Promise<{ halladas: DiferenciaHallada[]; vistos: string[]; cobros: number }> {
  const { desde, pagos, reembolsos, disputas } = await ponerAlDiaConPsp(ctx)
  const borde = { desde: new Date(desde.getTime() + BORDE_MS), modo: ctx.psp.dinero }
  const suyos = pagos
    .filter(({ estado, intento }) => estado === 'exitoso' && intento !== null)
    .map(({ intento, monto, reembolsado, instalacion }) => ({
      intento: intento!,
      cobrado: monto,
      devuelto: reembolsado,
      reservaId: null,
      deOtra: instalacion === 'otra',
    }))
  const nuestros = await listCobrosDesde(
    ctx.db,
    borde,
    suyos.map(({ intento }) => intento),
  )
  const deReembolsos = await compararDevoluciones(ctx.db, borde, reembolsos)
  const deDisputas = compararDisputas(
    await listDisputasDe(
      ctx.db,
      disputas.map(({ id }) => id),
    ),
    disputas.map(({ id, estado, monto }) => ({ id, estado, monto, reservaId: null })),
  )
  const cobros = [...new Set([...nuestros, ...suyos].map(({ intento }) => intento))]
  return {
    halladas: [...compararConPsp(nuestros, suyos, deReembolsos.cobros), ...deReembolsos.halladas, ...deDisputas],
    vistos: [...cobros, ...deReembolsos.vistos, ...disputas.map(({ id }) => id)],
    cobros: cobros.length,
  }
}

/** `cobros`: charges whose refunds say more exactly what went back of them. */
async function compararDevoluciones(
  db: Db,
  borde: { desde: Date; modo: string },
  dichos: readonly PspReembolso[],
): Promise<{ halladas: DiferenciaHallada[]; vistos: string[]; cobros: Set<string> }> {
  const suyos: ReembolsoSuyo[] = dichos.map(({ id, reembolsoId, intento, monto, estado }) => ({
    id,
    reembolsoId,
    intento,
    monto,
    estado,
  }))
  const nuestros = await listReembolsosDesde(db, borde, suyos)
  const halladas = compararReembolsos(nuestros, suyos)
  const difieren = new Set(halladas.map(({ intento }) => intento))
  const deSuyos = suyos
    .filter(({ id, estado }) => estado === 'enviado' || difieren.has(id))
    .flatMap(({ intento }) => intento ?? [])
  const deNuestros = nuestros.filter(({ pspId }) => pspId && difieren.has(pspId)).map(({ intento }) => intento)
  return {
    halladas,
    vistos: [...suyos.map(({ id }) => id), ...nuestros.flatMap(({ pspId }) => pspId ?? [])],
    cobros: new Set([...deSuyos, ...deNuestros]),
  }
}

export async function conciliarAhora(ctx: Ctx): Promise<{ revisados: number; abiertas: number }> {
  const autor = deFinanzas(ctx)
  try {
    await compararSaldoConPsp(ctx)
    const resultado = await conciliarConPsp(ctx)
    await anotar(ctx.db, {
      actor: autor,
      accion: 'conciliar',
      objeto: 'psp',
      objetoId: 'ultimos_dias',
      detalle: resultado,
      now: ctx.now,
    })
    return resultado
  } catch (cause) {
    if (cause instanceof PspUnknownError || cause instanceof PspUnavailableError)
      refuse('pagos-no-disponible', { cause })
    throw cause
  }
}

interface Pagina {
  pagina?: number | undefined
  porPagina?: number | undefined
}

export async function listarDiferencias(
  ctx: Ctx,
  { pagina = 1, porPagina = POR_PAGINA }: Pagina,
): Promise<Page<Diferencia>> {
  const yo = deFinanzas(ctx)
  const rows = await diferencias(ctx.db)
    .orderBy('d.estado')
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.id')
    .limit(porPagina)
    .offset((pagina - 1) * porPagina)
    .execute()
  return { items: rows.map((row) => toDiferenciaJson(row, yo)), total: await contar(ctx.db, 'diferencias') }
}

export async function verDiferencia(ctx: Ctx, { id }: { id: string }): Promise<Diferencia> {
  return leerDiferencia(ctx.db, id, deFinanzas(ctx))
}

export async function atenderDiferencia(
  ctx: Ctx,
  { id, accion, nota }: Input<typeof finanzas.atenderDiferencia>,
): Promise<Diferencia> {
  const autor = deFinanzas(ctx)
  return ctx.transaction(async (tx) => {
    const actual = (esUuid(id) ? await lockDiferencia(tx, id) : undefined) ?? refuse('diferencia-desconocida')
    if (actual.estado === 'resuelta') refuse('transicion-no-permitida')
    const resuelve = accion === 'resolver'
    await updateDiferencia(
      tx,
      id,
      {
        estado: resuelve ? 'resuelta' : 'en_revision',
        responsable: autor,
        resueltaEn: resuelve ? ctx.now : null,
        ...(nota && { nota }),
      },
      ctx.now,
    )
    const hecho = { tipo: 'discrepancia' as const, objetoId: id, actor: autor, texto: nota ?? null, now: ctx.now }
    const objetoId = actual.tipo === 'de_otra' ? ((await findDeOtraConCaso(tx)) ?? id) : id
    if (resuelve) await resolverCaso(tx, { ...hecho, objetoId, decision: 'resuelta' })
    else await anotarEnCaso(tx, { ...hecho, objetoId, hecho: 'a_cargo' })
    if (resuelve && actual.tipo === 'de_otra')
      await resolverDeOtra(tx, { responsable: autor, nota: nota ?? null }, ctx.now)
    await anotar(tx, {
      actor: autor,
      accion: `${accion}_diferencia`,
      objeto: 'diferencia',
      objetoId: id,
      detalle: { tipo: actual.tipo, nota: nota ?? null },
      now: ctx.now,
    })
    return leerDiferencia(tx, id, autor)
  })
}

export async function leerDiferencia(db: Db | Tx, id: string, yo: string): Promise<Diferencia> {
  const row = esUuid(id) ? await diferencias(db).where('d.id', '=', id).executeTakeFirst() : undefined
  return toDiferenciaJson(row ?? refuse('diferencia-desconocida'), yo)
}

export function deFinanzas({ actor }: Ctx): string {
  return actor.tipo === 'sesion' && puedeVerFinanzas(actor) ? actor.usuarioId : refuse('sin-permiso')
}

const toDiferenciaJson = (d: DiferenciaCompleta, yo: string): Diferencia => ({
  id: d.id,
  de: d.de as Diferencia['de'],
  tipo: d.tipo as Diferencia['tipo'],
  intento: d.intento,
  codigo: d.codigo,
  reservaId: d.reservaId,
  nuestro: d.nuestro,
  suyo: d.suyo,
  devolucion: DEVOLUCIONES[d.devuelto ?? ''] ?? null,
  estado: d.estado as Diferencia['estado'],
  responsable: d.aCargo,
  nota: d.nota,
  vistaEn: d.vistaEn.toISOString(),
  resueltaEn: d.resueltaEn?.toISOString() ?? null,
  modo: d.tipo === 'modo_desconocido' ? { actual: d.modoActual, propuesta: propuestaDe(d, yo) } : null,
})

const propuestaDe = ({ propuesta }: DiferenciaCompleta, yo: string): NonNullable<Diferencia['modo']>['propuesta'] =>
  propuesta && {
    modo: propuesta.modo,
    compra: propuesta.compra,
    motivo: propuesta.motivo,
    por: propuesta.por,
    esTuya: propuesta.propuestaPor === yo,
  }

/** What becomes of money that was nobody's, or that did not match what it was asked for. */
const DEVOLUCIONES: Record<string, Diferencia['devolucion']> = {
  en_suspenso: 'en_suspenso',
  solicitado: 'en_camino',
  enviado: 'en_camino',
  desconocido: 'en_camino',
  hecho: 'hecha',
  rechazado: 'por_transferir',
  manual: 'por_transferir',
  perdido: 'perdida',
}
