import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Id, Instante, Paginacion, texto } from './comun.ts'
import { TIPOS_CASO, ACTOS_DE_TOMA, FILTROS_DE_CASOS } from './enumeraciones.ts'

export const TipoCaso = z.enum(TIPOS_CASO, { error: 'Elige una cola de la lista' })
export type TipoCaso = z.infer<typeof TipoCaso>

/** One queue, as its tile shows it. */
export const Cola = z.object({
  tipo: TipoCaso,
  /** Null where it could not be counted: unknown is not zero. */
  abiertos: z.int().nullable(),
  vencidos: z.int().nullable(),
  /** Since when the oldest one waits. */
  desde: Instante.nullable(),
})
export type Cola = z.infer<typeof Cola>

export const Caso = z.object({
  id: z.string(),
  tipo: TipoCaso,
  /** The noun it is about, and which one. */
  objeto: z.string(),
  objetoId: z.string(),
  titulo: z.string(),
  estado: z.enum(['abierto', 'resuelto']),
  abiertoEn: Instante,
  venceEn: Instante,
  /** Who looks at it now, by first name. */
  tomadoPor: z.string().nullable(),
  /** It is I who looks at it. */
  esMio: z.boolean(),
  /** A second look that is somebody else's: I decided the first. */
  esDeOtraPersona: z.boolean(),
  resueltoEn: Instante.nullable(),
  decision: z.string().nullable(),
})
export type Caso = z.infer<typeof Caso>

export const HechoDeCaso = z.object({
  hecho: z.string(),
  /** First name of our staff; null is the program. */
  actor: z.string().nullable(),
  texto: z.string().nullable(),
  detalle: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  en: Instante,
})
export type HechoDeCaso = z.infer<typeof HechoDeCaso>

export const CasoConHechos = Caso.extend({ detalle: HechoDeCaso.shape.detalle, hechos: z.array(HechoDeCaso) })
export type CasoConHechos = z.infer<typeof CasoConHechos>

const deUno = { access: ['admin'], errors: ['caso-desconocido', 'sin-permiso'] } as const

export const casos = defineCalls({
  listarColas: {
    route: 'GET /api/admin/colas',
    resumen: 'Las colas que puedo atender, con lo que espera en cada una.',
    access: ['admin'],
    input: z.object({ ...Paginacion }),
    output: z.array(Cola),
    paged: 'entera',
    errors: [],
  },
  listarCasos: {
    route: 'GET /api/admin/casos',
    resumen: 'Casos de una cola o de todas, el más antiguo primero; `despues` es el id del último ya visto.',
    access: ['admin'],
    input: z.object({
      ...Paginacion,
      tipo: TipoCaso.optional(),
      estado: z.enum(['abierto', 'resuelto'], { error: 'Elige abierto o resuelto' }).optional(),
      de: z.enum(FILTROS_DE_CASOS, { error: 'Elige un filtro de la lista' }).optional(),
      despues: Id.optional(),
    }),
    output: z.array(Caso),
    paged: true,
    errors: ['caso-desconocido', 'sin-permiso'],
  },
  verCaso: {
    route: 'GET /api/admin/casos/:casoId',
    resumen: 'Un caso con su historial.',
    ...deUno,
    input: z.object({ casoId: Id }),
    output: CasoConHechos,
  },
  tomarCaso: {
    route: 'POST /api/admin/casos/:casoId/tomar',
    resumen: 'Toma un caso para revisarlo, o lo deja libre; `relevar` lo toma aunque lo tenga otra persona.',
    access: ['admin'],
    input: z.object({ casoId: Id, acto: z.enum(ACTOS_DE_TOMA, { error: 'Elige tomar o soltar' }) }),
    output: CasoConHechos,
    errors: ['caso-desconocido', 'sin-permiso', 'caso-ya-resuelto', 'caso-tomado'],
  },
  anotarCaso: {
    route: 'POST /api/admin/casos/:casoId/notas',
    resumen: 'Deja una nota en el historial del caso.',
    ...deUno,
    input: z.object({ casoId: Id, texto: texto(1000, 1) }),
    output: CasoConHechos,
  },
})
