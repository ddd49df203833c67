import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { Devolucion, finanzas } from '#contract/finanzas.ts'
import type { EstadoPago } from '#contract/reservas.ts'
import { esUuid } from '#domain/identificador.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { motivoParaNoDevolver, pideSegundaPersona } from '#domain/pagos/devolucion.ts'
import { motivoParaNoAprobar, puedeVerFinanzas } from '#domain/permisos/finanzas.ts'
import { leerReferencia, referenciaDe } from '#domain/solicitudes/referencia.ts'
import { motivoParaNoDevolverServicios, type Cobro } from '#domain/solicitudes/servicios.ts'
import type { Ctx, Page, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { unaVez } from '#server/modules/idempotencia/index.ts'
import { listCobros } from '#server/modules/pagos/index.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'
import {
  bloquearReserva,
  buscarPorIdOCodigo,
  devolverDeMas,
  exigirQueSeaAjena,
  sumaDe,
} from '#server/modules/reservas/index.ts'
import { devolverServicios, findCobroPagadoDe, lockCobroConSolicitud } from '#server/modules/servicios/index.ts'
import { exigirOtraEmpresa } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import {
  countDevoluciones,
  findDevolucion,
  findEmpresaDe,
  getDevolucion,
  hayPropuesta,
  insertDevolucion,
  listDevoluciones,
  lockDevolucion,
  sumAprobadas,
  updateDevolucion,
  type DevolucionCompleta,
  type DevolucionRow,
} from './devoluciones.db.ts'

const POR_PAGINA = 24

export async function listarDevoluciones(
  ctx: Ctx,
  { pagina = 1, porPagina = POR_PAGINA }: { pagina?: number | undefined; porPagina?: number | undefined },
): Promise<Page<Devolucion>> {
  if (!puedeVerFinanzas(ctx.actor)) refuse('sin-permiso')
  const rows = await listDevoluciones(ctx.db, { limit: porPagina, offset: (pagina - 1) * porPagina })
  return { items: rows.map((row) => toJson(ctx, row)), total: await countDevoluciones(ctx.db) }
}

/** What is given back of: the money of a reserva, or that of the services of a proposal. */
type Cobrado = { reservaId: string; servicioId: null } | { reservaId: null; servicioId: string }

/** A small one leaves at once; a large one waits for a second person. */
export async function proponerDevolucion(
  ctx: Ctx,
  { reserva: clave, monto, motivo }: Input<typeof finanzas.proponerDevolucion>,
): Promise<Devolucion> {
  const autor = deFinanzas(ctx)
  const de = await buscarCobrado(ctx, clave)
  return unaVez(
    ctx,
    { ruta: 'proponerDevolucion', actor: autor, cuerpo: { ...objetoDe(de), monto, motivo } },
    async (tx) => {
      await exigirAjeno(ctx, tx, de)
      const imposible = await motivoDe(tx, de, monto)
      if (imposible) refuse(imposible)
      const id = randomUUID()
      const espera = pideSegundaPersona(
        monto,
        (await reglaDe(tx, 'limites', ctx.now)).devolucionDeUnaPersona,
        await sumAprobadas(tx, de),
      )
      if (espera && (await hayPropuesta(tx, de))) refuse('devolucion-ya-propuesta')
      const reembolsoId = espera ? null : await devolver(ctx, tx, de, { id, monto })
      await insertDevolucion(tx, {
        id,
        ...de,
        monto,
        motivo,
        estado: espera ? 'propuesta' : 'aprobada',
        creadaPor: autor,
        reembolsoId,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      await anotar(tx, {
        actor: autor,
        accion: espera ? 'proponer_devolucion' : 'devolver_fuera_de_politica',
        ...objetoDe(de),
        detalle: { devolucion: id, monto, motivo },
        now: ctx.now,
      })
      return toJson(ctx, await getDevolucion(tx, id))
    },
  )
}

/** The second person. */
export async function decidirDevolucion(
  ctx: Ctx,
  { id, decision }: Input<typeof finanzas.decidirDevolucion>,
): Promise<Devolucion> {
  const autor = deFinanzas(ctx)
  const vista = (esUuid(id) ? await findDevolucion(ctx.db, id) : undefined) ?? refuse('devolucion-desconocida')
  return ctx.transaction(async (tx) => {
    const de = cobradoDe(vista)
    await bloquear(tx, de)
    await exigirAjeno(ctx, tx, de)
    const propuesta = await lockDevolucion(tx, vista.id)
    if (propuesta.estado !== 'propuesta') refuse('transicion-no-permitida')
    const motivo = motivoParaNoAprobar(ctx.actor, propuesta.creadaPor)
    if (motivo) refuse(motivo)
    const reembolsoId = decision === 'aprobar' ? await devolver(ctx, tx, de, propuesta) : null
    await updateDevolucion(tx, propuesta.id, {
      estado: decision === 'aprobar' ? 'aprobada' : 'rechazada',
      decididaPor: autor,
      decididaEn: ctx.now,
      reembolsoId,
      updatedAt: ctx.now,
    })
    await anotar(tx, {
      actor: autor,
      accion: `${decision}_devolucion`,
      ...objetoDe(de),
      detalle: { devolucion: propuesta.id, monto: propuesta.monto },
      now: ctx.now,
    })
    return toJson(ctx, await getDevolucion(tx, propuesta.id))
  })
}

/** By the reference of its request, or by the id or code of a reserva. */
async function buscarCobrado(ctx: Ctx, clave: string): Promise<Cobrado> {
  const numero = leerReferencia(clave)
  if (numero !== null)
    return {
      reservaId: null,
      servicioId: ((await findCobroPagadoDe(ctx.db, numero)) ?? refuse('devolucion-no-disponible')).id,
    }
  return { reservaId: ((await buscarPorIdOCodigo(ctx, clave)) ?? refuse('reserva-desconocida')).id, servicioId: null }
}

const cobradoDe = ({ reservaId, servicioId }: DevolucionRow): Cobrado =>
  reservaId === null ? { reservaId, servicioId: servicioId! } : { reservaId, servicioId: null }
const objetoDe = ({ reservaId, servicioId }: Cobrado) =>
  reservaId === null ? { objeto: 'servicios', objetoId: servicioId } : { objeto: 'reserva', objetoId: reservaId }

async function bloquear(tx: Tx, { reservaId, servicioId }: Cobrado): Promise<void> {
  if (reservaId === null) await lockCobroConSolicitud(tx, servicioId)
  else await bloquearReserva(tx, reservaId)
}

async function exigirAjeno(ctx: Ctx, tx: Tx, { reservaId, servicioId }: Cobrado): Promise<void> {
  if (reservaId !== null) return exigirQueSeaAjena(ctx, tx, reservaId)
  await exigirOtraEmpresa(ctx, tx, await findEmpresaDe(tx, servicioId))
}

async function motivoDe(tx: Tx, de: Cobrado, monto: number): Promise<ErrorCode | null> {
  if (de.reservaId === null) {
    const cobro = await lockCobroConSolicitud(tx, de.servicioId)
    return motivoParaNoDevolverServicios({ ...cobro, estado: cobro.estado as Cobro['estado'] }, monto)
  }
  const reserva = (await bloquearReserva(tx, de.reservaId))!
  return motivoParaNoDevolver(
    { estadoPago: reserva.estadoPago as EstadoPago, ...sumaDe(await listCobros(tx, de.reservaId)) },
    monto,
  )
}

/** The refund of a reserva; that of services has the id of what was decided. */
async function devolver(
  ctx: Ctx,
  tx: Tx,
  { reservaId, servicioId }: Cobrado,
  { id, monto }: { id: string; monto: number },
): Promise<string | null> {
  if (reservaId !== null) return (await devolverDeMas(ctx, tx, reservaId, monto)).id
  await devolverServicios(ctx, tx, servicioId, { id, monto })
  return null
}

function deFinanzas({ actor }: Ctx): string {
  return actor.tipo === 'sesion' && puedeVerFinanzas(actor) ? actor.usuarioId : refuse('sin-permiso')
}

const toJson = ({ actor }: Ctx, d: DevolucionCompleta): Devolucion => ({
  id: d.id,
  reservaId: d.reservaId,
  codigo: d.codigo,
  referencia: d.numero === null ? null : referenciaDe(d.numero),
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
