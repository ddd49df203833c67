export interface Rut {
  cuerpo: number
  /** '0' to '9', or 'K'. */
  dv: string
}

/** Any typing of it: 12.345.678-5, 12345678-5, 123456785, with k or K. Null unless the check digit is right. */
export function leerRut(texto: string): Rut | null {
  const [, cuerpo, dv] = /^0*([1-9]\d{0,8})([\dK])$/.exec(texto.toUpperCase().replace(/[\s.‐-―-]/g, '')) ?? []
  return cuerpo && dv && digitoVerificador(Number(cuerpo)) === dv ? { cuerpo: Number(cuerpo), dv } : null
}

/** Módulo 11: weights 2 to 7 from the right. */
export function digitoVerificador(cuerpo: number): string {
  const suma = [...String(cuerpo)].reverse().reduce((total, cifra, i) => total + Number(cifra) * (2 + (i % 6)), 0)
  const resto = 11 - (suma % 11)
  if (resto === 11) return '0'
  return resto === 10 ? 'K' : String(resto)
}

/** '12.345.678-5' */
export function mostrarRut({ cuerpo, dv }: Rut): string {
  return `${String(cuerpo).replace(/\B(?=(\d{3})+$)/g, '.')}-${dv}`
}
