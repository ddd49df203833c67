import { describe, expect, it } from 'vitest'
import { sinEnlaces } from './sin-enlaces.ts'

const PROPIOS = ['tourismhub.example', 'hola@tourismhub.example', 'ana@ejemplo.cl']

describe('what somebody else wrote leads nowhere', () => {
  it.each([
    ['Ganaste en https://malo.example/premio', 'Ganaste en [enlace quitado]'],
    ['Te invitaron a «Ganaste en HTTPS://malo.example»', 'Te invitaron a «Ganaste en [enlace quitado]'],
    ['www.malo.cl te espera', '[enlace quitado] te espera'],
    ['Entra a malo.example/premio?x=1 hoy', 'Entra a [enlace quitado] hoy'],
    ['Entra a «malo.example» hoy', 'Entra a «[enlace quitado]» hoy'],
    ['Entra a malo.cl.', 'Entra a [enlace quitado].'],
    ['Entra a bit.ly/abc', 'Entra a [enlace quitado]'],
    ['Premios de premios@malo.example', 'Premios de [enlace quitado]'],
    ['Ganaste: ｍａｌｏ．ｅｘａｍｐｌｅ／premio', 'Ganaste: [enlace quitado]'],
    ['viñamar.cl', '[enlace quitado]'],
    ['tourismhub.example.malo.cl', '[enlace quitado]'],
    ['https://tourismhub.example.malo.cl/x', '[enlace quitado]'],
    ['https://tourismhub.example@malo.cl/x', '[enlace quitado]'],
    ['ftp://malo/x', '[enlace quitado]'],
    ['entra a -malo.cl/pago', 'entra a -[enlace quitado]'],
    ['entra a .malo.cl/pago', 'entra a .[enlace quitado]'],
    ['entra a _malo.cl/pago', 'entra a _[enlace quitado]'],
    ['entra a пример.рф/pago', 'entra a [enlace quitado]'],
    ['entra a malo.中国/x', 'entra a [enlace quitado]'],
    ['entra a 1.2.3.4/pago', 'entra a [enlace quitado]'],
    ['entra a sta.banco.info', 'entra a [enlace quitado]'],
    ['entra a dr.malo.example', 'entra a [enlace quitado]'],
    ['entra a av.malo.cl', 'entra a [enlace quitado]'],
    ['entra a @malo.cl/pago', 'entra a @[enlace quitado]'],
    ['entra a Malo.Info o malo.Shop', 'entra a [enlace quitado] o [enlace quitado]'],
    ['entra a Malo.Com/x', 'entra a [enlace quitado]'],
  ])('%s', (texto, limpio) => expect(sinEnlaces(texto, PROPIOS)).toBe(limpio))

  it.each([
    'Rutas & Cía. / Turismo S.A.',
    'A las 10:30 a.m. del 3.5.2027, por $40.000',
    'Hasta 2,5 km. Lleva agua. Sal temprano.',
    'Pan ½ amasado… y té',
    'https://tourismhub.example/mis-entradas/ABCD2345?clave=x',
    'Escríbenos a hola@tourismhub.example.',
    'Tu cuenta es ana@ejemplo.cl.',
    'EE.UU. y Av.Matta',
    'Av.B.Ohiggins 120, con la Dra.Pérez y el Dr.Soto',
    'Son 1.234.567.890 granos… o 12.345.678-5',
    '¡Qué día!..y seguimos',
    'La marea subió.Elige otra fecha. Trae agua.Llegar 15 minutos antes',
    'Son $12.000.Incluye almuerzo',
  ])('as it is: %s', (texto) => expect(sinEnlaces(texto, PROPIOS)).toBe(texto))
})
