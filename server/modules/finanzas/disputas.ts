import type { Input } from '#contract/call.ts'
import type { Disputa, finanzas } from '#contract/finanzas.ts'
import { asientoDeudaCerrada } from '#domain/pagos/asientos.ts'
import { motivoParaNoCerrar, type CierreDeDeuda } from '#domain/pagos/deuda.ts'
import { puedeVerFinanzas } from '#domain/permisos/finanzas.ts'
import type { Ctx, Db, Page, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { anotarEnCaso, resolverCaso } from '#server/modules/casos/index.ts'
import { asentar, lockDisputa, updateDisputa } from '#server/modules/pagos/index.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'
import { exigirQueSeaAjena } from '#server/modules/reservas/index.ts'
import { exigirOtraEmpresa } from '#server/modules/usuarios/index.ts'
import { referenciaDe } from '#domain/solicitudes/referencia.ts'
import { refuse } from '#server/refusal.ts'
import { findEmpresaDe } from './devoluciones.db.ts'
import { contar, disputas, type DisputaCompleta } from './conciliacion.db.ts'

const POR_PAGINA = 24

export async function listarDisputas(
  ctx: Ctx,
  { pagina = 1, porPagina = POR_PAGINA }: Input<typeof finanzas.listarDisputas>,
): Promise<Page<Disputa>> {
  deFinanzas(ctx)
  const rows = await disputas(ctx.db)
    .orderBy('d.estado')
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.id')
    .limit(porPagina)
    .offset((pagina - 1) * porPagina)
    .execute()
  return { items: rows.map((row) => toJson(ctx, row)), total: await contar(ctx.db, 'disputas') }
}

export async function verDisputa(ctx: Ctx, { id }: { id: string }): Promise<Disputa> {
  deFinanzas(ctx)
  return leer(ctx, ctx.db, id)
}

/** Whoever answers the bank looks after it from then on. */
export async function atenderDisputa(ctx: Ctx, { id, nota }: { id: string; nota: string }): Promise<Disputa> {
  const autor = deFinanzas(ctx)
  return ctx.transaction(async (tx) => {
    const { reservaId, servicioId } = (await lockDisputa(tx, id)) ?? refuse('disputa-desconocida')
    if (reservaId) await exigirQueSeaAjena(ctx, tx, reservaId)
    if (servicioId) await exigirOtraEmpresa(ctx, tx, await findEmpresaDe(tx, servicioId))
    await updateDisputa(tx, id, { responsable: autor, nota }, ctx.now)
    await anotarEnCaso(tx, {
      tipo: 'disputa',
      objetoId: id,
      actor: autor,
      hecho: 'respondida',
      texto: nota,
      now: ctx.now,
    })
    await anotar(tx, {
      actor: autor,
      accion: 'atender_disputa',
      objeto: 'disputa',
      objetoId: id,
      detalle: {},
      now: ctx.now,
    })
    return leer(ctx, tx, id)
  })
}

/** What a buyer owed for a gift card that the bank took back: paid into our account, or given up. */
export async function cerrarDeuda(
  ctx: Ctx,
  { id, decision, nota }: Input<typeof finanzas.cerrarDeuda>,
): Promise<Disputa> {
  const autor = deFinanzas(ctx)
  return ctx.transaction(async (tx) => {
    const disputa = (await lockDisputa(tx, id)) ?? refuse('disputa-desconocida')
    const { devolucionDeUnaPersona: limite } = await reglaDe(tx, 'limites', ctx.now)
    const motivo = motivoParaNoCerrar(
      {
        estado: disputa.deudaEstado,
        monto: disputa.deuda,
        propuesta: disputa.deudaPropuesta,
        propuestaPor: disputa.deudaPropuestaPor,
      },
      { quien: autor, decision, limite },
    )
    if (motivo === 'primera-persona') return proponerCierre(ctx, tx, disputa, { decision, nota, autor })
    if (motivo) refuse(motivo)
    await updateDisputa(tx, id, { deudaEstado: decision, responsable: autor }, ctx.now)
    await asentar(tx, {
      clave: `deuda:${id}`,
      tipo: `deuda_${decision}`,
      reservaId: null,
      modo: disputa.modo,
      apuntes: asientoDeudaCerrada(disputa.deuda, decision),
      now: ctx.now,
    })
    await resolverCaso(tx, {
      tipo: 'disputa',
      objetoId: id,
      actor: autor,
      decision,
      texto: nota,
      detalle: { monto: disputa.deuda },
      now: ctx.now,
    })
    await anotar(tx, {
      actor: autor,
      accion: `deuda_${decision}`,
      objeto: 'disputa',
      objetoId: id,
      detalle: { monto: disputa.deuda, nota },
      now: ctx.now,
    })
    return leer(ctx, tx, id)
  })
}

async function proponerCierre(
  ctx: Ctx,
  tx: Tx,
  { id, deuda }: { id: string; deuda: number },
  { decision, nota, autor }: { decision: CierreDeDeuda; nota: string; autor: string },
): Promise<Disputa> {
  await updateDisputa(tx, id, { deudaPropuesta: decision, deudaPropuestaPor: autor }, ctx.now)
  await anotarEnCaso(tx, {
    tipo: 'disputa',
    objetoId: id,
    actor: autor,
    hecho: `propuesta_${decision}`,
    texto: nota,
    now: ctx.now,
  })
  await anotar(tx, {
    actor: autor,
    accion: `proponer_deuda_${decision}`,
    objeto: 'disputa',
    objetoId: id,
    detalle: { monto: deuda, nota },
    now: ctx.now,
  })
  return leer(ctx, tx, id)
}

const leer = async (ctx: Ctx, db: Db | Tx, id: string): Promise<Disputa> =>
  toJson(ctx, (await disputas(db).where('d.id', '=', id).executeTakeFirst()) ?? refuse('disputa-desconocida'))

function deFinanzas({ actor }: Ctx): string {
  return actor.tipo === 'sesion' && puedeVerFinanzas(actor) ? actor.usuarioId : refuse('sin-permiso')
}

const propuestaDe = ({ actor }: Ctx, d: DisputaCompleta): NonNullable<Disputa['deuda']>['propuesta'] =>
  d.deudaEstado === 'abierta' && d.deudaPropuesta !== null
    ? {
        decision: d.deudaPropuesta as CierreDeDeuda,
        por: d.propusoDeuda!,
        esTuya: actor.tipo === 'sesion' && d.deudaPropuestaPor === actor.usuarioId,
      }
    : null

const toJson = (ctx: Ctx, d: DisputaCompleta): Disputa => ({
  id: d.id,
  de: d.regaloId ? 'regalo' : d.servicioId ? 'servicio' : d.ajenoId ? 'ajeno' : d.cobroId ? 'plan' : 'reserva',
  codigo: d.codigo,
  reservaId: d.reservaId,
  referencia: d.numero === null ? null : referenciaDe(d.numero),
  nombreExperiencia: d.nombreExperiencia,
  monto: d.monto,
  estado: d.estado as Disputa['estado'],
  motivo: d.motivo,
  responderAntesDe: d.responderAntesDe?.toISOString() ?? null,
  abiertaEn: d.createdAt.toISOString(),
  cerradaEn: d.cerradaEn?.toISOString() ?? null,
  responsable: d.aCargo,
  nota: d.nota,
  deuda:
    d.deudaEstado === null
      ? null
      : { monto: d.deuda, estado: d.deudaEstado as 'abierta', propuesta: propuestaDe(ctx, d) },
  acciones: { puedeResponder: d.estado === 'abierta', puedeCerrarDeuda: d.deudaEstado === 'abierta' },
})
