import { expect, it } from 'vitest'
import type { ClaveApi } from '#contract/empresas.ts'
import { enCadaMundo } from '#server/testing/cada-mundo.ts'
import { AHORA } from '#server/testing/datos.ts'
import { empezarDeNuevo, type Llamante } from '#server/testing/llamadas.ts'

type Nueva = ClaveApi & { clave: string }

enCadaMundo('API keys', (mundo, programa) => {
  const pedir = (method: string, path: string, quien: Llamante, body?: object) => programa().request(method, path, { token: mundo().token[quien], ...(body && { body }) })
  const crear = (campos: object = {}) => pedir('POST', '/api/empresas/claves', 'empresa', { nombre: 'Sitio', permisos: ['catalogo:leer'], ...campos })
  const usar = (clave: string, path = '/api/v1/b2b/experiencias') => programa().request('GET', path, { headers: { 'x-api-key': clave } })
  const estado = (valor: string) => programa().database.db.updateTable('empresas').set({ estado: valor }).execute()

  it('come once, work as Bearer and as X-API-Key, and are kept as a hash alone', async () => {
    await empezarDeNuevo(mundo())
    const response = await crear()
    expect(response.status).toBe(201)
    const { clave, ...resto } = (await response.json()) as Nueva
    expect(clave).toMatch(/^thub_live_[0-9A-HJKMNP-TV-Z]{52}$/)
    expect(resto).toMatchObject({ nombre: 'Sitio', permisos: ['catalogo:leer'], ultimoUsoEn: null, revocadaEn: null, muestra: `thub_live_…${clave.slice(-4)}` })
    for (const path of ['/api/v1/b2b/experiencias', '/api/v1/b2b/proveedores', '/v1/b2b/experiencias?pagina=1']) {
      expect((await usar(clave, path)).status).toBe(200)
      expect((await programa().request('GET', path, { token: clave })).status).toBe(200)
    }
    const listadas = (await (await pedir('GET', '/api/empresas/claves', 'empresa')).json()) as ClaveApi[]
    expect(listadas.find(({ id }) => id === resto.id)?.ultimoUsoEn).not.toBeNull()
    expect(JSON.stringify(await programa().database.db.selectFrom('clavesApi').selectAll().execute())).not.toContain(clave.slice(0, -4))
  })

  it('answer what the public list answers', async () => {
    const [b2b, publica] = await Promise.all([usar(mundo().token.sistema), programa().request('GET', '/api/v1/experiencias')])
    expect(await b2b.json()).toEqual(await publica.json())
    expect(b2b.headers.get('x-total-count')).toBe(publica.headers.get('x-total-count'))
  })

  it('are refused without, unknown, expired, of another scope, or of a company that is not active', async () => {
    await empezarDeNuevo(mundo())
    const tipo = async (response: Response) => [response.status, ((await response.json()) as { type: string }).type]
    expect(await tipo(await programa().request('GET', '/api/v1/b2b/experiencias'))).toEqual([401, 'clave-api-requerida'])
    expect(await tipo(await usar('thub_live_NADIE'))).toEqual([401, 'clave-api-invalida'])
    expect(await tipo(await pedir('GET', '/api/v1/b2b/experiencias', 'empresa'))).toEqual([403, 'contexto-ajeno'])
    const sinCatalogo = (await (await crear({ permisos: ['reservas:escribir'] })).json()) as Nueva
    expect(await tipo(await usar(sinCatalogo.clave))).toEqual([403, 'clave-sin-permiso'])

    const corta = (await (await crear({ venceEn: '2026-11-22T15:00:00Z' })).json()) as Nueva
    await programa().database.db.updateTable('clavesApi').set({ venceEn: AHORA }).where('id', '=', corta.id).execute()
    expect(await tipo(await usar(corta.clave))).toEqual([401, 'clave-api-invalida'])

    await estado('Suspendida')
    expect(await tipo(await usar(mundo().token.sistema))).toEqual([401, 'clave-api-invalida'])
    expect(await tipo(await crear())).toEqual([409, 'empresa-no-activa'])
    await estado('Activa')
    expect((await usar(mundo().token.sistema)).status).toBe(200)
  })

  it('die at once when revoked, once, and stay in the list', async () => {
    await empezarDeNuevo(mundo())
    const { id, clave } = (await (await crear()).json()) as Nueva
    expect((await usar(clave)).status).toBe(200)
    const revocada = (await (await pedir('DELETE', `/api/empresas/claves/${id}`, 'empresa')).json()) as ClaveApi
    expect((await usar(clave)).status).toBe(401)
    programa().clock.now = new Date(AHORA.getTime() + 60_000)
    expect(await (await pedir('DELETE', `/api/empresas/claves/${id}`, 'empresa')).json()).toEqual(revocada)
    programa().clock.now = AHORA
    expect(await programa().database.db.selectFrom('auditoria').select(['accion']).where('objetoId', '=', id).orderBy('id').execute()).toEqual([{ accion: 'crear' }, { accion: 'revocar' }])
    expect((await pedir('DELETE', '/api/empresas/claves/00000000-0000-4000-8000-000000000000', 'empresa')).status).toBe(404)
  })

  it('are at most five live ones, however many ask at once', async () => {
    await empezarDeNuevo(mundo())
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => crear()))).map(({ status }) => status)
    const vivas = (await programa().database.db.selectFrom('clavesApi').select('id').where('revocadaEn', 'is', null).where('venceEn', '>', AHORA).execute()).length
    expect(vivas).toBe(5)
    expect(statuses.filter((status) => status === 409).length).toBeGreaterThanOrEqual(3)
  })

  it('are the owner’s alone', async () => {
    const { db } = programa().database
    await empezarDeNuevo(mundo())
    await db.updateTable('membresias').set({ papel: 'comprador' }).where('tipo', '=', 'empresa').execute()
    expect([(await crear()).status, (await pedir('GET', '/api/empresas/claves', 'empresa')).status]).toEqual([403, 403])
    await db.updateTable('membresias').set({ papel: 'dueno' }).where('tipo', '=', 'empresa').execute()
  })

  it('are counted: 600 calls a minute', async () => {
    await empezarDeNuevo(mundo())
    await programa().database.db.insertInto('limites').values({ clave: `clave:${(await programa().database.db.selectFrom('clavesApi').select('id').where('muestra', '=', 'thub_live_…0000').where('revocadaEn', 'is', null).orderBy('id').execute()).map(({ id }) => id)[0]}`, ventana: new Date(Math.floor(AHORA.getTime() / 60_000) * 60_000), cuenta: 600 }).execute()
    const [una, otra] = [await usar(mundo().token.sistema), await usar('thub_live_POR_REVOCAR')]
    expect([una.status, otra.status].toSorted()).toEqual([200, 429])
    expect(Number([una, otra].find(({ status }) => status === 429)!.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
