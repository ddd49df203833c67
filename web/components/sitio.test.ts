import { expect, it } from 'vitest'
import { DATOS_DE_DEMO, DATOS_PRIMEROS } from '#domain/sitio/datos.ts'
import { sitioDe } from '#domain/sitio/sitio.ts'
import type { Cliente } from '#web/api/cliente.ts'
import { SITIO, tituloDe } from '#web/ui/marca.ts'
import { delSitio, leerSitio } from './sitio.ts'

const otro = sitioDe(
  {
    ...DATOS_DE_DEMO,
    marca: 'Ruta Quillay',
    lema: '',
    correo: '',
    telefono: '',
    diasDeRespuesta: null,
    colores: { primario: '#7b1fa2', acento: '' },
  },
  { conCuenta: false },
)

it.each([
  [
    'ours',
    sitioDe(DATOS_DE_DEMO, { conCuenta: true }),
    {
      marca: 'Tourism Hub Chile',
      correo: 'hola@tourismhub.example',
      telefono: '+56 2 2938 4700',
      plazo: 'en 2 días hábiles',
      logo: { url: '/favicon.svg' },
      estilo: null,
      hechoCon: null,
    },
  ],
  [
    'of somebody else, who said little',
    otro,
    {
      marca: 'Ruta Quillay',
      lema: 'Experiencias locales en todo Chile',
      correo: null,
      telefono: null,
      plazo: 'lo antes posible',
      estilo: '/marca/7b1fa2-a8481a.css',
      hechoCon: 'Tourism Hub Chile',
    },
  ],
])('what the screens say is %s', (_, sitio, dicho) => expect(delSitio(sitio)).toMatchObject(dicho))

it('is what was read last where it cannot be read', async () => {
  const cliente = (call: () => Promise<unknown>): Cliente => ({ call }) as unknown as Cliente
  await leerSitio(cliente(() => Promise.resolve(otro)))
  expect(tituloDe('Ayuda')).toBe('Ayuda · Ruta Quillay')
  expect(await leerSitio(cliente(() => Promise.reject(new Error('no database'))))).toBe(otro)
  expect(SITIO.marca).toBe('Ruta Quillay')
  await leerSitio(cliente(() => Promise.resolve(sitioDe(DATOS_PRIMEROS, { conCuenta: false }))))
  expect(tituloDe('Ayuda')).toBe('Ayuda · Tourism Hub Chile')
})
