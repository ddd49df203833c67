import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { marca, og, sinSenal, vacio, vacios } from './carteles.ts'
import { dibujar, escenas } from './escenas.ts'
import { archivosDeIconos } from './iconos.ts'
import { estaciones, panorama, panoramaDeEstacion } from './panorama.ts'

/** Every file of the picture folder: name and content. */
export function* archivos(): Generator<readonly [string, string]> {
  for (const una of escenas()) yield [una.nombre, dibujar(una)]
  yield ['panorama.svg', panorama()]
  for (const estacion of Object.keys(estaciones) as (keyof typeof estaciones)[])
    yield [`panorama-${estacion}.svg`, panoramaDeEstacion(estacion)]
  for (const cual of vacios) yield [`vacio-${cual}.svg`, vacio(cual)]
  yield ['sin-senal.svg', sinSenal()]
  yield ['marca.svg', marca()]
  yield ['favicon.svg', marca()]
  yield ['og.svg', og()]
}

/** Writes the folder anew: no older drawing, nor its compressed copy, outlives it. */
function escribir(carpeta: string): number {
  mkdirSync(carpeta, { recursive: true })
  for (const nombre of readdirSync(carpeta)) if (/\.svg(?:\.br|\.gz)?$/.test(nombre)) rmSync(join(carpeta, nombre))
  let total = 0
  for (const [nombre, contenido] of archivos()) {
    writeFileSync(join(carpeta, nombre), contenido)
    total++
  }
  return total
}

/** Icons stand at the root of the site. */
async function escribirIconos(raiz: string): Promise<void> {
  for (const [nombre, contenido] of await archivosDeIconos()) {
    mkdirSync(dirname(join(raiz, nombre)), { recursive: true })
    writeFileSync(join(raiz, nombre), contenido)
  }
}

if (import.meta.main) {
  const raiz = process.argv[2] ?? join(import.meta.dirname, '../../build/client')
  const carpeta = join(raiz, 'escenas')
  console.log(`${escribir(carpeta)} illustrations in ${carpeta}`)
  await escribirIconos(raiz)
}
