export { deleteTotp, findTotp } from './totp.db.ts'
export { aBase32, codigoEn, pasoDe, uriDe } from './totp.ts'
export { activarTotp, darCodigos, pideTotp, proponerTotp, usarTotp, verTotp } from './usar-totp.ts'
