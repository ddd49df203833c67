import type { Reembolso } from '#contract/reembolsos.ts'
import {
  asientoDineroEnSuspenso,
  asientoReembolsoHecho,
  asientoReembolsoPorContracargo,
  asientoReembolsoRechazado,
  asientoSuspensoPorTransferir,
} from '#domain/pagos/asientos.ts'
import { estadoDicho } from '#domain/pagos/devolucion.ts'
import { rumboDe, type ModoDeDinero } from '#domain/pagos/modo.ts'
import {
  REEMBOLSOS_ABIERTOS,
  siguienteEstadoReembolso,
  type EstadoReembolso,
  type EventoReembolso,
} from '#domain/reservas/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { resolverCaso } from '#server/modules/casos/index.ts'
import { log } from '#server/platform/log.ts'
import { PspRefusedError, PspUnknownError, type PspReembolso } from '#server/ports.ts'
import { separarResto } from './cubrir.ts'
import { asentar } from './libro.ts'
import { claveDeVuelta, loDaElLibro } from './reembolsos-en-libro.db.ts'
import {
  esDeEsa,
  estaEnDisputa,
  findReembolso,
  intentoDeReembolso,
  listDisputasDeReembolso,
  lockReembolso,
  updateReembolso,
  type OrigenReembolso,
  type ReembolsoRow,
} from './reembolsos.db.ts'
import { seguirOrigen } from './seguir-origen.ts'
import { deberPorTransferencia } from './transferir.ts'

const sinTerminar = ({ estado }: { estado: string }): boolean =>
  (REEMBOLSOS_ABIERTOS as readonly string[]).includes(estado)

/** Takes into our books what somebody gave back at the provider, not from here. True where something of it was new, or is still under way there. */
export type Reconocer = (ctx: Ctx, suyos: readonly PspReembolso[]) => Promise<boolean>

/** The way of a refund that is no reserva's: sent, or asked about, and booked. Harmless when called again. */
export async function devolver(ctx: Ctx, { id }: { id: string }, reconocer: Reconocer): Promise<void> {
  const informe = await preguntarReembolso(ctx, id, reconocer)
  if (informe) await ctx.transaction((tx) => aplicarReembolso(ctx, tx, informe, id))
}

/** Sends a refund, or finds out what became of one. Answers what the provider says, null while nothing is known. */
export async function preguntarReembolso(ctx: Ctx, id: string, reconocer: Reconocer): Promise<PspReembolso | null> {
  const antes = await findReembolso(ctx.db, id)
  if (!antes || (antes.estado !== 'hecho' && !sinTerminar(antes))) return null
  const rumbo = rumboDe(antes.modo as ModoDeDinero, ctx.psp.dinero)
  if (rumbo === 'esperar' || (rumbo === 'cerrar' && antes.estado === 'hecho')) return null
  // No provider is asked about test money after a switch: it ends in its own book.
  if (rumbo === 'cerrar')
    return (
      (await ctx.transaction((tx) => marcarEnviado(tx, id, ctx.now))) && {
        id: `prueba:${id}`,
        estado: 'hecho',
        monto: antes.monto,
        reembolsoId: id,
        intento: null,
      }
    )
  const intento = await intentoDeReembolso(ctx.db, antes)
  if (intento === null) return aMano(ctx, antes)
  const suyos = await ctx.psp.buscarReembolsos(intento)
  await reconocer(ctx, suyos)
  // What somebody gave back there may stand for it.
  const reembolso = (await findReembolso(ctx.db, id))!
  // Sent from here once and back from its bank, another may stand for it by now.
  const hallado = suyos.find((suyo) =>
    reembolso.pspId === null ? suyo.reembolsoId === id : esDeEsa(suyo.id, reembolso),
  )
  if (hallado)
    return esDeEsa(hallado.id, reembolso) && hallado.reembolsoId !== id
      ? { ...hallado, id: reembolso.pspId!, monto: reembolso.monto }
      : hallado
  if (!sinTerminar(reembolso) || reembolso.pspId !== null) return null
  if (reembolso.intentos > 0) await ctx.transaction((tx) => mover(tx, id, ['no_encontrar'], ctx.now))
  const enviado = await ctx.transaction((tx) => marcarEnviado(tx, id, ctx.now))
  return enviado ? enviar(ctx, enviado, intento, reconocer) : null
}

