/** What the server needs from outside, as the modules see it. */

import type { MovimientoDePsp } from '#domain/pagos/saldo.ts'
import type { ReembolsoSuyo } from '#domain/pagos/diferencias.ts'
import type { ESTADOS_DISPUTA, MODOS_DE_PAGO } from '#contract/enumeraciones/dinero.ts'
import type { ModoDeDinero } from '#domain/pagos/modo.ts'

type UsoDeEnlace =
  | 'espera'
  | 'alerta'
  | 'lista'
  | 'regalo'
  | 'consulta'
  | 'consulta-por-correo'
  | 'venta'
  | 'avisos-alerta'
  | 'avisos-espera'

export interface Secretos {
  /** Names this program and its database, beside others that may share an account of a provider. */
  instalacion: string
  /** The key of a guest's secret link: it names its reserva and cannot be made by anyone else. */
  claveDeReserva(reservaId: string): string
  /** The reserva a key opens, or null if we did not make it. */
  reservaDeClave(clave: string): string | null
  /** The key of a mailed or shared link to something else; a key of one `uso` opens nothing of another. */
  claveDeEnlace(uso: UsoDeEnlace, id: string): string
  idDeEnlace(uso: UsoDeEnlace, clave: string): string | null
  /** Ed25519 signature of a ticket's text, base64url. */
  firmarEntrada(texto: string): string
  /** Whether we signed this ticket's text. */
  esEntradaNuestra(texto: string, firma: string): boolean
  /** A seal that only we can make, base64url: for addresses that open something for a while. */
  sellar(texto: string): string
  /** Sealed for rest: only we can open it, and nobody can change it unseen. */
  cifrar(claro: Uint8Array): Buffer
  descifrar(sellado: Uint8Array): Buffer
  /** A piece at a time; only its end tells whether nobody changed it, by throwing where somebody did. */
  descifrarPorPartes(sellado: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>
  clavePublica: { kty: 'OKP'; crv: 'Ed25519'; x: string; kid: string }
}

/** A payment as the provider reports it. */
export interface PspPago {
  /** Null only where the provider was never asked to make one. */
  intento: string | null
  estado: 'requiere_accion' | 'procesando' | 'exitoso' | 'fallido' | 'anulado' | 'creado'
  monto: number
  moneda: string
  /** Of the mode of our key. */
  enVivo: boolean
  /** The provider's own mark of it, where it said one. */
  livemode?: boolean | undefined
  reservaId: string | null
  pagoId: string | null
  marca: string | null
  ultimos4: string | null
  tipoTarjeta: string | null
  autorizacion: string | null
  /** The provider's code of the last refusal. */
  motivo: string | null
  clientSecret: string | null
  reembolsado: number
  /** Of a charge of a plan: our own id of it. */
  cobroId?: string | null
  /** Who asked for it, by the mark of each installation. */
  instalacion?: 'esta' | 'otra' | null
}

export interface PspSesion {
  id: string
  url: string | null
  estado: 'abierta' | 'completa' | 'vencida'
  intento: string | null
}

export interface PspReembolso {
  id: string
  estado: ReembolsoSuyo['estado']
  monto: number
  reembolsoId: string | null
  /** The payment it gives back of. */
  intento: string | null
  /** The provider's balance holds it no more, whether or not it arrived. */
  descontado?: boolean
}

/** What the provider holds for us, in pesos. */
export interface PspSaldo {
  disponible: number
  /** Taken, and not ours to use yet. */
  pendiente: number
}

/** A line of the provider's account, see `MovimientoDePsp`. */
export interface PspMovimiento {
  id: string
  clase: MovimientoDePsp['clase']
  monto: number
  tarifa: number
}

export interface PspDisputa {
  id: string
  estado: (typeof ESTADOS_DISPUTA)[number]
  monto: number
  /** The bank's reason, and until when it takes evidence. */
  motivo: string
  responderAntesDe: Date | null
  intento: string | null
}

export interface PspEvento {
  id: string
  tipo: string
  /** What the event is about; `otro` is none of our business. */
  clase: 'pago' | 'reembolso' | 'disputa' | 'otro'
  /** The payment intent the event is about, where it is about one. */
  intento: string | null
  sesion: string | null
  pagoId: string | null
  reembolsoId: string | null
  disputa: string | null
  livemode: boolean | null
}

export interface CobroNuevo {
  pagoId: string
  reservaId: string
  /** Whole pesos; CLP has no decimals at the provider either. */
  monto: number
  descripcion: string
  email: string
}

/** A page of the provider where a card is saved for later charges. */
export interface PspTarjeta {
  sesion: string
  url: string | null
  estado: PspSesion['estado']
  tarjeta: { id: string; marca: string; ultimos4: string } | null
}

/** A charge of a saved card while nobody is there. `intento` counts the tries: each has its own key, all the same payment. */
interface CobroGuardado {
  cobroId: string
  cliente: string
  tarjeta: string
  monto: number
  descripcion: string
  pspIntento: string | null
  intento: number
}

/** The payment provider did not answer in time: what it did is unknown. */
export class PspUnknownError extends Error {
  override name = 'PspUnknownError'
  /** It did answer, and nothing about the money: it does not take our `llave`, or the idempotency `clave` of the call. */
  readonly rechazo: 'llave' | 'clave' | undefined
  constructor(message: string, options: { rechazo?: 'llave' | 'clave' | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.rechazo = options.rechazo
  }
}

/** The payment provider is known to be out of order; nothing was sent. */
export class PspUnavailableError extends Error {
  override name = 'PspUnavailableError'
}

/** The payment provider understood and said no. */
export class PspRefusedError extends Error {
  override name = 'PspRefusedError'
  readonly code: string | undefined
  constructor(message: string, options: { code?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.code = options.code
  }
}

export interface PaymentPort {
  /** `ninguno`: nothing can be paid by it. */
  modo: (typeof MODOS_DE_PAGO)[number]
  /** What the money is that is made while it is the one. */
  dinero: ModoDeDinero
  clavePublica: string
  crearSesion(cobro: CobroNuevo & { urlExito: string; urlVolver: string }): Promise<PspSesion>
  crearIntento(cobro: CobroNuevo): Promise<PspPago>
  verPago(intento: string): Promise<PspPago>
  verSesion(id: string): Promise<PspSesion>
  crearCliente(c: { referencia: string; email: string; nombre: string }): Promise<string>
  guardarTarjeta(t: { cliente: string; clave: string; urlExito: string; urlVolver: string }): Promise<PspTarjeta>
  verTarjeta(sesion: string): Promise<PspTarjeta>
  /** The payment for a saved card, made and not yet tried. */
  prepararCobro(c: Omit<CobroGuardado, 'pspIntento' | 'intento'>): Promise<PspPago>
  /** Tries a saved card. A refused one is an answer: `fallido`. */
  cobrarGuardada(c: CobroGuardado & { pspIntento: string }): Promise<PspPago>
  /** The payment attempts the provider knows for one of ours, by metadata. */
  buscarPagos(pagoId: string): Promise<PspPago[]>
  /** Makes sure that no money can arrive any more; tells if it already did. */
  cerrarSesion(id: string): Promise<'cerrado' | 'pagado'>
  cerrarIntento(id: string): Promise<'cerrado' | 'pagado'>
  reembolsar(r: { reembolsoId: string; intento: string; monto: number }): Promise<PspReembolso>
  buscarReembolsos(intento: string): Promise<PspReembolso[]>
  verDisputa(id: string): Promise<PspDisputa>
  /** What the provider took, gave back or was disputed since then, whoever told us of it. */
  listarPagos(desde: Date): Promise<PspPago[]>
  listarReembolsos(desde: Date): Promise<PspReembolso[]>
  listarDisputas(desde: Date): Promise<PspDisputa[]>
  /** Null where it keeps no balance in pesos. */
  verSaldo(): Promise<PspSaldo | null>
  listarMovimientos(desde: Date): Promise<PspMovimiento[]>
  /** Throws when the signature is not good, or not of about `ahora`. */
  leerEvento(cuerpo: string, firma: string, ahora: Date): PspEvento
  /** A notice whose signature was checked when it came in. */
  verEvento(cuerpo: string): PspEvento
}
