import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { enUnMundo } from '#server/testing/cada-mundo.ts'
import { AHORA } from '#server/testing/datos.ts'
import { enviar, llamadas, muestra, quienPuede } from '#server/testing/llamadas.ts'
import { pedirOcto } from '#server/testing/octo-mundo.ts'
import { OctoErrorBody } from '#server/testing/octo.ts'
import { quejasDeCabeceras, quejasDeDemasiado, type Quejas } from '#server/testing/respuestas.ts'

const DESDE = '203.0.113.77'
const POR_MINUTO = { leer: 600, escribir: 120 }
// 17 seconds into its minute.
const A_MEDIAS = new Date(Math.floor(AHORA.getTime() / 60_000) * 60_000 + 17_000)

enUnMundo('whoever asks too often', (mundo, programa) => {
  const gastar = (clave: string, cuenta: number) =>
    programa()
      .database.db.insertInto('limites')
      .values({ clave, cuenta, ventana: new Date(A_MEDIAS.getTime() - 17_000) })
      .execute()
  const idDeClave = async () =>
    (
      await programa()
        .database.db.selectFrom('clavesApi')
        .select('id')
        .where('hash', '=', createHash('sha256').update(mundo().token.sistema).digest())
        .executeTakeFirstOrThrow()
    ).id

  it.each([
    ['nobody', () => undefined],
    ['a session', (quien: ReturnType<typeof quienPuede>) => (quien ? mundo().token[quien] : mundo().token.viajera)],
    ['a dead session', () => 'x'.repeat(43)],
  ])('by address is told so by every call, and as %s', async (_quien, tokenDe) => {
    programa().clock.now = A_MEDIAS
    Object.assign(programa().deps, { address: () => DESDE })
    const quejas: Quejas = []
    try {
      for (const [que, max] of Object.entries(POR_MINUTO)) await gastar(`${que}:${DESDE}`, max)
      for (const llamada of llamadas) {
        const response = await enviar(mundo(), llamada, {
          token: tokenDe(quienPuede(llamada.call)),
          campos: muestra(llamada.fields, mundo().ids),
        })
        const retry = response.headers.get('retry-after')
        quejas.push(
          ...(await quejasDeDemasiado(response, 60)).map((queja) => `${llamada.name}: ${queja}`),
          ...(retry === '43' ? [] : [`${llamada.name}: in ${retry} s`]),
        )
      }
      programa().clock.now = new Date(A_MEDIAS.getTime() + 43_000)
      expect((await programa().request('GET', '/api/v1/stats')).status).toBe(200)
    } finally {
      Object.assign(programa().deps, { address: () => null })
    }
    expect(quejas).toEqual([])
  })

  it('with a key is told so by every call that takes one, from any address', async () => {
    programa().clock.now = A_MEDIAS
    await gastar(`clave:${await idDeClave()}`, 600)
    const deClave = llamadas.filter(({ call }) => call.access.includes('clave'))
    expect(deClave.length).toBeGreaterThan(5)
    const quejas: Quejas = []
    for (const llamada of deClave) {
      for (const headers of [
        { authorization: `Bearer ${mundo().token.sistema}` },
        { 'x-api-key': mundo().token.sistema },
      ] as Record<string, string>[]) {
        const response = await enviar(mundo(), llamada, { headers, campos: muestra(llamada.fields, mundo().ids) })
        quejas.push(...(await quejasDeDemasiado(response, 43)).map((queja) => `${llamada.name}: ${queja}`))
      }
    }
    expect(quejas).toEqual([])
  })

  it('with a key writes on where the people of its address may not, whatever page its call comes from', async () => {
    Object.assign(programa().deps, { address: () => DESDE })
    programa().clock.now = A_MEDIAS
    await gastar(`escribir:${DESDE}`, 120)
    try {
      const escribir = async (path: string) =>
        (
          await programa().request('POST', path, {
            token: mundo().token.sistema,
            body: { cursor: '0' },
            headers: { 'sec-fetch-site': 'cross-site', origin: 'https://agencia.cl' },
          })
        ).status
      expect(await escribir('/api/v1/b2b/novedades/acuse')).toBe(200)
      expect(await escribir('/api/reservas')).toBe(403)
      expect((await programa().request('POST', '/api/reservas', { body: {} })).status).toBe(429)
    } finally {
      Object.assign(programa().deps, { address: () => null })
    }
  })

  it.each([
    ['es-CL', 'Espera un momento'],
    ['en', 'Slow down and try again.'],
  ])('with a key is told so by OCTO in its own shape, in %s', async (language, dicho) => {
    programa().clock.now = A_MEDIAS
    await gastar(`clave:${await idDeClave()}`, 600)
    for (const ruta of [
      'GET /supplier',
      'GET /products',
      'POST /availability',
      'POST /bookings',
      'GET /bookings/x',
      'DELETE /bookings/x',
      'GET /nothing',
    ]) {
      const { status, headers, body } = await pedirOcto(programa(), ruta, {
        caps: 'octo/pricing',
        ...(ruta.startsWith('POST') && { body: {} }),
        headers: { authorization: `Bearer ${mundo().token.sistema}`, 'accept-language': language },
      })
      expect([
        ruta,
        status,
        OctoErrorBody.parse(body).error,
        headers.get('retry-after'),
        headers.get('octo-capabilities'),
        headers.get('content-type'),
      ]).toEqual([ruta, 429, 'UNPROCESSABLE_ENTITY', '43', 'octo/pricing', 'application/json; charset=utf-8'])
      expect((body as { errorMessage: string }).errorMessage).toContain(dicho)
      expect(quejasDeCabeceras({ headers } as Response)).toEqual([])
    }
  })

  it('without a key is told so by OCTO by its address, and by the tools', async () => {
    programa().clock.now = A_MEDIAS
    await gastar(`clave:${await idDeClave()}`, 600)
    const tool = await programa().request('POST', '/api/mcp', {
      token: mundo().token.sistema,
      body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    })
    expect([tool.status, tool.headers.get('retry-after')]).toEqual([429, '43'])
    Object.assign(programa().deps, { address: () => DESDE })
    try {
      await gastar(`octo:${DESDE}`, 60)
      const { status, headers, body } = await pedirOcto(programa(), 'GET /supplier')
      expect([status, OctoErrorBody.parse(body).error, headers.get('retry-after')]).toEqual([
        429,
        'UNPROCESSABLE_ENTITY',
        '43',
      ])
    } finally {
      Object.assign(programa().deps, { address: () => null })
    }
  })
})
