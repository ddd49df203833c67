import { mostrarCodigo } from '#domain/reservas/codigo.ts'
import { type EventoIcs, lugarDe } from '#domain/reservas/ics.ts'

interface ReservaConLugar {
  id: string
  codigo: string
  estado: string
  cambios: number
  updatedAt: Date
  inicioLocal: string
  inicioUtc: Date
  finUtc: Date
  zona: string
  nombreExperiencia: string
  ciudad: string
  puntoEncuentro: { direccion: string; instrucciones: string; lat?: number; lng?: number }
  lat: number
  lng: number
}

/** The same in a file of its own and in the calendar of its buyer. */
export const eventoDe = (r: ReservaConLugar): EventoIcs => ({
  uid: `${r.id}@tourismhub`,
  creado: r.updatedAt,
  secuencia: r.cambios,
  inicioLocal: r.inicioLocal,
  inicio: r.inicioUtc,
  fin: r.finUtc,
  zona: r.zona,
  titulo: r.nombreExperiencia,
  lugar: lugarDe(r.puntoEncuentro.direccion, r.ciudad),
  lat: r.puntoEncuentro.lat ?? r.lat,
  lng: r.puntoEncuentro.lng ?? r.lng,
  descripcion: `Código ${mostrarCodigo(r.codigo)}. ${r.puntoEncuentro.instrucciones}`,
  cancelado: r.estado === 'cancelada' || r.estado === 'rechazada',
})
