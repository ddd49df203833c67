import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { escena } from './escena.ts'
import { tipos, variante, variantes } from './escenas.ts'
import { marca, og, vacio, vacios } from './carteles.ts'
import { estaciones, panorama, panoramaDeEstacion } from './panorama.ts'
import { zonas } from './paletas.ts'

/** Every file of the picture folder: name and content. */
export function* archivos(): Generator<readonly [string, string]> {
  for (const zona of zonas)
    for (const tipo of tipos)
      for (const n of variantes) {
        const { motivo, hora } = variante(zona, tipo, n)
        yield [`${zona}-${tipo}-${n}.svg`, escena({ zona, tipo, motivo: motivo.id, hora, semilla: `${zona}/${tipo}/${n}`, pose: n % 3 })]
      }
  yield ['panorama.svg', panorama()]
  for (const estacion of Object.keys(estaciones) as (keyof typeof estaciones)[]) yield [`panorama-${estacion}.svg`, panoramaDeEstacion(estacion)]
  for (const cual of vacios) yield [`vacio-${cual}.svg`, vacio(cual)]
  yield ['marca.svg', marca()]
  yield ['favicon.svg', marca()]
  yield ['og.svg', og()]
}

export function escribir(carpeta: string): number {
  mkdirSync(carpeta, { recursive: true })
  let total = 0
  for (const [nombre, contenido] of archivos()) {
    writeFileSync(join(carpeta, nombre), contenido)
    total++
  }
  return total
}

if (import.meta.main) {
  const carpeta = process.argv[2] ?? join(import.meta.dirname, '../../build/client/escenas')
  console.log(`${escribir(carpeta)} illustrations in ${carpeta}`)
}
