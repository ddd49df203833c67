import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DateInput } from './date-input.tsx'

const falla = (html: string): string | undefined => /data-falla="([^"]*)"/.exec(html)?.[1]

it('tells the form what is wrong with its day, before anybody left the field', () => {
  expect(falla(renderToStaticMarkup(<DateInput name="enviarEl" defaultValue="2026-11" />))).toBe(
    'Escribe la fecha como 14-11-2026',
  )
  expect(falla(renderToStaticMarkup(<DateInput name="enviarEl" defaultValue="2026-11-13" min="2026-11-14" />))).toBe(
    'Elige una fecha desde el 14-11-2026',
  )
})

it.each(['2099-02-31', '2027-02-29', '2026-13-35'])('says that %s is no day', (dia) => {
  expect(falla(renderToStaticMarkup(<DateInput name="enviarEl" defaultValue={dia} />))).toBe(
    'Ese día no existe. Revisa el día y el mes',
  )
})

it.each(['', '2026-11-14'])('says nothing of %j', (dia) => {
  expect(falla(renderToStaticMarkup(<DateInput name="enviarEl" defaultValue={dia} min="2026-11-14" />))).toBeUndefined()
})
