import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DATOS_PRIMEROS } from '#domain/sitio/datos.ts'
import { sitioDe } from '#domain/sitio/sitio.ts'
import { delSitio } from '#web/components/sitio.ts'
import { SITIO } from '#web/ui/marca.ts'
import { MarcoMinimo } from './marco-minimo.tsx'

beforeEach(() => {
  Object.assign(SITIO, delSitio(sitioDe(DATOS_PRIMEROS, { conCuenta: false })))
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T02:30:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

it('the year at the foot of a page is that of Chile, where it is still the 31st of December', () => {
  const router = createMemoryRouter([{ path: '/', element: <MarcoMinimo>nada</MarcoMinimo> }])
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain('© 2026')
})
