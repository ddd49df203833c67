export const ESTADOS_SALIDA = ['abierta', 'cerrada', 'cancelada'] as const
export type EstadoSalida = (typeof ESTADOS_SALIDA)[number]

export const CAUSAS_DE_CIERRE = ['operador', 'dia', 'calendario', 'patron'] as const
export type CausaDeCierre = (typeof CAUSAS_DE_CIERRE)[number]

export const TRATOS_DE_FERIADO = ['normal', 'cerrado', 'domingo'] as const
export type TratoDeFeriado = (typeof TRATOS_DE_FERIADO)[number]
