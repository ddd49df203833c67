/** What a card form answers after one attempt to pay. */
export type ResultadoPago =
  | { estado: 'exitoso' }
  | { estado: 'requiere_accion' }
  | { estado: 'incompleto' }
  /** Asked, but the answer never came: money may have moved. */
  | { estado: 'dudoso' }
  | { estado: 'fallido'; codigo: string; yaMostrado: boolean }

/** Its name among the fields of the page. */
export const TARJETA = 'tarjeta'

/** The form of the payment provider, whichever it is. */
export type TarjetaHandle = {
  /** Marks the fields that are missing or wrong, and charges nothing; false where there is any. */
  revisar: () => Promise<boolean>
  pagar: () => Promise<ResultadoPago>
}

export const TEXTO_DUDA =
  'Estamos confirmando el pago con tu banco. No pagues otra vez: te avisaremos aquí y por correo'

const FONDOS = 'La tarjeta no tiene saldo suficiente. Prueba con otra'
const RECHAZO = 'Tu banco rechazó el pago y no hubo cobro. Prueba con otra tarjeta o llama a tu banco'
const VENCIDA = 'La tarjeta está vencida. Usa otra'
const CODIGO = 'El código de seguridad no coincide'
const VERIFICACION = 'No pudimos verificar la compra con tu banco. Inténtalo de nuevo'

const TEXTOS: Record<string, string> = {
  insufficient_funds: FONDOS,
  withdrawal_count_limit_exceeded: FONDOS,
  card_velocity_exceeded: FONDOS,
  expired_card: VENCIDA,
  invalid_expiry_year: VENCIDA,
  invalid_expiry_month: VENCIDA,
  incorrect_cvc: CODIGO,
  invalid_cvc: CODIGO,
  authentication_required: VERIFICACION,
  authentication_failure: VERIFICACION,
  payment_intent_authentication_failure: VERIFICACION,
  verificacion_cerrada: VERIFICACION,
  incorrect_number: 'El número de la tarjeta no es correcto. Revísalo',
  invalid_number: 'El número de la tarjeta no es correcto. Revísalo',
}

export const textoDeRechazo = (codigo: string | null): string => TEXTOS[codigo ?? ''] ?? RECHAZO
