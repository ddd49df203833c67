export const ROLES = ['viajero', 'anfitrion', 'empresa', 'proveedor', 'admin'] as const

/** Of our own staff. */
export const PAPELES = ['super', 'confianza', 'finanzas', 'soporte', 'contenido'] as const

/** A first password that one of ours has not chosen yet; `rechazada`: the mail reaches nobody. */
export const ESTADOS_DE_INVITACION = ['enviada', 'vencida', 'rechazada'] as const

/** Where a session was opened; its token works there only. */
export const CONTEXTOS = ['cliente', 'proveedor', 'admin'] as const
