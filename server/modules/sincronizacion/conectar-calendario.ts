import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { sincronizacion as calls, Sincronizacion } from '#contract/sincronizacion.ts'
import { esUuid } from '#domain/identificador.ts'
import { refuseAjeno } from '#server/ajeno.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { usuarioDe } from '#server/la-sesion.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { editarPropia, lockPorVenir, type ExperienciaPropiaRow } from '#server/modules/disponibilidad/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { OutboundError, parseOutboundUrl } from '#server/platform/outbound.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { abrirIcal, CalendarioIlegible } from './abrir-ical.ts'
import { aplicarEn, aplicarOcupados, diasDe, experienciasDe, pedirLectura, type Leido } from './leer-calendario.ts'
import {
  deleteCalendario,
  findCalendario,
  insertCalendario,
  listCalendarios,
  listRecursosUsados,
  updateCalendario,
  type CalendarioRow,
} from './sincronizacion.db.ts'
import { verDe } from './ver-sincronizacion.ts'

const POR_HORA = { max: 30, segundos: 3600 }
const MAX_CALENDARIOS = 10

/** Written down now, read by a job at once: the address of a stranger is never asked while somebody waits. */
export async function conectarCalendario(
  ctx: Ctx,
  { id, nombre, url, recursoId }: Input<typeof calls.conectarCalendarioDeAnfitrion>,
): Promise<Sincronizacion> {
  const experiencia = await editarPropia(ctx, id)
  await contar(ctx.db, `calendarios:${usuarioDe(ctx)}`, POR_HORA, ctx.now)
  const direccion = revisarUrl(url)
  await revisarRecurso(ctx, experiencia, recursoId)
  return ctx.transaction(async (tx) => {
    const calendario = await crear(ctx, tx, experiencia, {
      nombre,
      recursoId: recursoId ?? null,
      urlSellada: ctx.secretos.cifrar(Buffer.from(direccion.href)),
      servidor: direccion.host,
      proximaLecturaEn: ctx.now,
    })
    await pedirLectura(ctx, tx, calendario)
    return verDe(ctx, tx, experiencia)
  })
}

/** Read while its sender waits; with `calendarioId` it takes the place of a file sent before. */
export async function subirCalendario(
  ctx: Ctx,
  { id, nombre, recursoId, calendarioId }: Input<typeof calls.subirCalendarioDeAnfitrion>,
): Promise<Sincronizacion> {
  const experiencia = await editarPropia(ctx, id)
  await contar(ctx.db, `calendarios:${usuarioDe(ctx)}`, POR_HORA, ctx.now)
  await revisarRecurso(ctx, experiencia, recursoId)
  const anterior = calendarioId ? await abrir(ctx, experiencia, calendarioId) : null
  if (anterior?.urlSellada) refuse('calendario-externo-desconocido')
  const lectura = await abrirIcal(ctx.cuerpo ?? new Uint8Array(), diasDe(ctx, experiencia.zonaHoraria), {
    de: usuarioDe(ctx),
  }).catch((cause: unknown) => {
    if (cause instanceof CalendarioIlegible) return refuse('calendario-ilegible', { cause })
    throw cause
  })
  return ctx.transaction(async (tx) => {
    await lockPorVenir(
      tx,
      await experienciasDe(
        tx,
        anterior ?? { experienciaId: recursoId ? null : experiencia.id, recursoId: recursoId ?? null },
      ),
      ctx.now,
    )
    if (anterior) await updateCalendario(tx, anterior.id, { nombre })
    const calendario =
      anterior ??
      (await crear(ctx, tx, experiencia, {
        nombre,
        recursoId: recursoId ?? null,
        urlSellada: null,
        servidor: null,
        proximaLecturaEn: null,
      }))
    await aplicarOcupados(ctx, tx, calendario, lectura)
    return verDe(ctx, tx, experiencia)
  })
}

