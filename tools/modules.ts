/** Which doors each module may use. A module that is not here may not be created. */
export const mayUse: Record<string, readonly string[]> = {
  totp: [],
  usuarios: ['totp'],
  cuenta: ['usuarios', 'totp'],
  perfil: ['usuarios'],
  proveedores: ['usuarios'],
  anfitriones: ['usuarios'],
  empresas: ['usuarios'],
  experiencias: ['proveedores', 'anfitriones'],
  disponibilidad: ['experiencias'],
  destinos: ['experiencias'],
  pagos: ['usuarios'],
  reservas: ['experiencias', 'disponibilidad', 'pagos', 'usuarios'],
  calendarios: ['reservas'],
  facturas: ['reservas'],
  resenas: ['reservas', 'experiencias', 'usuarios'],
  mensajes: ['reservas', 'experiencias'],
  favoritos: ['reservas', 'experiencias'],
  liquidaciones: ['reservas', 'pagos'],
  asistente: ['experiencias', 'disponibilidad'],
  privacidad: ['usuarios', 'totp', 'perfil', 'reservas', 'pagos', 'resenas', 'asistente', 'facturas', 'calendarios'],
  estadisticas: ['proveedores', 'experiencias', 'empresas'],
}

/** Every module may use these; they use none of the modules above. */
export const plumbing: readonly string[] = ['correos', 'auditoria', 'limites', 'idempotencia', 'secretos']

/** The only writer of each table: server/modules/<owner>/*.db.ts, or server/platform. Tables `sandbox_*` are server/sandbox's. */
export const tablesOf: Record<string, readonly string[]> = {
  platform: ['migraciones', 'migracion_turno'],
  usuarios: ['usuarios', 'membresias', 'sesiones', 'consentimientos', 'enlaces', 'preferencias_aviso'],
  totp: ['totp', 'totp_codigos'],
  perfil: ['viajeros_frecuentes'],
  privacidad: ['exportaciones', 'solicitudes_datos'],
  limites: ['limites'],
  idempotencia: ['idempotencia'],
  auditoria: ['auditoria'],
  correos: ['correos'],
  secretos: ['secretos'],
  proveedores: ['proveedores'],
  anfitriones: ['anfitriones'],
  empresas: ['empresas'],
  experiencias: ['experiencias', 'opciones', 'tarifas', 'fotos', 'palabras', 'catalogo_version'],
  disponibilidad: ['horarios', 'salidas'],
  reservas: ['reservas', 'reserva_lineas'],
  pagos: ['pagos', 'reembolsos', 'eventos_psp', 'movimientos', 'apuntes'],
  resenas: ['resenas', 'resenas_de_viajeros', 'denuncias_de_resenas'],
  favoritos: ['favoritos'],
  calendarios: ['calendarios'],
  facturas: ['facturas'],
  asistente: ['conversaciones', 'conversacion_turnos'],
}
