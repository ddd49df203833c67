import { z } from 'zod'
import { BANCOS } from './bancos.ts'
import { NumeroCuenta, TipoCuenta } from './cuenta-bancaria.ts'
import { defineCalls } from './call.ts'
import { Id, texto } from './comun.ts'
import type { ErrorCode } from './errors.ts'
import { PASOS_CUENTA_DE_DEVOLUCION } from './enumeraciones/dinero.ts'

/** What a booking gives back and its card could not take. */
export const CuentaDeDevolucion = z.object({
  monto: z.int(),
  /** `falta`: nobody has said where to; `revisada`: ours took it up. */
  paso: z.enum(PASOS_CUENTA_DE_DEVOLUCION),
  /** Only the ends of its numbers. */
  cuenta: z
    .object({
      titular: z.string(),
      rutTerminaEn: z.string(),
      banco: z.string(),
      tipoCuenta: z.string(),
      terminaEn: z.string(),
    })
    .nullable(),
  /** The account written before did not do. */
  fueDevuelta: z.boolean(),
  puedeEscribir: z.boolean(),
})
export type CuentaDeDevolucion = z.infer<typeof CuentaDeDevolucion>

const AL_ABRIR = [
  'reserva-desconocida',
  'reserva-ajena',
  'clave-de-reserva-requerida',
] as const satisfies readonly ErrorCode[]

export const cuentasDeDevolucion = defineCalls({
  verCuentaDeDevolucion: {
    route: 'GET /api/reservas/:id/cuenta-de-devolucion',
    resumen: 'A qué cuenta va lo que la tarjeta no pudo recibir; null si nada sale por transferencia.',
    access: ['viajero', 'invitado'],
    input: z.object({ id: Id }),
    output: CuentaDeDevolucion.nullable(),
    errors: [...AL_ABRIR],
  },
  guardarCuentaDeDevolucion: {
    route: 'POST /api/reservas/:id/cuenta-de-devolucion',
    resumen:
      'Quien reservó escribe a qué cuenta suya se transfiere la devolución; puede corregirla hasta que se revisa.',
    access: ['viajero', 'invitado'],
    input: z.object({
      id: Id,
      titular: texto(80, 1),
      rut: texto(20, 1),
      banco: z.enum(BANCOS, { error: 'Elige un banco de la lista' }),
      tipoCuenta: TipoCuenta,
      numeroCuenta: NumeroCuenta,
    }),
    output: CuentaDeDevolucion,
    errors: [...AL_ABRIR, 'transferencia-desconocida', 'transicion-no-permitida', 'demasiados-intentos'],
  },
})
