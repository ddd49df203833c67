export const TIPOS_TARIFA = ['adulto', 'nino', 'adultoMayor', 'estudiante', 'residente', 'grupo'] as const

/** From what gives most back to what gives least. */
export const POLITICAS_QUE_DEVUELVEN = ['flexible', 'moderada', 'estricta'] as const
export const POLITICAS = [...POLITICAS_QUE_DEVUELVEN, 'no_reembolsable'] as const

export const ESTADOS_EXPERIENCIA = ['borrador', 'en_revision', 'observada', 'publicada', 'pausada', 'retirada'] as const
