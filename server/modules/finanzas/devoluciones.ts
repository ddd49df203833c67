import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { Devolucion, finanzas } from '#contract/finanzas.ts'
import type { EstadoPago } from '#contract/reservas.ts'
import { esUuid } from '#domain/identificador.ts'
import { motivoParaNoDevolver, pideSegundaPersona } from '#domain/pagos/devolucion.ts'
import { motivoParaNoAprobar, puedeVerFinanzas } from '#domain/permisos/finanzas.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { unaVez } from '#server/modules/idempotencia/index.ts'
import { listCobros } from '#server/modules/pagos/index.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'
import { bloquearReserva, buscarPorIdOCodigo, devolverDeMas, sumaDe } from '#server/modules/reservas/index.ts'
import { refuse } from '#server/refusal.ts'
import { countDevoluciones, findDevolucion, getDevolucion, insertDevolucion, listDevoluciones, lockDevolucion, updateDevolucion, type DevolucionCompleta } from './devoluciones.db.ts'

const POR_PAGINA = 24

export async function listarDevoluciones(ctx: Ctx, { pagina = 1, porPagina = POR_PAGINA }: { pagina?: number | undefined; porPagina?: number | undefined }): Promise<Page<Devolucion>> {
  if (!puedeVerFinanzas(ctx.actor)) refuse('sin-permiso')
  const rows = await listDevoluciones(ctx.db, { limit: porPagina, offset: (pagina - 1) * porPagina })
  return { items: rows.map((row) => toJson(ctx, row)), total: await countDevoluciones(ctx.db) }
}

/** A small one leaves at once; a large one waits for a second person. */
export async function proponerDevolucion(ctx: Ctx, { reserva: idOCodigo, monto, motivo }: Input<typeof finanzas.proponerDevolucion>): Promise<Devolucion> {
  const autor = deFinanzas(ctx)
  const reserva = (await buscarPorIdOCodigo(ctx, idOCodigo)) ?? refuse('reserva-desconocida')
  return unaVez(ctx, { ruta: 'proponerDevolucion', actor: autor, cuerpo: { reserva: reserva.id, monto, motivo } }, async (tx) => {
    await bloquearReserva(tx, reserva.id)
    const imposible = motivoParaNoDevolver({ estadoPago: reserva.estadoPago as EstadoPago, ...sumaDe(await listCobros(tx, reserva.id)) }, monto)
    if (imposible) refuse(imposible)
    const id = randomUUID()
    const espera = pideSegundaPersona(monto, (await reglaDe(tx, 'limites', ctx.now)).devolucionDeUnaPersona)
    const reembolsoId = espera ? null : (await devolverDeMas(ctx, tx, reserva.id, monto)).id
    await insertDevolucion(tx, { id, reservaId: reserva.id, monto, motivo, estado: espera ? 'propuesta' : 'aprobada', creadaPor: autor, reembolsoId, createdAt: ctx.now, updatedAt: ctx.now })
    await anotar(tx, { actor: autor, accion: espera ? 'proponer_devolucion' : 'devolver_fuera_de_politica', objeto: 'reserva', objetoId: reserva.id, detalle: { devolucion: id, monto, motivo }, now: ctx.now })
    return toJson(ctx, await getDevolucion(tx, id))
  })
}

/** The second person. */
export async function decidirDevolucion(ctx: Ctx, { id, decision }: Input<typeof finanzas.decidirDevolucion>): Promise<Devolucion> {
  const autor = deFinanzas(ctx)
  const vista = (esUuid(id) ? await findDevolucion(ctx.db, id) : undefined) ?? refuse('devolucion-desconocida')
  return ctx.transaction(async (tx) => {
    await bloquearReserva(tx, vista.reservaId)
    const propuesta = await lockDevolucion(tx, vista.id)
    if (propuesta.estado !== 'propuesta') refuse('transicion-no-permitida')
    const motivo = motivoParaNoAprobar(ctx.actor, propuesta.creadaPor)
    if (motivo) refuse(motivo)
    const reembolsoId = decision === 'aprobar' ? (await devolverDeMas(ctx, tx, propuesta.reservaId, propuesta.monto)).id : null
    await updateDevolucion(tx, propuesta.id, { estado: decision === 'aprobar' ? 'aprobada' : 'rechazada', decididaPor: autor, decididaEn: ctx.now, reembolsoId, updatedAt: ctx.now })
    await anotar(tx, { actor: autor, accion: `${decision}_devolucion`, objeto: 'reserva', objetoId: propuesta.reservaId, detalle: { devolucion: propuesta.id, monto: propuesta.monto }, now: ctx.now })
    return toJson(ctx, await getDevolucion(tx, propuesta.id))
  })
}

function deFinanzas({ actor }: Ctx): string {
  return actor.tipo === 'sesion' && puedeVerFinanzas(actor) ? actor.usuarioId : refuse('sin-permiso')
}

const toJson = ({ actor }: Ctx, d: DevolucionCompleta): Devolucion => ({
  id: d.id,
  reservaId: d.reservaId,
  codigo: d.codigo,
  nombreExperiencia: d.nombreExperiencia,
  pagado: d.pagado,
  devuelto: d.devuelto,
  monto: d.monto,
  motivo: d.motivo,
  estado: d.estado as Devolucion['estado'],
  creadaPor: d.autora,
  creadaEn: d.createdAt.toISOString(),
  decididaPor: d.decididora,
  decididaEn: d.decididaEn?.toISOString() ?? null,
  reembolso: d.reembolso,
  acciones: { puedeDecidir: d.estado === 'propuesta' && motivoParaNoAprobar(actor, d.creadaPor) === null },
})