// oxlint-disable-next-line max-params -- the refund, whose payment it is of, and how what is not ours is taken in
async function enviar(
  ctx: Ctx,
  { id, monto }: ReembolsoRow,
  intento: string,
  reconocer: Reconocer,
): Promise<PspReembolso | null> {
  try {
    return await ctx.psp.reembolsar({ reembolsoId: id, intento, monto })
  } catch (error) {
    if (error instanceof PspUnknownError) await ctx.transaction((tx) => mover(tx, id, ['perder_rastro'], ctx.now))
    if (!(error instanceof PspRefusedError)) throw error
    // Certainly not sent. Where the bank holds the money it is tried again once it has decided; where somebody gave it back there meanwhile, that stands for it.
    await ctx.transaction((tx) => mover(tx, id, ['perder_rastro', 'no_encontrar'], ctx.now))
    const espera =
      error.code === 'charge_disputed'
        ? await ctx.transaction((tx) => esperaAlBanco(ctx, tx, id))
        : await reconocer(ctx, await ctx.psp.buscarReembolsos(intento))
    if (espera) return null
    await ctx.transaction((tx) => mover(tx, id, ['enviar'], ctx.now))
    return { id: `rechazado:${id}`, estado: 'rechazado', monto, reembolsoId: id, intento }
  }
}

/**
 * Whether the provider's no is that of a bank that has not decided, or gave the money itself. Once it has decided, and the provider still
 * takes no refund of that charge, what is owed goes the next way.
 */
async function esperaAlBanco(ctx: Ctx, tx: Tx, id: string): Promise<boolean> {
  const reembolso = await lockReembolso(tx, id)
  if (reembolso?.estado !== 'solicitado') return true
  const disputas = await listDisputasDeReembolso(tx, reembolso)
  if (disputas.length === 0 || disputas.some(({ estado }) => estado === 'abierta')) return true
  const suya = disputas.find(({ sinCubrir }) => sinCubrir > 0)
  if (!suya) return false
  await cubrirReembolso(ctx, tx, reembolso, { id: suya.id, monto: suya.sinCubrir })
  await seguirOrigen(ctx, tx, { ...reembolso, estado: 'hecho' })
  return true
}

/** It never was at the provider: whoever keeps the bank account sends it back. */
async function aMano(ctx: Ctx, { id, monto, estado }: ReembolsoRow): Promise<PspReembolso | null> {
  if (estado === 'hecho') return null
  return (
    (await ctx.transaction((tx) => marcarEnviado(tx, id, ctx.now))) && {
      id: `a_mano:${id}`,
      estado: 'rechazado',
      monto,
      reembolsoId: id,
      intento: null,
    }
  )
}

async function marcarEnviado(tx: Tx, id: string, now: Date): Promise<ReembolsoRow | null> {
  const reembolso = await lockReembolso(tx, id)
  if (!reembolso || !sinTerminar(reembolso)) return null
  if (await estaEnDisputa(tx, reembolso)) {
    await updateReembolso(tx, id, {}, now)
    return null
  }
  const estado = siguienteEstadoReembolso(reembolso.estado as EstadoReembolso, 'enviar') ?? reembolso.estado
  await updateReembolso(
    tx,
    id,
    { estado, intentos: reembolso.intentos + 1, enviadoEn: reembolso.enviadoEn ?? now },
    now,
  )
  return { ...reembolso, estado }
}

/** One step after the other along its machine; a step that is not allowed ends the walk. */
async function mover(tx: Tx, id: string, eventos: EventoReembolso[], now: Date): Promise<void> {
  const reembolso = await lockReembolso(tx, id)
  let estado = reembolso?.estado as EstadoReembolso
  for (const evento of eventos) estado = siguienteEstadoReembolso(estado, evento) ?? estado
  if (reembolso && estado !== reembolso.estado) await updateReembolso(tx, id, { estado }, now)
}

/** Books the outcome; null if it was booked before or is still open. */
export async function aplicarReembolso(
  ctx: Ctx,
  tx: Tx,
  informe: PspReembolso,
  id: string,
): Promise<ReembolsoRow | null> {
  const { now } = ctx
  const reembolso = await lockReembolso(tx, id)
  if (!reembolso) return null
  if (informe.estado === 'enviado') {
    // It has it: from here on it is on its way.
    if (reembolso.pspId === null && sinTerminar(reembolso)) await updateReembolso(tx, id, { pspId: informe.id }, now)
    return null
  }
  const hecho = informe.estado === 'hecho'
  if (reembolso.estado === 'hecho')
    return hecho || informe.id !== reembolso.pspId ? null : volverDelBanco(ctx, tx, reembolso)
  const estado = siguienteEstadoReembolso(reembolso.estado as EstadoReembolso, hecho ? 'hacer' : 'rechazar')
  if (!estado) return null
  const monto = hecho ? informe.monto : reembolso.monto
  await updateReembolso(
    tx,
    id,
    { estado, pspId: informe.id, ...(hecho ? { hechoEn: now } : { via: 'transferencia' }) },
    now,
  )
  await resolverCaso(tx, { tipo: 'reembolso', objetoId: id, actor: null, decision: estado, now })
  await asentar(tx, {
    clave: `${estado}:${id}`,
    tipo: hecho ? 'reembolso_hecho' : 'reembolso_rechazado',
    reservaId: reembolso.reservaId,
    modo: reembolso.modo,
    apuntes: hecho ? asientoReembolsoHecho(monto) : asientoReembolsoRechazado(monto),
    now,
  })
  if (!hecho) {
    log.error('reembolso.rechazado', { reembolsoId: id, origen: reembolso.origen, reservaId: reembolso.reservaId })
    await deberReembolso(tx, { ...reembolso, monto }, now)
  } else if (monto !== reembolso.monto) await seguirConLoQueFalta(ctx, tx, reembolso, monto)
  const despues = { ...reembolso, monto, estado }
  await seguirOrigen(ctx, tx, despues)
  return despues
}

