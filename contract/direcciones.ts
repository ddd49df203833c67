const MARCAS = /\p{M}/gu

/** How a name is written in an address: 'Avistamiento de Aves' → 'avistamiento-de-aves', 'Ñuñoa' → 'nunoa'. */
export function enDireccion(nombre: string): string {
  return (
    nombre
      .normalize('NFD')
      .replace(MARCAS, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  ).join('-')
}
