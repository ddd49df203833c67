/** '+56912345678' → '+56 9 1234 5678'; a landline '+56322123456' → '+56 32 212 3456'. Other countries stay as they are. */
export function mostrarTelefono(e164: string): string {
  const digits = e164.replace(/[\s-]/g, '')
  const [, nueve, a, b] = /^\+56([92])(\d{4})(\d{4})$/.exec(digits) ?? []
  if (nueve) return `+56 ${nueve} ${a} ${b}`
  const [, area, c, d] = /^\+56([3-7]\d)(\d{3})(\d{4})$/.exec(digits) ?? []
  return area ? `+56 ${area} ${c} ${d}` : e164
}
