import { mostrarCodigo } from '#domain/reservas/codigo.ts'
import { type EventoIcs, lugarDe } from '#domain/reservas/ics.ts'

interface ReservaConLugar {
  id: string
  codigo: string
  estado: string
  cambios: number
  updatedAt: Date
  inicioUtc: Date
  finUtc: Date
  zona: string
  nombreExperiencia: string
  ciudad: string
  puntoEncuentro: { direccion: string; instrucciones: string; lat?: number; lng?: number }
  lat: number
  lng: number
}

const SIN_VALER = new Set(['cancelada', 'rechazada'])

/** The same in a file of its own and in the calendar of its buyer. One that no longer stands takes itself back, and says nothing of where it would have met. */
export const eventoDe = (r: ReservaConLugar, { baseUrl, dominio }: { baseUrl: string; dominio: string }): EventoIcs => {
  const cancelado = SIN_VALER.has(r.estado)
  const comun = {
    uid: `${r.id}@${dominio}`,
    creado: r.updatedAt,
    secuencia: r.cambios + (cancelado ? 1 : 0),
    inicio: r.inicioUtc,
    fin: r.finUtc,
    zona: r.zona,
    titulo: r.nombreExperiencia,
    url: `${baseUrl}/mis-entradas/${r.codigo}`,
    cancelado,
  }
  if (cancelado)
    return {
      ...comun,
      lugar: r.ciudad,
      lat: r.lat,
      lng: r.lng,
      descripcion: `Código ${mostrarCodigo(r.codigo)}. Esta reserva se canceló.`,
    }
  return {
    ...comun,
    lugar: lugarDe(r.puntoEncuentro.direccion, r.ciudad),
    lat: r.puntoEncuentro.lat ?? r.lat,
    lng: r.puntoEncuentro.lng ?? r.lng,
    descripcion: `Código ${mostrarCodigo(r.codigo)}. ${r.puntoEncuentro.instrucciones}`,
  }
}
