/** No real address ends like this one, which stands where the reader did not know the address of an account. */
const SUELTO = '@suelto.invalid'

export const correoSuelto = (usuarioId: string): string => `${usuarioId}${SUELTO}`

/** As people and other modules read it: an account without an address has none. */
export const correoVisible = (email: string): string => (email.endsWith(SUELTO) ? '' : email)

/** Nobody reads what ends like this (RFC 2606): erased people, released addresses. */
export const seLee = (email: string): boolean => email !== '' && !email.endsWith('.invalid')

interface Confirmaciones {
  /** By whoever was signed in to the account, or renewed its password by mail. */
  emailVerificadoEn: Date | null
  /** By whoever reads the address, signed in or not. */
  correoLeidoEn: Date | null
}

/** Mail reaches it. That it is the account's own person needs `emailVerificadoEn`. */
export const correoConfirmado = ({ emailVerificadoEn, correoLeidoEn }: Confirmaciones): boolean =>
  emailVerificadoEn !== null || correoLeidoEn !== null
