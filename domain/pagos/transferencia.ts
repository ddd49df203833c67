import type { ErrorCode } from '#contract/errors.ts'
import type { EstadoTransferencia } from '#contract/transferencias.ts'
import type { Actor } from '#domain/permisos/actor.ts'
import { motivoParaNoAprobar, puedeVerFinanzas } from '#domain/permisos/finanzas.ts'
import { pideSegundaPersona } from './devolucion.ts'

/** What may happen to a debt that goes out by bank transfer. `devolver`: the bank could not carry it out. `anular`: the buyer has the money some other way. */
export type EventoTransferencia =
  | 'proponer'
  | 'pedir'
  | 'aprobar'
  | 'rechazar'
  | 'incluir'
  | 'retirar'
  | 'enviar'
  | 'pagar'
  | 'devolver'
  | 'anular'

const TRANSICIONES_TRANSFERENCIA: Record<
  EstadoTransferencia,
  Partial<Record<EventoTransferencia, EstadoTransferencia>>
> = {
  por_pedir: { proponer: 'propuesta', pedir: 'aprobada', anular: 'anulada' },
  propuesta: { aprobar: 'aprobada', rechazar: 'por_pedir', anular: 'anulada' },
  aprobada: { rechazar: 'por_pedir', incluir: 'en_nomina', anular: 'anulada' },
  en_nomina: { retirar: 'aprobada', enviar: 'enviada', anular: 'anulada' },
  enviada: { pagar: 'pagada', devolver: 'por_pedir' },
  pagada: {},
  anulada: {},
}

export function siguienteEstadoTransferencia(
  estado: EstadoTransferencia,
  evento: EventoTransferencia,
): EstadoTransferencia | null {
  return TRANSICIONES_TRANSFERENCIA[estado][evento] ?? null
}

/** States in which we still owe it and nothing has left. */
export const POR_TRANSFERIR = [
  'por_pedir',
  'propuesta',
  'aprobada',
  'en_nomina',
] as const satisfies readonly EstadoTransferencia[]

/** Above `limite`, that of any refund, a second person has to agree; at or below it, the run that carries it takes two people anyway. */
export function eventoAlPedir(monto: number, limite: number): 'proponer' | 'pedir' {
  return pideSegundaPersona(monto, limite) ? 'proponer' : 'pedir'
}

/** Who asked may take it back, and may not approve it. */
export function motivoParaNoDecidir(
  actor: Actor,
  { estado, pedidaPor }: { estado: EstadoTransferencia; pedidaPor: string | null },
  decision: 'aprobar' | 'rechazar',
): ErrorCode | null {
  if (!puedeVerFinanzas(actor)) return 'sin-permiso'
  if (siguienteEstadoTransferencia(estado, decision) === null) return 'transicion-no-permitida'
  return decision === 'aprobar' ? motivoParaNoAprobar(actor, pedidaPor!) : null
}
