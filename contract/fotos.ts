import { z } from 'zod'
import { defineCalls, type Access } from './call.ts'
import { Id } from './comun.ts'
import { FotoSubida } from './experiencias.ts'
import type { ErrorCode } from './errors.ts'
import { FOTO_BYTES, TIPOS_FOTO } from './topes.ts'

/** Whose the picture is, as whoever sends it declares. */
const LICENCIAS = ['propia', 'autorizada'] as const
export const Licencia = z.enum(LICENCIAS, { error: 'Declara que la foto es tuya o que tienes permiso' })
export type Licencia = z.infer<typeof Licencia>

type Area = 'anfitrion' | 'provider'

const subir = <A extends Area>(area: A, access: Access) =>
  ({
    route: `POST /api/${area}/experiencias/:experienciaId/fotos`,
    access: [access],
    resumen:
      'Sube una foto de una experiencia mía; el cuerpo son sus bytes. Se guarda de nuevo, sin metadatos ni ubicación. La misma foto dos veces es una.',
    input: z.object({ experienciaId: Id, licencia: Licencia }),
    output: FotoSubida,
    status: 201,
    takes: TIPOS_FOTO,
    maxBody: FOTO_BYTES,
    errors: [
      'experiencia-desconocida',
      'sin-permiso',
      'transicion-no-permitida',
      'foto-no-admitida',
      'foto-demasiado-grande',
      'foto-ilegible',
      'foto-desproporcionada',
      'fotos-completas',
      'demasiados-intentos',
    ] as ErrorCode[],
  }) as const

export const fotos = defineCalls({
  subirFotoDeAnfitrion: subir('anfitrion', 'anfitrion'),
  subirFotoDeProveedor: subir('provider', 'proveedor'),
})
