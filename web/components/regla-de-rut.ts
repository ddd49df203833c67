import { leerRut, RUT_PROPIO_MALO } from '#domain/usuarios/rut.ts'

/** Of a RUT that somebody writes of themselves; `vacio` is said where nothing stands. */
export const reglaRut = (vacio: string) => (value: string) =>
  value ? (leerRut(value) ? undefined : RUT_PROPIO_MALO) : vacio
