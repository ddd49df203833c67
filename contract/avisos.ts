import { z } from 'zod'

/** Kinds of notice (product 13), in the order in which people are asked about them; the last three are of whoever sells. */
export const TIPOS_AVISO = ['reserva', 'cambio', 'reembolso', 'recordatorio', 'mensaje', 'opinion', 'espera', 'alerta', 'documento', 'venta', 'por_aceptar', 'venta_cambiada'] as const
export const TipoAviso = z.enum(TIPOS_AVISO, { error: 'Elige un tipo de aviso' })
export type TipoAviso = z.infer<typeof TipoAviso>

/** `sitio` is the bell. */
export const CANALES_AVISO = ['sitio', 'correo'] as const
export const CanalAviso = z.enum(CANALES_AVISO, { error: 'Elige un canal' })
export type CanalAviso = z.infer<typeof CanalAviso>
