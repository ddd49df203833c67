import { proximoReintento } from '#domain/suscripciones/periodo.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { asentarSuscripcion } from '#server/modules/pagos/index.ts'
import { log } from '#server/platform/log.ts'
import { PspUnavailableError, PspUnknownError, type PspPago } from '#server/ports.ts'
import { CONDICIONES } from '#domain/suscripciones/planes.ts'
import type { Plan } from '#contract/suscripciones.ts'
import { pedirDevolucion } from './devolver.ts'
import { duenioDe } from './duenio.ts'
import { mover, SIN_PLAN } from './mover.ts'
import { correoDeBaja, correoDeCobro, correoDeFalla } from './suscripciones.mails.ts'
import {
  findCobro,
  lockCobro,
  lockSuscripcion,
  updateCobro,
  updateSuscripcion,
  VIVOS,
  type CobroRow,
} from './suscripciones.db.ts'

const OTRA_VEZ_MS = 10 * 60_000

/** Charges one period. It is one payment at the provider, whatever the tries: it can be taken once. */
export async function hacerCobro(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const cobro = await findCobro(ctx.db, id)
  if (
    !cobro ||
    !VIVOS.includes(cobro.estado) ||
    (cobro.proximoEn && cobro.proximoEn > ctx.now) ||
    cobro.modo !== ctx.psp.dinero
  )
    return
  try {
    const informe = await cobrarEnPsp(ctx, cobro)
    if (informe) await aplicarInformeDeCobro(ctx, informe, cobro.intentos)
  } catch (error) {
    if (!(error instanceof PspUnknownError) && !(error instanceof PspUnavailableError)) throw error
    log.warn('suscripcion.desconocido', { cobroId: id })
    await updateCobro(
      ctx.db,
      id,
      { estado: 'desconocido', proximoEn: new Date(ctx.now.getTime() + OTRA_VEZ_MS) },
      ctx.now,
    )
  }
}

async function cobrarEnPsp(ctx: Ctx, cobro: CobroRow): Promise<PspPago | null> {
  const { pspCliente: cliente, pspTarjeta: tarjeta } = await ctx.db
    .selectFrom('suscripciones')
    .select(['pspCliente', 'pspTarjeta'])
    .where('id', '=', cobro.suscripcionId)
    .executeTakeFirstOrThrow()
  if (!cliente || !tarjeta) return null
  const pedido = {
    cobroId: cobro.id,
    cliente,
    tarjeta,
    monto: cobro.monto,
    descripcion: `Plan ${CONDICIONES[cobro.plan as Plan].nombre} de anfitrión`,
  }
  let { pspIntento } = cobro
  if (!pspIntento) {
    pspIntento = (await ctx.psp.prepararCobro(pedido)).intento!
    await updateCobro(ctx.db, cobro.id, { pspIntento }, ctx.now)
  } else {
    // What became of the last try is asked before another one.
    const antes = await ctx.psp.verPago(pspIntento)
    if (antes.estado === 'exitoso' || antes.estado === 'procesando') return antes
  }
  return ctx.psp.cobrarGuardada({ ...pedido, pspIntento, intento: cobro.intentos })
}

/** What the provider says of a charge, by its answer, by notice or by looking it up. `intento`: the try it answers. */
export async function aplicarInformeDeCobro(ctx: Ctx, informe: PspPago, intento?: number): Promise<boolean> {
  const cobro = informe.cobroId ? await findCobro(ctx.db, informe.cobroId) : undefined
  if (!cobro) return false
  if (informe.estado === 'exitoso') {
    await ctx.transaction((tx) => recibir(ctx, tx, cobro, informe))
    return true
  }
  if (intento === undefined || informe.estado === 'procesando') return true
  if (await seRinde(ctx, cobro)) {
    // Nothing may be taken any more for what was given up.
    if ((await ctx.psp.cerrarIntento(informe.intento!)) === 'pagado')
      return aplicarInformeDeCobro(ctx, await ctx.psp.verPago(informe.intento!))
    await ctx.transaction((tx) => rendirse(ctx, tx, cobro))
  } else await ctx.transaction((tx) => anotarFalla(ctx, tx, cobro, { motivo: informe.motivo, intento }))
  return true
}

