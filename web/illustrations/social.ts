import { letra, type Letra } from './letra.ts'
import { signo } from './carteles.ts'
import { aPng } from './raster.ts'
import { camino, rect, trazos } from './trazo.ts'

export interface Tarjeta {
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

const [margen, anchoPlaca] = [56, 560]
/** The part of the drawing beside the words: all of its height that a card shows. */
const [ventana, cielo, altura] = [800, 56, 788]

/** The picture that is shown where an address of ours is shared. */
export function imagenSocial(tarjeta: Tarjeta): Promise<Buffer> {
  return aPng(dibujoSocial(tarjeta), ANCHO_SOCIAL)
}

export function dibujoSocial({ titulo, linea, dato, dibujo, foco = 600 }: Tarjeta): string {
  const fuerte = letra('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff')
  const media = letra('@fontsource/figtree/files/figtree-latin-500-normal.woff')
  const seria = letra('@fontsource/figtree/files/figtree-latin-700-normal.woff')
  const cuerpo = partir(fuerte, titulo, 50, anchoPlaca - margen * 2).length > 3 ? 42 : 50
  const lineas = partir(fuerte, titulo, cuerpo, anchoPlaca - margen * 2).slice(0, 4)
  const alto = 132 + lineas.length * cuerpo * 1.14 + 44 + (dato ? 44 : 0) + 8
  const y0 = (ALTO_SOCIAL - alto) / 2
  const x = margen
  const desde = Math.round(Math.min(1200 - ventana, Math.max(0, foco - ventana / 2)))
  const base = y0 + 132 + cuerpo * 0.62
  const pie = base + (lineas.length - 1) * cuerpo * 1.14 + 48
  const cabe = (texto: string, cual: Letra, talla: number): string => (partir(cual, texto, talla, anchoPlaca - margen * 2)[0] ?? '').replace(/[\s,·]+$/, '')
  // A translucent shape that lies outside of the picture is a layer without pixels, which the rasteriser cannot take.
  const interior = dibujo.replace(/^<svg [^>]*>/, '').replace(/<\/svg>\s*$/, '').replaceAll(/(<ellipse fill="[^"]*") opacity=/g, '$1 fill-opacity=')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ANCHO_SOCIAL} ${ALTO_SOCIAL}" width="${ANCHO_SOCIAL}" height="${ALTO_SOCIAL}">` +
    `<svg x="${anchoPlaca}" y="0" width="${ANCHO_SOCIAL - anchoPlaca}" height="${ALTO_SOCIAL}" viewBox="${desde} ${cielo} ${ventana} ${altura}" preserveAspectRatio="xMidYMid slice" stroke-linecap="round" stroke-linejoin="round">${interior}</svg>` +
    fondo(y0) +
    `<g transform="translate(${x} ${y0 + 36}) scale(1.5)">${signo()}</g>` +
    camino(fuerte.ruta('Tourism Hub Chile', x + 64, y0 + 69, 26), primario) +
    camino(lineas.map((texto, i) => fuerte.ruta(texto, x, base + i * cuerpo * 1.14, cuerpo)).join(''), tinta) +
    camino(media.ruta(cabe(linea, media, 27), x, pie, 27), gris) +
    (dato ? camino(seria.ruta(cabe(dato, seria, 29), x, pie + 46, 29), tinta) : '') +
    '</svg>'
  )
}

/** Paper beside the drawing, with the ridge of the house under its name. */
function fondo(y: number): string {
  return rect(0, 0, anchoPlaca, ALTO_SOCIAL, papel) + trazos(`M${margen} ${y + 106}l40-12 34 9 52-22 48 20 44-12 60 22 52-18 60 10 46-9 12 3`, primario, 3, 'opacity=".35" stroke-linejoin="round" stroke-linecap="round"')
}

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
