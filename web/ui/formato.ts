import { toParts, weekday } from './calendar-dates.ts'

// Names are kept here, not asked of the runtime: server and browser must print the same letters.
export const DIAS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const
export const MESES = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const
const DIAS_CORTOS = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'] as const
const MESES_CORTOS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'] as const

/** 25000 → '$25.000' */
export function formatPesos(amount: number): string {
  return `$${formatNumero(amount)}`
}

/** 1234 → '1.234' */
export function formatNumero(value: number): string {
  return conComa(value, 0)
}

/** 8.5 → '8,5', 12 → '12' */
export function formatDecimal(value: number): string {
  return conComa(value, 2).replace(/,?0+$/, '')
}

/** 1250, in hundredths of a percent → '12,5 %' */
export const formatTasa = (tasa: number): string => `${formatDecimal(tasa / 100)} %`

/** 4.7 → '4,7' */
export function formatNota(value: number): string {
  return conComa(value, 1)
}

/** (1, 'opinión', 'opiniones') → '1 opinión' */
export function formatCantidad(count: number, one: string, many: string): string {
  return `${formatNumero(count)} ${count === 1 ? one : many}`
}

/** Words that stay in one line. */
export const sinCortes = (text: string): string => text.replaceAll(' ', '\u00a0')

/** A text of ours in which no percentage and no short date is broken by the end of a line: '100 %', 'sáb 14 nov'. */
export const sinPartir = (text: string): string =>
  text.replaceAll(/\d %|(?:lun|mar|mié|jue|vie|sáb|dom) \d{1,2} [a-z]{3,4}\b/g, sinCortes)

/** '2026-11-14' → 'sáb 14 nov' */
export function formatDia(date: string): string {
  const { month, day } = toParts(date)
  return `${DIAS_CORTOS[weekday(date)]} ${day} ${MESES_CORTOS[month - 1]}`
}

/** '2026-11-14' → 'sáb 14 nov 2026' */
export function formatDiaConAno(date: string): string {
  return `${formatDia(date)} ${toParts(date).year}`
}

/** 'sáb 14 nov', with its year where that is not the one of `hoy`. */
export function formatDiaDesde(hoy: string, date: string): string {
  return toParts(hoy).year === toParts(date).year ? formatDia(date) : formatDiaConAno(date)
}

/** '2026-11-14' → 'sábado 14 de noviembre' */
export function formatDiaSinAno(date: string): string {
  const { month, day } = toParts(date)
  return `${DIAS[weekday(date)]} ${day} de ${MESES[month - 1]}`
}

/** '2026-11-14' → 'sábado 14 de noviembre de 2026' */
export function formatDiaLargo(date: string): string {
  return `${formatDiaSinAno(date)} de ${toParts(date).year}`
}

/** '2026-11-14' or '2026-11' → 'noviembre de 2026' */
export function formatMes(date: string): string {
  const { year, month } = toParts(date)
  return `${MESES[month - 1]} de ${year}`
}

/** ('2026-11-14', '2026-11-15') → 'sáb 14 – dom 15 nov'; the month is said twice only where it changes */
export function formatRango(start: string, end: string): string {
  if (start === end) return formatDia(start)
  const from = toParts(start)
  const to = toParts(end)
  if (from.year !== to.year) return `${formatDia(start)} ${from.year} – ${formatDia(end)} ${to.year}`
  if (from.month !== to.month) return `${formatDia(start)} – ${formatDia(end)}`
  return `${DIAS_CORTOS[weekday(start)]} ${from.day} – ${formatDia(end)}`
}

/** 3.5 hours → '3 h 30 min' */
export function formatDuracion(hours: number): string {
  const total = Math.round(hours * 60)
  const whole = Math.floor(total / 60)
  const minutes = total % 60
  if (whole === 0) return `${minutes} min`
  return minutes === 0 ? `${whole} h` : `${whole} h ${minutes} min`
}

/** What begins a line, inside a sentence: 'Escritura' → 'escritura', 'RUT' → 'RUT' */
export const enMedio = (texto: string): string =>
  /^\p{Lu}\p{Lu}/u.test(texto) ? texto : texto.charAt(0).toLowerCase() + texto.slice(1)

/** '7k4m92qx' → '7K4M-92QX' */
export function formatCodigo(code: string): string {
  const plain = code.replace(/[^0-9a-z]/gi, '').toUpperCase()
  return plain.length === 8 ? `${plain.slice(0, 4)}-${plain.slice(4)}` : plain
}

/** 14680064 bytes → '14 MB', 77 thousand million → '71,8 GB' */
export function formatPeso(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  const [entre, unidad] = bytes < 1024 ** 3 ? ([1024 ** 2, 'MB'] as const) : ([1024 ** 3, 'GB'] as const)
  return `${formatDecimal(Math.ceil((bytes / entre) * 10) / 10)} ${unidad}`
}

// Not asked of the runtime: its first number formatter takes a phone tens of milliseconds, just when it takes over the first view.
function conComa(value: number, decimals: 0 | 1 | 2): string {
  const rounded = Math.round(Number((Math.abs(value) * 10 ** decimals).toPrecision(15))) / 10 ** decimals
  const [whole = '', fraction] = rounded.toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '.')
  return `${value < 0 && rounded > 0 ? '-' : ''}${grouped}${fraction ? `,${fraction}` : ''}`
}
