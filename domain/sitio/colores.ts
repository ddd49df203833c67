import { claridadDe, type Color, conClaridad, contraste, legible } from './color.ts'

export interface Colores {
  primario: Color
  acento: Color
}

/** Those that the product came with (web/ui/colors.css): where nothing else was chosen nothing is derived. */
export const COLORES_PRIMEROS: Colores = { primario: '#0e5a6b', acento: '#a8481a' }

const ES_COLOR = /^#[0-9a-f]{6}$/
const MINIMO = 4.5

// The surfaces of each theme that a colour is read on.
const CLAROS = ['#ffffff', '#fbf8f3', '#f3eee5'] as const
const OSCUROS = ['#0e171c', '#152128', '#1d2c34'] as const

const esColor = (texto: string): boolean => ES_COLOR.test(texto)

export interface Muestra {
  color: Color
  /** Against the worst of the light surfaces, of 1 to 21. */
  contraste: number
  /** The nearest one of its hue that reads, where this one does not. */
  propuesta: Color | null
}

/** How a colour would be seen; null where what was written is none. */
export function muestraDe(texto: string): Muestra | null {
  const color = texto.trim().toLowerCase()
  if (!esColor(color)) return null
  const peor = Math.min(...CLAROS.map((fondo) => contraste(color, fondo)))
  return { color, contraste: peor, propuesta: peor >= MINIMO ? null : legible(color, CLAROS, -1) }
}

/** Never rounded up to what it does not reach. */
export const comoContraste = (cuanto: number): string => (Math.floor(cuanto * 10) / 10).toFixed(1).replace('.', ',')

/** What is wrong with a colour, and the nearest one that passes; null where it may be used. */
export function motivoDeColor(color: Color): string | null {
  const muestra = muestraDe(color)
  if (!muestra) return 'Escribe un color como #0e5a6b'
  return (
    muestra.propuesta &&
    `No se lee bien: su contraste es de ${comoContraste(muestra.contraste)} a 1 y se necesitan 4,5. Prueba con ${muestra.propuesta}`
  )
}

/** What was chosen, with ours for what was not; null where nothing was. */
export function coloresDe({ primario, acento }: { primario: string; acento: string }): Colores | null {
  if (primario === '' && acento === '') return null
  return { primario: primario || COLORES_PRIMEROS.primario, acento: acento || COLORES_PRIMEROS.acento }
}

export const rutaDeColores = ({ primario, acento }: Colores): string =>
  `/marca/${primario.slice(1)}-${acento.slice(1)}.css`

/** What an address of a stylesheet says; null where it is none of ours. */
export function coloresDeRuta(ruta: string): Colores | null {
  const [, primario, acento] = /^\/marca\/([0-9a-f]{6})-([0-9a-f]{6})\.css$/.exec(ruta) ?? []
  if (!primario || !acento) return null
  const colores = { primario: `#${primario}`, acento: `#${acento}` }
  return [colores.primario, colores.acento].some((color) => motivoDeColor(color)) ? null : colores
}

type Variables = Record<string, Color>

/** Everything of the two themes that follows from two colours. */
export function temasDe({ primario, acento }: Colores): { claro: Variables; oscuro: Variables } {
  return {
    claro: { ...primarioClaro(primario), ...acentoClaro(acento) },
    oscuro: { ...primarioOscuro(primario), ...acentoOscuro(acento) },
  }
}

function primarioClaro(primario: Color): Variables {
  const l = claridadDe(primario)
  const suave = conClaridad(primario, 0.945, 0.03)
  return {
    primary: primario,
    'on-primary': '#ffffff',
    'primary-hover': conClaridad(primario, l * 0.86),
    'primary-pressed': conClaridad(primario, l * 0.72),
    'primary-soft': suave,
    'primary-soft-ink': legible(conClaridad(primario, l * 0.86), [suave], -1),
  }
}

function primarioOscuro(primario: Color): Variables {
  const claro = legible(conClaridad(primario, 0.77, 0.12), OSCUROS, 1, 5)
  const suave = conClaridad(primario, 0.33, 0.06)
  return {
    primary: claro,
    'on-primary': legible(conClaridad(primario, 0.25, 0.06), [claro], -1),
    'primary-hover': conClaridad(claro, 0.83, 0.1),
    'primary-pressed': conClaridad(claro, 0.88, 0.08),
    'primary-soft': suave,
    'primary-soft-ink': legible(conClaridad(claro, 0.86, 0.08), [suave], 1),
  }
}

function acentoClaro(acento: Color): Variables {
  const suave = conClaridad(acento, 0.945, 0.03)
  return {
    accent: acento,
    'accent-soft': suave,
    'accent-soft-ink': legible(conClaridad(acento, claridadDe(acento) * 0.86), [suave], -1),
  }
}

function acentoOscuro(acento: Color): Variables {
  const claro = legible(conClaridad(acento, 0.78, 0.13), OSCUROS, 1, 5)
  const suave = conClaridad(acento, 0.3, 0.07)
  return { accent: claro, 'accent-soft': suave, 'accent-soft-ink': legible(conClaridad(claro, 0.86, 0.09), [suave], 1) }
}

const reglas = (variables: Variables): string =>
  Object.entries(variables)
    .map(([nombre, color]) => `--${nombre}:${color}`)
    .join(';')

/** As browsers read it, in the order of web/ui/colors.css; paper stays light there too. */
export function hojaDeColores(colores: Colores): string {
  const { claro, oscuro } = temasDe(colores)
  return `:root,[data-theme='light']{${reglas(claro)}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme='light']){${reglas(oscuro)}}}@media screen{[data-theme='dark']{${reglas(oscuro)}}}`
}
