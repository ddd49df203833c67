import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { marca, og, vacio, vacios } from './carteles.ts'
import { cuadro } from './cuadro.ts'
import { escena } from './escena.ts'
import { tipos, variante, variantes, type Tipo } from './escenas.ts'
import { estaciones, panorama, panoramaDeEstacion } from './panorama.ts'
import { zonas, type Zona } from './paletas.ts'

/** Every file of the picture folder: name and content. */
export function* archivos(): Generator<readonly [string, string]> {
  yield* escenas()
  yield ['panorama.svg', panorama()]
  for (const estacion of Object.keys(estaciones) as (keyof typeof estaciones)[]) yield [`panorama-${estacion}.svg`, panoramaDeEstacion(estacion)]
  for (const cual of vacios) yield [`vacio-${cual}.svg`, vacio(cual)]
  yield ['marca.svg', marca()]
  yield ['favicon.svg', marca()]
  yield ['og.svg', og()]
}

function* escenas(): Generator<readonly [string, string]> {
  const usadas = new Set<string>()
  for (const zona of zonas)
    for (const tipo of tipos)
      for (const n of variantes) {
        const { motivo, hora } = variante(zona, tipo, n)
        const semilla = semillaNueva(zona, tipo, n, usadas)
        yield [`${zona}-${tipo}-${n}.svg`, escena({ zona, tipo, motivo: motivo.id, hora, semilla, pose: (n + Math.floor((n - 1) / 3)) % 3 })]
      }
}

/** Salts the seed until no other cover shares subject, hour, focus and frame. */
function semillaNueva(zona: Zona, tipo: Tipo, n: number, usadas: Set<string>): string {
  for (let sal = 0; sal < 60; sal++) {
    const semilla = `${zona}/${tipo}/${n}${sal ? `+${sal}` : ''}`
    const clave = composicion(zona, tipo, n, semilla)
    if (usadas.has(clave)) continue
    usadas.add(clave)
    return semilla
  }
  throw new Error(`No free composition for ${zona} ${tipo} ${n}`)
}

function composicion(zona: Zona, tipo: Tipo, n: number, semilla: string): string {
  const { motivo, hora } = variante(zona, tipo, n)
  const { fx, marco } = cuadro(zona, motivo.hora ?? hora, semilla)
  return [zona, motivo.id, hora, fx, marco].join(' ')
}

/** Writes the folder. A compressed copy of an older drawing must not outlive it. */
export function escribir(carpeta: string): number {
  mkdirSync(carpeta, { recursive: true })
  let total = 0
  for (const [nombre, contenido] of archivos()) {
    writeFileSync(join(carpeta, nombre), contenido)
    for (const copia of ['br', 'gz']) rmSync(join(carpeta, `${nombre}.${copia}`), { force: true })
    total++
  }
  return total
}

if (import.meta.main) {
  const carpeta = process.argv[2] ?? join(import.meta.dirname, '../../build/client/escenas')
  console.log(`${escribir(carpeta)} illustrations in ${carpeta}`)
}
