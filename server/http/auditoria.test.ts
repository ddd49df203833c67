import { expect, it } from 'vitest'
import { enUnMundo } from '#server/testing/cada-mundo.ts'
import { AHORA, unId } from '#server/testing/datos.ts'
import { enviar, llamadas, muestra, type Llamada, type Mundo } from '#server/testing/llamadas.ts'
import { preparar } from '#server/testing/preparativos/index.ts'

/** One's own session and second factor are the account's, not an act of administration. */
const DE_LA_CUENTA = /^\/api\/admin\/auth\//

/** Made from the contract: a new call that changes something is here the day it is declared. */
const cambios = llamadas.filter(
  ({ call, method, path }) =>
    call.access.includes('admin') &&
    method !== 'GET' &&
    !call.consulta &&
    path.startsWith('/api/') &&
    !DE_LA_CUENTA.test(path),
)

enUnMundo('auditoria', (mundo, programa) => {
  const filas = (desde = 0) =>
    programa().database.db.selectFrom('auditoria').selectAll().where('id', '>', desde).orderBy('id').execute()
  const ultima = async () => (await filas()).at(-1)?.id ?? 0

  async function hacer(llamada: Llamada, token: (m: Mundo, suyo?: string) => string | undefined): Promise<Response> {
    const preparado = await preparar(mundo(), llamada.name)
    const ids = { ...mundo().ids, ...preparado.ids }
    const nounOf = (param: string) => new RegExp(`/(\\w+)/:${param}`).exec(llamada.path)?.[1] ?? ''
    const params = Object.fromEntries(llamada.params.map((key) => [key, ids[key] ?? ids[nounOf(key)] ?? '']))
    desde = await ultima()
    return enviar(mundo(), llamada, {
      params,
      campos: muestra(llamada.fields, ids),
      token: token(mundo(), preparado.token),
    })
  }
  let desde = 0

  it.each(cambios)('$method $path leaves one line in the audit: who, what, of which', async (llamada) => {
    const response = await hacer(llamada, (m, suyo) => suyo ?? m.token.admin)
    expect(response.status, await response.clone().text()).toBe(llamada.call.status ?? 200)
    const nuevas = await filas(desde)
    expect(nuevas.map(({ accion, objeto, objetoId }) => [accion, objeto, objetoId])).toHaveLength(1)
    expect(nuevas[0]).toMatchObject({
      accion: expect.stringMatching(/./),
      objeto: expect.stringMatching(/./),
      objetoId: expect.stringMatching(/./),
      createdAt: AHORA,
    })
    expect(nuevas[0]!.actor).toMatch(/^[0-9a-f-]{36}$/)
  })

  it.each(cambios)('$method $path leaves none when it is refused', async (llamada) => {
    expect((await hacer(llamada, (m) => m.token.viajera)).status).toBe(403)
    expect(await filas(desde)).toEqual([])
  })

  it('is never changed, and taken away as CSV with all that was written', async () => {
    const { db } = programa().database
    const escritas = await filas()
    expect(escritas.length).toBeGreaterThanOrEqual(cambios.length)
    await expect(
      db.updateTable('auditoria').set({ accion: 'otra' }).where('id', '=', escritas[0]!.id).execute(),
    ).rejects.toThrow()
    await expect(db.deleteFrom('auditoria').where('id', '=', escritas[0]!.id).execute()).rejects.toThrow()
    const exportar = llamadas.find(({ name, path }) => name === 'exportarAuditoria' && path.startsWith('/api/'))!
    const csv = await enviar(mundo(), exportar, { token: mundo().token.admin })
    expect(csv.headers.get('content-type')).toContain('text/csv')
    const lineas = (await csv.text()).split('\r\n').slice(1)
    expect(lineas.map((linea) => Number(linea.split(',')[0]!.replaceAll('"', ''))).toSorted((a, b) => a - b)).toEqual([
      ...escritas.map(({ id }) => id),
      (await filas()).at(-1)!.id,
    ])
    expect((await filas()).at(-1)).toMatchObject({ accion: 'auditoria.exportar', actor: unId('mundo admin') })
  })
})
