import { expect, it } from 'vitest'
import {
  archivoDeMarca,
  ICONOS,
  leerLogo,
  medidasDeLogo,
  motivoDeLogo,
  nombreDeLogo,
  rutaDeIcono,
  rutaDeLogo,
} from './logo.ts'

it.each([
  [{ ancho: 512, alto: 512 }, null],
  [{ ancho: 600, alto: 100 }, null],
  [{ ancho: 96, alto: 96 }, null],
  [{ ancho: 400, alto: 95 }, 'Usa una imagen de al menos 96 píxeles de alto'],
  [{ ancho: 300, alto: 400 }, 'Usa una imagen cuadrada o más ancha que alta'],
  [{ ancho: 700, alto: 100 }, 'Usa una imagen a lo más 6 veces más ancha que alta'],
])('a picture of %j as a logo: %j', (medidas, motivo) => expect(motivoDeLogo(medidas)).toBe(motivo))

it('keeps its proportion and says its size by its name', () => {
  expect(medidasDeLogo({ ancho: 600, alto: 200 }, { conPlaca: false })).toEqual({ ancho: 240, alto: 80 })
  expect(medidasDeLogo({ ancho: 600, alto: 200 }, { conPlaca: true })).toEqual({ ancho: 208, alto: 80 })
  const logo = { clave: 'a'.repeat(32), ancho: 240, alto: 80 }
  expect(leerLogo(nombreDeLogo(logo))).toEqual(logo)
  for (const ajeno of ['', 'logo.png', `${'A'.repeat(32)}-2x3`, `../${'a'.repeat(32)}-2x3`])
    expect(leerLogo(ajeno), ajeno).toBeNull()
})

it('lies at addresses of its own, and nothing else does', () => {
  const clave = '0'.repeat(32)
  expect(archivoDeMarca(rutaDeLogo(clave))).toBe(`marca/${clave}.webp`)
  for (const icono of ICONOS) expect(archivoDeMarca(rutaDeIcono(clave, icono))).toBe(`marca/${clave}-${icono}.png`)
  for (const ajena of [
    '/marca/..webp',
    `/marca/${clave}-33.png`,
    `/marca/x/${clave}.webp`,
    `/marca/${clave}.webp.part`,
  ])
    expect(archivoDeMarca(ajena), ajena).toBeNull()
})
