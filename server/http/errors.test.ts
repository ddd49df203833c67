import { beforeAll, describe, expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { problemOf } from './errors.ts'

describe('a bug', () => {
  beforeAll(() => setLog({ level: 'error', sink: () => {} }))

  it.each([
    ['GET', 'Algo falló de nuestro lado. Inténtalo de nuevo'],
    ['POST', 'Algo falló de nuestro lado y no guardamos el cambio. Inténtalo de nuevo'],
    ['DELETE', 'Algo falló de nuestro lado y no guardamos el cambio. Inténtalo de nuevo'],
  ])('of a %s says whether a change was lost, and nothing of what went wrong', async (method, detail) => {
    const answer = problemOf(new Error('relation "x" does not exist'), 'a-reference', method)
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({
      type: 'error-interno',
      title: 'Error interno',
      status: 500,
      detail,
      instance: 'a-reference',
    })
  })
})
