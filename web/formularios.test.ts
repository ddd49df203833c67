import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const web = new URL('./', import.meta.url).pathname

/** The opening tag of every form, with where it stands; an arrow or a comparison within braces does not end it. */
function formularios(file: string): string[] {
  const text = readFileSync(web + file, 'utf8')
  return [...text.matchAll(/<[fF]orm\b(?:\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^>{])*>/g)].map(
    ([tag]) => `${file} ${tag.replaceAll(/\s+/g, ' ')}`,
  )
}

const todos = globSync('**/*.tsx', { cwd: web }).flatMap(formularios)

it('every form is sent by its screen, or to an address of ours by reading', () => {
  expect(todos.length).toBeGreaterThan(70)
  const porSuPantalla = (tag: string): boolean => tag.includes('onSubmit=') && !/\saction=/.test(tag)
  const porSuDireccion = (tag: string): boolean =>
    / <Form /.test(tag) || /\saction=\{/.test(tag) || (/method="get"/.test(tag) && /action="\/[^"]*"/.test(tag))
  expect(todos.filter((tag) => !porSuPantalla(tag) && !porSuDireccion(tag))).toEqual([])
})
