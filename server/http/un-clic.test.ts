import { expect, it } from 'vitest'
import { enUnMundo } from '#server/testing/cada-mundo.ts'
import { unId } from '#server/testing/datos.ts'

const CUERPO = 'List-Unsubscribe=One-Click'
const FORMULARIO = { 'content-type': 'application/x-www-form-urlencoded' }

enUnMundo('the address in List-Unsubscribe', (mundo, programa) => {
  const usuarioId = unId('mundo viajera')
  const ruta = (de = 'avisos-alerta') =>
    `/api/un-clic/${de}/${programa().deps.secretos.claveDeEnlace('avisos-alerta', usuarioId)}`
  const pedir = (path: string, init: RequestInit) =>
    programa().fetch(new Request(`${programa().deps.settings.BASE_URL}${path}`, { redirect: 'manual', ...init }))
  const apagados = async () =>
    (
      await programa()
        .database.db.selectFrom('preferenciasAviso')
        .select(['tipo', 'canal'])
        .where('usuarioId', '=', usuarioId)
        .where('activo', '=', false)
        .execute()
    ).map(({ tipo, canal }) => `${tipo} ${canal}`)

  it('opened, leads to the page that asks, and stops nothing', async () => {
    expect(mundo()).toBeDefined()
    const response = await pedir(ruta(), { method: 'GET' })
    expect([response.status, new URL(response.headers.get('location')!).pathname]).toEqual([
      303,
      ruta().replace('/api/un-clic/', '/dejar-de-recibir/'),
    ])
    expect(await apagados()).toEqual([])
  })

  it.each([
    ['nothing', undefined, FORMULARIO, 400],
    ['another thing', 'List-Unsubscribe=Otra', FORMULARIO, 400],
    ['JSON', '{"List-Unsubscribe":"One-Click"}', { 'content-type': 'application/json' }, 400],
    ['no type', CUERPO, {}, 400],
    ['a whole mail', CUERPO.padEnd(10_000, 'x'), FORMULARIO, 413],
  ])('posted with %s, stops nothing', async (_que, body, headers, status) => {
    expect((await pedir(ruta(), { method: 'POST', headers, ...(body !== undefined && { body }) })).status).toBe(status)
    expect(await apagados()).toEqual([])
  })

  it('posted with the key of something else, or for nothing that there is, is a 404', async () => {
    for (const path of [ruta('avisos-espera'), ruta('otra'), '/api/un-clic/avisos-alerta/x'])
      expect((await pedir(path, { method: 'POST', headers: FORMULARIO, body: CUERPO })).status).toBe(404)
    expect((await pedir(ruta(), { method: 'DELETE' })).status).toBe(405)
    expect(await apagados()).toEqual([])
  })

  it('posted by a program that reads mail, from its own site and without a session, stops them; twice is once', async () => {
    const partes = new FormData()
    partes.set('List-Unsubscribe', 'One-Click')
    const deOtroSitio = { origin: 'https://correo.example', 'sec-fetch-site': 'cross-site' }
    for (const init of [
      { headers: { ...FORMULARIO, ...deOtroSitio }, body: CUERPO },
      { headers: deOtroSitio, body: partes },
    ]) {
      const response = await pedir(ruta(), { method: 'POST', ...init })
      expect([response.status, await response.json()]).toEqual([200, { de: 'avisos-alerta', recibe: false }])
      expect(await apagados()).toEqual(['alerta correo'])
    }
  })
})
