import { componerIcs } from '#domain/reservas/ics.ts'
import type { Ctx } from '#server/ctx.ts'
import { organizador } from '#server/modules/sitio/index.ts'
import { eventoDe } from './evento-de-reserva.ts'
import { listParaCalendario } from './de-una-cuenta.db.ts'

const DESDE_DIAS = 90
const MAX_EVENTOS = 200

/** A person's bookings as one calendar: what is to come, and the last three months. */
export async function componerCalendario(
  ctx: Ctx,
  { usuarioId, createdAt }: { usuarioId: string; createdAt: Date },
): Promise<string> {
  const desde = new Date(ctx.now.getTime() - DESDE_DIAS * 86_400_000)
  const reservas = await listParaCalendario(ctx.db, usuarioId, desde, MAX_EVENTOS)
  const { BASE_URL } = ctx.settings
  const { dominio } = ctx.identidad
  return componerIcs(
    reservas.map((r) => eventoDe(r, { baseUrl: BASE_URL, dominio })),
    {
      organizador: await organizador(ctx),
      feed: {
        nombre: 'Mis Experiencias',
        url: `${BASE_URL}/mis-entradas`,
        zona: 'America/Santiago',
        creado: createdAt,
      },
    },
  )
}
