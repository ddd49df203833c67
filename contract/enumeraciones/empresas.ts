export const ESTADOS_EMPRESA = ['Pendiente', 'Activa', 'Observada', 'Suspendida', 'Cerrada'] as const
export type EstadoEmpresa = (typeof ESTADOS_EMPRESA)[number]

export const PAPELES_EMPRESA = ['dueno', 'aprobador', 'comprador', 'finanzas', 'lectura'] as const

/** From the particular to the general. */
export const SOBRE_QUE = ['experiencia', 'operador', 'categoria'] as const

export const FORMAS_DE_PAGO = ['tarjeta', 'transferencia', 'cuenta'] as const

/** A company answers a proposal, and we what it asked for. */
export const ACTOS_DE_EMPRESA = ['escribir', 'aceptar', 'pedir_cambios', 'rechazar', 'renovar'] as const
export const ACTOS_DE_ATENCION = ['tomar', 'escribir', 'transferencia_recibida'] as const

export const AUTORES_DE_HITO = ['empresa', 'nosotros', 'sistema'] as const

export const ESTADOS_DE_ENTREGA = ['pendiente', 'entregada', 'fallida'] as const

export const ESTADOS_SOLICITUD = [
  'recibida',
  'en_cotizacion',
  'propuesta_enviada',
  'aceptada',
  'rechazada',
  'vencida',
] as const
