import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { bases, type Base } from './base.ts'
import { unaEscena, vaciar, type Escena, type Opciones } from './escenas.ts'

/** The same promises on every database; each test on a clock and a queue of its own, with the invariants checked after it. */
export function enCadaBase(
  nombre: string,
  pruebas: (escena: () => Escena, base: () => Opened<Database>) => void,
  opciones: Opciones & { solo?: Base['nombre'] } = {},
): void {
  describe.each(bases().filter((base) => !opciones.solo || base.nombre === opciones.solo))(
    `${nombre} ($nombre)`,
    ({ abrir }) => {
      let database: Opened<Database>
      let escena: Escena
      beforeAll(async () => {
        database = await abrir()
      })
      beforeEach(async () => {
        await vaciar(database)
        escena = await unaEscena(database, opciones)
      })
      afterEach(async () => {
        const roto = await escena.invariantes()
        if (roto.length > 0) throw new Error(`broken promises: ${JSON.stringify(roto)}`)
      })
      afterAll(() => database?.close())
      pruebas(
        () => escena,
        () => database,
      )
    },
  )
}
