import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { Reserva } from '#contract/reservas.ts'
import { SITIO } from '#web/ui/marca.ts'
import { ReservaCorreoRechazado } from './reserva-correo-rechazado.tsx'

vi.stubGlobal('location', { origin: 'https://turismo.example' })
Object.assign(SITIO, { correo: 'ayuda@quillay.cl' })

const dicho = (reserva: Partial<Reserva>): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ReservaCorreoRechazado reserva={reserva as Reserva} />
    </MemoryRouter>,
  )

it('gives a guest the secret link, which no mail brings them, and our address', () => {
  const html = dicho({ correoRechazado: 'rosa@rechaza.cl', enlace: '/mis-entradas/EU7EASSR?clave=x' })
  expect(html).toContain('No pudimos entregar el correo a rosa@rechaza.cl')
  expect(html).toContain('Copiar el enlace de tu entrada')
  expect(html).toContain('mailto:ayuda@quillay.cl')
  expect(html).not.toContain('/configuracion')
})

it('sends who has an account to the address in it', () => {
  const html = dicho({ correoRechazado: 'rosa@rechaza.cl' })
  expect(html).toContain('/configuracion')
  expect(html).not.toContain('Copiar el enlace')
})

it('sends nobody to their own account for the address of a company', () => {
  const html = dicho({ correoRechazado: 'compras@grupo.cl', rechazadoDeEmpresa: true })
  expect(html).toContain('Es el correo de tu empresa')
  expect(html).toContain('mailto:ayuda@quillay.cl')
  expect(html).not.toContain('/configuracion')
})

it('says nothing where mails arrive', () => {
  expect(dicho({ correoRechazado: null, enlace: '/mis-entradas/EU7EASSR?clave=x' })).toBe('')
})
