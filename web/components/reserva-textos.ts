import type { PoliticaCancelacion } from '#contract/experiencias.ts'
import type { Tramo } from '#contract/tramos.ts'
import type { Participantes, Reserva } from '#contract/reservas.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { formatMomento } from '#web/ui/horas.ts'
import { textosDePolitica } from './catalogo-textos.ts'

type TipoTarifa = keyof Participantes

const TARIFAS: Record<TipoTarifa, [string, string]> = {
  adulto: ['adulto', 'adultos'],
  nino: ['niño', 'niños'],
  adultoMayor: ['adulto mayor', 'adultos mayores'],
  estudiante: ['estudiante', 'estudiantes'],
  residente: ['residente', 'residentes'],
  grupo: ['grupo', 'grupos'],
}
export const TIPOS = Object.keys(TARIFAS) as TipoTarifa[]

/** ('nino', 2) → '2 niños' */
export function cantidadDe(tipo: TipoTarifa, cantidad: number): string {
  return formatCantidad(cantidad, ...TARIFAS[tipo])
}

/** '2 viajeros', or '1 grupo' where whole groups are sold. */
export function viajerosDe(participantes: Participantes): string {
  const { grupo = 0, ...personas } = participantes
  const total = Object.values(personas).reduce((suma, n) => suma + (n ?? 0), 0)
  const partes = [total > 0 && formatCantidad(total, 'viajero', 'viajeros'), grupo > 0 && cantidadDe('grupo', grupo)]
  return partes.filter(Boolean).join(' y ')
}

/** Until when a purchase made now may be cancelled for nothing; null where it may not. */
export function limiteSinCosto(tramos: readonly Tramo[], inicio: string, ahora: Date): Date | null {
  const { horasGratis: horas } = textosDePolitica(tramos)
  if (horas === null) return null
  const limite = new Date(new Date(inicio).getTime() - horas * 3_600_000)
  return limite > ahora ? limite : null
}

/** 'Cancela sin costo hasta el vie 13 nov, 10:30', or what holds instead. */
export function fraseDeCancelacion(limite: string | Date | null, zona: string, politica: PoliticaCancelacion): string {
  if (limite) return `Cancela sin costo hasta el ${formatMomento(limite, zona)}`
  return politica === 'no_reembolsable' ? 'Esta tarifa no tiene devolución' : 'Ya pasó el plazo para cancelar sin costo'
}

export const fraseDeRetracto = (vigente: boolean): string =>
  vigente
    ? 'Puedes arrepentirte dentro de 10 días desde la compra, si la experiencia aún no ocurre'
    : 'Esta experiencia no contempla derecho a retracto; rige su política de cancelación'

export const ESTADOS: Record<Reserva['estado'], [string, BadgeTone]> = {
  pendiente: ['Pago pendiente', 'warning'],
  pagada: ['Pagada', 'success'],
  confirmada: ['Confirmada', 'success'],
  realizada: ['Realizada', 'neutral'],
  no_asistio: ['Sin asistencia', 'neutral'],
  no_prestada: ['No se realizó', 'neutral'],
  cancelada: ['Cancelada', 'danger'],
  rechazada: ['No aceptada', 'danger'],
  expirada: ['Vencida', 'neutral'],
}

/** Received, and not over yet: the ticket still says where to meet and whom to call. */
export const estaEnCurso = ({ estado, fin }: Pick<Reserva, 'estado' | 'fin'>, ahora: Date): boolean =>
  estado === 'realizada' && ahora.getTime() < Date.parse(fin)

/** As whoever travels reads it: nothing is done before it ends. */
export function etiquetasDeViajero(reserva: Reserva, ahora: Date): ReturnType<typeof etiquetasDe> {
  return estaEnCurso(reserva, ahora) && !reserva.suspension
    ? [{ texto: 'Llegada registrada', tono: 'success' }]
    : etiquetasDe(reserva)
}

/** A booking that stands on a departure that was called off is not called confirmed. */
export function etiquetasDe({
  dePrueba,
  ...reserva
}: Pick<Reserva, 'estado' | 'estadoPago'> & Partial<Pick<Reserva, 'suspension' | 'dePrueba'>>): {
  texto: string
  tono: BadgeTone
}[] {
  return dePrueba ? [DE_PRUEBA, ...estadoEnEtiquetas(reserva)] : estadoEnEtiquetas(reserva)
}

/** Of what a company tries with its key for tests: nobody comes, and nobody pays. */
const DE_PRUEBA: { texto: string; tono: BadgeTone } = { texto: 'Prueba', tono: 'info' }

function estadoEnEtiquetas({
  estado,
  estadoPago,
  suspension,
}: Pick<Reserva, 'estado' | 'estadoPago'> & Partial<Pick<Reserva, 'suspension'>>): {
  texto: string
  tono: BadgeTone
}[] {
  if (suspension) return [{ texto: 'Salida cancelada', tono: 'danger' }]
  const [texto, tono] = ESTADOS[estado]
  const terminada = estado === 'cancelada' || estado === 'rechazada' || estado === 'no_prestada'
  if (!terminada && estadoPago === 'contracargo')
    return [
      { texto, tono },
      { texto: 'Pago en disputa', tono: 'warning' },
    ]
  if (terminada && estadoPago === 'reembolsado')
    return [
      { texto, tono },
      { texto: 'Devuelta', tono: 'info' },
    ]
  return [{ texto, tono }]
}
