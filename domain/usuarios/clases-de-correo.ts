/** Who can bring a mail about, and so how many of its kind an address gets in an hour. */
export const REGLAS_DE_CORREO = {
  /** Whoever types an address, of theirs or of somebody else. */
  'de-cualquiera': { porHora: 3, tambienProbado: true },
  /** Whoever holds an account, to its address: another's as long as nobody confirmed it. */
  'de-la-cuenta': { porHora: 3, tambienProbado: false },
  /** Somebody who bought something, or works for who sells it: an agency may give one address for all it buys, and none of its tickets may be missing. */
  'de-una-compra': null,
  /** Whoever has the link of a booking, to its address: as many as one booking may ask for. */
  'de-una-reserva': { porHora: 6, tambienProbado: true },
  /** Paid for, to whomever the buyer names. */
  'de-un-regalo': { porHora: 10, tambienProbado: true },
  /** Counted where it is asked for, which is refused beyond three: past it no link is made that would end the one before. */
  'al-pedirlo': null,
  /** One of us, or the day that came. */
  nuestro: null,
} as const satisfies Record<string, { porHora: number; tambienProbado: boolean } | null>

export type ReglaDeCorreo = keyof typeof REGLAS_DE_CORREO

/** Every kind of mail there is: the first part of its `clave`. */
export const CLASES_DE_CORREO = {
  'alerta-confirmar': 'de-cualquiera', busqueda: 'de-cualquiera', 'empresa-alta': 'de-cualquiera', 'espera-confirmar': 'de-cualquiera', 'registro-proveedor': 'de-cualquiera',
  retencion: 'de-cualquiera', 'solicitud-recibida': 'de-cualquiera',

  clave: 'al-pedirlo', 'correo-nuevo': 'al-pedirlo', invitacion: 'al-pedirlo', verificacion: 'al-pedirlo',

  'alta-enviada': 'de-la-cuenta', baja: 'de-la-cuenta', 'clave-cambiada': 'de-la-cuenta', 'correo-cambiado': 'de-la-cuenta', cuenta: 'de-la-cuenta', despedida: 'de-la-cuenta',
  exportacion: 'de-la-cuenta', 'segundo-factor': 'de-la-cuenta', solicitud: 'de-la-cuenta', 'suscripcion-prueba': 'de-la-cuenta',

  aprobar: 'de-una-compra', ausente: 'de-una-compra', cambio: 'de-una-compra', cancelacion: 'de-una-compra', confirmacion: 'de-una-compra', 'cuenta-escrita': 'de-una-compra',
  'datos-borrados': 'de-una-compra', devolucion: 'de-una-compra', factura: 'de-una-compra', mensajes: 'de-una-compra', 'no-prestada': 'de-una-compra',
  'operador-cancelada': 'de-una-compra', 'operador-movida': 'de-una-compra', 'operador-por_aceptar': 'de-una-compra', 'operador-rechazada': 'de-una-compra',
  'operador-sin_respuesta': 'de-una-compra', 'operador-vendida': 'de-una-compra', 'pago-devuelto': 'de-una-compra', 'pago-recibido': 'de-una-compra', 'pago-tardio': 'de-una-compra',
  rechazo: 'de-una-compra', 'regalo-compra': 'de-una-compra', 'regalo-devolucion': 'de-una-compra', 'regalo-devuelto': 'de-una-compra', 'regalo-sin-destino': 'de-una-compra', 'salida-en-disputa': 'de-una-compra',
  'servicios-devueltos': 'de-una-compra', 'servicios-pagados': 'de-una-compra', 'solicitud-aceptada': 'de-una-compra', 'suscripcion-cobro': 'de-una-compra',
  'suscripcion-devolucion': 'de-una-compra', 'suscripcion-devuelta': 'de-una-compra', 'suscripcion-falla': 'de-una-compra', 'suscripcion-perdida': 'de-una-compra',

  'codigo-de-datos': 'de-una-reserva', 'regalo-codigo': 'de-un-regalo',

  abono: 'nuestro', alerta: 'nuestro', 'alta-decidida': 'nuestro', 'apelacion-opinion': 'nuestro', 'calendario-mal': 'nuestro', 'cancelacion-perdonada': 'nuestro', 'cambio-de-hora': 'nuestro', 'clave-vence': 'nuestro',
  consulta: 'nuestro', contrato: 'nuestro', denuncia: 'nuestro', edicion: 'nuestro', 'empresa-aprobar': 'nuestro', 'empresa-observar': 'nuestro', 'empresa-reactivar': 'nuestro',
  'empresa-suspender': 'nuestro', 'espera-cancelada': 'nuestro', 'espera-oferta': 'nuestro', opinion: 'nuestro', 'otra-fecha': 'nuestro', 'pedir-cuenta': 'nuestro', personal: 'nuestro', propuesta: 'nuestro',
  recordatorio: 'nuestro', reporte: 'nuestro', retiro: 'nuestro', 'solicitud-cumplida': 'nuestro', 'solicitud-mensaje': 'nuestro', 'solicitud-pagada': 'nuestro',
  'solicitud-prorrogada': 'nuestro', 'solicitud-rechazada': 'nuestro', 'solicitud-vencida': 'nuestro', 'suscripcion-era-de-prueba': 'nuestro', 'suscripcion-degradada': 'nuestro', 'suscripcion-fin-prueba': 'nuestro',
  suspension: 'nuestro', 'suspension.levantar': 'nuestro', 'suspension.mantener': 'nuestro', vencimiento: 'nuestro',
} as const satisfies Record<string, ReglaDeCorreo>

export type ClaseDeCorreo = keyof typeof CLASES_DE_CORREO
export type ClaveDeCorreo = `${ClaseDeCorreo}:${string}`
