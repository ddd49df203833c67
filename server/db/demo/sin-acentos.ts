export function sinAcentos(texto: string): string {
  return texto.normalize('NFD').replaceAll(/\p{M}/gu, '')
}
