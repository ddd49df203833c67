import { describe, expect, it } from 'vitest'
import { type Actor, type RolEmpresa, type Sesion, VISITANTE } from './actor.ts'
import {
  motivoParaNoReservar,
  motivoParaNoVerReserva,
  puedeAvisarSinOperador,
  puedeCancelar,
  puedeConversarComoViajero,
  puedeDecidirComoOperador,
  puedeExtender,
  puedePagar,
  puedeRegistrarLlegada,
  puedeVerComoOperador,
  puedeVerContacto,
  puedeVerCorreoDeContacto,
  puedeVerReserva,
  type ReservaConDuenos,
  soloMira,
  soloViaja,
} from './reservas.ts'

const base: Sesion = {
  tipo: 'sesion',
  contexto: 'cliente',
  usuarioId: 'otra',
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
}
const deProveedor = (id: string, rol: 'dueno' | 'gestor' | 'guia' | 'caja'): Sesion => ({
  ...base,
  contexto: 'proveedor',
  usuarioId: 'p-user',
  proveedor: { id, rol },
})
const deEmpresa = (rol: RolEmpresa, usuarioId = 'e-user', id = 'e1'): Sesion => ({
  ...base,
  usuarioId,
  empresa: { id, rol },
})
const deAdmin = (rol: 'soporte' | 'contenido'): Sesion => ({
  ...base,
  contexto: 'admin',
  usuarioId: 'x',
  rolesAdmin: [rol],
})

const reserva = { id: 'r1', usuarioId: 'compradora', empresaId: 'e1', proveedorId: 'p1', anfitrionId: null }

const actores: Record<string, Actor> = {
  'a visitor': VISITANTE,
  'the holder of its link': { tipo: 'invitado', reservaId: 'r1' },
  'the holder of another link': { tipo: 'invitado', reservaId: 'r2' },
  'its buyer, who left the company': { ...base, usuarioId: 'compradora' },
  'its buyer, now of another company': deEmpresa('dueno', 'compradora', 'e2'),
  'its buyer, put out, with its link': { ...base, usuarioId: 'compradora', reservaId: 'r1' },
  'its buyer, who buys for it': deEmpresa('comprador', 'compradora'),
  'its buyer, who only reads now': deEmpresa('lectura', 'compradora'),
  'its buyer, of its accounts now': deEmpresa('finanzas', 'compradora'),
  'somebody else': base,
  'somebody with its link': { ...base, reservaId: 'r1' },
  'its buyer as proveedor': { ...deProveedor('p9', 'dueno'), usuarioId: 'compradora' },
  'its company': deEmpresa('dueno'),
  'an approver of its company': deEmpresa('aprobador'),
  'a buyer of its company': deEmpresa('comprador'),
  'the accounts of its company': deEmpresa('finanzas'),
  'a reader of its company': deEmpresa('lectura'),
  'its operator': deProveedor('p1', 'dueno'),
  'its operator’s guía': deProveedor('p1', 'guia'),
  'its operator’s caja': deProveedor('p1', 'caja'),
  'another operator': deProveedor('p2', 'dueno'),
  'a key of its company': { tipo: 'clave', claveId: 'k', empresaId: 'e1', permisos: ['reservas:escribir'] },
  'an admin of soporte': deAdmin('soporte'),
  'an admin of contenido': deAdmin('contenido'),
}

/** v read, p pay, e extend, c cancel, w write to its operator, n say that nobody came, o read as operator, d decide as operator, l check in. */
const MATRIZ: [string, string][] = [
  ['a visitor', ''],
  ['the holder of its link', 'vwn'],
  ['the holder of another link', ''],
  ['its buyer, who left the company', ''],
  ['its buyer, now of another company', ''],
  ['its buyer, put out, with its link', 'vwn'],
  ['its buyer, who buys for it', 'vpecwn'],
  ['its buyer, who only reads now', 'v'],
  ['its buyer, of its accounts now', 'v'],
  ['somebody else', ''],
  ['somebody with its link', 'vwn'],
  ['its buyer as proveedor', ''],
  ['its company', 'vpecwn'],
  ['an approver of its company', 'vpecwn'],
  ['a buyer of its company', 'vpecwn'],
  ['the accounts of its company', 'v'],
  ['a reader of its company', 'v'],
  ['its operator', 'odl'],
  ['its operator’s guía', 'o'],
  ['its operator’s caja', 'ol'],
  ['another operator', ''],
  ['a key of its company', ''],
  ['an admin of soporte', 'vecnodl'],
  ['an admin of contenido', 'vo'],
]

it.each(MATRIZ)('%s may: %s', (quien, letras) => {
  const actor = actores[quien]!
  const puede = {
    v: puedeVerReserva(actor, reserva),
    p: puedePagar(actor, reserva),
    e: puedeExtender(actor, reserva),
    c: puedeCancelar(actor, reserva),
    w: puedeConversarComoViajero(actor, reserva),
    n: puedeAvisarSinOperador(actor, reserva),
    o: puedeVerComoOperador(actor, reserva),
    d: puedeDecidirComoOperador(actor, reserva),
    l: puedeRegistrarLlegada(actor, reserva),
  }
  expect(
    Object.entries(puede)
      .filter(([, si]) => si)
      .map(([letra]) => letra)
      .join(''),
  ).toBe(letras)
})

it('covers every actor', () => expect(MATRIZ.map(([quien]) => quien)).toEqual(Object.keys(actores)))

it('lets a guía check in at the salida that is theirs', () => {
  expect(puedeRegistrarLlegada(deProveedor('p1', 'guia'), reserva, 'p-user')).toBe(true)
  expect(puedeRegistrarLlegada(deProveedor('p1', 'guia'), reserva, 'otro')).toBe(false)
  expect(puedeRegistrarLlegada(deProveedor('p2', 'guia'), reserva, 'p-user')).toBe(false)
})

