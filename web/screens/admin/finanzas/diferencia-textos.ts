import type { Diferencia } from '#contract/diferencias.ts'
import { formatCantidad, formatPesos } from '#web/ui/formato.ts'

const NOMBRES: Record<Diferencia['de'], Partial<Record<Diferencia['tipo'], string>>> = {
  cobro: {
    falta_aqui: 'Cobro que no es de ninguna compra',
    falta_en_psp: 'Cobro que el medio de pago no conoce',
    monto_distinto: 'Se cobró otro monto',
    devuelto_distinto: 'Se devolvió otro monto',
    no_corresponde: 'Cobro que no corresponde a lo que se pidió',
    de_otra: 'Cobro de otro programa en la misma cuenta',
    modo_desconocido: 'No se sabe si este dinero es de prueba',
  },
  reembolso: {
    falta_aqui: 'Devolución que no pedimos',
    falta_en_psp: 'Devolución que el medio de pago no conoce',
    monto_distinto: 'Se devolvió otro monto',
    otro_estado: 'Devolución en otro estado',
    hecha_alla: 'Devolución hecha en el medio de pago',
  },
  disputa: {
    falta_aqui: 'Disputa de un cobro que no conocemos',
    otro_estado: 'Disputa en otro estado',
    monto_distinto: 'Disputa por otro monto',
  },
  saldo: { saldo_distinto: 'El saldo no es el del libro' },
  llamada: {
    llave_rechazada: 'El medio de pago no acepta nuestra llave',
    clave_reusada: 'El medio de pago ya recibió otra petición con la misma clave',
  },
}

export const nombreDeDiferencia = ({ de, tipo }: Pick<Diferencia, 'de' | 'tipo'>): string =>
  NOMBRES[de][tipo] ?? 'Diferencia con el medio de pago'

/** What to do about a call that was not taken; what differs in its sums says so by them. */
export const AYUDAS_DE_DIFERENCIA: Partial<Record<Diferencia['tipo'], string>> = {
  llave_rechazada:
    'La llave venció, se cambió o no tiene permiso para esta llamada. Mientras tanto no se sabe qué pasó con el dinero: se vuelve a intentar solo cuando la llave sirva.',
  hecha_alla:
    'Alguien la hizo en el medio de pago y no desde aquí. El libro y la reserva ya la tomaron: lo que se debe bajó en ese monto. Si la reserva no sigue en pie, cancélala.',
  modo_desconocido:
    'Es de antes de que cada peso dijera si es de prueba. Búscalo en el medio de pago, o en la cartola si fue por transferencia o a cuenta, y di si es de prueba.',
  clave_reusada:
    'La misma clave se usó antes para otra petición. No se sabe qué pasó con el dinero: búscalo en el medio de pago antes de resolver.',
}

export const DEVOLUCIONES_DE_DIFERENCIA: Record<NonNullable<Diferencia['devolucion']>, string> = {
  en_suspenso:
    'No se pidió desde aquí: espera en suspenso. Si hay que devolverlo, se hace en el medio de pago y el libro lo toma solo.',
  en_camino: 'Se está devolviendo completo',
  hecha: 'Se devolvió completo',
  por_transferir: 'La tarjeta no lo recibió: sale por transferencia',
  perdida: 'El banco de quien pagó lo tomó: se perdió la disputa',
}

export const ESTADOS_DIFERENCIA = {
  abierta: { texto: 'Abierta', tono: 'warning' },
  en_revision: { texto: 'En revisión', tono: 'info' },
  resuelta: { texto: 'Resuelta', tono: 'success' },
} as const

const NADA = '–'

/** One question stands for all that was paid by hand: it counts payments, and the provider knows of none. */
const esAMano = ({ tipo, intento }: Pick<Diferencia, 'tipo' | 'intento'>): boolean =>
  tipo === 'modo_desconocido' && intento === 'a_mano'

export const cobroDeDiferencia = (una: Diferencia): string => (esAMano(una) ? 'Pagados a mano' : una.intento)

export const decimos = (una: Diferencia): string =>
  una.de === 'llamada' ? NADA : esAMano(una) ? formatCantidad(una.nuestro, 'pago', 'pagos') : formatPesos(una.nuestro)

export const dicen = ({ de, tipo, suyo }: Diferencia): string =>
  de === 'llamada' || tipo === 'modo_desconocido' ? NADA : formatPesos(suyo)
