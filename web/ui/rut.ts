/** '123456785' in any typing → '12.345.678-5'; what cannot be a RUT stays as typed. */
export function formatRut(typed: string): string {
  const plain = plainRut(typed)
  if (!/^\d{6,8}[\dK]$/.test(plain)) return typed.trim()
  const body = plain.slice(0, -1).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${body}-${plain.slice(-1)}`
}

/** Whether the check digit fits (modulo 11, K stands for 10). */
export function esRut(typed: string): boolean {
  const plain = plainRut(typed)
  if (!/^\d{6,8}[\dK]$/.test(plain)) return false
  return plain.slice(-1) === checkDigit(plain.slice(0, -1))
}

function plainRut(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[^0-9kK]/g, '')
    .toUpperCase()
    .replace(/^0+/, '')
}

function checkDigit(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, index) => total + Number(digit) * ((index % 6) + 2), 0)
  const rest = 11 - (sum % 11)
  return rest === 11 ? '0' : rest === 10 ? 'K' : String(rest)
}
