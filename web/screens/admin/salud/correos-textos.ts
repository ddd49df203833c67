import type { ClaseDeCorreo } from '#domain/usuarios/clases-de-correo.ts'

const TEXTOS: Record<ClaseDeCorreo, string> = {
  'alerta-confirmar': 'Confirmar una alerta', busqueda: 'Enlace de una entrada', 'empresa-alta': 'Registro de empresa', 'espera-confirmar': 'Confirmar la lista de espera', 'registro-proveedor': 'Registro de proveedor',
  retencion: 'Cupos guardados', 'solicitud-recibida': 'Solicitud recibida',
  clave: 'Cambio de contraseña', 'correo-nuevo': 'Confirmar un correo nuevo', invitacion: 'Invitación a un equipo', verificacion: 'Confirmar el correo',
  'alta-enviada': 'Datos de operador enviados', baja: 'Negocio cerrado', 'clave-cambiada': 'Contraseña cambiada', 'correo-cambiado': 'Correo cambiado', cuenta: 'Cuenta bancaria escrita', despedida: 'Cuenta eliminada',
  exportacion: 'Copia de datos', 'segundo-factor': 'Segundo factor', solicitud: 'Solicitud de datos personales', 'suscripcion-prueba': 'Prueba de un plan',
  aprobar: 'Compra de empresa por aprobar', ausente: 'No asistió', cambio: 'Cambio de fecha', cancelacion: 'Reserva cancelada', confirmacion: 'Reserva confirmada', 'cuenta-escrita': 'Cuenta para devolver',
  'datos-borrados': 'Datos borrados', devolucion: 'Devolución', factura: 'Factura', mensajes: 'Mensaje sin leer', 'no-prestada': 'Experiencia no realizada',
  'operador-cancelada': 'A quien opera: cancelada', 'operador-movida': 'A quien opera: otra fecha', 'operador-por_aceptar': 'A quien opera: por aceptar', 'operador-rechazada': 'A quien opera: no aceptada',
  'operador-sin_respuesta': 'A quien opera: sin respuesta', 'operador-vendida': 'A quien opera: reserva nueva', 'pago-devuelto': 'Pago devuelto', 'pago-recibido': 'Pago recibido', 'pago-tardio': 'Pago fuera de plazo',
  rechazo: 'Reserva no aceptada', 'regalo-compra': 'Compra de un regalo', 'regalo-devolucion': 'Devolución de un regalo', 'regalo-devuelto': 'Regalo devuelto', 'regalo-sin-destino': 'Regalo sin destino', 'salida-en-disputa': 'Salida en disputa',
  'servicios-devueltos': 'Servicios devueltos', 'servicios-pagados': 'Servicios pagados', 'solicitud-aceptada': 'Propuesta aceptada', 'suscripcion-cobro': 'Cobro de un plan',
  'suscripcion-devolucion': 'Devolución de un plan', 'suscripcion-devuelta': 'Plan devuelto', 'suscripcion-falla': 'Cobro fallido de un plan', 'suscripcion-perdida': 'Plan perdido',
  'codigo-de-datos': 'Código para ver sus datos', 'regalo-codigo': 'Código de un regalo',
  abono: 'Abono', alerta: 'Alerta', 'alta-decidida': 'Decisión sobre un operador', 'apelacion-opinion': 'Apelación de una opinión', 'calendario-mal': 'Calendario que no se lee', 'cancelacion-perdonada': 'Cancelación perdonada', 'cambio-de-hora': 'Cambio de hora', 'clave-vence': 'Clave por vencer',
  consulta: 'Respuesta a una consulta', contrato: 'Contrato', denuncia: 'Denuncia', edicion: 'Experiencia revisada', 'empresa-aprobar': 'Empresa aprobada', 'empresa-observar': 'Empresa observada', 'empresa-reactivar': 'Empresa reactivada',
  'empresa-suspender': 'Empresa suspendida', 'espera-cancelada': 'Lista de espera cerrada', 'espera-oferta': 'Cupo de la lista de espera', opinion: 'Opinión', 'otra-fecha': 'Otra fecha ofrecida', 'pedir-cuenta': 'Pedir cuenta para devolver', personal: 'Invitación a la administración', propuesta: 'Propuesta',
  recordatorio: 'Recordatorio', reporte: 'Decisión sobre un mensaje', retiro: 'Experiencia retirada', 'solicitud-cumplida': 'Solicitud cumplida', 'solicitud-mensaje': 'Mensaje de una solicitud', 'solicitud-pagada': 'Solicitud pagada',
  'solicitud-prorrogada': 'Solicitud con más plazo', 'solicitud-rechazada': 'Solicitud rechazada', 'solicitud-vencida': 'Solicitud vencida', 'suscripcion-era-de-prueba': 'Plan pagado de prueba', 'suscripcion-degradada': 'Plan rebajado', 'suscripcion-fin-prueba': 'Fin de prueba de un plan',
  suspension: 'Suspensión', 'suspension.levantar': 'Suspensión levantada', 'suspension.mantener': 'Suspensión mantenida', vencimiento: 'Documento por vencer',
}

/** What a mail was about, in the words of who reads the list; one that no longer exists stays as it was kept. */
export const textoDeCorreo = (clase: string): string => (TEXTOS as Record<string, string>)[clase] ?? clase
