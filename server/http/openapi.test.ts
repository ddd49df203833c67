import { expect, it } from 'vitest'
import { GRUPOS } from './openapi-grupos.ts'
import { openApiDocument } from './openapi.ts'

type Documento = {
  tags: { name: string; description?: string }[]
  paths: Record<string, Record<string, { tags: string[] }>>
}

it('puts every call in a group that has a name of its own and says what it is', () => {
  const { tags, paths } = openApiDocument() as Documento
  const nombres = tags.map(({ name }) => name)
  expect(new Set(nombres).size).toBe(nombres.length)
  expect(tags.filter(({ description }) => !description)).toEqual([])
  expect(nombres.toSorted()).toEqual(
    Object.values(GRUPOS)
      .map(([nombre]) => nombre)
      .toSorted(),
  )
  expect(
    Object.values(paths)
      .flatMap((calls) => Object.values(calls))
      .filter(({ tags: [tag] }) => !nombres.includes(tag!)),
  ).toEqual([])
})
