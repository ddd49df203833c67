import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { Feed, sincronizacion } from '#contract/sincronizacion.ts'
import { conOffset } from '#domain/fechas.ts'
import { componerIcs, type EventoIcs, lugarDe } from '#domain/reservas/ics.ts'
import type { Ctx } from '#server/ctx.ts'
import { usuarioDe } from '#server/la-sesion.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { editarPropia, type ExperienciaPropiaRow } from '#server/modules/disponibilidad/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { organizador } from '#server/modules/sitio/index.ts'
import { refuse } from '#server/refusal.ts'
import {
  deleteFeed,
  findFeedPorToken,
  listVendidas,
  saveFeed,
  type DeQuien,
  type FeedRow,
  type SalidaVendida,
} from './feeds.db.ts'

const POR_HORA = { max: 20, segundos: 3600 }
const DESDE_DIAS = 30
const MAX_EVENTOS = 500

type Pedido = Input<typeof sincronizacion.crearFeedDeAnfitrion>

/** Only its hash is kept: the address is told this once. */
export async function crearFeed(ctx: Ctx, { id, alcance }: Pedido): Promise<Feed & { url: string }> {
  const experiencia = await editarPropia(ctx, id)
  const actor = usuarioDe(ctx)
  await contar(ctx.db, `feed:${actor}`, POR_HORA, ctx.now)
  const token = randomBytes(32).toString('base64url')
  await ctx.transaction(async (tx) => {
    await saveFeed(tx, {
      id: randomUUID(),
      ...deQuien(experiencia, alcance),
      tokenHash: hashDe(token),
      creadoPor: actor,
      createdAt: ctx.now,
    })
    await anotar(tx, {
      actor,
      accion: 'crear',
      objeto: 'feed',
      objetoId: experiencia.id,
      detalle: { alcance },
      now: ctx.now,
    })
  })
  return {
    activo: true,
    creadoEn: conOffset(ctx.now, experiencia.zonaHoraria),
    url: `${ctx.settings.BASE_URL}/api/calendario-de-salidas/${token}.ics`,
  }
}

export async function borrarFeed(ctx: Ctx, { id, alcance }: Pedido): Promise<Feed> {
  const experiencia = await editarPropia(ctx, id)
  await ctx.transaction(async (tx) => {
    await deleteFeed(tx, deQuien(experiencia, alcance))
    await anotar(tx, {
      actor: usuarioDe(ctx),
      accion: 'borrar',
      objeto: 'feed',
      objetoId: experiencia.id,
      detalle: { alcance },
      now: ctx.now,
    })
  })
  return { activo: false, creadoEn: null }
}

/** For a calendar program, which has nothing but the address: departures that somebody goes on, and nobody's name. */
export async function leerFeedDeSalidas(ctx: Ctx, { calendario }: { calendario: string }): Promise<string> {
  const feed =
    (await findFeedPorToken(ctx.db, hashDe(calendario.replace(/\.ics$/, '')))) ?? refuse('calendario-desconocido')
  const desde = new Date(ctx.now.getTime() - DESDE_DIAS * 86_400_000)
  const vendidas = await listVendidas(ctx.db, feed, { desde, now: ctx.now, limit: MAX_EVENTOS })
  const { BASE_URL } = ctx.settings
  const { dominio } = ctx.identidad
  return componerIcs(
    vendidas.map((salida) => eventoDe(salida, { baseUrl: BASE_URL, dominio })),
    {
      organizador: await organizador(ctx),
      feed: {
        nombre: 'Salidas vendidas',
        url: `${BASE_URL}/${feed.proveedorId ? 'proveedor/dashboard' : 'anfitrion/salidas'}`,
        zona: vendidas[0]?.zona ?? 'America/Santiago',
        creado: feed.createdAt,
      },
    },
  )
}

export const deQuien = (
  { id, anfitrionId, proveedorId }: Pick<ExperienciaPropiaRow, 'id' | 'anfitrionId' | 'proveedorId'>,
  alcance: 'experiencia' | 'operador',
): DeQuien =>
  alcance === 'experiencia'
    ? { experienciaId: id, anfitrionId: null, proveedorId: null }
    : { experienciaId: null, anfitrionId, proveedorId }

export const toFeedJson = (row: FeedRow | undefined, zona: string): Feed => ({
  activo: row !== undefined,
  creadoEn: row ? conOffset(row.createdAt, zona) : null,
})

/** Its text carries its id, by which it is known when another platform hands it back under another UID. */
const eventoDe = (s: SalidaVendida, { baseUrl, dominio }: { baseUrl: string; dominio: string }): EventoIcs => ({
  uid: `salida-${s.id}@${dominio}`,
  creado: s.movidaEn,
  secuencia: Math.floor(s.movidaEn.getTime() / 1000) % 2_000_000_000,
  inicio: s.inicioUtc,
  fin: s.finUtc,
  zona: s.zona,
  titulo: `${s.nombreExperiencia} · ${s.vivas} de ${s.cupos} cupos`,
  lugar: lugarDe(s.direccion, s.ciudad),
  lat: s.lat,
  lng: s.lng,
  descripcion: paginaDe(s, baseUrl),
  url: paginaDe(s, baseUrl),
  cancelado: false,
})

const paginaDe = (s: SalidaVendida, baseUrl: string): string =>
  `${baseUrl}/${s.anfitrionId ? 'anfitrion' : 'proveedor'}/calendario/${s.experienciaId}#salida-${s.id}`

const hashDe = (token: string): Buffer => createHash('sha256').update(token).digest()
