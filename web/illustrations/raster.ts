import { spawn } from 'node:child_process'
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'

// Our drawings carry no text: letters arrive as outlines, so no font is ever looked for.
const opciones = (ancho: number): ResvgRenderOptions => ({
  fitTo: { mode: 'width', value: ancho },
  font: { loadSystemFonts: false },
})

/** In a process of its own: a drawing that the library cannot take ends its process, which must not be ours. */
const OFICIO = `
import { Resvg } from '@resvg/resvg-js'
const partes = []
for await (const parte of process.stdin) partes.push(parte)
const [ancho] = process.argv.slice(1)
const opciones = { fitTo: { mode: 'width', value: Number(ancho) }, font: { loadSystemFonts: false } }
process.stdout.write(new Resvg(Buffer.concat(partes).toString(), opciones).render().asPng())`
const PLAZO_MS = 7_000

// One after another: whoever asks for many pictures at once waits, the machine does not.
let turno: Promise<unknown> = Promise.resolve()

/** A drawing as PNG. */
export function aPng(svg: string, ancho: number): Promise<Buffer> {
  const png = turno.then(() => dibujar(svg, ancho))
  turno = png.catch(() => undefined)
  return png
}

function dibujar(svg: string, ancho: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', OFICIO, String(ancho)], {
      cwd: import.meta.dirname,
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: PLAZO_MS,
    })
    const partes: Buffer[] = []
    child.stdout.on('data', (parte: Buffer) => partes.push(parte))
    child.once('error', reject)
    child.once('close', (code, signal) =>
      code === 0 && partes.length > 0
        ? resolve(Buffer.concat(partes))
        : reject(new Error(`the drawing could not be made: ${signal ?? code}`)),
    )
    child.stdin.on('error', () => undefined) // it ended before it had read all: 'close' says so
    child.stdin.end(svg)
  })
}

/** The pixels of a drawing, four bytes each. */
export function aPixeles(svg: string, ancho: number): { pixeles: Buffer; ancho: number; alto: number } {
  const imagen = new Resvg(svg, opciones(ancho)).render()
  return { pixeles: imagen.pixels, ancho: imagen.width, alto: imagen.height }
}
