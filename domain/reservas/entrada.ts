import type { ErrorCode } from '#contract/errors.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import { normalizarCodigo } from './codigo.ts'

/** The QR says enough to check it without a network, and nothing about a person. */
export interface ContenidoEntrada {
  reservaId: string
  codigo: string
  salidaId: string
  plazas: number
  inicio: Date
  validaHasta: Date
}

export interface EntradaLeida {
  contenido: ContenidoEntrada
  /** The text that was signed. */
  firmado: string
  /** base64url */
  firma: string
}

const VERSION = 'THC1'
const SEPARADOR = '~'
export const CON_ENTRADA: readonly EstadoReserva[] = ['confirmada', 'realizada', 'no_asistio']

export function motivoParaNoEmitirEntrada({ estado }: { estado: EstadoReserva }): ErrorCode | null {
  return CON_ENTRADA.includes(estado) ? null : 'reserva-sin-entrada'
}

const SE_CANCELO: readonly EstadoReserva[] = ['cancelada', 'rechazada']

/** Whoever wrote it down has to hear that it is no more. */
export function motivoParaNoDarCalendario({ estado }: { estado: EstadoReserva }): ErrorCode | null {
  return SE_CANCELO.includes(estado) ? null : motivoParaNoEmitirEntrada({ estado })
}

/** `THC1.<fields>`: ids and codigo as they are, plazas in decimal, instants as base 36 seconds. The shorter, the coarser the QR. */
export function textoPorFirmar({ reservaId, codigo, salidaId, plazas, inicio, validaHasta }: ContenidoEntrada): string {
  return `${VERSION}.${[reservaId, codigo, salidaId, plazas, aSegundos(inicio), aSegundos(validaHasta)].join(SEPARADOR)}`
}

export function componerEntrada(firmado: string, firma: string): string {
  return `${firmado}.${firma}`
}

/** Null for anything that is not an entrada of this version. It says nothing about the signature. */
export function leerEntrada(texto: string): EntradaLeida | null {
  const [version, campos, firma, ...sobra] = texto.trim().split('.')
  if (version !== VERSION || !campos || !firma || sobra.length > 0 || !/^[\w-]+$/.test(firma)) return null

  const [reservaId, codigo, salidaId, plazas, inicio, validaHasta, ...otros] = campos.split(SEPARADOR)
  if (!esId(reservaId) || !esId(salidaId) || !codigo || normalizarCodigo(codigo) !== codigo || otros.length > 0)
    return null
  if (!/^[1-9]\d{0,4}$/.test(plazas ?? '')) return null
  const desde = deSegundos(inicio)
  const hasta = deSegundos(validaHasta)
  if (!desde || !hasta) return null

  const contenido = { reservaId, codigo, salidaId, plazas: Number(plazas), inicio: desde, validaHasta: hasta }
  return { contenido, firmado: `${version}.${campos}`, firma }
}

function aSegundos(instante: Date): string {
  return Math.floor(instante.getTime() / 1000).toString(36)
}

function deSegundos(texto: string | undefined): Date | null {
  return texto && /^[0-9a-z]{1,7}$/.test(texto) ? new Date(Number.parseInt(texto, 36) * 1000) : null
}

function esId(texto: string | undefined): texto is string {
  return texto !== undefined && /^[\w-]{1,64}$/.test(texto)
}
