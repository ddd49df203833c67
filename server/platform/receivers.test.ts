import { expect, it } from 'vitest'
import { createReceivers } from './receivers.ts'

function at() {
  const clock = { now: 0 }
  const receivers = createReceivers(() => clock.now)
  const fail = (times: number) => Array.from({ length: times }, () => receivers.fail('uno'))
  return { clock, receivers, fail }
}

it('lets one rest after five failures in a row, and the others not', () => {
  const { clock, receivers, fail } = at()
  receivers.fail('otro')
  fail(4)
  expect(receivers.closed()).toEqual([])
  fail(1)
  expect(receivers.closed()).toEqual(['uno'])
  clock.now = 30_000
  expect(receivers.closed()).toEqual([])
})

it('forgets them with the first success', () => {
  const { receivers, fail } = at()
  fail(4)
  receivers.succeed('uno')
  fail(4)
  expect(receivers.closed()).toEqual([])
})

it('lets it rest twice as long each time, ten minutes at most', () => {
  const { clock, receivers, fail } = at()
  fail(5)
  const rests = []
  for (let i = 0; i < 7; i++) {
    const from = clock.now
    while (receivers.closed().length > 0) clock.now += 1000
    rests.push((clock.now - from) / 1000)
    fail(1)
  }
  expect(rests).toEqual([30, 60, 120, 240, 480, 600, 600])
})

it('counts nothing against one that rests: those calls began before', () => {
  const { clock, receivers, fail } = at()
  fail(5)
  fail(20)
  clock.now = 30_000
  expect(receivers.closed()).toEqual([])
})
