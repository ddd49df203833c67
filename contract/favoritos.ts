import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Id, Paginacion, Vacio, textoExacto } from './comun.ts'
import { Experiencia } from './experiencias.ts'

const Guardadas = z.object({ ids: z.array(z.string()) })
const Ids = z.array(textoExacto(60, 1)).max(100, { error: 'Envía 100 experiencias como máximo' })

export const favoritos = defineCalls({
  listarFavoritos: {
    route: 'GET /api/favoritos',
    resumen: 'Mis experiencias guardadas, la última primero.',
    access: ['viajero'],
    input: z.object({ ...Paginacion }),
    output: z.array(Experiencia),
    paged: true,
    errors: [],
  },
  listarIdsDeFavoritos: {
    route: 'GET /api/favoritos/ids',
    resumen: 'Los ids de lo que guardé.',
    access: ['viajero'],
    input: Vacio,
    output: Guardadas,
    errors: [],
  },
  guardarFavoritos: {
    route: 'POST /api/favoritos',
    resumen: 'Guarda una o varias experiencias; las desconocidas se ignoran.',
    access: ['viajero'],
    input: z.object({ ids: Ids }),
    output: Guardadas,
    errors: ['favoritos-llenos'],
  },
  quitarFavorito: {
    route: 'DELETE /api/favoritos/:experienciaId',
    resumen: 'Quita una experiencia de lo guardado.',
    access: ['viajero'],
    input: z.object({ experienciaId: Id }),
    output: Guardadas,
    errors: ['experiencia-desconocida'],
  },
  verExperienciasGuardadas: {
    route: 'POST /api/favoritos/ver',
    resumen:
      'Las experiencias publicadas de una lista de ids, en su orden: lo que un visitante guardó en su navegador.',
    access: ['publico'],
    input: z.object({ ids: Ids }),
    output: z.array(Experiencia),
    errors: [],
  },
})
