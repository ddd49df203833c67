import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { bases, unaBase, type Base } from './base.ts'
import { AHORA } from './datos.ts'
import { empezarDeNuevo, unMundo, type Mundo } from './llamadas.ts'
import { unPrograma, type Programa } from './programa.ts'

type Pruebas = (mundo: () => Mundo, programa: () => Programa, base: Base['nombre']) => void

/** Promises of the calls themselves, on every database: each test with fresh sessions, no limit used up and the clock at `AHORA`. The fastest is PostgreSQL, where there is one. */
export function enCadaMundo(
  nombre: string,
  pruebas: Pruebas,
  { solo }: { solo?: Base['nombre'] | 'la más rápida' } = {},
): void {
  const cuales = solo === 'la más rápida' ? bases().slice(-1) : bases().filter((base) => !solo || base.nombre === solo)
  enMundos(cuales, nombre, pruebas)
}

/** The same where an edge alone is looked at: on one database (`unaBase`). */
export const enUnMundo = (nombre: string, pruebas: Pruebas): void => enMundos(unaBase(), nombre, pruebas)

function enMundos(cuales: Base[], nombre: string, pruebas: Pruebas): void {
  describe.each(cuales)(`${nombre} ($nombre)`, ({ nombre: base, abrir }) => {
    let programa: Programa
    let mundo: Mundo
    beforeAll(async () => {
      setLog({ level: 'error' })
      programa = await unPrograma(await abrir(), AHORA)
      mundo = await unMundo(programa)
    })
    afterAll(async () => {
      await programa?.close()
      await programa?.database.close()
    })
    beforeEach(async () => {
      programa.clock.now = AHORA
      await empezarDeNuevo(mundo)
    })
    pruebas(
      () => mundo,
      () => programa,
      base,
    )
  })
}
