import { expect, it } from 'vitest'
import { conBanner, PAGOS_DE_PRUEBA } from './banner.ts'

it('is the first thing of the body, whatever the body says of itself', () => {
  expect(
    conBanner('<html><head></head><body class="a"><a href="#x">Saltar</a></body></html>', PAGOS_DE_PRUEBA),
  ).toMatch(
    /^<html><head><\/head><body class="a"><aviso-de-prueba role="note" [^>]*>Sitio de prueba: [^<]*<\/aviso-de-prueba><a href="#x">/,
  )
})

it('leaves what is no page as it is', () => expect(conBanner('<svg></svg>', PAGOS_DE_PRUEBA)).toBe('<svg></svg>'))