async function recibir(ctx: Ctx, tx: Tx, { id, suscripcionId }: CobroRow, informe: PspPago): Promise<void> {
  const s = await lockSuscripcion(tx, suscripcionId)
  const cobro = await lockCobro(tx, id)
  if (cobro.estado === 'exitoso') return
  await updateCobro(
    tx,
    id,
    {
      estado: 'exitoso',
      pspIntento: informe.intento,
      livemode: informe.livemode ?? null,
      cobradoEn: ctx.now,
      proximoEn: null,
      motivo: null,
    },
    ctx.now,
  )
  await asentarSuscripcion(tx, { cobroId: id, modo: cobro.modo, monto: informe.monto }, ctx.now)
  if (informe.monto !== cobro.monto)
    log.error('suscripcion.monto_distinto', { cobroId: id, modo: cobro.modo, monto: informe.monto })
  // Given up meanwhile: what was taken all the same goes back.
  if (cobro.estado === 'anulado') {
    return pedirDevolucion(ctx, tx, cobro, { monto: cobro.monto, intento: informe.intento! })
  }
  const evento = s.plan === 'gratis' ? 'plan_empezado' : 'cobro_exitoso'
  const periodo = cobro.concepto === 'periodo' ? { desde: cobro.desde, hasta: cobro.hasta } : {}
  await updateSuscripcion(
    tx,
    s.id,
    {
      ...mover(s, evento),
      ...periodo,
      plan: cobro.plan,
      planSiguiente: null,
      morosaDesde: null,
      primerCobroEn: s.primerCobroEn ?? ctx.now,
    },
    ctx.now,
  )
  await encolarCorreo(
    ctx,
    tx,
    `suscripcion-cobro:${id}`,
    correoDeCobro(await duenioDe(tx, s), cobro, ctx.settings.BASE_URL),
  )
}

/** A plan that had not begun, or an upgrade: the person is there and may try another card. Else after seven days. */
async function seRinde(ctx: Ctx, cobro: CobroRow): Promise<boolean> {
  const s = await ctx.db
    .selectFrom('suscripciones')
    .selectAll()
    .where('id', '=', cobro.suscripcionId)
    .executeTakeFirstOrThrow()
  return (
    cobro.concepto === 'diferencia' ||
    s.plan === 'gratis' ||
    (s.morosaDesde !== null && proximoReintento(s.morosaDesde, ctx.now) === null)
  )
}

async function rendirse(ctx: Ctx, tx: Tx, { id, suscripcionId }: CobroRow): Promise<void> {
  const s = await lockSuscripcion(tx, suscripcionId)
  const cobro = await lockCobro(tx, id)
  if (!VIVOS.includes(cobro.estado)) return
  await updateCobro(tx, id, { estado: 'anulado', proximoEn: null, intentos: cobro.intentos + 1 }, ctx.now)
  if (s.estado !== 'morosa') return
  await updateSuscripcion(tx, s.id, { ...mover(s, 'reintentos_agotados'), ...SIN_PLAN, desde: ctx.now }, ctx.now)
  await encolarCorreo(
    ctx,
    tx,
    `suscripcion-degradada:${id}`,
    correoDeBaja(await duenioDe(tx, s), ctx.settings.BASE_URL),
  )
}

async function anotarFalla(
  ctx: Ctx,
  tx: Tx,
  { id, suscripcionId }: CobroRow,
  { motivo, intento }: { motivo: string | null; intento: number },
): Promise<void> {
  const s = await lockSuscripcion(tx, suscripcionId)
  const cobro = await lockCobro(tx, id)
  if (!VIVOS.includes(cobro.estado) || cobro.intentos !== intento) return
  const morosaDesde = s.morosaDesde ?? ctx.now
  await updateSuscripcion(tx, s.id, { ...mover(s, 'cobro_fallido'), morosaDesde }, ctx.now)
  await updateCobro(
    tx,
    id,
    { estado: 'fallido', motivo, intentos: intento + 1, proximoEn: proximoReintento(morosaDesde, ctx.now) ?? ctx.now },
    ctx.now,
  )
  await encolarCorreo(
    ctx,
    tx,
    `suscripcion-falla:${id}:${intento}`,
    correoDeFalla(await duenioDe(tx, s), cobro, ctx.settings.BASE_URL),
  )
}