/** Asks again without waiting for its turn. */
export async function leerCalendario(
  ctx: Ctx,
  { id, calendarioId }: Input<typeof calls.leerCalendarioDeAnfitrion>,
): Promise<Sincronizacion> {
  const experiencia = await editarPropia(ctx, id)
  await contar(ctx.db, `calendarios:${usuarioDe(ctx)}`, POR_HORA, ctx.now)
  const calendario = await abrir(ctx, experiencia, calendarioId)
  if (!calendario.urlSellada) refuse('calendario-externo-desconocido')
  return ctx.transaction(async (tx) => {
    await updateCalendario(tx, calendario.id, { proximaLecturaEn: ctx.now, intentadoEn: null, error: null })
    await pedirLectura(ctx, tx, calendario)
    return verDe(ctx, tx, experiencia)
  })
}

/** What only it kept closed is sold again. */
export async function quitarCalendario(
  ctx: Ctx,
  { id, calendarioId }: Input<typeof calls.quitarCalendarioDeAnfitrion>,
): Promise<Sincronizacion> {
  const experiencia = await editarPropia(ctx, id)
  const calendario = await abrir(ctx, experiencia, calendarioId)
  return ctx.transaction(async (tx) => {
    const experienciaIds = await experienciasDe(tx, calendario)
    await lockPorVenir(tx, experienciaIds, ctx.now)
    await deleteCalendario(tx, calendario.id)
    await aplicarEn(ctx, tx, experienciaIds)
    await anotar(tx, {
      actor: usuarioDe(ctx),
      accion: 'borrar',
      objeto: 'calendario',
      objetoId: calendario.id,
      detalle: { experienciaId: experiencia.id },
      now: ctx.now,
    })
    return verDe(ctx, tx, experiencia)
  })
}

type Nuevo = Pick<CalendarioRow, 'nombre' | 'recursoId' | 'urlSellada' | 'servidor' | 'proximaLecturaEn'>

async function crear(
  ctx: Ctx,
  tx: Tx,
  experiencia: ExperienciaPropiaRow,
  nuevo: Nuevo,
): Promise<Leido & Pick<CalendarioRow, 'servidor'>> {
  if ((await listCalendarios(tx, experiencia.id, ctx.now)).length >= MAX_CALENDARIOS) refuse('calendarios-completos')
  const row = { id: randomUUID(), experienciaId: nuevo.recursoId ? null : experiencia.id, ...nuevo, createdAt: ctx.now }
  await insertCalendario(tx, row)
  await anotar(tx, {
    actor: usuarioDe(ctx),
    accion: 'crear',
    objeto: 'calendario',
    objetoId: row.id,
    detalle: { experienciaId: experiencia.id, servidor: nuevo.servidor ?? 'archivo' },
    now: ctx.now,
  })
  return { ...row, malDesde: null }
}

async function revisarRecurso(
  ctx: Ctx,
  experiencia: ExperienciaPropiaRow,
  recursoId: string | undefined,
): Promise<void> {
  if (!recursoId || (await listRecursosUsados(ctx.db, experiencia.id)).some(({ id }) => id === recursoId)) return
  const { anfitrionId, proveedorId } = experiencia
  await refuseAjeno(ctx.db, {
    de: 'recursos',
    id: recursoId,
    salvo: { anfitrionId, proveedorId },
    desconocido: 'recurso-desconocido',
  })
}

async function abrir(ctx: Ctx, experiencia: ExperienciaPropiaRow, id: string): Promise<CalendarioRow> {
  const suyo = esUuid(id) ? await listCalendarios(ctx.db, experiencia.id, ctx.now, id) : []
  return (suyo[0] && (await findCalendario(ctx.db, id))) ?? refuse('calendario-externo-desconocido')
}

/** What can be said of it now; where it leads is looked at again at each reading. */
function revisarUrl(url: string): URL {
  try {
    return parseOutboundUrl(url.replace(/^webcals?:\/\//i, 'https://'))
  } catch (error) {
    if (error instanceof OutboundError)
      refuseCampo(
        'url',
        'Escribe una dirección https pública, como https://calendar.google.com/calendar/ical/…/basic.ics',
      )
    throw error
  }
}
