import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { patientVersion } from './patient-version.ts'

beforeEach(() => setLog({ sink: () => undefined }))
afterEach(() => vi.useRealTimers())

it('is what the base says, at once where it says it at once', async () => {
  expect(patientVersion(() => 7)()).toBe(7)
  expect(await patientVersion(async () => 8)()).toBe(8)
})

it('asks a base that failed no more than once a second, and is well with its first answer', async () => {
  let [now, asked] = [0, 0]
  let isDown = true
  const version = patientVersion(
    () => (asked++, isDown ? Promise.reject(new Error('down')) : Promise.resolve(3)),
    () => now,
  )
  await expect(version()).rejects.toThrow('down')
  now = 999
  await expect(version()).rejects.toThrow('down')
  expect(asked).toBe(1)
  isDown = false
  now = 1000
  expect([await version(), await version(), asked]).toEqual([3, 3, 3])
})

it('waits two seconds for a base that is cut off', async () => {
  vi.useFakeTimers()
  const late = Promise.resolve(patientVersion(() => new Promise<number>(() => undefined))()).catch(
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(2000)
  expect(await late).toMatchObject({ code: 'ETIMEDOUT' })
})
