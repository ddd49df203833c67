import { expect, it } from 'vitest'
import { isJson } from './content-type.ts'

it.each([
  ['application/json', true],
  ['Application/JSON;', true],
  ['application/json; charset=utf-8', true],
  ['application/json;charset="UTF-8"', true],
  ['application/json; profile=x; charset=utf8', true],
  ['application/json; charset=utf-7', false],
  ['application/json; charset=utf-8; charset=utf-16', false],
  ['application/json; charset="iso-8859-1"', false],
  ['application/json; charset =utf-7', false],
  ['application/jsonp', false],
  ['text/plain; application/json', false],
  [null, false],
])('%s: %s', (contentType, si) => {
  expect(isJson(contentType)).toBe(si)
})
