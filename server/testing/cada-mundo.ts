import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { bases, type Base } from './base.ts'
import { AHORA } from './datos.ts'
import { empezarDeNuevo, unMundo, type Mundo } from './llamadas.ts'
import { unPrograma, type Programa } from './programa.ts'

/** Promises of the calls themselves, on every database: each test with fresh sessions, no limit used up and the clock at `AHORA`. The fastest is PostgreSQL, where there is one. */
export function enCadaMundo(
  nombre: string,
  pruebas: (mundo: () => Mundo, programa: () => Programa, base: Base['nombre']) => void,
  { solo }: { solo?: Base['nombre'] | 'la más rápida' } = {},
): void {
  describe.each(solo === 'la más rápida' ? bases().slice(-1) : bases().filter((base) => !solo || base.nombre === solo))(
    `${nombre} ($nombre)`,
    ({ nombre: base, abrir }) => {
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
    },
  )
}
