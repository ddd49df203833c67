import { letra, type Letra } from './letra.ts'
import { signo } from './carteles.ts'
import { aPng } from './raster.ts'
import { camino, rect, trazos } from './trazo.ts'

export interface Tarjeta {
  /** Of the site, above all. */
  marca: string
  /** Of the site, where it is not that of the product. */
  color?: string
  /** Whoever has a mark of their own is named in words: it is no drawing that could be drawn here. */
  sinSigno?: boolean
  titulo: string
  /** Under the title: 'Trekking · Pucón'. */
  linea: string
  /** Last line, stronger: 'Desde $25.000 por persona'. */
  dato?: string
  /** A drawing of 1200 × 900. */
  dibujo: string
  /** Where its subject stands. */
  foco?: number
}

export const ANCHO_SOCIAL = 1200
export const ALTO_SOCIAL = 630

const papel = '#FBF8F3'
const tinta = '#14232B'
const gris = '#46565F'
const primario = '#0E5A6B'

/** Shown at 343 px in a message: nothing on it may be smaller than 12 px there. */
const [margen, anchoPlaca, renglon] = [48, 600, 1.12]
const [TALLA_LINEA, TALLA_DATO] = [40, 44]
const TALLAS_TITULO = [
  [64, 4],
  [54, 5],
  [46, 5],
] as const
/** The part of the drawing beside the words: all of its height. */
const [ventana, altura] = [857, 900]

/** The picture that is shown where an address of ours is shared. */
export function imagenSocial(tarjeta: Tarjeta): Promise<Buffer> {
  return aPng(dibujoSocial(tarjeta), ANCHO_SOCIAL)
}

export function dibujoSocial({
  marca,
  color = primario,
  sinSigno = false,
  titulo,
  linea,
  dato,
  dibujo,
  foco = 600,
}: Tarjeta): string {
  const fuerte = letra('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff')
  const media = letra('@fontsource/figtree/files/figtree-latin-500-normal.woff')
  const seria = letra('@fontsource/figtree/files/figtree-latin-700-normal.woff')
  const ancho = anchoPlaca - margen * 2
  const [cuerpo, tope] =
    TALLAS_TITULO.find(([talla, maximo]) => partir(fuerte, titulo, talla, ancho).length <= maximo) ??
    TALLAS_TITULO.at(-1)!
  const lineas = parejas(fuerte, titulo, cuerpo, ancho).slice(0, tope)
  const alto = 152 + lineas.length * cuerpo * renglon + 56 + (dato ? 58 : 0)
  const y0 = (ALTO_SOCIAL - alto) / 2
  const x = margen
  const desde = Math.round(Math.min(1200 - ventana, Math.max(0, foco - ventana / 2)))
  const base = y0 + 152 + cuerpo * 0.72
  const pie = y0 + 152 + lineas.length * cuerpo * renglon + 46
  // Too long with its kind, the place alone.
  const lugar = media.ancho(linea, TALLA_LINEA) <= ancho ? linea : linea.split(' · ').at(-1)!
  // A translucent shape that lies outside of the picture is a layer without pixels, which the rasteriser cannot take.
  const interior = dibujo
    .replace(/^<svg [^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replaceAll(/(<ellipse fill="[^"]*") opacity=/g, '$1 fill-opacity=')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ANCHO_SOCIAL} ${ALTO_SOCIAL}" width="${ANCHO_SOCIAL}" height="${ALTO_SOCIAL}">` +
    `<svg x="${anchoPlaca}" y="0" width="${ANCHO_SOCIAL - anchoPlaca}" height="${ALTO_SOCIAL}" viewBox="${desde} 0 ${ventana} ${altura}" preserveAspectRatio="xMidYMid slice" stroke-linecap="round" stroke-linejoin="round">${interior}</svg>` +
    fondo(y0, color) +
    (sinSigno ? '' : `<g transform="translate(${x} ${y0}) scale(1.75)">${signo(color)}</g>`) +
    camino(fuerte.ruta(marca, sinSigno ? x : x + 74, y0 + 40, 34), color) +
    camino(lineas.map((texto, i) => fuerte.ruta(texto, x, base + i * cuerpo * renglon, cuerpo)).join(''), tinta) +
    camino(media.ruta(partir(media, lugar, TALLA_LINEA, ancho)[0]!, x, pie, TALLA_LINEA), gris) +
    (dato ? camino(seria.ruta(dato, x, pie + 58, TALLA_DATO), tinta) : '') +
    '</svg>'
  )
}

/** Paper beside the drawing, with the ridge of the house under its name. */
function fondo(y: number, color: string): string {
  return (
    rect(0, 0, anchoPlaca, ALTO_SOCIAL, papel) +
    trazos(
      `M${margen} ${y + 106}l44-12 36 9 56-22 52 20 48-12 64 22 58-18 66 10 50-9 30 5`,
      color,
      3,
      'opacity=".35" stroke-linejoin="round" stroke-linecap="round"',
    )
  )
}

/** As many lines as fit the width takes, each about as long as the others. */
export function parejas(cual: Letra, texto: string, cuerpo: number, ancho: number): string[] {
  const lineas = partir(cual, texto, cuerpo, ancho)
  for (let menos = ancho - PASO; menos > ancho / 2; menos -= PASO) {
    const otras = partir(cual, texto, cuerpo, menos)
    if (otras.length > lineas.length || otras.some((linea) => cual.ancho(linea, cuerpo) > menos))
      return partir(cual, texto, cuerpo, menos + PASO)
  }
  return lineas
}

const PASO = 8

/** Words into lines of one width; a word wider than the line stands alone. */
export function partir(cual: Letra, texto: string, cuerpo: number, ancho: number): string[] {
  const lineas: string[] = []
  for (const palabra of texto.split(/\s+/)) {
    const junta = lineas.length ? `${lineas.at(-1)} ${palabra}` : palabra
    if (lineas.length && cual.ancho(junta, cuerpo) <= ancho) lineas[lineas.length - 1] = junta
    else lineas.push(palabra)
  }
  return lineas
}
