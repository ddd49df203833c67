import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { bases } from '#server/testing/base.ts'
import { AHORA } from '#server/testing/datos.ts'
import { CLAVE, empezarDeNuevo, unMundo, type Mundo } from '#server/testing/llamadas.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'
import { quejasDeProblema } from '#server/testing/respuestas.ts'

describe.each(bases())('$nombre', ({ abrir }) => {
  let programas: Programa[]
  let mundo: Mundo
  let address: string | null
  beforeAll(async () => {
    setLog({ level: 'error' })
    const database = await abrir()
    // Two programs on one database, each with its own memory: what holds here holds across processes.
    programas = [await unPrograma(database, AHORA), await unPrograma(database, AHORA)]
    for (const { deps } of programas) Object.assign(deps, { address: () => address })
    mundo = await unMundo(programas[0]!)
  })
  afterAll(async () => {
    for (const programa of programas) await programa.close()
    await programas[0]!.database.close()
  })
  beforeEach(async () => {
    address = null
    for (const { clock } of programas) clock.now = AHORA
    await empezarDeNuevo(mundo)
  })

  let turn = 0
  /** By one program, then by the other. */
  const pedir: Programa['request'] = (method, path, options) => programas[turn++ % 2]!.request(method, path, options)
  const veces = async (n: number, act: (i: number) => Promise<Response>): Promise<number[]> => {
    const statuses: number[] = []
    for (let i = 0; i < n; i++) statuses.push((await act(i)).status)
    return statuses
  }
  const tally = (statuses: number[]): Record<string, number> =>
    Object.fromEntries(Object.entries(Object.groupBy(statuses, String)).map(([status, list]) => [status, list!.length]))
  const entrar = (password: string, email = 'viajera@mundo.cl') =>
    pedir('POST', '/api/auth/login', { body: { email, password } })
  const reserva = (email: string) => ({
    experienciaId: mundo.ids.experienciaId,
    salidaId: mundo.ids.salidaId,
    participantes: { adulto: 1 },
    contacto: { nombre: 'Ana', email, telefono: '+56912345678' },
  })

  describe('by account, on loopback too', () => {
    it('refuses the sixth sign-in after five failures, and lets the owner in from elsewhere', async () => {
      expect(tally(await veces(5, () => entrar('otra-clave-larga')))).toEqual({ 401: 5 })
      expect(await quejasDeProblema(await entrar(CLAVE), 429, 'demasiados-intentos')).toEqual([])
      address = '203.0.113.9'
      expect((await entrar(CLAVE)).status).toBe(200)
      address = null
      for (const { clock } of programas) clock.now = new Date(AHORA.getTime() + 15 * 60_000)
      expect((await entrar(CLAVE)).status).toBe(200)
    })

    it('counts failures of all who guess at once', async () => {
      const statuses = (await Promise.all(Array.from({ length: 40 }, () => entrar('otra-clave-larga')))).map(
        ({ status }) => status,
      )
      // Each process may have one in its hands when the fifth is counted.
      expect(tally(statuses)['401']).toBeLessThanOrEqual(8)
      expect(tally(statuses)['401']! + tally(statuses)['429']!).toBe(40)
    })

    it('counts no sign-in that succeeds', async () => {
      expect(tally(await veces(12, () => entrar(CLAVE)))).toEqual({ 200: 12 })
    })

    it('slows an account down that many addresses guess at, and never locks it', async () => {
      for (let i = 0; i < 51; i++) {
        address = `198.51.100.${i}`
        expect((await entrar('otra-clave-larga')).status).toBe(401)
      }
      address = '203.0.113.9'
      const started = performance.now()
      expect((await entrar(CLAVE)).status).toBe(200)
      expect(performance.now() - started).toBeGreaterThan(90)
    })

    it('sends at most three mails an hour, and answers 202 always', async () => {
      const ask = () => pedir('POST', '/api/auth/forgot-password', { body: { email: 'viajera@mundo.cl' } })
      const sent = async () => {
        for (const programa of programas) await programa.settle()
        return (
          await programas[0]!.database.db
            .selectFrom('correos')
            .select('id')
            .where('para', '=', 'viajera@mundo.cl')
            .where('asunto', '=', 'Cambia tu contraseña')
            .execute()
        ).length
      }
      const before = await sent()
      expect(tally((await Promise.all(Array.from({ length: 8 }, ask))).map(({ status }) => status))).toEqual({ 202: 8 })
      expect((await sent()) - before).toBe(3)
      for (const { clock } of programas) clock.now = new Date(AHORA.getTime() + 3_600_000)
      expect((await ask()).status).toBe(202)
      expect((await sent()) - before).toBe(4)
      expect((await pedir('POST', '/api/auth/forgot-password', { body: { email: 'nadie@mundo.cl' } })).status).toBe(202)
    })

    it('takes 20 holds a minute and 5 at a time', async () => {
      const statuses = await veces(21, () => pedir('POST', '/api/reservas', { body: reserva('invitada@mundo.cl') }))
      expect(statuses.slice(0, 5)).toEqual([201, 201, 201, 201, 201])
      expect(tally(statuses)).toEqual({ 201: 5, 429: 16 })
      expect(
        await quejasDeProblema(
          await pedir('POST', '/api/reservas', { body: reserva('invitada@mundo.cl') }),
          429,
          'demasiados-intentos',
        ),
      ).toEqual([])
    })

    it('answers the same to whoever looks for a reserva, found or not, however often', async () => {
      expect(
        tally(
          await veces(12, () =>
            pedir('POST', '/api/reservas/buscar', { body: { email: 'invitada@mundo.cl', codigo: '22223333' } }),
          ),
        ),
      ).toEqual({ 202: 12 })
    })

    it('lets 20 sign-ins fail of each for whom a proxy that nobody named speaks, and nothing else is counted by it', async () => {
      const por = (forwarded: string, email: string) =>
        pedir('POST', '/api/auth/login', {
          body: { email, password: 'otra-clave-larga' },
          headers: { 'x-forwarded-for': forwarded },
        })
      expect(tally(await veces(40, (i) => por('203.0.113.9', `nadie${i}@mundo.cl`)))).toEqual({ 401: 20, 429: 20 })
      expect((await por('198.51.100.1, 203.0.113.10', 'nadie50@mundo.cl')).status).toBe(401)
      expect(
        tally(
          await veces(130, () =>
            pedir('POST', '/api/auth/login', { body: {}, headers: { 'x-forwarded-for': '203.0.113.9' } }),
          ),
        ),
      ).toEqual({ 422: 130 })
      // Whom it speaks for may be invented: an account is guarded as it is without it.
      expect(tally(await veces(8, (i) => por(`198.51.100.${i}`, 'viajera@mundo.cl')))).toEqual({ 401: 5, 429: 3 })
    })

    it('counts nothing by address', async () => {
      expect(tally(await veces(130, () => pedir('POST', '/api/auth/login', { body: {} })))).toEqual({ 422: 130 })
      expect(tally(await veces(30, (i) => entrar('otra-clave-larga', `nadie${i}@mundo.cl`)))).toEqual({ 401: 30 })
    })
  })

  describe('by address', () => {
    beforeEach(() => {
      address = '203.0.113.9'
    })
    it('lets 120 writes and 600 reads a minute pass', async () => {
      expect(tally(await veces(122, () => pedir('POST', '/api/auth/login', { body: {} })))).toEqual({
        422: 120,
        429: 2,
      })
      expect(tally(await veces(602, () => pedir('GET', '/api/v1/stats')))).toEqual({ 200: 600, 429: 2 })
      expect(await quejasDeProblema(await pedir('GET', '/api/v1/stats'), 429, 'demasiados-intentos')).toEqual([])
      address = '203.0.113.10'
      expect((await pedir('GET', '/api/v1/stats')).status).toBe(200)
      address = '203.0.113.9'
      for (const { clock } of programas) clock.now = new Date(AHORA.getTime() + 60_000)
      expect((await pedir('GET', '/api/v1/stats')).status).toBe(200)
    })
    it('lets 20 sign-ins fail in 15 minutes', async () => {
      expect(tally(await veces(22, (i) => entrar('otra-clave-larga', `nadie${i}@mundo.cl`)))).toEqual({
        401: 20,
        429: 2,
      })
    })
    it('lets 10 people register an hour', async () => {
      const statuses = await veces(11, (i) =>
        pedir('POST', '/api/auth/register', {
          body: { nombre: 'Ana', email: `n${i}-${turn}@mundo.cl`, password: CLAVE, aceptaTerminos: true },
        }),
      )
      expect(tally(statuses)).toEqual({ 201: 10, 429: 1 })
    })
    it('lets 10 guests hold a minute', async () => {
      expect(
        tally(await veces(11, (i) => pedir('POST', '/api/reservas', { body: reserva(`i${i}-${turn}@mundo.cl`) }))),
      ).toEqual({ 201: 10, 429: 1 })
    })
  })
})
