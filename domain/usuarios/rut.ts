export interface Rut {
  cuerpo: number
  /** '0' to '9', or 'K'. */
  dv: string
}

// What stands between its figures, as keyboards, spreadsheets and papers write it: blanks, dots, and dashes of any kind, the minus sign among them.
const ENTRE = /[\s.·\p{Pd}\p{Cf}\u2212\u2043]/gu

/** Any typing of it: 12.345.678-5, 12345678-5, 123456785, with k or K, with any dash, in wide figures. Null unless the check digit is right. */
export function leerRut(texto: string): Rut | null {
  const [, cuerpo, dv] =
    /^0*([1-9]\d{0,8})([\dK])$/.exec(texto.normalize('NFKC').toUpperCase().replace(ENTRE, '')) ?? []
  return cuerpo && dv && digitoVerificador(Number(cuerpo)) === dv ? { cuerpo: Number(cuerpo), dv } : null
}

export const RUT_MALO = 'El dígito verificador no coincide. Revisa el RUT'
export const RUT_PROPIO_MALO = 'El dígito verificador no coincide. Revisa tu RUT'

/** A piece of one, as it stands in what is stored, 12345678-5; of what is no RUT, anything. */
export const pedazoDeRut = (texto: string): string =>
  texto
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212\u2043]/gu, '-')
    .replace(/[\s.·\p{Cf}]/gu, '')
    .toUpperCase()

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

/** As it is read, of what is stored or typed; what is no RUT stays. */
export function rutMostrado(texto: string): string {
  const rut = leerRut(texto)
  return rut ? mostrarRut(rut) : texto.trim()
}
