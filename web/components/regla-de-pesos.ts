import { leerPesos } from '#domain/leer-pesos.ts'

/** What a form says of an amount: what is not clear is asked about first. `vacio`: where one has to be written. */
export const reglaDePesos =
  (fuera: string, { min = 0, max = 999_999_999, vacio }: { min?: number; max?: number; vacio?: string } = {}) =>
  (texto: string): string | undefined => {
    const { pesos, duda } = leerPesos(texto)
    if (duda !== null) return duda
    if (pesos === null) return vacio
    return pesos < min || pesos > max ? fuera : undefined
  }
