import { z } from 'zod'

export const TipoCuenta = z.enum(['corriente', 'vista', 'ahorro'], { error: 'Elige un tipo de cuenta' })
export const NumeroCuenta = z
  .string({ error: 'Escribe el número de cuenta' })
  .trim()
  .regex(/^\d{5,20}$/, { error: 'Revisa el número de cuenta con tu banco' })
