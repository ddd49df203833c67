import { z } from 'zod'
import { Instante, Pesos, ZonaHoraria } from './comun.ts'

/** A departure of another operator that takes a booking whose own was suspended; `total` is never above what was paid. */
export const Alternativa = z.object({
  salidaId: z.string(),
  slug: z.string(),
  nombreExperiencia: z.string(),
  operador: z.string(),
  inicio: Instante,
  fin: Instante,
  zonaHoraria: ZonaHoraria,
  total: Pesos,
  devuelve: Pesos,
})
export type Alternativa = z.infer<typeof Alternativa>
