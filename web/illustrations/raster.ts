import { Resvg, renderAsync, type ResvgRenderOptions } from '@resvg/resvg-js'

// Our drawings carry no text: letters arrive as outlines, so no font is ever looked for.
const opciones = (ancho: number): ResvgRenderOptions => ({ fitTo: { mode: 'width', value: ancho }, font: { loadSystemFonts: false } })

/** A drawing as PNG, off the main thread. */
export async function aPng(svg: string, ancho: number): Promise<Buffer> {
  return (await renderAsync(svg, opciones(ancho))).asPng()
}

/** The pixels of a drawing, four bytes each. */
export function aPixeles(svg: string, ancho: number): { pixeles: Buffer; ancho: number; alto: number } {
  const imagen = new Resvg(svg, opciones(ancho)).render()
  return { pixeles: imagen.pixels, ancho: imagen.width, alto: imagen.height }
}
