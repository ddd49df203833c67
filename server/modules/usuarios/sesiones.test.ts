import type { Sesion, Usuario } from '#contract/usuarios.ts'
import argon2 from '@node-rs/argon2'
import { describe, expect, it, vi } from 'vitest'
import { enCadaMundo } from '#server/testing/cada-mundo.ts'
import { AHORA, unId } from '#server/testing/datos.ts'
import { CLAVE } from '#server/testing/llamadas.ts'

const MINUTO = 60_000
const HORA = 60 * MINUTO
const DIA = 24 * HORA
const LOGIN = { cliente: '/api/auth', proveedor: '/api/provider/auth', admin: '/api/admin/auth' }
type Contexto = keyof typeof LOGIN

enCadaMundo('sessions', (mundo, programa) => {
  const entrar = async (contexto: Contexto, email: string, mas: object = {}) => {
    const response = await programa().request('POST', `${LOGIN[contexto]}/login`, {
      body: { email, password: CLAVE, ...mas },
    })
    return ((await response.json()) as { token: string }).token
  }
  const estado = async (contexto: Contexto, token: string) =>
    (await programa().request('GET', `${LOGIN[contexto]}/me`, { token })).status
  const pasar = (ms: number) => void (programa().clock.now = new Date(programa().clock.now.getTime() + ms))

  describe('how long a session lives', () => {
    it.each([
      ['cliente', {}, 12 * HORA, 12 * HORA],
      ['cliente', { recordarme: true }, 30 * DIA, 7 * DIA],
      ['proveedor', {}, 7 * DIA, 12 * HORA],
      ['admin', {}, 8 * HORA, 30 * MINUTO],
      ['proveedor', { recordarme: true }, 7 * DIA, 12 * HORA],
      ['admin', { recordarme: true }, 8 * HORA, 30 * MINUTO],
    ] as const)('%s %o', async (contexto, mas, vida, inactiva) => {
      const email = contexto === 'cliente' ? 'viajera@mundo.cl' : `${contexto}@mundo.cl`
      const idle = await entrar(contexto, email, mas)
      pasar(inactiva - 1)
      expect(await estado(contexto, idle)).toBe(200)
      programa().clock.now = AHORA
      const left = await entrar(contexto, email, mas)
      pasar(inactiva)
      expect(await estado(contexto, left)).toBe(401)

      programa().clock.now = AHORA
      const used = await entrar(contexto, email, mas)
      while (programa().clock.now.getTime() + inactiva / 2 < AHORA.getTime() + vida) {
        pasar(inactiva / 2)
        expect(await estado(contexto, used)).toBe(200)
      }
      programa().clock.now = new Date(AHORA.getTime() + vida)
      expect(await estado(contexto, used)).toBe(401)
    })
  })

  it('ends with logout, and only there', async () => {
    const [one, other] = [await entrar('cliente', 'viajera@mundo.cl'), await entrar('cliente', 'viajera@mundo.cl')]
    expect(one).not.toBe(other)
    expect((await programa().request('POST', '/api/auth/logout', { token: one })).status).toBe(200)
    expect([await estado('cliente', one), await estado('cliente', other)]).toEqual([401, 200])
  })

  it('ends all at once when the account is suspended', async () => {
    const tokens = {
      cliente: await entrar('cliente', 'admin@mundo.cl'),
      admin: await entrar('admin', 'admin@mundo.cl'),
    }
    await programa()
      .database.db.updateTable('usuarios')
      .set({ suspendidoEn: AHORA })
      .where('email', '=', 'admin@mundo.cl')
      .execute()
    expect([await estado('cliente', tokens.cliente), await estado('admin', tokens.admin)]).toEqual([401, 401])
    const again = await programa().request('POST', '/api/auth/login', {
      body: { email: 'admin@mundo.cl', password: CLAVE },
    })
    const wrong = await programa().request('POST', '/api/auth/login', {
      body: { email: 'admin@mundo.cl', password: 'otra-clave-larga' },
    })
    await programa()
      .database.db.updateTable('usuarios')
      .set({ suspendidoEn: null })
      .where('email', '=', 'admin@mundo.cl')
      .execute()
    expect([again.status, wrong.status]).toEqual([403, 401])
  })

  it.each(['proveedor', 'admin'] as const)('ends with the membership of %s', async (contexto) => {
    const token = await entrar(contexto, `${contexto}@mundo.cl`)
    const gone = await programa()
      .database.db.deleteFrom('membresias')
      .where('usuarioId', '=', unId(`mundo ${contexto}`))
      .returningAll()
      .execute()
    expect(await estado(contexto, token)).toBe(401)
    await programa().database.db.insertInto('membresias').values(gone).execute()
  })

  it('says what the role of a staff session may do, at its opening and after; no other session does', async () => {
    const dichos = async (contexto: Contexto, email: string) => {
      const abierta = (await (
        await programa().request('POST', `${LOGIN[contexto]}/login`, { body: { email, password: CLAVE } })
      ).json()) as Sesion
      const yo = (await (
        await programa().request('GET', `${LOGIN[contexto]}/me`, { token: abierta.token })
      ).json()) as Usuario
      return [abierta.usuario.derechos, yo.derechos]
    }
    const membresia = programa()
      .database.db.updateTable('membresias')
      .where('usuarioId', '=', unId('mundo proveedor'))
      .where('tipo', '=', 'proveedor')
    const { papel } = await programa()
      .database.db.selectFrom('membresias')
      .select('papel')
      .where('usuarioId', '=', unId('mundo proveedor'))
      .executeTakeFirstOrThrow()
    await membresia.set({ papel: 'guia' }).execute()
    expect(await dichos('proveedor', 'proveedor@mundo.cl')).toEqual([
      ['llegadas', 'reservas'],
      ['llegadas', 'reservas'],
    ])
    expect(await dichos('cliente', 'proveedor@mundo.cl')).toEqual([undefined, undefined])
    await membresia.set({ papel }).execute()
    expect((await dichos('proveedor', 'proveedor@mundo.cl'))[0]).toContain('equipo')
  })

  it('works in its own context alone', async () => {
    const tokens = {
      cliente: await entrar('cliente', 'proveedor@mundo.cl'),
      proveedor: await entrar('proveedor', 'proveedor@mundo.cl'),
      admin: await entrar('admin', 'admin@mundo.cl'),
    }
    for (const [own, token] of Object.entries(tokens)) {
      for (const contexto of Object.keys(LOGIN) as Contexto[])
        expect(await estado(contexto, token), `${own} in ${contexto}`).toBe(own === contexto ? 200 : 403)
    }
  })

  it('keeps no token that could be used by whoever reads the database', async () => {
    const token = await entrar('cliente', 'viajera@mundo.cl')
    const rows = await programa().database.db.selectFrom('sesiones').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(token).toMatch(/^[\w-]{43}$/)
  })

  it.each(['nadie@mundo.cl', 'viajera@mundo.cl'])('works as hard for a wrong password of %s', async (email) => {
    const hashed = vi.spyOn(argon2, 'verify')
    const response = await programa().request('POST', '/api/auth/login', {
      body: { email, password: 'otra-clave-larga' },
    })
    expect([response.status, ((await response.json()) as { type: string }).type]).toEqual([
      401,
      'credenciales-incorrectas',
    ])
    expect(hashed).toHaveBeenCalledTimes(1)
    expect(hashed.mock.calls[0]![0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('refuses the area to whoever has the password without the membership', async () => {
    for (const contexto of ['proveedor', 'admin'] as const) {
      expect(
        (
          await programa().request('POST', `${LOGIN[contexto]}/login`, {
            body: { email: 'viajera@mundo.cl', password: CLAVE },
          })
        ).status,
      ).toBe(403)
    }
  })

  describe('the link to a new password', () => {
    const NUEVA = 'Cordillera-verde-88'
    const pedirEnlace = async (): Promise<string> => {
      await programa().request('POST', '/api/auth/forgot-password', { body: { email: 'otra@mundo.cl' } })
      await programa().settle()
      const { texto } = await programa()
        .database.db.selectFrom('correos')
        .select('texto')
        .where('para', '=', 'otra@mundo.cl')
        .where('asunto', '=', 'Cambia tu contraseña')
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(1)
        .executeTakeFirstOrThrow()
      await programa().database.db.deleteFrom('correos').execute()
      return /restablecer-clave\?token=([\w-]+)/.exec(texto)![1]!
    }
    const usar = async (token: string, password = NUEVA) =>
      (await programa().request('POST', '/api/auth/reset-password', { body: { token, password } })).status

    const revisar = async (token: string) =>
      (await programa().request('POST', '/api/auth/reset-password/enlace', { body: { token } })).status

    it('says whether it still works, and is not used up by that', async () => {
      const token = await pedirEnlace()
      expect([await revisar(token), await revisar(token), await revisar('inventado')]).toEqual([200, 200, 422])
      expect(await usar(token)).toBe(200)
      expect(await revisar(token)).toBe(422)
    })

    it('works once, closes the sessions and changes the password', async () => {
      const before = mundo().token.otra
      const token = await pedirEnlace()
      expect(await usar(token, '1234567890')).toBe(422)
      expect(await usar(token, 'otra@mundo.cl')).toBe(422)
      expect(await usar(token)).toBe(200)
      expect(await usar(token)).toBe(422)
      expect(await estado('cliente', before)).toBe(401)
      expect(
        (await programa().request('POST', '/api/auth/login', { body: { email: 'otra@mundo.cl', password: CLAVE } }))
          .status,
      ).toBe(401)
      expect(
        (await programa().request('POST', '/api/auth/login', { body: { email: 'otra@mundo.cl', password: NUEVA } }))
          .status,
      ).toBe(200)
    })

    it('works for 60 minutes', async () => {
      const [late, inTime] = [await pedirEnlace(), await pedirEnlace()]
      expect(await usar(late), 'a newer one was asked for').toBe(422)
      pasar(60 * MINUTO - 1)
      expect(await usar(inTime)).toBe(200)
      programa().clock.now = AHORA
      const third = await pedirEnlace()
      pasar(60 * MINUTO)
      expect(await usar(third)).toBe(422)
    })

    it('works once for all who use it at the same moment', async () => {
      const token = await pedirEnlace()
      const statuses = await Promise.all(Array.from({ length: 10 }, () => usar(token)))
      expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 422)])
    })
  })
})
