import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { enUnMundo } from '#server/testing/cada-mundo.ts'
import { unId } from '#server/testing/datos.ts'
import { createMetrics } from './metrics.ts'

const CLAVE = 'una-clave-de-metricas'
const desde = (remoteAddress: string | undefined) => ({ incoming: { socket: { remoteAddress } } })
const AQUI = desde('127.0.0.1')

enUnMundo('/metrics', (mundo, programa) => {
  const abrir = (clave?: string, deps = programa().deps) =>
    createMetrics(
      { ...deps, settings: { ...deps.settings, ...(clave && { METRICAS_CLAVE: clave }) } },
      { families: () => [] },
    )
  const pedir = (metricas: ReturnType<typeof createMetrics>, env?: object, headers: Record<string, string> = {}) =>
    metricas(new Request('http://localhost/metrics', { headers }), env)
  const leer = async (): Promise<Map<string, number>> => {
    const texto = await (await pedir(abrir(), AQUI)).text()
    expect(texto.endsWith('\n# EOF\n')).toBe(true)
    return new Map(
      texto
        .split('\n')
        .filter((linea) => linea !== '' && !linea.startsWith('#'))
        .map((linea) => [linea.slice(0, linea.lastIndexOf(' ')), Number(linea.slice(linea.lastIndexOf(' ') + 1))]),
    )
  }

  it.each([
    ['this machine', undefined, AQUI, {}, 200],
    ['this machine, by IPv6', undefined, desde('::1'), {}, 200],
    ['this machine, by IPv4 in IPv6', undefined, desde('::ffff:127.0.0.1'), {}, 200],
    ['a proxy on this machine', undefined, AQUI, { 'x-forwarded-for': '203.0.113.9' }, 404],
    ['a proxy that says it is this machine', undefined, AQUI, { 'x-forwarded-for': '127.0.0.1' }, 404],
    ['a proxy by RFC 7239', undefined, AQUI, { forwarded: 'for=127.0.0.1' }, 404],
    ['a proxy by another name', undefined, AQUI, { 'x-real-ip': '127.0.0.1' }, 404],
    ['another machine', undefined, desde('203.0.113.9'), {}, 404],
    [
      'another machine, with a key where none is set',
      undefined,
      desde('203.0.113.9'),
      { authorization: `Bearer ${CLAVE}` },
      404,
    ],
    ['nobody knows where', undefined, undefined, {}, 404],
    ['another machine, without the key', CLAVE, desde('203.0.113.9'), {}, 401],
    [
      'another machine, with part of the key',
      CLAVE,
      desde('203.0.113.9'),
      { authorization: `Bearer ${CLAVE.slice(0, -1)}` },
      401,
    ],
    ['another machine, with the key', CLAVE, desde('203.0.113.9'), { authorization: `Bearer ${CLAVE}` }, 200],
    ['a proxy, with the key', CLAVE, AQUI, { 'x-forwarded-for': '203.0.113.9', authorization: `bearer ${CLAVE}` }, 200],
  ])('answers %s as it may be answered', async (_quien, clave, env, headers, status) => {
    expect((await pedir(abrir(clave), env, headers)).status).toBe(status)
  })

  it('is OpenMetrics, and never kept', async () => {
    const { headers } = await pedir(abrir(), AQUI)
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'application/openmetrics-text; version=1.0.0; charset=utf-8',
      'no-store',
    ])
  })

  it('says what waits: work by its kind, mails, notices in and out, holds, refunds, unknown payments, tokens', async () => {
    const { db } = programa().database
    const { now } = programa().clock
    const antes = await leer()
    await sql`insert into pgboss.job (name, data, start_after, created_on, state, priority) values
      ('trabajos', '{"job": "pruebas.espera", "data": {}}'::jsonb, now(), now() - interval '90 seconds', 'created', 0), ('trabajos', '{"job": "pruebas.espera", "data": {}}'::jsonb, now() + interval '1 day', now() - interval '300 seconds', 'created', 0),
      ('correos', '{"job": "pruebas.falla", "data": {}}'::jsonb, now() + interval '1 hour', now() - interval '600 seconds', 'retry', 0)`.execute(
      db,
    )
    await db
      .insertInto('correos')
      .values({
        id: unId('correo que espera'),
        clave: 'metricas',
        para: 'x@y.cl',
        asunto: 'a',
        texto: 't',
        html: 'h',
        createdAt: new Date(now.getTime() - 120_000),
      })
      .execute()
    await mundo().reservar(null)
    await sql`insert into eventos_psp (id, tipo, cuerpo, estado, recibido_en) values ('evt_metricas', 'x', '{}', 'recibido', ${new Date(now.getTime() - 30_000)})`.execute(
      db,
    )
    const ahora = await leer()
    const mas = (nombre: string) => ahora.get(nombre)! - (antes.get(nombre) ?? 0)
    expect(ahora.get('thc_cola_trabajos{trabajo="pruebas.espera",estado="espera"}')).toBe(1)
    expect(ahora.get('thc_cola_trabajos{trabajo="pruebas.falla",estado="reintento"}')).toBe(1)
    expect(ahora.get('thc_cola_edad_segundos{trabajo="pruebas.espera",estado="espera"}')).toBeGreaterThanOrEqual(90)
    expect(ahora.get('thc_cola_edad_segundos{trabajo="pruebas.falla",estado="reintento"}')).toBeGreaterThanOrEqual(600)
    expect([mas('thc_correos_pendientes'), mas('thc_retenciones'), mas('thc_avisos_pendientes')]).toEqual([1, 1, 1])
    expect(ahora.get('thc_correos_edad_segundos')).toBeGreaterThanOrEqual(120)
    expect(ahora.get('thc_avisos_edad_segundos')).toBe(30)
    programa().clock.now = new Date(now.getTime() + 3600_000)
    expect((await leer()).get('thc_retenciones')).toBe(antes.get('thc_retenciones'))
    for (const estado of ['solicitado', 'enviado', 'hecho', 'rechazado', 'desconocido', 'retornado', 'manual'])
      expect(ahora.get(`thc_reembolsos{estado="${estado}"}`)).toBe(0)
    expect([
      ahora.get('thc_pagos_desconocidos'),
      ahora.get('thc_webhooks_pendientes'),
      ahora.get('thc_modelo_tokens_hoy'),
      ahora.get('thc_base_responde'),
    ]).toEqual([0, 0, 0, 1])
    expect(ahora.get('thc_modelo_tokens_tope')).toBeGreaterThan(0)
  })

  it('asks the database once for all who ask within five seconds, and says so where it does not answer', async () => {
    const { deps, clock } = programa()
    const leidas: string[] = []
    const contada = {
      ...deps,
      db: deps.db.withPlugin({
        transformQuery: ({ node }) => (leidas.push(node.kind), node),
        transformResult: async ({ result }) => result,
      }),
    }
    const metricas = abrir(undefined, contada)
    await Promise.all([1, 2, 3].map(() => pedir(metricas, AQUI)))
    const una = leidas.length
    await pedir(metricas, AQUI)
    expect(leidas).toHaveLength(una)
    clock.now = new Date(clock.now.getTime() + 5_000)
    await pedir(metricas, AQUI)
    expect(leidas).toHaveLength(una * 2)
    setLog({ sink: () => undefined })
    const caida = abrir(undefined, {
      ...deps,
      db: deps.db.withPlugin({
        transformQuery: () => {
          throw new Error('nobody there')
        },
        transformResult: async ({ result }) => result,
      }),
    })
    const respuesta = await pedir(caida, AQUI)
    expect([
      respuesta.status,
      (await respuesta.text()).split('\n').find((linea) => linea.startsWith('thc_base_responde')),
    ]).toEqual([200, 'thc_base_responde 0'])
  })

  it('counts requests by the pattern of their route, and names nobody and nothing that was asked for', async () => {
    const { server } = programa()
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const { id } = await mundo().reservar(null)
    for (const ruta of [
      `/api/reservas/${id}`,
      `/reservas/${id}?clave=secreta`,
      '/rosa@ejemplo.cl',
      '/rosa',
      '/api/nada/rosa@ejemplo.cl',
      '/api/vivo',
      `/api/octo/bookings/${id}`,
      '/x/rosa.png',
    ])
      await (await fetch(`${url}${ruta}`)).arrayBuffer()
    const texto = await (await fetch(`${url}/metrics`)).text()
    const cuantas = (metodo: string, ruta: string, estado: number) =>
      Number(
        texto
          .split('\n')
          .find((linea) =>
            linea.startsWith(`thc_solicitudes_segundos_count{metodo="${metodo}",ruta="${ruta}",estado="${estado}"} `),
          )
          ?.split(' ')[1],
      )
    expect(cuantas('GET', '/api/reservas/:id', 401)).toBe(2)
    expect(cuantas('GET', '/api/vivo', 200)).toBe(1)
    expect(cuantas('GET', '/api/octo/bookings/:id', 400)).toBe(1)
    expect(cuantas('GET', '/api/*', 404)).toBe(1)
    expect(cuantas('GET', '(ninguna)', 404)).toBe(1)
    expect(cuantas('GET', '(archivo)', 404)).toBe(2)
    for (const suyo of ['rosa', 'secreta', id]) expect(texto).not.toContain(suyo)
    expect(texto).not.toContain('"/metrics"')
    await (await fetch(`${url}/metrics`)).text()
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('ruta="/metrics",estado="200"')
  })
})
