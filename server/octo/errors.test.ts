import { beforeAll, describe, expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { octoErrorOf } from './errors.ts'

const de = (fields: object): Error => Object.assign(new Error('from the database'), fields)

describe('a failure of the database', () => {
  beforeAll(() => setLog({ level: 'error', sink: () => {} }))

  it.each([
    [{ code: '22P02' }, 400, 'BAD_REQUEST'],
    [{ code: '22021' }, 400, 'BAD_REQUEST'],
    [{ code: '23505' }, 400, 'UNPROCESSABLE_ENTITY'],
    [{ code: '23514', constraint: 'reservas_caben' }, 400, 'UNPROCESSABLE_ENTITY'],
    [{ code: '23514', constraint: 'reservas_alcanzan' }, 400, 'UNPROCESSABLE_ENTITY'],
    [{ code: '57P01' }, 503, 'INTERNAL_SERVER_ERROR'],
    [{ code: '57014' }, 503, 'INTERNAL_SERVER_ERROR'],
    [{ code: '08006' }, 503, 'INTERNAL_SERVER_ERROR'],
    [{ code: 'ECONNREFUSED' }, 503, 'INTERNAL_SERVER_ERROR'],
    [{ message: 'Connection terminated unexpectedly' }, 503, 'INTERNAL_SERVER_ERROR'],
    [{ code: '42P01' }, 500, 'INTERNAL_SERVER_ERROR'],
  ])('%o is told a reseller as %i %s', (fields, status, code) => {
    const told = octoErrorOf(de(fields), { named: {}, language: 'en', requestId: 'x', confirming: false })
    expect(told).toMatchObject({ status, body: { error: code } })
    expect(told.headers['retry-after']).toBe(status === 503 ? '2' : undefined)
    expect(JSON.stringify(told.body)).not.toContain('from the database')
  })
})
