import type { ErrorCode } from '#contract/errors.ts'
import { plazoDeDias } from '#domain/fechas.ts'
import type { EstadoReserva } from '#contract/reservas.ts'

const DIAS_PARA_OPINAR = 14
const DIAS_OCULTA = 7
const DIA_MS = 86_400_000

export interface Viaje {
  estado: EstadoReserva
  fin: Date
  /** Of the experiencia. */
  zona: string
}

/** Whole days of the place where it was, the fourteenth included. */
export const finDeVentana = ({ fin, zona }: Pick<Viaje, 'fin' | 'zona'>): Date =>
  plazoDeDias(fin, DIAS_PARA_OPINAR, zona)

/** Only who attended, once it ended, for fourteen days; `publicada`: what is out is not changed any more. */
export function motivoParaNoOpinar({ estado, fin, zona }: Viaje, publicada: boolean, ahora: Date): ErrorCode | null {
  if (estado !== 'realizada' || ahora < fin || ahora > finDeVentana({ fin, zona })) return 'resena-no-disponible'
  return publicada ? 'resena-ya-escrita' : null
}

/** Out at once where the other side wrote already, else seven days after it was first written. */
export function calcularPublicacion(escritaEn: Date, otraEscritaEn: Date | null): Date {
  if (otraEscritaEn) return otraEscritaEn > escritaEn ? otraEscritaEn : escritaEn
  return new Date(escritaEn.getTime() + DIAS_OCULTA * DIA_MS)
}
