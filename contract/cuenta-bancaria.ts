import { z } from 'zod'
import { TIPOS_DE_CUENTA } from './bancos.ts'

export const TipoCuenta = z.enum(TIPOS_DE_CUENTA, { error: 'Elige un tipo de cuenta' })
export const NumeroCuenta = z
  .string({ error: 'Escribe el número de cuenta' })
  .trim()
  .regex(/^\d{5,20}$/, { error: 'Revisa el número de cuenta con tu banco' })
