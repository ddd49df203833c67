import { asientoDineroEnSuspenso, asientoReembolsoHecho, asientoReembolsoRechazado, asientoServicioDevuelto, asientoSuspensoPorTransferir } from '#domain/pagos/asientos.ts'
import { motivoParaNoDevolverServicios, repartoDeServicios, type Cobro } from '#domain/solicitudes/servicios.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { asentar, deberPorTransferencia } from '#server/modules/pagos/index.ts'
import { log } from '#server/platform/log.ts'
import { PspRefusedError, type PspReembolso } from '#server/ports.ts'
import { refuse } from '#server/refusal.ts'
import { findCobro, findReembolso, insertReembolso, listServicios, lockCobroConSolicitud, loHizoElPsp, updateCobro, updateReembolso, type ReembolsoServicios } from './servicios.db.ts'

/** Recorded now, sent by a job. `id`: of what was decided. */
export async function devolverServicios(ctx: Ctx, tx: Tx, cobroId: string, { id, monto }: { id: string; monto: number }): Promise<void> {
  const cobro = await lockCobroConSolicitud(tx, cobroId)
  const imposible = motivoParaNoDevolverServicios({ ...cobro, estado: cobro.estado as Cobro['estado'] }, monto)
  if (imposible) refuse(imposible)
  const totales = (await listServicios(tx, cobro.propuestaId)).map(({ total }) => total)
  const devuelto = cobro.devuelto + monto
  await updateCobro(tx, cobroId, { devuelto }, ctx.now)
  await insertReembolso(tx, { id, cobroId, monto, estado: 'solicitado', tocadoEn: ctx.now, createdAt: ctx.now })
  await asentar(tx, { clave: `servicio_devuelto:${id}`, tipo: 'servicio_devuelto', reservaId: null, apuntes: asientoServicioDevuelto(repartoDeServicios(totales, cobro.devuelto), repartoDeServicios(totales, devuelto)), now: ctx.now })
  await ctx.enqueue(tx, 'servicios.devolver', { id })
}

/** Sends the money back, or finds out that it went; harmless when called again. */
export async function enviarReembolso(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const reembolso = await findReembolso(ctx.db, id)
  if (reembolso?.estado === 'hecho') return revisarHecho(ctx, reembolso)
  if (reembolso?.estado !== 'solicitado') return
  const { pspIntento: intento, estado, forma } = (await findCobro(ctx.db, reembolso.cobroId))!
  // The bank holds the money: it goes on once the bank has decided.
  if (estado !== 'pagado') return updateReembolso(ctx.db, id, {}, ctx.now)
  // A transfer came from an account, and goes back to one.
  if (forma === 'transferencia') return ctx.transaction((tx) => concluir(ctx, tx, { id, cobroId: reembolso.cobroId, resultado: 'por_transferir' }))
  const hallado = (await ctx.psp.buscarReembolsos(intento!)).find(({ reembolsoId }) => reembolsoId === id)
  const informe = hallado ?? (await enviar(ctx, { id, intento: intento!, monto: reembolso.monto }))
  if (informe.estado === 'enviado') return updateReembolso(ctx.db, id, {}, ctx.now)
  if (informe.estado === 'rechazado') log.error('servicios.devolucion_rechazada', { reembolsoId: id })
  const resultado = informe.estado
  await ctx.transaction((tx) => concluir(ctx, tx, { id, cobroId: reembolso.cobroId, resultado }))
}

async function concluir(ctx: Ctx, tx: Tx, { id, cobroId, resultado }: { id: string; cobroId: string; resultado: 'hecho' | 'rechazado' | 'por_transferir' }): Promise<void> {
  await lockCobroConSolicitud(tx, cobroId)
  const actual = (await findReembolso(tx, id))!
  if (actual.estado !== 'solicitado') return
  const hecho = resultado === 'hecho'
  await updateReembolso(tx, id, hecho ? { estado: 'hecho', hechoEn: ctx.now } : { estado: 'manual' }, ctx.now)
  const apuntes = hecho ? asientoReembolsoHecho(actual.monto) : asientoReembolsoRechazado(actual.monto)
  await asentar(tx, { clave: `hecho:${id}`, tipo: `reembolso_${resultado}`, reservaId: null, apuntes, now: ctx.now })
  if (hecho) return ctx.enqueue(tx, 'solicitudes.serviciosDevueltos', { id })
  await deberPorTransferencia(tx, { origen: 'servicio', origenId: id, reservaId: null, monto: actual.monto, now: ctx.now })
}

/** Done, and then returned by the company's bank: the money is with us again, and goes out by transfer. */
async function revisarHecho(ctx: Ctx, { id, cobroId, monto }: ReembolsoServicios): Promise<void> {
  const { pspIntento } = (await findCobro(ctx.db, cobroId))!
  if (pspIntento === null) return
  const informe = (await ctx.psp.buscarReembolsos(pspIntento)).find(({ reembolsoId }) => reembolsoId === id)
  if (informe?.estado !== 'rechazado') return
  await ctx.transaction(async (tx) => {
    await lockCobroConSolicitud(tx, cobroId)
    if (!(await loHizoElPsp(tx, id)) || !(await asentar(tx, { clave: `devuelto:${id}`, tipo: 'reembolso_devuelto', reservaId: null, apuntes: asientoDineroEnSuspenso(monto), now: ctx.now }))) return
    log.error('reembolso.devuelto', { reembolsoId: id, monto })
    await asentar(tx, { clave: `devuelto_por_transferir:${id}`, tipo: 'reembolso_por_transferir', reservaId: null, apuntes: asientoSuspensoPorTransferir(monto), now: ctx.now })
    await updateReembolso(tx, id, { estado: 'manual' }, ctx.now)
    await deberPorTransferencia(tx, { origen: 'servicio', origenId: id, reservaId: null, monto, now: ctx.now })
  })
}

/** The money that the provider could not send arrived by bank transfer. */
export async function darPorDevuelto(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await ctx.transaction(async (tx) => {
    await lockCobroConSolicitud(tx, (await findReembolso(tx, id))!.cobroId)
    if ((await findReembolso(tx, id))!.estado !== 'manual') return
    await updateReembolso(tx, id, { estado: 'hecho', hechoEn: ctx.now }, ctx.now)
    await ctx.enqueue(tx, 'solicitudes.serviciosDevueltos', { id })
  })
}

/** A refusal is an answer: the debt stays in the books, to be paid by hand. */
async function enviar(ctx: Ctx, { id, intento, monto }: { id: string; intento: string; monto: number }): Promise<PspReembolso> {
  try {
    return await ctx.psp.reembolsar({ reembolsoId: id, intento, monto })
  } catch (error) {
    if (error instanceof PspRefusedError && error.code === 'charge_disputed') return { id, estado: 'enviado', monto, reembolsoId: id, intento }
    if (error instanceof PspRefusedError) return { id, estado: 'rechazado', monto, reembolsoId: id, intento }
    throw error
  }
}
