const MARCAS = /\p{M}/gu

/** 'Ñuñoa' → 'Nunoa'; ñ counts as n. */
export function sinAcentos(texto: string): string {
  return texto.normalize('NFD').replace(MARCAS, '').normalize('NFC')
}

/** Without case, accents, outer and doubled spaces. */
export function paraComparar(texto: string): string {
  return sinAcentos(texto).toLowerCase().replace(/\s+/g, ' ').trim()
}
