export const ESTADOS_DISPUTA = ['abierta', 'ganada', 'perdida'] as const

export const OBJETOS_DIFERENCIA = ['cobro', 'reembolso', 'disputa', 'saldo', 'llamada'] as const

/** `no_corresponde`: money that does not match what it was asked for. `saldo_distinto`: the provider holds another sum than the ledger says. `de_otra`: another program on the same account asked for it. `llave_rechazada`, `clave_reusada`: it did not take a call of ours, so that nothing is known of the money. `hecha_alla`: a refund that somebody made at the provider; our books took it, and somebody looks at why. `modo_desconocido`: of before each peso said whether it is a test, and nothing tells. */
export const TIPOS_DIFERENCIA = [
  'falta_aqui',
  'falta_en_psp',
  'monto_distinto',
  'devuelto_distinto',
  'otro_estado',
  'no_corresponde',
  'saldo_distinto',
  'de_otra',
  'llave_rechazada',
  'clave_reusada',
  'hecha_alla',
  'modo_desconocido',
] as const

/** How an operator answers for its taxes: sells with IVA, gives boletas de honorarios, or is exempt. */
export const REGIMENES = ['afecto', 'honorarios', 'exento'] as const

export const ESTADOS_CORRIDA = ['borrador', 'aprobada', 'enviada', 'pagada', 'devuelta'] as const

/** In the order in which they come. */
export const PASOS_CUENTA_DE_DEVOLUCION = ['falta', 'escrita', 'revisada', 'enviada', 'pagada'] as const

/** A transfer gives it back. */
export const ORIGENES_DE_TRANSFERENCIA = ['reembolso', 'regalo', 'suscripcion', 'servicio', 'ajeno', 'empresa'] as const

/** `ninguno`: nothing can be paid. */
export const MODOS_DE_PAGO = ['prueba', 'stripe', 'ninguno'] as const
