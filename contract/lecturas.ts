import { z } from 'zod'
import type { Access } from './call.ts'
import { defineCalls } from './call.ts'
import { Id, Instante, Paginacion, textoExacto } from './comun.ts'
import { ReservaRecibida } from './operadores.ts'

/** Why a ticket that was read without a network did not count by itself. */
const MOTIVOS_LECTURA = [
  'ya_registrada',
  'cancelada',
  'sin_confirmar',
  'no_prestada',
  'en_revision',
  'fuera_de_hora',
  'fuera_de_plazo',
  'ajena',
  'desconocida',
] as const
export type MotivoLectura = (typeof MOTIVOS_LECTURA)[number]

const ESTADOS_LECTURA = ['registrada', 'por_decidir', 'admitida', 'descartada'] as const
export type EstadoLectura = (typeof ESTADOS_LECTURA)[number]

/** A ticket read without a network, as the server took it; none is ever dropped. */
export const Lectura = z.object({
  id: z.string(),
  estado: z.enum(ESTADOS_LECTURA),
  /** Null where it counted by itself. */
  motivo: z.enum(MOTIVOS_LECTURA).nullable(),
  /** The reason as a person is told it, to go on after a name. */
  explicacion: z.string().nullable(),
  /** By the clock of the server: the hour of the device, moved by how far that clock was off when it was sent. */
  leidaEn: Instante,
  /** Name of whoever read it. */
  leidaPor: z.string(),
  /** The code as it was typed, where no booking of this business has it. */
  texto: z.string().nullable(),
  decididaPor: z.string().nullable(),
  decididaEn: Instante.nullable(),
  puedeDecidir: z.boolean(),
  /** Null where no booking has that code, or it is not for whoever asks. */
  reserva: ReservaRecibida.nullable(),
})
export type Lectura = z.infer<typeof Lectura>

type Area = 'anfitrion' | 'provider'
const entregar = <A extends Area>(area: A, access: readonly Access[]) =>
  ({
    route: `POST /api/${area}/lecturas`,
    access,
    resumen:
      'Entrega una entrada leída sin conexión. Si no puede contar por sí sola queda por decidir, con su motivo. La misma lectura, de nuevo, responde lo mismo.',
    // `entrada`: the text of the QR, the code, or the id of the booking. Both hours by the clock of the device; `enviadaEn` is now.
    input: z.object({ entrada: textoExacto(500, 1), leidaEn: Instante, enviadaEn: Instante }),
    output: Lectura,
    errors: ['sin-permiso', 'demasiados-intentos'],
  }) as const
const listar = <A extends Area>(area: A, access: readonly Access[]) =>
  ({
    route: `GET /api/${area}/lecturas`,
    access,
    resumen:
      'Las lecturas sin conexión que esperan una decisión, la última primero; quien solo registra llegadas ve las suyas.',
    input: z.object({
      estado: z.enum(ESTADOS_LECTURA, { error: 'Elige un estado de la lista' }).optional(),
      ...Paginacion,
    }),
    output: z.array(Lectura),
    paged: true,
    errors: ['sin-permiso'],
  }) as const
const decidir = <A extends Area>(area: A, access: readonly Access[]) =>
  ({
    route: `POST /api/${area}/lecturas/:lecturaId/decidir`,
    access,
    resumen:
      'Decide una lectura: admitir registra la llegada donde la reserva lo permite, y si no deja constancia; descartar no cambia nada. Una vez.',
    input: z.object({
      lecturaId: Id,
      decision: z.enum(['admitir', 'descartar'], { error: 'Elige admitir o descartar' }),
    }),
    output: Lectura,
    errors: ['lectura-desconocida', 'lectura-ya-decidida', 'sin-permiso'],
  }) as const

export const lecturas = defineCalls({
  entregarLecturaDeAnfitrion: entregar('anfitrion', ['anfitrion']),
  listarLecturasDeAnfitrion: listar('anfitrion', ['anfitrion']),
  decidirLecturaDeAnfitrion: decidir('anfitrion', ['anfitrion']),
  entregarLecturaDeProveedor: entregar('provider', ['proveedor']),
  listarLecturasDeProveedor: listar('provider', ['proveedor']),
  decidirLecturaDeProveedor: decidir('provider', ['proveedor']),
})
