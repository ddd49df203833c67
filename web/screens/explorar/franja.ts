const FOTOS = 3
/** Of the five pictures of one experiencia: the place at another hour, who is there, its subject from near. The cover stands on the card below, and the still life could be anywhere. */
const ORDEN = [4, 2, 1, 0]

/** The pictures over a provider: of what is sold, what the cards below do not show, beginning with those furthest from it; a cover only where there is no other. */
export function fotosDeFranja(listado: readonly { fotosUrls: readonly string[] }[]): string[] {
  const deTodas = ORDEN.flatMap((i) => listado.toReversed().flatMap(({ fotosUrls }) => fotosUrls.slice(i, i + 1)))
  return [...new Set(deTodas)].slice(0, FOTOS)
}
