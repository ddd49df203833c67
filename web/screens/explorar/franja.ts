const FOTOS = 3
/** Of the five pictures of one experiencia, those that look least like each other come first: the cover, the still life, who does it. */
const ORDEN = [0, 3, 2, 4, 1]

/** The pictures over a provider: the covers of what is sold, then other views of it. */
export function fotosDeFranja(listado: readonly { fotosUrls: readonly string[] }[]): string[] {
  const deTodas = ORDEN.flatMap((i) => listado.flatMap(({ fotosUrls }) => fotosUrls.slice(i, i + 1)))
  return [...new Set(deTodas)].slice(0, FOTOS)
}
