import { afterEach, beforeEach, expect, it } from 'vitest'
import { setLog } from './log.ts'
import { outsideFailures, watchOutside } from './outside.ts'

let lineas: Record<string, unknown>[]
beforeEach(() => {
  lineas = []
  setLog({ level: 'info', sink: (linea) => void lineas.push(JSON.parse(linea) as Record<string, unknown>) })
})
afterEach(() => setLog({ level: 'error', sink: () => undefined }))

it('writes a line for each failure of a service that is away, and one when it is back', async () => {
  let now = 0
  const antes = outsideFailures().get('correo') ?? 0
  const watch = watchOutside(
    'correo',
    (error) => (error as Error).message !== 'no',
    () => now,
  )
  const falla = (message: string) => watch(() => Promise.reject(new Error(message)), 'send')
  expect(await watch(() => Promise.resolve(1))).toBe(1)
  await expect(falla('no')).rejects.toThrow('no')
  expect(lineas).toEqual([])
  await expect(falla('nobody at rosa@ejemplo.cl')).rejects.toThrow('nobody')
  now = 4_000
  await expect(falla('nobody')).rejects.toThrow('nobody')
  now = 9_000
  await watch(() => Promise.resolve(2))
  await watch(() => Promise.resolve(3))
  expect(lineas).toMatchObject([
    {
      level: 'error',
      event: 'service.failed',
      service: 'correo',
      operation: 'send',
      failures: 1,
      message: 'nobody at [correo]',
    },
    { level: 'error', event: 'service.failed', service: 'correo', failures: 2 },
    { level: 'info', event: 'service.back', service: 'correo', failures: 2, seconds: 9 },
  ])
  expect(lineas).toHaveLength(3)
  expect(outsideFailures().get('correo')).toBe(antes + 2)
})
