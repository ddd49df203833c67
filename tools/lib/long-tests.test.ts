import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LONG } from './long-tests.ts'

it('names test files that are there', () => {
  expect(LONG.filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)))).toEqual([])
})
