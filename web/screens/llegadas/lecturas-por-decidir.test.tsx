import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Lectura } from '#contract/lecturas.ts'
import { LecturasPorDecidir } from './lecturas-por-decidir.tsx'
import { llaveDeLecturas } from './use-lecturas.ts'

const lectura = (n: number) =>
  ({
    id: String(n),
    texto: `VIAJERA${n}`,
    reserva: null,
    explicacion: 'la reserva no estaba confirmada',
    leidaEn: '2026-11-18T12:00:00Z',
    leidaPor: 'Berta',
    puedeDecidir: true,
  }) as unknown as Lectura
const varias = (cuantas: number) => Array.from({ length: cuantas }, (_, i) => lectura(i))

/** What is seen on a page, where those of each page are known. */
function verPagina(desde: number, paginas: Record<number, Lectura[]>, total: number): string {
  const queryClient = new QueryClient()
  for (const [pagina, items] of Object.entries(paginas))
    queryClient.setQueryData([...llaveDeLecturas('anfitrion'), Number(pagina)], { items, total })
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <LecturasPorDecidir operador="anfitrion" desde={desde} />
    </QueryClientProvider>,
  )
}

const vistas = (html: string): number => html.match(/<li/g)?.length ?? 0
const lugar = (html: string): string | undefined =>
  />(\d+) (?:<!-- -->)?de (?:<!-- -->)?(\d+)</.exec(html)?.slice(1).join('/')

it('shows the page that was asked for, and which one it is', () => {
  const html = verPagina(2, { 1: varias(20), 2: varias(1) }, 21)
  expect([vistas(html), lugar(html), html.includes('21 lecturas por decidir')]).toEqual([1, '2/2', true])
})

it.each([
  ['the one before it', 2, { 1: varias(20), 2: [] }, 20, [20, undefined]],
  ['the last one that has any', 3, { 1: varias(20), 2: varias(15), 3: [] }, 35, [15, '2/2']],
  ['the only one, which is empty too', 2, { 1: [], 2: [] }, 0, [0, undefined]],
])('turns back from a page that was emptied to %s', (_caso, desde, paginas, total, visto) => {
  const html = verPagina(desde, paginas, total)
  expect([vistas(html), lugar(html)]).toEqual(visto)
})
