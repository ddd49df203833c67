import { describe, expect, it } from 'vitest'
import { CLASES_DE_REGLA } from '#contract/reglas.ts'
import { diferenciasDeRegla } from './diferencias.ts'
import { PRIMERAS } from './primeras.ts'
import { revisarContenido } from './revisar.ts'
import { enVigor, estadoDeVersion, etiquetaDe, proximaDe } from './vigente.ts'

const copia = <T>(valor: T): T => structuredClone(valor)
const dia = (n: number): Date => new Date(Date.UTC(2027, 0, n))

it.each(CLASES_DE_REGLA)('version 1 of %s fits its own form and differs in nothing from itself', (clase) => {
  expect(revisarContenido(clase, copia(PRIMERAS[clase]) as never)).toEqual({ contenido: PRIMERAS[clase], errores: [] })
  expect(diferenciasDeRegla(clase, PRIMERAS[clase], copia(PRIMERAS[clase]))).toEqual([])
})

it('the home page recommends 13 destinations in three zones, the most popular first', () => {
  expect(PRIMERAS.portada.destinos).toHaveLength(13)
  expect(
    ['norte', 'centro', 'sur'].map((zona) =>
      PRIMERAS.portada.destinos
        .filter((destino) => destino.zona === zona)
        .slice(0, 3)
        .map(({ ciudad }) => ciudad),
    ),
  ).toEqual([
    ['San Pedro de Atacama', 'Vicuña', 'Arica'],
    ['Valparaíso', 'Hanga Roa', 'Santiago'],
    ['Puerto Natales', 'Puerto Varas', 'Pucón'],
  ])
})

describe('a content that is wrong names the field', () => {
  const anuncio = {
    id: 'uno',
    texto: 'Hola',
    enlace: '',
    enlaceTexto: '',
    urgente: false,
    desde: '2027-01-01',
    hasta: '2027-01-02',
    areas: { publico: true, cuenta: false, pago: false, operadores: false, empresas: false, admin: false },
  }
  it.each([
    [{}, null],
    [{ enlace: '//otro.cl', enlaceTexto: 'Ver' }, 'anuncios.0.enlace'],
    [{ enlace: 'https://otro.cl', enlaceTexto: 'Ver' }, 'anuncios.0.enlace'],
    [{ enlace: '/ayuda' }, 'anuncios.0.enlaceTexto'],
    [{ enlace: '/ayuda?q=pago#abono', enlaceTexto: 'Ver' }, null],
    [{ hasta: '2026-12-31' }, 'anuncios.0.hasta'],
    [{ areas: { ...anuncio.areas, publico: false } }, 'anuncios.0.areas.publico'],
    [{ id: 'Con espacio' }, 'anuncios.0.id'],
  ])('an announcement with %j: %s', (campos, campo) => {
    expect(revisarContenido('anuncios', { anuncios: [{ ...anuncio, ...campos }] }).errores[0]?.campo ?? null).toBe(
      campo,
    )
  })

  const { cancelacion, planes, feriados, terminos, documentos } = PRIMERAS
  it.each([
    ['cancelacion', { ...cancelacion, flexible: [{ hasta: -1, porcentaje: 100 }] }, 'flexible.0.hasta'],
    ['cancelacion', { ...cancelacion, flexible: [{ hasta: '24', porcentaje: 100 }] }, 'flexible.0.hasta'],
    ['cancelacion', { ...cancelacion, flexible: [] }, 'flexible'],
    [
      'cancelacion',
      {
        ...cancelacion,
        moderada: [
          { hasta: 72, porcentaje: 100 },
          { hasta: 80, porcentaje: 50 },
        ],
      },
      'moderada.1.hasta',
    ],
    [
      'cancelacion',
      {
        ...cancelacion,
        moderada: [
          { hasta: 72, porcentaje: 100 },
          { hasta: 24, porcentaje: 100 },
        ],
      },
      'moderada.1.porcentaje',
    ],
    ['cancelacion', { ...cancelacion, no_reembolsable: [{ hasta: 24, porcentaje: 100 }] }, 'no_reembolsable'],
    ['planes', { ...planes, pro: { ...planes.pro, comision: 9_999 } }, 'pro.comision'],
    ['planes', { ...planes, pro: { ...planes.pro, personas: null } }, 'pro.personas'],
    ['feriados', { ...feriados, feriados: [{ fecha: '2027-02-30', nombre: 'Nada' }] }, 'feriados.0.fecha'],
    ['feriados', { ...feriados, feriados: [feriados.feriados[0], feriados.feriados[0]] }, 'feriados.1.fecha'],
    [
      'feriados',
      { ...feriados, vacaciones: [{ region: '13', nombre: 'Invierno', desde: '2027-07-10', hasta: '2027-07-01' }] },
      'vacaciones.0.hasta',
    ],
    [
      'feriados',
      { ...feriados, vacaciones: [{ region: '99', nombre: 'Invierno', desde: '2027-07-01', hasta: '2027-07-10' }] },
      'vacaciones.0.region',
    ],
    ['terminos', { ...terminos, resumen: ' ' }, 'resumen'],
    ['terminos', { ...terminos, secciones: [{ id: 'Con espacio', titulo: 'x', texto: 'y' }] }, 'secciones.0.id'],
    ['terminos', { ...terminos, secciones: [] }, 'secciones'],
    ['documentos', { documentos: [documentos.documentos[0], documentos.documentos[0]] }, 'documentos.1.tipo'],
    ['interruptores', { ...PRIMERAS.interruptores, asistente: 'sí' }, 'asistente'],
    ['limites', {}, 'reservasAbiertas'],
    [
      'portada',
      {
        ...PRIMERAS.portada,
        destinos: PRIMERAS.portada.destinos.map((destino) => ({ ...destino, imagen: 'https://otro.cl/x.svg' })),
      },
      'destinos.0.imagen',
    ],
  ] as const)('%s %#', (clase, contenido, campo) => {
    const { contenido: nada, errores } = revisarContenido(clase, contenido as never)
    expect(nada).toBe(null)
    expect(errores[0]!.campo).toBe(campo)
  })

  it('and what the form does not know is left out', () => {
    expect(revisarContenido('retencion', { ...PRIMERAS.retencion, otra: 1 }).contenido).toEqual(PRIMERAS.retencion)
  })
})

