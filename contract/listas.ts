import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Fecha, Id, Instante, Paginacion, texto, textoExacto } from './comun.ts'
import { Experiencia } from './experiencias.ts'

const Nombres = z.array(z.string())

/** A shortlist with how its friends voted. */
export const Lista = z.object({
  id: z.string(),
  nombre: z.string(),
  clave: z.string(),
  cerrada: z.boolean(),
  creadaEn: Instante,
  votantes: z.int(),
  experiencias: z.array(z.object({ experiencia: Experiencia, votos: z.int(), quienes: Nombres })),
  fechas: z.array(z.object({ fecha: z.iso.date(), votos: z.int(), quienes: Nombres })),
})
export type Lista = z.infer<typeof Lista>

export const ListaResumida = z.object({
  id: z.string(),
  nombre: z.string(),
  clave: z.string(),
  cerrada: z.boolean(),
  experiencias: z.int(),
  votantes: z.int(),
})
export type ListaResumida = z.infer<typeof ListaResumida>

const Ids = z.array(textoExacto(60, 1)).max(10, { error: 'Elige 10 como máximo' })
const Fechas = z.array(Fecha).max(10, { error: 'Elige 10 fechas como máximo' })

export const listas = defineCalls({
  crearLista: {
    route: 'POST /api/listas',
    resumen: 'Arma una lista de experiencias y fechas para que amistades voten por un enlace.',
    access: ['viajero'],
    input: z.object({ nombre: texto(60, 1), experienciaIds: Ids, fechas: Fechas }),
    output: Lista,
    status: 201,
    errors: ['listas-llenas', 'demasiados-intentos'],
  },
  listarListas: {
    route: 'GET /api/listas',
    resumen: 'Mis listas compartidas, la última primero.',
    access: ['viajero'],
    input: z.object({ ...Paginacion }),
    output: z.array(ListaResumida),
    paged: true,
    errors: [],
  },
  cerrarLista: {
    route: 'POST /api/listas/:listaId/cerrar',
    resumen: 'Cierra la votación; los resultados siguen a la vista.',
    access: ['viajero'],
    input: z.object({ listaId: Id }),
    output: Lista,
    errors: ['lista-desconocida', 'sin-permiso'],
  },
  borrarLista: {
    route: 'DELETE /api/listas/:listaId',
    resumen: 'Borra una lista con sus votos; su enlace deja de servir.',
    access: ['viajero'],
    input: z.object({ listaId: Id }),
    output: z.object({}),
    errors: ['lista-desconocida', 'sin-permiso'],
  },
  verLista: {
    route: 'GET /api/listas/compartida/:clave',
    resumen: 'Una lista con sus votos, por su enlace.',
    access: ['publico'],
    input: z.object({ clave: Id }),
    output: Lista,
    errors: ['lista-desconocida'],
  },
  votarLista: {
    route: 'POST /api/listas/compartida/:clave/votos',
    resumen: 'Vota con un nombre, sin cuenta; con el votanteId recibido, cambia el voto.',
    access: ['publico'],
    input: z.object({
      clave: Id,
      nombre: texto(40, 1),
      experienciaIds: Ids,
      fechas: Fechas,
      votanteId: textoExacto(60).optional(),
    }),
    output: z.object({ votanteId: z.string(), lista: Lista }),
    errors: ['lista-desconocida', 'lista-cerrada', 'lista-con-muchos-votos', 'demasiados-intentos'],
  },
})
