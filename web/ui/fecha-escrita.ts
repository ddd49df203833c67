import { toDate, toParts } from './calendar-dates.ts'

const FORMAS: [RegExp, orden: 'dma' | 'amd'][] = [
  [/^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{2}|\d{4})$/, 'dma'],
  [/^(\d{2})(\d{2})(\d{4}|\d{2})$/, 'dma'],
  [/^(\d{4})-(\d{1,2})-(\d{1,2})$/, 'amd'],
]

/**
 * The day somebody wrote, day first as in Chile, as yyyy-mm-dd; null where it is none: '29-02-2026'.
 * While it is still being written, '14-11-20' is not yet 2020.
 */
export function leerFecha(texto: string, seEscribe = false): string | null {
  for (const [forma, orden] of FORMAS) {
    const escritas = forma.exec(texto.trim())?.slice(1)
    if (!escritas) continue
    const partes = escritas.map(Number)
    const [dia = 0, mes = 0, ano = 0] = orden === 'dma' ? partes : partes.toReversed()
    if (seEscribe && ano < 100) return null
    const fecha = { day: dia, month: mes, year: ano < 100 ? 2000 + ano : ano }
    const iso = mes >= 1 && mes <= 12 && dia >= 1 ? toDate(fecha) : ''
    return iso && toParts(iso).day === dia ? iso : null
  }
  return null
}

/** '2026-11-14' → '14-11-2026' */
export const escribirFecha = (iso: string): string => iso.split('-').toReversed().join('-')
