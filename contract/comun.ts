import { z } from 'zod'

export const TIPOS_EXPERIENCIA = ['Trekking', 'Culinaria', 'Cultural', 'Aventura', 'Enológica', 'Stand Up Paddle', 'Avistamiento de Aves', 'City Tour'] as const
export const TipoExperiencia = z.enum(TIPOS_EXPERIENCIA)
export type TipoExperiencia = z.infer<typeof TipoExperiencia>
