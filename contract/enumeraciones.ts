// Closed lists that rules and screens ask for, apart from the schemas made of them: whose library would come along into the browser.

export const REGIONES = [
  { codigo: '15', nombre: 'Arica y Parinacota' },
  { codigo: '01', nombre: 'Tarapacá' },
  { codigo: '02', nombre: 'Antofagasta' },
  { codigo: '03', nombre: 'Atacama' },
  { codigo: '04', nombre: 'Coquimbo' },
  { codigo: '05', nombre: 'Valparaíso' },
  { codigo: '13', nombre: 'Metropolitana de Santiago' },
  { codigo: '06', nombre: "Libertador General Bernardo O'Higgins" },
  { codigo: '07', nombre: 'Maule' },
  { codigo: '16', nombre: 'Ñuble' },
  { codigo: '08', nombre: 'Biobío' },
  { codigo: '09', nombre: 'La Araucanía' },
  { codigo: '14', nombre: 'Los Ríos' },
  { codigo: '10', nombre: 'Los Lagos' },
  { codigo: '11', nombre: 'Aysén del General Carlos Ibáñez del Campo' },
  { codigo: '12', nombre: 'Magallanes y de la Antártica Chilena' },
] as const

export const ZONAS_HORARIAS = [
  'America/Santiago',
  'America/Punta_Arenas',
  'America/Coyhaique',
  'Pacific/Easter',
] as const

export const TIPOS_EXPERIENCIA = [
  'Trekking',
  'Culinaria',
  'Cultural',
  'Aventura',
  'Enológica',
  'Stand Up Paddle',
  'Avistamiento de Aves',
  'City Tour',
] as const

export const TIPOS_TARIFA = ['adulto', 'nino', 'adultoMayor', 'estudiante', 'residente', 'grupo'] as const

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
