import { randomUUID } from 'node:crypto'
import type { FallaDeCalendario } from '#contract/sincronizacion.ts'
import { CALENDARIO_BYTES } from '#contract/topes.ts'
import { esperaDeLectura } from '#domain/disponibilidad/lecturas.ts'
import { HORIZONTE_DIAS } from '#domain/disponibilidad/revisar-agenda.ts'
import { loQueRige } from '#domain/sincronizacion/lo-que-rige.ts'
import type { DiasDeLectura, LecturaDeCalendario } from '#domain/sincronizacion/ocupados.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { aplicarBloqueos, lockPorVenir } from '#server/modules/disponibilidad/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'
import type { Outcome } from '#server/platform/lane.ts'
import { OutboundError, type Outbound, type OutboundReason } from '#server/platform/outbound.ts'
import { abrirIcal, CalendarioIlegible } from './abrir-ical.ts'
import { sinLasNuestras } from './nuestras.ts'
import {
  findCalendario,
  findDuenoDe,
  listChoques,
  listExperienciasDelRecurso,
  listBloqueos,
  listQuienesEditan,
  lockCalendario,
  replaceBloqueos,
  updateCalendario,
  zonaDe,
  type CalendarioRow,
  type Choque,
} from './sincronizacion.db.ts'

const DIA_MS = 86_400_000
const TIMEOUT_MS = 10_000
// Public calendars are moved by their makers; each hop is judged like the first.
const SALTOS = 3
const NO_CONTESTA = new Set<FallaDeCalendario>(['tiempo', 'red'])

type PorLeer = Pick<CalendarioRow, 'id' | 'servidor' | 'experienciaId' | 'recursoId'>

/** Has it read at its address; many may lie with one host, or be of one operator, and are not asked for all at once. */
export async function pedirLectura(ctx: Ctx, tx: Tx, calendario: PorLeer): Promise<void> {
  const { id, servidor } = calendario
  await ctx.enqueue(
    tx,
    'sincronizacion.leer',
    { id },
    { key: id, ...(servidor && { receiver: servidor, owner: await deQuienEs(tx, calendario) }) },
  )
}

/** Reads a calendar at its address. Where it cannot, what it said last still holds, and why is kept. */
export async function leerDeSuDireccion(ctx: Ctx, outbound: Outbound, id: string): Promise<Outcome> {
  const calendario = await findCalendario(ctx.db, id)
  if (!calendario?.urlSellada) return
  const zona = await zonaDe(ctx.db, calendario)
  const leido = await leer(
    outbound,
    ctx.secretos.descifrar(calendario.urlSellada).toString(),
    diasDe(ctx, zona),
    await deQuienEs(ctx.db, calendario),
  )
  await ctx.transaction(async (tx) => {
    const actual = await lockCalendario(tx, id)
    if (!actual) return
    if ('ocupados' in leido)
      return aplicarOcupados(ctx, tx, actual, leido, new Date(ctx.now.getTime() + esperaDeLectura(0)))
    const fallas = actual.fallas + 1
    await updateCalendario(tx, id, {
      intentadoEn: ctx.now,
      error: leido.falla,
      fallas,
      malDesde: actual.malDesde ?? ctx.now,
      proximaLecturaEn: new Date(ctx.now.getTime() + esperaDeLectura(fallas)),
    })
  })
  return 'falla' in leido && NO_CONTESTA.has(leido.falla) ? 'receiver-down' : undefined
}

/** From yesterday, for what has begun, to the last day that may be sold. */
export const diasDe = (
  { now, identidad: { dominio } }: Pick<Ctx, 'now' | 'identidad'>,
  zona: string,
): DiasDeLectura => ({
  zona,
  dominio,
  desde: new Date(now.getTime() - DIA_MS),
  hasta: new Date(now.getTime() + HORIZONTE_DIAS * DIA_MS),
})

