import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSettings, SETTING_NAMES } from '#server/platform/env.ts'
import { envExample } from './lib/derived-pages.ts'
import { derived } from './openapi.ts'

it.each(Object.entries(derived()))('%s is as `npm run openapi` writes it', (file, text) => {
  expect(existsSync(file) && readFileSync(file, 'utf8') === text).toBe(true)
})

it('shows an example of every setting that the start takes', () => {
  const examples = Object.fromEntries(
    envExample()
      .split('\n')
      .flatMap((line) => {
        const [, name, value] = /^#([A-Z0-9_]+)=(.*)$/.exec(line) ?? []
        return name && value ? [[name, value.replaceAll('"', '').replaceAll('…', 'x')]] : []
      }),
  )
  expect(Object.keys(examples)).toEqual([...SETTING_NAMES])
  expect(() => readSettings({ ...examples, DEMO: '0' })).not.toThrow()
})
