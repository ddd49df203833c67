import { signo } from './carteles.ts'
import { aPng } from './raster.ts'
import { rect } from './trazo.ts'

const primario = '#0E5A6B'

/** Where each icon is served, and its size. Nothing else may live at these addresses. */
const iconos = [
  { archivo: 'iconos/icono-192.png', lado: 192, entero: false },
  { archivo: 'iconos/icono-512.png', lado: 512, entero: false },
  { archivo: 'iconos/icono-maskable-512.png', lado: 512, entero: true },
  { archivo: 'apple-touch-icon.png', lado: 180, entero: true },
] as const

const LADOS_ICO = [16, 32, 48]

/** Icons of the application as files: name and content. */
export async function archivosDeIconos(): Promise<[string, Buffer][]> {
  const pngs = await Promise.all(
    iconos.map(async ({ archivo, lado, entero }): Promise<[string, Buffer]> => [
      archivo,
      await aPng(entero ? enmascarable() : suelto(), lado),
    ]),
  )
  return [...pngs, ['favicon.ico', ico(await Promise.all(LADOS_ICO.map((lado) => aPng(suelto(), lado))))]]
}

const marco = (interior: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${interior}</svg>`

const suelto = (): string => marco(signo())

/** The launcher cuts the corners: the sign without its own, and nothing that matters outside the inner 80 %. */
const enmascarable = (): string => marco(rect(0, 0, 32, 32, primario) + signo().replace(/ rx="8"/, ''))

/** An icon file that holds PNG pictures, one per size. */
function ico(pngs: readonly Buffer[]): Buffer {
  const cabecera = Buffer.alloc(6 + pngs.length * 16)
  cabecera.writeUInt16LE(1, 2)
  cabecera.writeUInt16LE(pngs.length, 4)
  let desde = cabecera.length
  for (const [i, png] of pngs.entries()) {
    const en = 6 + i * 16
    cabecera.writeUInt8(LADOS_ICO[i]!, en)
    cabecera.writeUInt8(LADOS_ICO[i]!, en + 1)
    cabecera.writeUInt16LE(1, en + 4)
    cabecera.writeUInt16LE(32, en + 6)
    cabecera.writeUInt32LE(png.length, en + 8)
    cabecera.writeUInt32LE(desde, en + 12)
    desde += png.length
  }
  return Buffer.concat([cabecera, ...pngs])
}
