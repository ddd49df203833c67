import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Call } from '#contract/call.ts'
import type { Ctx } from '#server/ctx.ts'
import { setLog } from '#server/platform/log.ts'
import { bases } from '#server/testing/base.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'
import { createApi } from './app.ts'
import type { BoundCall } from './bind.ts'

const MS = 150

describe.each(bases())('a call that takes too long ($nombre)', ({ abrir }) => {
  let programa: Programa
  beforeAll(async () => {
    setLog({ level: 'error' })
    programa = await unPrograma(await abrir())
    // Tests run what is enqueued themselves, but commit as the program does.
    Object.assign(programa.deps, { requestMs: MS })
    Object.assign(programa.deps.ctx, { transaction: programa.database.transaction })
  })
  afterAll(async () => {
    await programa.close()
    await programa.database.close()
  })

  /** Calls a use case that goes on once it is let to; `ended` is how it did. */
  function llamar(method: 'GET' | 'POST', act: (ctx: Ctx, soltar: Promise<void>) => Promise<unknown>) {
    let soltar = (): void => undefined
    const suelta = new Promise<void>((resolve) => (soltar = resolve))
    let ended: Promise<unknown> = Promise.resolve()
    const call = {
      route: `${method} /api/lenta`,
      access: ['publico'],
      input: z.object({}),
      output: z.object({}),
      errors: [],
    } as unknown as Call
    const bound = {
      name: 'lenta',
      call,
      method,
      path: '/api/lenta',
      act: (ctx: Ctx) => (ended = act(ctx, suelta)),
    } as unknown as BoundCall
    const response = createApi([bound], programa.deps).fetch(
      new Request(`${programa.deps.settings.BASE_URL}/api/lenta`, { method }),
    )
    return {
      response: Promise.resolve(response),
      soltar,
      ended: () =>
        ended.then(
          () => 'kept',
          (error: Error) => error.name,
        ),
    }
  }

  const escribir = (db: Ctx['db'], clave: string) =>
    db
      .insertInto('limites')
      .values({ clave, ventana: new Date(0), cuenta: 1 })
      .execute()
  const escritas = async (clave: string) =>
    (await programa.database.db.selectFrom('limites').select('clave').where('clave', '=', clave).execute()).length

  const tarde = async (response: Response) => {
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await response.json()).toMatchObject({
      type: 'servicio-ocupado',
      detail: expect.stringContaining('Inténtalo de nuevo'),
    })
  }

  it('is told so, and reads no more', async () => {
    const una = llamar('GET', async (ctx, soltar) => {
      await soltar
      await ctx.db.selectFrom('limites').selectAll().execute()
      return {}
    })
    await tarde(await una.response)
    una.soltar()
    expect(await una.ended()).toBe('DeadlineError')
  })

  it.each([
    [
      'before it begins to',
      'antes',
      async (ctx: Ctx, soltar: Promise<void>, clave: string) => {
        await soltar
        await ctx.transaction((tx) => escribir(tx, clave))
      },
    ],
    [
      'in the midst of it',
      'entre',
      async (ctx: Ctx, soltar: Promise<void>, clave: string) =>
        ctx.transaction(async (tx) => {
          await escribir(tx, clave)
          await soltar
          await escribir(tx, `${clave} más`)
        }),
    ],
    [
      'before it is kept',
      'fin',
      async (ctx: Ctx, soltar: Promise<void>, clave: string) =>
        ctx.transaction(async (tx) => {
          await escribir(tx, clave)
          await soltar
        }),
    ],
    [
      'outside a transaction',
      'suelta',
      async (ctx: Ctx, soltar: Promise<void>, clave: string) => {
        await soltar
        await escribir(ctx.db, clave)
      },
    ],
  ] as const)('changes nothing, late %s', async (_cuando, clave, act) => {
    const una = llamar('POST', async (ctx, soltar) => {
      await act(ctx, soltar, clave)
      return {}
    })
    await tarde(await una.response)
    una.soltar()
    expect(await una.ended()).toBe('DeadlineError')
    expect(await escritas(clave)).toBe(0)
  })

  it.each([
    ['a transaction', (ctx: Ctx, clave: string) => ctx.transaction((tx) => escribir(tx, clave))],
    ['a query by itself', (ctx: Ctx, clave: string) => escribir(ctx.db, clave)],
  ] as const)('is waited for once %s has kept a change: nobody is told that it failed', async (como, act) => {
    let hecha = (): void => undefined
    const cambio = new Promise<void>((resolve) => (hecha = resolve))
    const una = llamar('POST', async (ctx, soltar) => {
      await act(ctx, como)
      hecha()
      await soltar
      await ctx.db.selectFrom('limites').select('clave').limit(1).execute()
      return {}
    })
    await cambio
    const respuesta = vi.fn()
    void una.response.then(respuesta)
    // One that began later is late by now, so this one would be.
    const otra = llamar('GET', async (_ctx, soltar) => soltar)
    await tarde(await otra.response)
    otra.soltar()
    expect(respuesta).not.toHaveBeenCalled()
    una.soltar()
    expect((await una.response).status).toBe(200)
    expect(await escritas(como)).toBe(1)
  })

  it('is waited for as long where only a limit or a session was noted before it', async () => {
    const una = llamar('POST', async (_ctx, soltar) => {
      await soltar
      return {}
    })
    await tarde(await una.response)
    una.soltar()
    expect(await una.ended()).toBe('kept')
  })
})
