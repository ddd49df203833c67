import { expect, it } from 'vitest'
import { createOwners } from './owners.ts'

it('admits so many of one owner over all its receivers, and learns which ones those are', () => {
  const owners = createOwners(2)
  expect(owners.room()).toBe(2)
  expect([owners.admit('a', 'a uno'), owners.room(), owners.full()]).toEqual([true, 1, []])
  expect([owners.admit('a', 'a dos'), owners.room(), owners.full()]).toEqual([true, 2, ['a uno', 'a dos']])
  expect([owners.admit('a', 'a tres'), owners.full()]).toEqual([false, ['a uno', 'a dos', 'a tres']])
  expect(owners.admit('b', 'b uno')).toBe(true)
  owners.leave('a')
  expect([owners.full(), owners.admit('a', 'a tres')]).toEqual([[], true])
})

it('forgets an owner that has nothing in hand', () => {
  const owners = createOwners(1)
  owners.admit('a', 'uno')
  owners.admit('a', 'dos')
  owners.leave('a')
  expect([owners.room(), owners.full(), owners.admit('a', 'uno'), owners.full()]).toEqual([1, [], true, ['uno']])
})

it('bounds nobody where the lane names no ceiling', () => {
  const owners = createOwners()
  for (let n = 0; n < 100; n++) expect(owners.admit('a', `a ${n}`)).toBe(true)
  expect([owners.room(), owners.full()]).toEqual([Infinity, []])
})
