import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Fecha, Id, Paginacion, Pesos, TipoExperiencia } from './comun.ts'

const TipoEnDestino = z.object({
  tipo: TipoExperiencia,
  slug: z.string(),
  cantidad: z.int().min(1),
  precioDesde: Pesos,
})
type TipoEnDestino = z.infer<typeof TipoEnDestino>

/** A city with something published. */
export const Destino = z.object({
  ciudad: z.string(),
  slug: z.string(),
  region: z.string(),
  cantidad: z.int().min(1),
  precioDesde: Pesos,
  /** What there is of each kind, most first. */
  tipos: z.array(TipoEnDestino),
})
export type Destino = z.infer<typeof Destino>

export const DestinoDetalle = Destino.extend({
  /** The kind that was asked for. */
  tipo: TipoEnDestino.nullable(),
  /** The next dates, in the place's own time, on which something of it has places left. */
  proximasFechas: z.array(Fecha),
  /** Cities around with something of the same, nearest first. */
  cercanos: z.array(
    z.object({ ciudad: z.string(), slug: z.string(), cantidad: z.int().min(1), distanciaKm: z.int().min(0) }),
  ),
})
export type DestinoDetalle = z.infer<typeof DestinoDetalle>

export const destinos = defineCalls({
  listarDestinos: {
    route: 'GET /api/v1/destinos',
    resumen: 'Ciudades con algo publicado: cuánto, desde qué precio y de qué tipos.',
    access: ['publico'],
    input: z.object({ ...Paginacion }),
    output: z.array(Destino),
    paged: 'entera',
    errors: [],
  },
  verDestino: {
    route: 'GET /api/v1/destinos/:ciudad',
    resumen: 'Una ciudad por su slug, y de ella un tipo, con próximas fechas y ciudades cercanas.',
    access: ['publico'],
    input: z.object({ ciudad: Id, tipo: z.string().trim().max(40).optional() }),
    output: DestinoDetalle,
    errors: ['destino-desconocido'],
  },
})
