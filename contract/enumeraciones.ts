// Closed lists that rules and screens ask for, apart from the schemas made of them: whose library would come along into the browser. Those of a noun are in the file of its name beside this one.

/** Whoever sells or buys is one of them. */
export const NEGOCIOS = ['anfitrion', 'proveedor', 'empresa'] as const

export const ZONAS_HORARIAS = [
  'America/Santiago',
  'America/Punta_Arenas',
  'America/Coyhaique',
  'Pacific/Easter',
] as const

/** What an opinion may rate beside the whole. */
export const ASPECTOS = ['cumplimiento', 'guia', 'seguridad', 'precioCalidad'] as const

/** What a role of an operador's staff may do. */
export const DERECHOS = [
  'alta',
  'equipo',
  'experiencias',
  'salidas',
  'ventas',
  'decidir',
  'llegadas',
  'reservas',
] as const

/** What may wait for one of us. */
export const TIPOS_CASO = [
  'operador',
  'experiencia',
  'documento',
  'empresa',
  'cotizacion',
  'reporte',
  'opinion',
  'mensaje',
  'reembolso',
  'pago',
  'disputa',
  'liquidacion',
  'discrepancia',
  'entrega',
  'datos',
  'suspension',
  'apelacion',
  'ausencia',
  'asistente',
  'consulta',
] as const

/** The parts of the administration; each shows itself to some papeles only. */
export const SECCIONES = [
  'casos',
  'buscar',
  'operadores',
  'finanzas',
  'empresas',
  'contenido',
  'reglas',
  'personal',
  'auditoria',
  'salud',
] as const

/** Kinds of notice, in the order in which people are asked about them; the last three are of whoever sells. */
export const TIPOS_AVISO = [
  'reserva',
  'cambio',
  'reembolso',
  'recordatorio',
  'mensaje',
  'opinion',
  'espera',
  'alerta',
  'documento',
  'venta',
  'por_aceptar',
  'venta_cambiada',
] as const

/** `sitio` is the bell. */
export const CANALES_AVISO = ['sitio', 'correo'] as const

/** What stays a draft, version by version, until whoever runs the site approves it. */
export const TEXTOS_LEGALES = ['terminos', 'privacidad'] as const

export const TIPOS_DOCUMENTO = [
  'identidad',
  'constitucion',
  'inicio_actividades',
  'sernatur',
  'seguro',
  'primeros_auxilios',
  'plan_emergencia',
  'resolucion_sanitaria',
] as const

export const TAREAS = ['sobre', 'contacto', 'identidad', 'actividad', 'registro', 'pagos'] as const

/** Why what began did not end in a standing booking. */
export const PERDIDAS = [
  'sin_fechas',
  'sin_cupos',
  'precio',
  'pago_fallido',
  'plazo_vencido',
  'desistida',
  'rechazada',
  'cancelada_viajero',
  'cancelada_operador',
  'fuerza_mayor',
  'cancelada_plataforma',
  'no_prestada',
] as const

/** What may rest while it is being corrected; bookings never do. */
export const DATOS_BLOQUEABLES = ['contacto', 'nombre_publico', 'preferencias'] as const

export const FILTROS_DE_CASOS = ['mios', 'libres', 'vencidos'] as const
export const ACTOS_DE_TOMA = ['tomar', 'relevar', 'soltar'] as const

/** A mailed alert changes by its link. */
export const ACTOS_DE_ALERTA = ['confirmar', 'pausar', 'retomar', 'borrar'] as const

/** Of the front page. */
export const ZONAS_DE_PORTADA = ['norte', 'centro', 'sur'] as const

export const VISTAS_RESERVA = ['proximas', 'pasadas', 'canceladas'] as const
