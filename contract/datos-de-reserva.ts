import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Id, Instante, textoExacto, Vacio } from './comun.ts'
import { DatosPersonales } from './privacidad.ts'

const MOTIVOS_BORRADO_DE_RESERVA = ['reserva-en-pie', 'reserva-con-dinero'] as const

/** What whoever booked without an account can do with the personal data of that booking. */
export const EstadoDeDatos = z.object({
  /** Where the code goes, masked; null once the data were erased. */
  correo: z.string().nullable(),
  puedeBorrar: z.boolean(),
  motivo: z.enum(MOTIVOS_BORRADO_DE_RESERVA).nullable(),
  /** When the experience ends, where that is what is waited for. */
  hasta: Instante.nullable(),
})
export type EstadoDeDatos = z.infer<typeof EstadoDeDatos>

const AL_ABRIR = ['reserva-desconocida', 'reserva-ajena', 'clave-de-reserva-requerida', 'reserva-con-cuenta'] as const
const access = ['viajero', 'invitado'] as const
const conCodigo = {
  access,
  input: z.object({ id: Id, codigo: textoExacto(12, 1) }),
  errors: [...AL_ABRIR, 'datos-ya-borrados', 'demasiados-intentos'],
} as const

export const datosDeReserva = defineCalls({
  verDatosDeReserva: {
    route: 'GET /api/reservas/:id/datos',
    resumen: 'Qué puede hacer con sus datos quien reservó sin cuenta.',
    access,
    input: z.object({ id: Id }),
    output: EstadoDeDatos,
    errors: [...AL_ABRIR],
  },
  pedirCodigoDeDatos: {
    route: 'POST /api/reservas/:id/datos/codigo',
    resumen: 'Envía un código al correo de la reserva; vale 40 minutos, también si después se pide otro.',
    access,
    input: z.object({ id: Id }),
    output: z.object({ correo: z.string(), venceEn: Instante }),
    status: 202,
    errors: [...AL_ABRIR, 'datos-ya-borrados', 'demasiados-intentos'],
  },
  descargarDatosDeReserva: {
    route: 'POST /api/reservas/:id/datos/copia',
    resumen: 'Todo lo que guardamos por esa reserva, como JSON.',
    consulta: true,
    ...conCodigo,
    output: DatosPersonales,
  },
  descargarDatosDeReservaCsv: {
    route: 'POST /api/reservas/:id/datos/copia.csv',
    resumen: 'Lo mismo, como CSV: sección, registro, dato, valor.',
    consulta: true,
    ...conCodigo,
    output: z.string(),
    produces: 'text/csv',
    archivo: 'mis-datos.csv',
  },
  borrarDatosDeReserva: {
    route: 'POST /api/reservas/:id/datos/borrar',
    resumen: 'Borra lo personal de la reserva: quedan montos y fechas, que la ley pide guardar.',
    ...conCodigo,
    output: Vacio,
    errors: [...conCodigo.errors, ...MOTIVOS_BORRADO_DE_RESERVA],
  },
})
