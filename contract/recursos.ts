import { z } from 'zod'
import type { Access } from './call.ts'
import { defineCalls } from './call.ts'
import { Id, Paginacion, texto } from './comun.ts'

const PorQue = z.enum(['salida', 'participante'], { error: 'Elige si se usa por salida o por viajero' })

/** What departures share and cannot sell twice: a guide, a van, six kayaks. */
export const Recurso = z.object({
  id: z.string(),
  nombre: z.string(),
  cantidad: z.int(),
  usos: z.array(z.object({ experienciaId: z.string(), nombreExperiencia: z.string(), por: PorQue, unidades: z.int() })),
})
export type Recurso = z.infer<typeof Recurso>

type Area = 'anfitrion' | 'provider'

const listar = <A extends Area>(area: A, access: readonly Access[]) =>
  ({
    route: `GET /api/${area}/recursos`,
    access,
    resumen: 'Lo que mis salidas comparten: guías, vehículos, equipos.',
    input: z.object({ ...Paginacion }),
    output: z.array(Recurso),
    paged: 'entera',
    errors: ['sin-permiso'],
  }) as const

const guardar = <A extends Area>(area: A, access: readonly Access[]) =>
  ({
    route: `POST /api/${area}/recursos`,
    access,
    resumen: 'Crea un recurso compartido, o cambia el que se nombra. No puede quedar corto para lo ya vendido.',
    input: z.object({
      recursoId: Id.optional(),
      nombre: texto(60, 1),
      cantidad: z
        .int({ error: 'Escribe un número entero' })
        .min(1, { error: 'Escribe 1 como mínimo' })
        .max(1000, { error: 'Escribe 1.000 como máximo' }),
      usos: z
        .array(
          z.object({
            experienciaId: Id,
            por: PorQue,
            unidades: z.int({ error: 'Escribe un número entero' }).min(1).max(100),
          }),
        )
        .max(50, { error: 'Elige 50 experiencias como máximo' }),
    }),
    output: Recurso,
    errors: ['sin-permiso', 'recurso-desconocido', 'experiencia-desconocida', 'recurso-en-conflicto'],
  }) as const

const quitar = <A extends Area>(area: A, access: readonly Access[]) =>
  ({
    route: `DELETE /api/${area}/recursos/:id`,
    access,
    resumen: 'Quita un recurso compartido; las salidas dejan de depender de él.',
    input: z.object({ id: Id }),
    output: z.object({}),
    errors: ['sin-permiso', 'recurso-desconocido'],
  }) as const

export const recursos = defineCalls({
  listarRecursosDeAnfitrion: listar('anfitrion', ['anfitrion']),
  guardarRecursoDeAnfitrion: guardar('anfitrion', ['anfitrion']),
  quitarRecursoDeAnfitrion: quitar('anfitrion', ['anfitrion']),
  listarRecursosDeProveedor: listar('provider', ['proveedor']),
  guardarRecursoDeProveedor: guardar('provider', ['proveedor']),
  quitarRecursoDeProveedor: quitar('provider', ['proveedor']),
})
