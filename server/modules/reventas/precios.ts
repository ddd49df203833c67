import { separarIva } from '#domain/pesos.ts'

/** The tax inside an amount. */
export const iva = (monto: number): number => separarIva(monto).iva
