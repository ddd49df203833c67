import { expect, it } from 'vitest'
import { imagenSocial } from './imagen-social.ts'
import { enChico, srcSetDe } from './foto-medidas.ts'

const base = '/fotos/0b6b1a52-6a3c-4c7f-9d0e-0a1b2c3d4e5f'
const experiencia = { slug: 'aprende', nombreExperiencia: 'Aprende a tejer' }

it('offers a photo in its sizes, and a drawing as it is', () => {
  expect(srcSetDe(`${base}-1200.webp`)).toBe(`${base}-400.webp 400w, ${base}-800.webp 800w, ${base}-1200.webp 1200w`)
  expect(enChico(`${base}-1200.webp`)).toBe(`${base}-400.webp`)
  expect([srcSetDe('/escenas/C1-trekking-1.svg'), enChico('/escenas/C1-trekking-1.svg')]).toEqual([
    undefined,
    '/escenas/C1-trekking-1.svg',
  ])
})

it('shares the cover photo in its own words, else the drawing with the name', () => {
  expect(
    imagenSocial({ ...experiencia, fotosUrls: [`${base}-1200.webp`], fotos: [{ alt: 'Lana teñida al sol' }] }),
  ).toMatchObject({ url: `${base}-social.jpg`, alt: 'Lana teñida al sol' })
  expect(imagenSocial({ ...experiencia, fotosUrls: ['/escenas/S1-cultural-1.svg'] })).toMatchObject({
    url: '/escenas/social/aprende.png',
    alt: 'Ilustración de Aprende a tejer',
  })
})
