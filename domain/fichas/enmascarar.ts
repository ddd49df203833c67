const PUNTOS = '•••'

/** 'v•••@demo.cl' */
export function enmascararCorreo(email: string): string {
  const [persona = '', dominio = ''] = email.split('@')
  return dominio === '' ? PUNTOS : `${[...persona][0] ?? ''}${PUNTOS}@${dominio}`
}

/** 'Valentina R.' */
export function enmascararNombre(nombre: string): string {
  const [primero = '', ...resto] = nombre.trim().split(/\s+/)
  const ultimo = resto.at(-1)
  return ultimo ? `${primero} ${[...ultimo][0]}.` : primero
}

/** The last three figures alone. */
export function enmascararNumero(numero: string | null): string {
  return numero ? `${PUNTOS} ${numero.slice(-3)}` : ''
}
