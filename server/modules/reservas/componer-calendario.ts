import { mostrarCodigo } from '#domain/reservas/codigo.ts'
import { componerIcs, type EventoIcs } from '#domain/reservas/ics.ts'
import type { Ctx } from '#server/ctx.ts'
import { listParaCalendario } from './reservas.db.ts'

const DESDE_DIAS = 90
const MAX_EVENTOS = 200

/** A person's bookings as one calendar: what is to come, and the last three months. */
export async function componerCalendario(ctx: Ctx, usuarioId: string): Promise<string> {
  const desde = new Date(ctx.now.getTime() - DESDE_DIAS * 86_400_000)
  const reservas = await listParaCalendario(ctx.db, usuarioId, desde, MAX_EVENTOS)
  return componerIcs(
    reservas.map(
      (r): EventoIcs => ({
        uid: `${r.id}@tourismhub`,
        creado: r.updatedAt,
        secuencia: r.cambios,
        inicioLocal: r.inicioLocal,
        inicio: r.inicioUtc,
        fin: r.finUtc,
        zona: r.zona,
        titulo: r.nombreExperiencia,
        lugar: `${r.puntoEncuentro.direccion}, ${r.ciudad}`,
        lat: r.lat,
        lng: r.lng,
        descripcion: `Código ${mostrarCodigo(r.codigo)}. ${r.puntoEncuentro.instrucciones}`,
        cancelado: r.estado === 'cancelada' || r.estado === 'rechazada',
      }),
    ),
    'Mis Experiencias',
  )
}
