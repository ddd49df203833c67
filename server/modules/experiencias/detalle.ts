import type { ExperienciaDetalle } from '#contract/experiencias.ts'

/** What the column `detalle` holds: the parts of an experiencia that are only ever read whole. What is new since lacks in what was written before. */
export type Detalle = Pick<
  ExperienciaDetalle,
  | 'itinerario'
  | 'incluye'
  | 'noIncluye'
  | 'queLlevar'
  | 'cargosEnDestino'
  | 'idiomasGuia'
  | 'requisitos'
  | 'accesibilidad'
> &
  Partial<Pick<ExperienciaDetalle, 'recogida' | 'recogidaObligatoria' | 'preguntas' | 'planB'>> & {
    puntoEncuentro: Pick<ExperienciaDetalle['puntoEncuentro'], 'direccion' | 'instrucciones'> & {
      foto?: FotoDeEncuentro
    }
    /** Where it really is, for whoever has a confirmed booking; the columns hold the middle of its circle. */
    casa?: {
      direccion: string
      instrucciones: string
      foto?: FotoDeEncuentro
      lat: number
      lng: number
      centro: { lat: number; lng: number }
    }
  }

/** A photo by its id, and what it shows. */
export type FotoDeEncuentro = { id: string; alt: string }

/** What the column `fotos` holds, the cover first. */
export type Foto = ExperienciaDetalle['fotos'][number]