describe('whoever holds the link', () => {
  const conEnlace: Actor[] = [
    { tipo: 'invitado', reservaId: 'r1' },
    { ...base, reservaId: 'r1' },
  ]
  const puede = (actor: Actor, de: ReservaConDuenos) =>
    [puedeVerReserva, puedeAvisarSinOperador, puedePagar, puedeExtender, puedeCancelar, soloViaja].map((permiso) =>
      permiso(actor, de),
    )

  it.each([
    ['of a company’s purchase', reserva],
    ['of what a company sold on', { ...reserva, usuarioId: null }],
  ])('%s travels: sees it, says that nobody came, and no more', (_caso, deEmpresas) => {
    for (const viajera of conEnlace) expect(puede(viajera, deEmpresas)).toEqual([true, true, false, false, false, true])
    expect(
      puede({ ...deEmpresa('lectura'), reservaId: 'r1' }, deEmpresas),
      'a reader with the link buys nothing',
    ).toEqual([true, true, false, false, false, false])
    expect(puede(deEmpresa('dueno'), deEmpresas)).toEqual([true, true, true, true, true, false])
    expect(soloViaja(deAdmin('soporte'), deEmpresas)).toBe(false)
  })

  it.each([
    ['of a guest’s', { ...reserva, empresaId: null, usuarioId: null }],
    ['of an account’s', { ...reserva, empresaId: null }],
  ])('%s is its buyer', (_caso, propia) => {
    for (const viajera of conEnlace) expect(puede(viajera, propia)).toEqual([true, true, true, true, true, false])
  })
})

it('leaves what an account bought for itself to it, whatever it is in a company', () => {
  const suya = { ...reserva, empresaId: null }
  for (const actor of [{ ...base, usuarioId: 'compradora' }, deEmpresa('lectura', 'compradora')]) {
    expect(
      [puedeVerReserva, puedePagar, puedeExtender, puedeCancelar, puedeConversarComoViajero, soloMira].map((permiso) =>
        permiso(actor, suya),
      ),
    ).toEqual([true, true, true, true, true, false])
  }
})

it.each([
  ['its buyer, who only reads now', true],
  ['the accounts of its company', true],
  ['a buyer of its company', false],
  ['the holder of its link', false],
  ['its buyer, who left the company', false],
  ['an admin of soporte', false],
])('%s only looks at it: %s', (quien, mira) => expect(soloMira(actores[quien]!, reserva)).toBe(mira))

it('takes nobody for the buyer of a guest’s reserva', () => {
  expect(puedeVerReserva(base, { ...reserva, usuarioId: null, empresaId: null })).toBe(false)
  expect(puedeVerReserva(deEmpresa('dueno'), { ...reserva, empresaId: null })).toBe(false)
})

it.each([
  ['its buyer, who buys for it', null],
  ['its buyer, who left the company', 'reserva-ajena'],
  ['a visitor', 'clave-de-reserva-requerida'],
  ['the holder of another link', 'clave-de-reserva-requerida'],
  ['somebody else', 'reserva-ajena'],
  ['its operator', 'contexto-ajeno'],
])('%s is told %s', (quien, motivo) => {
  expect(motivoParaNoVerReserva(actores[quien]!, reserva)).toBe(motivo)
})

describe('booking', () => {
  it.each([
    ['a visitor', VISITANTE, false, null],
    ['a traveller', base, false, null],
    ['whoever is of the business', base, true, 'experiencia-propia'],
    ['another host', { ...base, anfitrionId: 'h2' }, false, null],
    ['the operator', deProveedor('p1', 'dueno'), true, 'contexto-ajeno'],
    ['an admin', deAdmin('soporte'), false, 'contexto-ajeno'],
    ['a key', actores['a key of its company']!, false, 'contexto-ajeno'],
  ] as [string, Actor, boolean, string | null][])('%s', (_quien, actor, esPropia, motivo) => {
    expect(motivoParaNoReservar(actor, esPropia)).toBe(motivo)
  })
})

it.each([
  ['its buyer, who buys for it', true],
  ['an admin of soporte', true],
  ['its operator', true],
  ['its operator’s guía', false],
  ['its operator’s caja', false],
  ['another operator', false],
])('the buyer’s address beside the codigo is shown to %s: %s', (quien, si) => {
  expect(puedeVerCorreoDeContacto(actores[quien]!, reserva)).toBe(si)
})

describe('the buyer’s contact', () => {
  const fin = new Date('2026-11-14T15:00:00Z')
  const operador = actores['its operator']!
  it.each([
    ['the operator of a pagada', operador, 'pagada', '2026-11-14T12:00:00Z', false],
    ['the operator of a confirmada', operador, 'confirmada', '2026-11-14T12:00:00Z', true],
    ['the operator a week later', operador, 'realizada', '2026-11-21T15:00:00Z', true],
    ['the operator after that', operador, 'realizada', '2026-11-21T15:00:00.001Z', false],
    ['the operator of a cancelada', operador, 'cancelada', '2026-11-14T12:00:00Z', false],
    ['another operator', actores['another operator']!, 'confirmada', '2026-11-14T12:00:00Z', false],
    ['its buyer, always', actores['its buyer, who buys for it']!, 'cancelada', '2027-11-14T12:00:00Z', true],
  ] as const)('%s', (...[_quien, actor, estado, ahora, si]) => {
    expect(puedeVerContacto(actor, { ...reserva, estado, fin }, new Date(ahora))).toBe(si)
  })
})
