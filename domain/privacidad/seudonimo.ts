/** What stands where somebody's data stood: the same for one id, and no way back from it to the person. */
export function seudonimoDe(id: string): { nombre: string; nombreDeCuenta: string; email: string } {
  return { nombre: 'Viajero', nombreDeCuenta: 'Cuenta eliminada', email: `${id}${DOMINIO}` }
}

/** No real address ends like it. */
const DOMINIO = '@borrado.invalid'

export const esSeudonimo = (email: string): boolean => email.endsWith(DOMINIO)
