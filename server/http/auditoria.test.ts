import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { abrirPglite } from '#server/testing/base.ts'
import { AHORA } from '#server/testing/datos.ts'
import { empezarDeNuevo, enviar, llamadas, muestra, unMundo, type Mundo } from '#server/testing/llamadas.ts'
import { preparar } from '#server/testing/preparativos/index.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'

let programa: Programa
let mundo: Mundo
beforeAll(async () => {
  setLog({ level: 'error' })
  programa = await unPrograma(await abrirPglite(), AHORA)
  mundo = await unMundo(programa)
})
afterAll(async () => {
  await programa.close()
  await programa.database.close()
})
beforeEach(() => empezarDeNuevo(mundo))

/** One's own session and second factor are the account's, not an act of administration; a search changes nothing. */
const SIN_CAMBIO = /^\/api\/admin\/(?:auth\/|buscar$)/

const cambios = llamadas.filter(({ call, method, path }) => call.access.includes('admin') && method !== 'GET' && path.startsWith('/api/') && !SIN_CAMBIO.test(path))

it.each(cambios)('$method $path leaves a line in the audit', async (llamada) => {
  const { db } = programa.database
  const contar = async () => (await db.selectFrom('auditoria').select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
  const preparado = await preparar(mundo, llamada.name)
  const ids = { ...mundo.ids, ...preparado.ids }
  const antes = await contar()
  const nounOf = (param: string) => new RegExp(`/(\\w+)/:${param}`).exec(llamada.path)?.[1] ?? ''
  const params = Object.fromEntries(llamada.params.map((key) => [key, ids[key] ?? ids[nounOf(key)] ?? '']))
  const response = await enviar(mundo, llamada, { params, campos: muestra(llamada.fields, ids), token: preparado.token ?? mundo.token.admin })
  expect(response.status, await response.clone().text()).toBe(llamada.call.status ?? 200)
  expect(await contar()).toBeGreaterThan(antes)
})
