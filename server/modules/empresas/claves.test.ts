import { expect, it, vi } from 'vitest'
import type { ClaveApi, UsoDeClave } from '#contract/empresas.ts'
import { moverCatalogo } from '#server/modules/experiencias/index.ts'
import { enCadaMundo } from '#server/testing/cada-mundo.ts'
import { AHORA, unId } from '#server/testing/datos.ts'
import { empezarDeNuevo, type Llamante } from '#server/testing/llamadas.ts'
import { CLAVE_DE_PRUEBA } from './clave-de-prueba.ts'
import { hashDe } from './claves.db.ts'
import { volcarUso } from './uso-de-claves.ts'

type Nueva = ClaveApi & { clave: string }

enCadaMundo('API keys', (mundo, programa) => {
  const pedir = (method: string, path: string, quien: Llamante, body?: object) =>
    programa().request(method, path, { token: mundo().token[quien], ...(body && { body }) })
  const crear = (campos: object = {}) =>
    pedir('POST', '/api/empresas/claves', 'empresa', { nombre: 'Sitio', permisos: ['catalogo:leer'], ...campos })
  const usar = (clave: string, path = '/api/v1/b2b/experiencias') =>
    programa().request('GET', path, { headers: { 'x-api-key': clave } })
  const estado = (valor: string) => programa().database.db.updateTable('empresas').set({ estado: valor }).execute()

  it('come once, work as Bearer and as X-API-Key, and are kept as a hash alone', async () => {
    await empezarDeNuevo(mundo())
    const response = await crear()
    expect(response.status).toBe(201)
    const { clave, ...resto } = (await response.json()) as Nueva
    expect(clave).toMatch(/^thub_live_[0-9A-HJKMNP-TV-Z]{52}$/)
    expect(resto).toMatchObject({
      nombre: 'Sitio',
      permisos: ['catalogo:leer'],
      ultimoUsoEn: null,
      revocadaEn: null,
      muestra: `thub_live_…${clave.slice(-4)}`,
    })
    for (const path of ['/api/v1/b2b/experiencias', '/api/v1/b2b/proveedores', '/v1/b2b/experiencias?pagina=1']) {
      expect((await usar(clave, path)).status).toBe(200)
      expect((await programa().request('GET', path, { token: clave })).status).toBe(200)
    }
    const listadas = (await (await pedir('GET', '/api/empresas/claves', 'empresa')).json()) as ClaveApi[]
    expect(listadas.find(({ id }) => id === resto.id)?.ultimoUsoEn).not.toBeNull()
    expect(JSON.stringify(await programa().database.db.selectFrom('clavesApi').selectAll().execute())).not.toContain(
      clave.slice(0, -4),
    )
  })

  it('answer what the public list answers', async () => {
    const [b2b, publica] = await Promise.all([
      usar(mundo().token.sistema),
      programa().request('GET', '/api/v1/experiencias'),
    ])
    expect(await b2b.json()).toEqual(await publica.json())
    expect(b2b.headers.get('x-total-count')).toBe(publica.headers.get('x-total-count'))
  })

  it('answer 304 to whoever has it already, and only what changed since a cursor', async () => {
    const { db } = programa().database
    const leer = (path: string, headers: object = {}) =>
      programa().request('GET', path, { headers: { 'x-api-key': mundo().token.sistema, ...headers } })
    const ids = async (response: Response) => ((await response.json()) as { id: string }[]).map(({ id }) => id)
    // A transaction that is still open anywhere in the same PostgreSQL, be it of other tests, holds the cursor back: what it came after is told again (`cursor.race.test.ts`).
    const alDia = (path: string) =>
      vi.waitFor(
        async () => {
          const ultimo = (await leer(path)).headers.get('x-cursor')!
          expect(await ids(await leer(`${path}?cambiosDesde=${ultimo}`))).toEqual([])
          return ultimo
        },
        { timeout: 20_000, interval: 100 },
      )
    for (const [noun, path] of [
      ['experiencias', '/api/v1/b2b/experiencias'],
      ['proveedores', '/api/v1/b2b/proveedores'],
    ] as const) {
      const primera = await leer(`${path}?porPagina=1`)
      const etag = primera.headers.get('etag')!
      expect([primera.status, primera.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
      const otraVez = await leer(`${path}?porPagina=1`, { 'if-none-match': `"otro", ${etag}` })
      expect([
        otraVez.status,
        await otraVez.text(),
        otraVez.headers.get('etag'),
        otraVez.headers.get('content-type'),
      ]).toEqual([304, '', etag, null])
      expect((await leer(`${path}?porPagina=1`, { 'if-none-match': '"otro"' })).status).toBe(200)
      expect((await programa().request('GET', path, { headers: { 'if-none-match': etag } })).status).toBe(401)

      const cursor = await alDia(path)
      const [id] = await ids(primera)
      const total = Number(primera.headers.get('x-total-count'))
      if (noun === 'experiencias')
        await db.updateTable('experiencias').set({ precioPorPersona: 31_000 }).where('id', '=', id!).execute()
      else await db.updateTable('proveedores').set({ ciudad: 'Castro' }).where('id', '=', id!).execute()
      await programa().database.transaction(moverCatalogo)
      const cambios = await leer(`${path}?cambiosDesde=${cursor}&pagina=1&porPagina=5`)
      expect([cambios.headers.get('x-total-count'), await ids(cambios)]).toEqual(['1', [id]])
      expect(Number(cambios.headers.get('x-cursor'))).toBeGreaterThanOrEqual(Number(cursor))
      await alDia(path)
      expect(await ids(await leer(`${path}?cambiosDesde=${cursor}&region=11`))).toEqual([])
      expect((await leer(`${path}?porPagina=1`, { 'if-none-match': etag })).status).toBe(200)
      // A cursor of before the database was restored begins from the start.
      expect((await ids(await leer(`${path}?cambiosDesde=999999999999`))).length).toBe(total)
      expect((await leer(`${path}?cambiosDesde=ayer`)).status).toBe(422)
    }
  })

  it('are refused without, unknown, expired, of another scope, or of a company that is not active', async () => {
    await empezarDeNuevo(mundo())
    const tipo = async (response: Response) => [response.status, ((await response.json()) as { type: string }).type]
    expect(await tipo(await programa().request('GET', '/api/v1/b2b/experiencias'))).toEqual([
      401,
      'clave-api-requerida',
    ])
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
    expect(
      await programa()
        .database.db.selectFrom('auditoria')
        .select(['accion'])
        .where('objetoId', '=', id)
        .orderBy('id')
        .execute(),
    ).toEqual([{ accion: 'crear' }, { accion: 'revocar' }])
    expect((await pedir('DELETE', '/api/empresas/claves/00000000-0000-4000-8000-000000000000', 'empresa')).status).toBe(
      404,
    )
  })

  it('are at most five live ones, however many ask at once', async () => {
    await empezarDeNuevo(mundo())
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => crear()))).map(({ status }) => status)
    const vivas = (
      await programa()
        .database.db.selectFrom('clavesApi')
        .select('id')
        .where('revocadaEn', 'is', null)
        .where('venceEn', '>', AHORA)
        .execute()
    ).length
    expect(vivas).toBe(5)
    expect(statuses.filter((status) => status === 409).length).toBeGreaterThanOrEqual(3)
  })

  it('are rotated with two live: the old one until the chosen time, both in the list, and at once if asked', async () => {
    const rotar = (id: string, anteriorHasta?: string) =>
      pedir('POST', `/api/empresas/claves/${id}/rotar`, 'empresa', { ...(anteriorHasta && { anteriorHasta }) })
    const vieja = (await (
      await crear({ permisos: ['reservas:escribir', 'catalogo:leer'], venceEn: '2027-02-19T15:00:00Z' })
    ).json()) as Nueva
    const response = await rotar(vieja.id, '2026-11-22')
    expect(response.status).toBe(201)
    const nueva = (await response.json()) as Nueva
    expect(nueva).toMatchObject({
      nombre: 'Sitio',
      permisos: ['reservas:escribir', 'catalogo:leer'],
      venceEn: '2027-02-19T12:00:00-03:00',
      reemplazaA: vieja.muestra,
      reemplazadaPor: null,
      acciones: { puedeRotar: false },
    })
    expect([(await usar(vieja.clave)).status, (await usar(nueva.clave)).status]).toEqual([200, 200])
    const lista = async () => (await (await pedir('GET', '/api/empresas/claves', 'empresa')).json()) as ClaveApi[]
    expect((await lista()).find(({ id }) => id === vieja.id)).toMatchObject({
      vigente: true,
      venceEn: '2026-11-23T00:00:00-03:00',
      reemplazadaPor: nueva.muestra,
      acciones: { puedeRotar: false },
    })

    for (const id of [vieja.id, nueva.id])
      expect(((await (await rotar(id)).json()) as { type: string }).type).toBe('clave-en-rotacion')
    expect((await rotar(nueva.id, '2026-12-30')).status).toBe(409)
    programa().clock.now = new Date('2026-11-23T03:00:00Z')
    expect([(await usar(vieja.clave)).status, (await usar(nueva.clave)).status]).toEqual([401, 200])
    expect((await rotar(nueva.id, '2027-01-30')).status).toBe(422)
    expect(((await (await rotar(vieja.id)).json()) as { type: string }).type).toBe('clave-no-vigente')

    const otra = (await (await rotar(nueva.id, 'ahora')).json()) as Nueva
    expect([(await usar(nueva.clave)).status, (await usar(otra.clave)).status]).toEqual([401, 200])
    expect((await lista()).find(({ id }) => id === nueva.id)).toMatchObject({
      vigente: false,
      revocadaEn: '2026-11-23T00:00:00-03:00',
      reemplazadaPor: otra.muestra,
    })
  })

  it('that were replaced do not count among the five, unless their replacement is gone', async () => {
    const propias = await Promise.all(Array.from({ length: 3 }, async () => (await (await crear()).json()) as Nueva))
    expect((await crear()).status).toBe(409)
    const nueva = (await (
      await pedir('POST', `/api/empresas/claves/${propias[0]!.id}/rotar`, 'empresa', {})
    ).json()) as Nueva
    expect((await crear()).status).toBe(409)
    await pedir('DELETE', `/api/empresas/claves/${nueva.id}`, 'empresa')
    expect((await crear()).status).toBe(409)
    await pedir('DELETE', `/api/empresas/claves/${propias[0]!.id}`, 'empresa')
    expect((await crear()).status).toBe(201)
  })

  it('are counted by day in memory, and written together', async () => {
    const { db } = programa().database
    const { id, clave } = (await (await crear()).json()) as Nueva
    await volcarUso(db)
    const guardado = () => db.selectFrom('clavesUso').select('llamadas').where('claveId', '=', id).execute()
    for (let i = 0; i < 7; i++) await usar(clave)
    await programa().request('GET', '/api/octo/supplier', { token: clave })
    expect(await guardado()).toEqual([])
    await Promise.all([volcarUso(db), volcarUso(db)])
    expect(await guardado()).toEqual([{ llamadas: 8 }])

    programa().clock.now = new Date(AHORA.getTime() + 2 * 86_400_000)
    await usar(clave)
    const uso = (await (await pedir('GET', `/api/empresas/claves/${id}/uso?dias=4`, 'empresa')).json()) as UsoDeClave
    expect(uso).toEqual({
      total: 9,
      dias: [
        { fecha: '2026-11-17', llamadas: 0 },
        { fecha: '2026-11-18', llamadas: 8 },
        { fecha: '2026-11-19', llamadas: 0 },
        { fecha: '2026-11-20', llamadas: 1 },
      ],
    })
    await db.deleteFrom('clavesApi').where('id', '=', id).execute()
    await usar(mundo().token.sistema)
    await volcarUso(db)
  })

  it('are warned of by mail 30, 7 and 1 days before they end, once each', async () => {
    const { db } = programa().database
    await crear({ nombre: 'Hotel', venceEn: '2027-02-19T15:00:00Z' })
    const avisos = async () =>
      (
        await db
          .selectFrom('correos')
          .select(['para', 'asunto', 'texto'])
          .where('clave', 'like', 'clave-vence:%')
          .where('texto', 'like', '%Hotel%')
          .orderBy('createdAt')
          .execute()
      ).map(({ para, asunto }) => `${para}: ${asunto}`)
    const aviso = expect.stringMatching(/^empresa@mundo\.cl: Una clave de API de .+ está por vencer$/)
    for (const [dia, enviados] of [
      ['2027-01-19', 0],
      ['2027-01-20', 1],
      ['2027-01-21', 1],
      ['2027-02-12', 2],
      ['2027-02-18', 3],
      ['2027-02-19', 3],
    ] as const) {
      programa().clock.now = new Date(`${dia}T15:00:00Z`)
      for (let vez = 0; vez < 2; vez++) await programa().run('empresas.avisarVencimientos')
      expect(await avisos()).toEqual(Array.from({ length: enviados }, () => aviso))
    }
  })

  it('are the owner’s alone', async () => {
    const { db } = programa().database
    await empezarDeNuevo(mundo())
    await db.updateTable('membresias').set({ papel: 'comprador' }).where('tipo', '=', 'empresa').execute()
    expect([(await crear()).status, (await pedir('GET', '/api/empresas/claves', 'empresa')).status]).toEqual([403, 403])
    await db.updateTable('membresias').set({ papel: 'dueno' }).where('tipo', '=', 'empresa').execute()
  })

  it('that are for trying work where things are tried alone, whatever the database holds', async () => {
    await empezarDeNuevo(mundo())
    const { deps, database } = programa()
    const { empresaId } = await database.db
      .selectFrom('membresias')
      .select('empresaId')
      .where('id', '=', unId('miembro empresa'))
      .executeTakeFirstOrThrow()
    await database.db
      .insertInto('clavesApi')
      .values({
        id: unId('de prueba'),
        empresaId: empresaId!,
        nombre: 'Clave de prueba',
        hash: hashDe(CLAVE_DE_PRUEBA),
        muestra: 'thub_demo_…0SDG',
        permisos: '["catalogo:leer","reservas:escribir"]',
        creadaPor: unId('mundo empresa'),
        venceEn: new Date(AHORA.getTime() + 86_400_000),
        createdAt: AHORA,
      })
      .execute()
    const probar = async () => [
      ...(await Promise.all(
        ['/api/v1/b2b/experiencias', '/api/octo/supplier', '/api/octo/bookings?localDate=2026-11-18'].map(
          async (path) => (await programa().request('GET', path, { token: CLAVE_DE_PRUEBA })).status,
        ),
      )),
      (
        await programa().request('POST', '/api/mcp', {
          token: CLAVE_DE_PRUEBA,
          body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
        })
      ).status,
      ((await (await programa().request('GET', '/api/empresas/clave-de-prueba')).json()) as { clave: string | null })
        .clave,
    ]
    const { DEMO } = deps.settings
    try {
      Object.assign(deps.settings, { DEMO: true })
      expect(await probar()).toEqual([200, 200, 200, 200, CLAVE_DE_PRUEBA])
      Object.assign(deps.settings, { DEMO: false })
      expect(await probar()).toEqual([401, 400, 400, 401, null])
    } finally {
      Object.assign(deps.settings, { DEMO })
    }
  })

  it('are counted: 600 calls a minute', async () => {
    await empezarDeNuevo(mundo())
    await programa()
      .database.db.insertInto('limites')
      .values({
        clave: `clave:${(await programa().database.db.selectFrom('clavesApi').select('id').where('muestra', '=', 'thub_live_…0000').where('revocadaEn', 'is', null).orderBy('id').execute()).map(({ id }) => id)[0]}`,
        ventana: new Date(Math.floor(AHORA.getTime() / 60_000) * 60_000),
        cuenta: 600,
      })
      .execute()
    const [una, otra] = [await usar(mundo().token.sistema), await usar('thub_live_POR_REVOCAR')]
    expect([una.status, otra.status].toSorted()).toEqual([200, 429])
    expect(Number([una, otra].find(({ status }) => status === 429)!.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
