import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { pagesAround, Pagination } from './pagination.tsx'

const markup = (page: number, totalPages: number): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Pagination page={page} totalPages={totalPages} hrefFor={(each) => `/?pagina=${each}`} />
    </MemoryRouter>,
  )
const linkTo = (html: string, label: string): string | undefined =>
  new RegExp(`<a (?=[^>]*aria-label="${label}")[^>]*href="([^"]+)"`).exec(html)?.[1]

it.each([
  ['the first', 1, undefined, '/?pagina=2'],
  ['a middle', 3, '/?pagina=2', '/?pagina=4'],
  ['the last', 5, '/?pagina=4', undefined],
])('from %s page, next and previous stay within 1 and the total', (_caso, page, previous, next) => {
  const html = markup(page, 5)
  expect(linkTo(html, 'Página anterior')).toBe(previous)
  expect(linkTo(html, 'Página siguiente')).toBe(next)
  expect(linkTo(html, `Página ${page}`)).toBe(`/?pagina=${page}`)
})

it('is not there for a single page', () => expect(markup(1, 1)).toBe(''))

it.each([
  [1, 1, [1]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %i of %i names %j', (page, total, pages) => {
  expect(pagesAround(page, total)).toEqual(pages)
})
