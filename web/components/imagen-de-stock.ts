/** For an experience without a picture of its own: a scene of its kind. */
export function imagenDeStock(tipo: string): string {
  return `/escenas/C1-${tipo.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-')}-1.svg`
}
