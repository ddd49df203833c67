import { afterAll, beforeAll, describe } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { bases } from './base.ts'
import { AHORA } from './datos.ts'
import { unRevendedor, type Revendedor } from './octo-mundo.ts'
import { unPrograma, type Programa } from './programa.ts'

/** Promises to a reseller, on every database: one program at `AHORA` and one company with a key of all scopes, for all of the tests. */
export function enCadaRevendedor(
  nombre: string,
  pruebas: (octo: { programa: Programa; agencia: Revendedor }) => void,
): void {
  describe.each(bases())(`${nombre} ($nombre)`, ({ abrir }) => {
    const octo = {} as { programa: Programa; agencia: Revendedor }
    beforeAll(async () => {
      setLog({ level: 'error' })
      octo.programa = await unPrograma(await abrir(), AHORA)
      octo.agencia = await unRevendedor(octo.programa)
    })
    afterAll(async () => {
      await octo.programa?.close()
      await octo.programa?.database.close()
    })
    pruebas(octo)
  })
}