/** What a calendar says now: its departures close, those it no longer says open where all of it was understood, and whoever lays out the dates hears of the sold ones. */
export async function aplicarOcupados(
  ctx: Ctx,
  tx: Tx,
  calendario: Leido,
  { ocupados, noEntendidos, ejemplos }: LecturaDeCalendario,
  proximaLecturaEn: Date | null = null,
): Promise<void> {
  const experienciaIds = await experienciasDe(tx, calendario)
  await lockPorVenir(tx, experienciaIds, ctx.now)
  const rigen = loQueRige(
    await listBloqueos(tx, calendario.id, ctx.now),
    await sinLasNuestras(tx, calendario, ocupados),
    noEntendidos,
  )
  await replaceBloqueos(
    tx,
    calendario,
    rigen.map(({ desde, hasta, resumen }) => ({ id: randomUUID(), desde, hasta, resumen })),
  )
  const bien = noEntendidos === 0
  await updateCalendario(tx, calendario.id, {
    leidoEn: ctx.now,
    intentadoEn: ctx.now,
    error: null,
    fallas: 0,
    proximaLecturaEn,
    noEntendidos,
    ejemplos: JSON.stringify(ejemplos),
    malDesde: bien ? null : (calendario.malDesde ?? ctx.now),
    ...(bien && { avisadoEn: null }),
  })
  await aplicarEn(ctx, tx, experienciaIds)
}

export type Leido = Pick<CalendarioRow, 'id' | 'experienciaId' | 'recursoId' | 'malDesde'>

/** What a calendar may close. */
export async function experienciasDe(
  tx: Tx,
  { experienciaId, recursoId }: Pick<CalendarioRow, 'experienciaId' | 'recursoId'>,
): Promise<string[]> {
  return experienciaId ? [experienciaId] : listExperienciasDelRecurso(tx, recursoId!)
}

export async function aplicarEn(ctx: Ctx, tx: Tx, experienciaIds: readonly string[]): Promise<void> {
  await lockPorVenir(tx, experienciaIds, ctx.now)
  await aplicarBloqueos(tx, experienciaIds, ctx.now)
  for (const choque of await listChoques(tx, experienciaIds, ctx.now)) await avisar(ctx, tx, choque)
}

async function avisar(ctx: Ctx, tx: Tx, choque: Choque): Promise<void> {
  const area = choque.anfitrionId ? 'anfitrion' : 'proveedor'
  for (const { usuarioId } of await listQuienesEditan(tx, choque)) {
    await notificar(ctx, tx, {
      usuarioId,
      tipo: 'cambio',
      clave: `choque:${choque.salidaId}`,
      titulo: 'Una salida vendida choca con tu calendario',
      texto: `${choque.nombreExperiencia}, ${choque.inicioLocal.slice(0, 10)} ${choque.inicioLocal.slice(11, 16)}: la reserva sigue en pie hasta que decidas.`,
      enlace: `/${area}/calendario/${choque.experienciaId}?vista=sincronizar`,
      operador: choque,
    })
  }
}

async function deQuienEs(db: Db | Tx, calendario: PorLeer): Promise<string> {
  const dueno = await findDuenoDe(db, calendario)
  return dueno?.anfitrionId ?? dueno?.proveedorId ?? calendario.id
}

async function leer(
  outbound: Outbound,
  url: string,
  dias: ReturnType<typeof diasDe>,
  de: string,
): Promise<LecturaDeCalendario | { falla: FallaDeCalendario }> {
  try {
    const { status, body } = await outbound({
      url,
      headers: { accept: 'text/calendar, */*;q=0.1', 'user-agent': 'Calendarios/1' },
      timeoutMs: TIMEOUT_MS,
      maxBytes: CALENDARIO_BYTES,
      maxRedirects: SALTOS,
    })
    if (status !== 200) return { falla: DE_ESTADO[status] ?? 'respuesta' }
    return await abrirIcal(body, dias, { de, sinPrisa: true })
  } catch (error) {
    if (error instanceof OutboundError) return { falla: DE_RAZON[error.reason] }
    if (error instanceof CalendarioIlegible) return { falla: error.falla }
    throw error
  }
}

const DE_ESTADO: Record<number, FallaDeCalendario> = { 401: 'permiso', 403: 'permiso', 404: 'ausente', 410: 'ausente' }
const DE_RAZON: Record<OutboundReason, FallaDeCalendario> = {
  url: 'direccion',
  address: 'direccion',
  redirect: 'direccion',
  timeout: 'tiempo',
  'too-large': 'peso',
  network: 'red',
}
