import { azar } from './aleatorio.ts'
import type { Cuadro } from './cuadro.ts'
import { opaco } from './trazo.ts'

const LADO = 180

/** The tooth of the paper: one small tile of specks, light and ink, over the whole print. */
export function grano(c: Cuadro): string {
  return (
    `<defs><pattern id="p" width="${LADO}" height="${LADO}" patternUnits="userSpaceOnUse" fill="none" stroke-width="1.7">` +
    `<path stroke="${c.t.L}" ${opaco(0.3)} d="${motas('claras', 20)}"/><path stroke="${c.t.K}" ${opaco(0.17)} d="${motas('oscuras', 20)}"/></pattern></defs>` +
    '<path fill="url(#p)" d="M0 0h1200v900H0z"/>'
  )
}

function motas(nombre: string, cantidad: number): string {
  const a = azar('grano', nombre)
  let d = ''
  for (let i = 0; i < cantidad; i++) d += `M${a.entero(2, LADO - 2)} ${a.entero(2, LADO - 2)}h${a.uno([0, 0, 1, 2])}`
  return d
}
