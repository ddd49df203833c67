/** Why something ended or went back, as our staff reads it. */
const PORQUES: Record<string, string> = {
  pedido_del_viajero: 'La pidió quien viaja',
  cancelacion_viajero: 'Canceló quien viaja',
  cancelacion_anfitrion: 'Canceló el operador',
  cancelacion_plataforma: 'Canceló la plataforma',
  cancelacion_fuerza_mayor: 'Fuerza mayor',
  rechazada_por_operador: 'El operador no la aceptó',
  sin_aceptacion: 'El operador no respondió a tiempo',
  no_prestada: 'El operador no llegó',
  operador_suspendido: 'El operador fue suspendido',
  minimo_no_alcanzado: 'No se alcanzó el mínimo de personas',
  cobro_tardio: 'El pago llegó tarde',
  suspenso: 'Pago sin reserva',
  insufficient_funds: 'Sin saldo suficiente',
  generic_decline: 'El banco no la aceptó',
  card_declined: 'El banco no la aceptó',
  expired_card: 'Tarjeta vencida',
  incorrect_cvc: 'Código de la tarjeta equivocado',
  authentication_failure: 'El banco no reconoció a la persona',
  payment_intent_authentication_failure: 'El banco no reconoció a la persona',
  clima: 'Mal tiempo',
  mar_cerrado: 'Mar cerrado',
  camino_cortado: 'Camino cortado',
  incendio: 'Incendio',
  emergencia: 'Emergencia',
  operativo: 'Problema del operador',
}

const ES_CODIGO = /^[a-z]+(_[a-z]+)*$/

/** What somebody wrote stays as it is; a code without a sentence loses its underscores. */
export function porqueEnPalabras(motivo: string): string {
  const conocido = PORQUES[motivo]
  if (conocido || !ES_CODIGO.test(motivo)) return conocido ?? motivo
  return motivo.charAt(0).toUpperCase() + motivo.slice(1).replaceAll('_', ' ')
}
