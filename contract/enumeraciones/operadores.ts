export const TIPOS_PROVEEDOR = [
  'Operador turístico',
  'Agencia de viajes',
  'Guías de turismo',
  'Viña',
  'Restaurante',
  'Centro cultural',
  'Turismo comunitario',
  'Escuela deportiva',
] as const

export const ESTADOS_PROVEEDOR = [
  'Borrador',
  'Enviado',
  'En revisión',
  'Observado',
  'Activo',
  'Documento vencido',
  'Pausado',
  'Suspendido',
  'Rechazado',
  'Baja',
] as const

/** The public sees them, as it sees what they offer. */
export const ESTADOS_A_LA_VISTA = ['Activo', 'Documento vencido', 'Pausado'] as const

export const PAPELES_PROVEEDOR = ['guia', 'caja', 'gestor', 'dueno'] as const

/** Read by travellers, or how an operator is reached: theirs to change also while selling. The rest was checked, and stays as it was. */
export const TAREAS_SIEMPRE = ['sobre', 'contacto', 'registro', 'pagos'] as const

export const DECISIONES_DE_ALTA = ['tomar', 'revisar', 'aprobar', 'observar', 'rechazar'] as const

export const VISTAS_RECIBIDAS = ['hoy', 'por_aceptar', 'proximas', 'pasadas', 'canceladas'] as const
