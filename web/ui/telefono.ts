export const CODIGOS_PAIS = [
  ['+56', 'Chile'],
  ['+54', 'Argentina'],
  ['+591', 'Bolivia'],
  ['+55', 'Brasil'],
  ['+57', 'Colombia'],
  ['+593', 'Ecuador'],
  ['+1', 'Estados Unidos y Canadá'],
  ['+34', 'España'],
  ['+33', 'Francia'],
  ['+49', 'Alemania'],
  ['+39', 'Italia'],
  ['+52', 'México'],
  ['+595', 'Paraguay'],
  ['+51', 'Perú'],
  ['+44', 'Reino Unido'],
  ['+598', 'Uruguay'],
  ['+58', 'Venezuela'],
] as const

/** '912345678' → '9 1234 5678'; other countries keep what was typed. */
export function formatCelular(code: string, typed: string): string {
  if (code !== '+56') return typed.trim()
  const digits = localDigits(typed)
  if (!/^9\d{8}$/.test(digits)) return typed.trim()
  return `${digits[0]} ${digits.slice(1, 5)} ${digits.slice(5)}`
}

/** ('+56', '9 1234 5678') → '+56912345678'; '' while nothing was typed. */
export function toE164(code: string, typed: string): string {
  const digits = code === '+56' ? localDigits(typed) : typed.replace(/\D/g, '')
  return digits ? `${code}${digits}` : ''
}

export function esCelularChileno(e164: string): boolean {
  return /^\+569\d{8}$/.test(e164.replace(/\s/g, ''))
}

// People paste the whole number into the field: the country code is then not part of it.
function localDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  return digits.length > 9 && digits.startsWith('56') ? digits.slice(2) : digits
}