describe('differences', () => {
  it('say where, what it was and what it is', () => {
    const planes = { ...PRIMERAS.planes, pro: { ...PRIMERAS.planes.pro, comision: 750, experiencias: 50 } }
    expect(diferenciasDeRegla('planes', PRIMERAS.planes, planes)).toEqual([
      { donde: 'Pro: Comisión por venta', antes: '8 %', ahora: '7,5 %' },
      { donde: 'Pro: Experiencias publicadas', antes: 'sin límite', ahora: '50' },
    ])
  })

  it('know an entry by its name, wherever it stands in the list', () => {
    const [primero, ...resto] = PRIMERAS.feriados.feriados
    expect(
      diferenciasDeRegla('feriados', PRIMERAS.feriados, { ...PRIMERAS.feriados, feriados: [...resto, primero!] }),
    ).toEqual([])
    expect(diferenciasDeRegla('feriados', PRIMERAS.feriados, { ...PRIMERAS.feriados, feriados: resto })).toEqual([
      { donde: 'Feriados, feriado 01-01-2026', antes: 'Día: 01-01-2026\nNombre: Año Nuevo', ahora: null },
    ])
  })

  it('tell a new entry whole, its switches by the names of those that are on', () => {
    const anuncio = {
      id: 'corte',
      texto: 'Mañana cerramos',
      enlace: '',
      enlaceTexto: '',
      urgente: true,
      desde: '2026-11-20',
      hasta: '2026-11-21',
      areas: { publico: true, cuenta: false, pago: true, operadores: false, empresas: false, admin: false },
    }
    const [cambio] = diferenciasDeRegla('anuncios', { anuncios: [] }, { anuncios: [anuncio] })
    expect(cambio).toEqual({
      donde: 'Anuncios, anuncio corte',
      antes: null,
      ahora: [
        'Clave: corte',
        'Texto: Mañana cerramos',
        'Enlace: —',
        'Texto del enlace: —',
        'Es una advertencia: Sí',
        'Primer día: 20-11-2026',
        'Último día: 21-11-2026',
        'Dónde se muestra: Páginas públicas, Reserva y pago',
      ].join('\n'),
    })
  })
})

describe('the version in force', () => {
  const contenido = (horas: number) => ({ ...PRIMERAS.cancelacion, flexible: [{ hasta: horas, porcentaje: 100 }] })
  const v2 = { version: 2, desde: dia(10), contenido: contenido(48) }
  const v3 = { version: 3, desde: dia(20), contenido: contenido(36) }
  const pronto = { version: 3, desde: dia(5), contenido: contenido(12) }
  it.each([
    ['before any', [v2, v3], 9, 1],
    ['from its moment on', [v2, v3], 10, 2],
    ['until the next', [v2, v3], 19, 2],
    ['the next', [v2, v3], 20, 3],
    ['a newer one takes the place of a planned one', [v2, pronto], 5, 3],
    ['for good', [v2, pronto], 11, 3],
  ] as const)('%s', (_que, publicadas, en, version) => {
    expect(enVigor('cancelacion', publicadas, dia(en)).version).toBe(version)
  })

  it('tells what becomes of each', () => {
    const estados = (publicadas: readonly (typeof v2)[], ahora: Date) =>
      [{ version: 1, desde: null }, ...publicadas].map((una) => estadoDeVersion(una, publicadas, ahora))
    expect(estados([v2, v3], dia(1))).toEqual(['vigente', 'programada', 'programada'])
    expect(estados([v2, v3], dia(15))).toEqual(['anterior', 'vigente', 'programada'])
    expect(estados([v2, pronto], dia(6))).toEqual(['anterior', 'reemplazada', 'vigente'])
    expect([
      proximaDe([v2, v3], dia(1))?.version,
      proximaDe([v2, v3], dia(12))?.version,
      proximaDe([v2, pronto], dia(6)),
    ]).toEqual([2, 3, null])
  })

  it('is called by its day and number, the first one by the day of its texts', () => {
    expect([etiquetaDe({ version: 1, desde: null }), etiquetaDe(v2)]).toEqual(['2026-11-01', '2027-01-09 v2'])
  })
})

it('a switch or a limit that came after a version was published holds as the product came with it', () => {
  const vieja = (contenido: object) => [{ version: 2, desde: new Date('2026-01-01'), contenido }]
  expect(enVigor('interruptores', vieja({ regalos: false }), new Date('2026-02-01')).contenido).toEqual({
    ...PRIMERAS.interruptores,
    regalos: false,
  })
  expect(enVigor('limites', vieja({ esperas: 3 }), new Date('2026-02-01')).contenido).toEqual({
    ...PRIMERAS.limites,
    esperas: 3,
  })
})
