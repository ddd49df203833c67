import type { ErrorCode } from '#contract/errors.ts'
import type { EstadoPago } from '#contract/reservas.ts'
import { porcentajeDe } from '#domain/pesos.ts'
import { siguienteEstadoPago } from '#domain/reservas/estados.ts'

export interface Devolvible {
  estadoPago: EstadoPago
  capturado: number
  reembolsado: number
}

interface Medios {
  cobros: readonly { capturado: number; reembolsado: number; perdido?: number }[]
  /** What a gift card still pays of it. */
  enRegalo: number
}

/** What is still held of a booking, by whatever paid it. */
export const retenidoPor = ({ cobros, enRegalo }: Medios): number =>
  enRegalo +
  cobros.reduce(
    (suma, { capturado, reembolsado, perdido = 0 }) => suma + Math.max(0, capturado - reembolsado - perdido),
    0,
  )

/** What the last refund of those under way was: of all of it, only where nothing pays it any more. */
export const hechoDeDevolver = (retenido: number): 'reembolsar_todo' | 'reembolsar_parte' =>
  retenido === 0 ? 'reembolsar_todo' : 'reembolsar_parte'

/** A refund beyond policy is of money that we hold: never more than what is left, nor while the bank or nobody knows about it. */
export function motivoParaNoDevolver(
  { estadoPago, capturado, reembolsado }: Devolvible,
  monto: number,
): ErrorCode | null {
  const puede = estadoPago === 'reembolso_pendiente' || siguienteEstadoPago(estadoPago, 'pedir_reembolso') !== null
  if (!puede || capturado === reembolsado) return 'devolucion-no-disponible'
  return monto > capturado - reembolsado ? 'devolucion-excesiva' : null
}

/** What each charge of a reserva gives back of `monto`: the newest first, so that a difference returns to where it was paid from. Null: they do not hold that much. */
export function repartirEntreCobros<
  T extends { capturado: number; reembolsado: number; perdido?: number; createdAt: Date },
>(cobros: readonly T[], monto: number): { cobro: T; monto: number }[] | null {
  let falta = monto
  const partes: { cobro: T; monto: number }[] = []
  for (const cobro of cobros.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())) {
    const parte = Math.min(falta, cobro.capturado - cobro.reembolsado - (cobro.perdido ?? 0))
    if (parte > 0) partes.push({ cobro, monto: parte })
    falta -= Math.max(0, parte)
  }
  return falta > 0 ? null : partes
}

/** What a cheaper date gives back, to where it came from: by card as far as a card paid, the rest to the gift card. Null: together they do not hold that much. */
export function repartirRebaja<T extends Parameters<typeof repartirEntreCobros>[0][number]>(
  { cobros, enRegalo }: { cobros: readonly T[]; enRegalo: number },
  monto: number,
): { partes: { cobro: T; monto: number }[]; alRegalo: number } | null {
  const enTarjetas = retenidoPor({ cobros, enRegalo: 0 })
  const alRegalo = Math.max(0, monto - enTarjetas)
  const partes = alRegalo > enRegalo ? null : repartirEntreCobros(cobros, monto - alRegalo)
  return partes && { partes, alRegalo }
}

/** The most that one person ever gives back, whatever the rule says (docs/permisos.md 6); the tables hold to it too. */
export const TOPE_DE_UNA_PERSONA = 200_000

/** Above `limite`, a rule that may ask for more care and never for less, a second person has to agree (docs/permisos.md 6). With `antes`, given back of the same already: in parts it is as much as at once. */
export function pideSegundaPersona(monto: number, limite: number, antes = 0): boolean {
  return antes + monto > Math.min(limite, TOPE_DE_UNA_PERSONA)
}

/** How far a refund is, as it may be told: asked of the provider, which has not answered yet, it is not on its way. */
export const estadoDicho = <T extends string>({
  estado,
  pspId,
}: {
  estado: T
  pspId: string | null
}): T | 'solicitado' => (estado === 'enviado' && pspId === null ? 'solicitado' : estado)

const AVANCE = ['rechazado', 'retornado', 'manual', 'desconocido', 'solicitado', 'enviado', 'hecho']

/** What was asked for last, as one: a reserva with two charges gives back by both in one act. It is as far as the part that is least far. */
export function juntarReembolsos<T extends { monto: number; estado: string; createdAt: Date }>(
  reembolsos: readonly T[],
): T | undefined {
  const ultimo = Math.max(...reembolsos.map(({ createdAt }) => createdAt.getTime()))
  const juntos = reembolsos
    .filter(({ createdAt }) => createdAt.getTime() === ultimo)
    .toSorted((a, b) => AVANCE.indexOf(a.estado) - AVANCE.indexOf(b.estado))
  return juntos[0] && { ...juntos[0], monto: juntos.reduce((suma, { monto }) => suma + monto, 0) }
}

/** What of one means went back beyond its part of the refund: the others give that much less, in order, so that together they give the policy. */
export function demasDeOtros(medios: readonly { monto: number; devuelto: number }[], porcentaje: number): number[] {
  const partes = medios.map(({ monto, devuelto }) => porcentajeDe(monto, porcentaje) - devuelto)
  let demas = partes.reduce((suma, parte) => suma + Math.max(0, -parte), 0)
  return partes.map((parte) => {
    const menos = Math.min(Math.max(0, parte), demas)
    demas -= menos
    return menos
  })
}