export const deberReembolso = (tx: Tx, { id, origen, reservaId, monto }: ReembolsoRow, now: Date): Promise<void> =>
  deberPorTransferencia(tx, {
    origen: origen === 'reserva' ? 'reembolso' : (origen as Exclude<OrigenReembolso, 'reserva'>),
    origenId: id,
    reservaId,
    monto,
    now,
  })

/** The provider gave back another sum than it was asked for: what is missing is still owed, and a refund of its own. */
async function seguirConLoQueFalta(ctx: Ctx, tx: Tx, reembolso: ReembolsoRow, devuelto: number): Promise<void> {
  log.error('reembolso.monto_distinto', {
    reembolsoId: reembolso.id,
    reservaId: reembolso.reservaId,
    monto: devuelto,
    esperado: reembolso.monto,
  })
  if (devuelto < reembolso.monto) await separarResto(ctx, tx, reembolso, devuelto)
}

/** Done, and then returned by the buyer's bank: the money is with us again, and goes out by transfer. One that was transferred is no longer the provider's to return. */
async function volverDelBanco(ctx: Ctx, tx: Tx, reembolso: ReembolsoRow): Promise<ReembolsoRow | null> {
  const { id, reservaId, monto, modo } = reembolso
  const { now } = ctx
  if (!(await loDaElLibro(tx, id))) return null
  const esNueva = await asentar(tx, {
    clave: claveDeVuelta('devuelto', reembolso),
    tipo: 'reembolso_devuelto',
    reservaId,
    modo,
    apuntes: asientoDineroEnSuspenso(monto),
    now,
  })
  // Booked by a process that did not count yet.
  if (!esNueva) return volverDelBanco(ctx, tx, { ...reembolso, vueltas: reembolso.vueltas + 1 })
  log.error('reembolso.devuelto', { reembolsoId: id, origen: reembolso.origen, reservaId, monto })
  const estado = siguienteEstadoReembolso('hecho', 'retornar')!
  await updateReembolso(tx, id, { estado, hechoEn: null, via: 'transferencia', vueltas: reembolso.vueltas + 1 }, now)
  await asentar(tx, {
    clave: claveDeVuelta('devuelto_por_transferir', reembolso),
    tipo: 'reembolso_por_transferir',
    reservaId,
    modo,
    apuntes: asientoSuspensoPorTransferir(monto),
    now,
  })
  await deberReembolso(tx, reembolso, now)
  const despues = { ...reembolso, estado }
  await seguirOrigen(ctx, tx, despues)
  return despues
}

/** The bank gave the buyer the money itself: what was not sent yet must not be sent any more. */
async function darPorHecho(
  tx: Tx,
  { id, reservaId, monto, modo }: ReembolsoRow,
  disputaId: string,
  now: Date,
): Promise<void> {
  await mover(tx, id, ['enviar', 'hacer'], now)
  await updateReembolso(tx, id, { pspId: `${disputaId}:${id}`, hechoEn: now }, now)
  await resolverCaso(tx, { tipo: 'reembolso', objetoId: id, actor: null, decision: 'hecho', now })
  await asentar(tx, {
    clave: `hecho:${id}`,
    tipo: 'reembolso_por_contracargo',
    reservaId,
    modo,
    apuntes: asientoReembolsoPorContracargo(monto),
    now,
  })
}

/** The same for as much as the bank gave: what is missing of the refund goes on. Answers how much it stands for. */
export async function cubrirReembolso(
  ctx: Ctx,
  tx: Tx,
  reembolso: ReembolsoRow,
  { id, monto }: { id: string; monto: number },
): Promise<number> {
  const parte = Math.min(monto, reembolso.monto)
  if (parte <= 0) return 0
  if (parte < reembolso.monto) await separarResto(ctx, tx, reembolso, parte)
  await darPorHecho(tx, { ...reembolso, monto: parte }, id, ctx.now)
  return parte
}

export const toReembolsoJson = (r: ReembolsoRow): Reembolso => ({
  monto: r.monto,
  porcentaje: r.porcentaje,
  via: r.via as Reembolso['via'],
  fechaEstimada: r.fechaEstimada,
  estado: estadoDicho({ ...r, estado: r.estado as Reembolso['estado'] }),
  pedidoEn: r.createdAt.toISOString(),
  enviadoEn: r.enviadoEn?.toISOString() ?? null,
  hechoEn: r.hechoEn?.toISOString() ?? null,
})
