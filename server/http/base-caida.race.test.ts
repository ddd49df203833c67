import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { unaExperiencia, unaSalida } from '#server/testing/datos.ts'
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts'
import { unProgramaEn } from '#server/testing/programa.ts'
import { quejasDeProblema } from '#server/testing/respuestas.ts'
import { createMetrics } from './metrics.ts'

const WELL_MS = 15_000
const LISTA = '/api/v1/experiencias'
const OTRA = '/api/v1/destinos'

describe.runIf(process.env.TEST_DATABASE_URL)('PostgreSQL is down', () => {
  let postgres: TestPostgres
  let programa: Awaited<ReturnType<typeof unProgramaEn>>
  let url: string
  let lineas: Record<string, unknown>[]
  const dir = mkdtempSync(join(tmpdir(), 'caida-'))
  beforeAll(async () => {
    postgres = await startPostgres()
    setLog({ level: 'warn', sink: (linea) => void lineas?.push(JSON.parse(linea) as Record<string, unknown>) })
    programa = await unProgramaEn(postgres.url, dir, { withJobs: true, TRUST_PROXY: '127.0.0.1' })
    const experiencia = await unaExperiencia(programa.database.db)
    await unaSalida(programa.database.db, experiencia)
    await new Promise<void>((resolve) => void programa.server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(programa.server.address() as AddressInfo).port}`
  }, 120_000)
  afterAll(async () => {
    setLog({ level: 'error', sink: () => undefined })
    programa?.server.closeAllConnections()
    await programa?.close()
    await postgres?.stop()
    rmSync(dir, { recursive: true, force: true })
  })

  const pedir = (ruta: string, init: RequestInit = {}) =>
    fetch(`${url}${ruta}`, {
      ...init,
      headers: { 'x-forwarded-for': '203.0.113.7', ...(init.headers as Record<string, string>) },
    })

  it('serves what it kept, answers everything else with a 503 that says when to come back, writes a line, and is well again by itself', async () => {
    const lista = await (await pedir(LISTA)).text()
    lineas = []
    await postgres.crash(async () => {
      for (const _ of [1, 2, 3]) {
        const guardada = await pedir(LISTA)
        expect([guardada.status, await guardada.text()]).toEqual([200, lista])
      }
      const negadas: [string, RequestInit?][] = [
        [OTRA],
        ['/api/salud'],
        ['/api/auth/me', { headers: { authorization: 'Bearer x' } }],
        ['/api/auth/login', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }],
      ]
      for (const [ruta, init] of negadas) {
        const respuesta = await pedir(ruta, init)
        expect([ruta, respuesta.headers.get('retry-after')]).toEqual([ruta, expect.stringMatching(/^\d+$/)])
        expect([ruta, await quejasDeProblema(respuesta, 503)]).toEqual([ruta, []])
      }
      const pagina = await pedir('/perfil', { headers: { accept: 'text/html' } })
      expect([pagina.status, pagina.headers.get('content-type'), pagina.headers.get('retry-after')]).toEqual([
        503,
        'text/html; charset=utf-8',
        expect.stringMatching(/^\d+$/),
      ])
      expect(await pagina.text()).toContain('<h1>No podemos mostrarte esta página ahora</h1>')
      expect(
        (await pedir('/api/octo/supplier', { headers: { authorization: `Bearer thc_0123456789abcdef_Zm9vYmFyYmF6` } }))
          .status,
      ).toBe(503)
      expect(await (await pedir('/api/vivo')).json()).toEqual({ estado: 'vivo' })
      const metricas = await createMetrics(programa.deps, { families: () => [] })(
        new Request('http://localhost/metrics'),
        { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
      )
      expect(await metricas.text()).toContain('thc_base_responde 0')
    })
    expect(lineas.filter(({ event }) => event === 'request.unavailable').length).toBeGreaterThanOrEqual(5)
    expect(lineas.some(({ event, service }) => event === 'service.failed' && service === 'base')).toBe(true)
    expect(lineas.some(({ event }) => event === 'octo.unavailable')).toBe(true)
    expect(JSON.stringify(lineas)).not.toContain('203.0.113')
    await expect.poll(async () => (await pedir('/api/salud')).status, { timeout: WELL_MS, interval: 50 }).toBe(200)
    await expect.poll(async () => (await pedir(OTRA)).status, { timeout: WELL_MS, interval: 50 }).toBe(200)
    const escritos = await programa.database
      .transaction((tx) => programa.ctx().enqueue(tx, 'plataforma.comprobar', {}))
      .then(() => true)
    expect(escritos).toBe(true)
    await expect
      .poll(async () => (await programa.database.db.selectFrom('comprobaciones').select('id').execute()).length, {
        timeout: 60_000,
        interval: 100,
      })
      .toBeGreaterThan(0)
  }, 150_000)
})
