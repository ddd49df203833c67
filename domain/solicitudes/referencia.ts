/** What whoever transfers writes beside the money, and staff looks for. */
export const referenciaDe = (numero: number): string => `THC-${numero}`

export function leerReferencia(texto: string): number | null {
  const numero = /^thc-(\d{1,9})$/i.exec(texto.trim())?.[1]
  return numero === undefined ? null : Number(numero)
}
