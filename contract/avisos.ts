import { z } from 'zod'
import { CANALES_AVISO, TIPOS_AVISO } from './enumeraciones.ts'

export const TipoAviso = z.enum(TIPOS_AVISO, { error: 'Elige un tipo de aviso' })
export type TipoAviso = z.infer<typeof TipoAviso>

export const CanalAviso = z.enum(CANALES_AVISO, { error: 'Elige un canal' })
export type CanalAviso = z.infer<typeof CanalAviso>
