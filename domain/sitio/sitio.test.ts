import { describe, expect, it } from 'vitest'
import { SITIO } from '#domain/reglas/formas-del-sitio.ts'
import { revisarContenido } from '#domain/reglas/revisar.ts'
import { DATOS_DE_DEMO, DATOS_PRIMEROS, type DatosDelSitio, sinLoInventado } from './datos.ts'
import { faltantesDe } from './faltantes.ts'
import { enPlazo, identidadLegal } from './frases.ts'
import { agenteDe, IDENTIDAD_PRIMERA, identidadNueva } from './identidad.ts'
import { remitenteDe } from './remitente.ts'
import { sitioDe } from './sitio.ts'

const campos = (datos: DatosDelSitio, conCuenta = false): string[] =>
  faltantesDe(sitioDe(datos, { conCuenta }), []).map(({ campo }) => campo)

describe('who runs the site', () => {
  it('is ours by name alone until somebody says the rest', () => {
    expect(sitioDe(DATOS_PRIMEROS, { conCuenta: false })).toMatchObject({
      marca: 'Tourism Hub Chile',
      empresa: 'Tourism Hub Chile',
      ciudad: 'Santiago',
      razonSocial: null,
      rut: null,
      correo: null,
      telefono: null,
      diasDeRespuesta: null,
      redes: [],
    })
    expect(campos(DATOS_PRIMEROS)).toEqual([
      'razonSocial',
      'rut',
      'giro',
      'direccion',
      'representante',
      'correo',
      'telefono',
      'telefonoHorario',
      'diasDeRespuesta',
      'cuenta',
    ])
    expect(campos(DATOS_DE_DEMO, true)).toEqual([])
  })

  it('is never what a demonstration invented, also where a version of somebody kept it', () => {
    const suyo = {
      ...DATOS_DE_DEMO,
      correo: 'hola@pagos.cl',
      redes: { ...DATOS_DE_DEMO.redes, x: 'https://x.com/pagos' },
    }
    expect(sitioDe(sinLoInventado(suyo), { conCuenta: false })).toMatchObject({
      correo: 'hola@pagos.cl',
      razonSocial: null,
      rut: null,
      telefono: null,
      redes: [{ red: 'x', url: 'https://x.com/pagos' }],
    })
    expect(sinLoInventado(DATOS_PRIMEROS)).toEqual(DATOS_PRIMEROS)
  })

  it.each([
    [{}, null],
    [{ marca: '' }, 'marca'],
    [{ marca: 'Dos\nlíneas' }, 'marca'],
    [{ marca: 'Al\u202erevés' }, 'marca'],
    [{ marca: '\u200b\u200b' }, 'marca'],
    [{ marca: '\u3164' }, 'marca'],
    [{ rut: '76.543.210-3' }, null],
    [{ rut: '76.543.210-4' }, 'rut'],
    [{ correo: 'hola@viñamar.cl' }, null],
    [{ correo: 'hola' }, 'correo'],
    [{ telefono: '+56 9 1234 5678' }, null],
    [{ telefono: '9 1234 5678' }, 'telefono'],
    [{ diasDeRespuesta: 0 }, 'diasDeRespuesta'],
    [{ redes: { ...DATOS_PRIMEROS.redes, x: 'http://x.com/a' } }, 'redes.x'],
    [{ redes: { ...DATOS_PRIMEROS.redes, x: 'https://ana@x.com/a' } }, 'redes.x'],
    [{ redes: { ...DATOS_PRIMEROS.redes, x: 'javascript:alert(1)' } }, 'redes.x'],
  ])('%j is refused by its field: %s', (cambio, campo) => {
    expect(revisarContenido('sitio', { ...DATOS_PRIMEROS, ...cambio } as never).errores[0]?.campo ?? null).toBe(campo)
  })

  it('is kept in one way, however it was typed', () => {
    const { contenido } = revisarContenido<DatosDelSitio>('sitio', {
      ...DATOS_PRIMEROS,
      rut: '76.543.210–3',
      correo: 'Hola@Viñamar.cl',
      telefono: '+56 9 1234 5678',
    } as never)
    expect(contenido).toMatchObject({ rut: '76543210-3', correo: 'hola@xn--viamar-xwa.cl', telefono: '+56912345678' })
  })
})

const sitio = sitioDe(
  { ...DATOS_PRIMEROS, marca: 'Pagos', razonSocial: 'Pagos SpA', rut: '76543210-3', correo: 'hola@pagos.cl' },
  { conCuenta: false },
)

it.each([
  [undefined, { nombre: 'Pagos', correo: 'hola@pagos.cl', responderA: null }],
  ['avisos@correo.pagos.cl', { nombre: 'Pagos', correo: 'avisos@correo.pagos.cl', responderA: 'hola@pagos.cl' }],
  ['Avisos <hola@pagos.cl>', { nombre: 'Avisos', correo: 'hola@pagos.cl', responderA: null }],
])('a mail with MAIL_FROM %j is from %j', (mailFrom, remitente) => {
  expect(remitenteDe(sitio, { mailFrom, baseUrl: 'https://pagos.cl' })).toEqual(remitente)
})

it('a mail of a site without an address is from nobody who reads', () => {
  expect(
    remitenteDe({ marca: 'Pagos', correo: null }, { mailFrom: undefined, baseUrl: 'https://www.pagos.cl' }),
  ).toEqual({ nombre: 'Pagos', correo: 'no-responder@www.pagos.cl', responderA: null })
})

it.each([
  [null, 'lo antes posible'],
  [1, 'en 1 día hábil'],
  [5, 'en 5 días hábiles'],
])('an answer in %j days comes %s', (diasDeRespuesta, frase) => expect(enPlazo({ diasDeRespuesta })).toBe(frase))

it('who answers by law is said as far as it is written', () => {
  expect(identidadLegal(sitio)).toBe('Pagos SpA, RUT 76.543.210-3')
  expect(identidadLegal({ ...sitio, direccion: 'Calle 1' })).toBe('Pagos SpA, RUT 76.543.210-3, Calle 1, Santiago')
  expect(identidadLegal({ ...sitio, razonSocial: null })).toBeNull()
})

it.each([
  ['https://www.pagos.cl', false, { proveedorOcto: 'www-pagos-cl', dominio: 'www.pagos.cl' }],
  ['https://www.pagos.cl', true, IDENTIDAD_PRIMERA],
  ['http://localhost:3000', false, IDENTIDAD_PRIMERA],
])('a new installation at %s, demonstration %s, is known as %j', (baseUrl, demo, identidad) =>
  expect(identidadNueva({ baseUrl, demo })).toEqual(identidad),
)

it.each([
  ['tourism-hub-chile', 'TourismHubChile-Webhooks/1'],
  ['turismo-quillay-cl', 'TurismoQuillayCl-Webhooks/1'],
])('a supplier known as %s sends its messages as %s', (proveedorOcto, agente) =>
  expect(agenteDe({ proveedorOcto, dominio: 'x' })).toBe(agente),
)

it('asks in its form for the same that it says is missing', () => {
  const pedidos = SITIO.flatMap(({ campo, pedido }) => (pedido === undefined ? [] : [campo]))
  expect(pedidos).toEqual(campos({ ...DATOS_PRIMEROS, ciudad: '' }, true))
  expect(SITIO.find(({ campo }) => campo === 'telefono')?.pedido).toBe('Las entradas no dicen a quién llamar.')
})
