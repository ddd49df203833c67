import { afterEach, expect, it, vi } from 'vitest'
import { vigenteDesde } from './vigencia.ts'

afterEach(() => vi.restoreAllMocks())

const { timeOrigin } = performance

it.each([
  ['a page the server answered for holds since it was asked for', 300, timeOrigin - 600_000, timeOrigin],
  ['a page rendered after that, by a clock ahead of ours, since then', 300, timeOrigin + 5_000, timeOrigin + 5_000],
  ['a page out of the store of the browser since it was rendered', 0, timeOrigin - 600_000, timeOrigin - 600_000],
])('%s', (_name, transferSize, servidaEn, expected) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ transferSize } as PerformanceNavigationTiming])
  expect(vigenteDesde(servidaEn)).toBe(expected)
})

it('without a navigation it is as old as it says', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  expect(vigenteDesde(1)).toBe(1)
})
