import { describe, expect, it } from 'vitest'
import { ESTADOS_PROVEEDOR } from '#contract/enumeraciones/operadores.ts'
import { ESTADOS_EXPERIENCIA } from '#contract/enumeraciones/experiencias.ts'
import { type Actor, type Sesion, VISITANTE } from './actor.ts'
import {
  esPublica,
  operadorDeSesion,
  puedeCrearExperiencia,
  puedeEditarExperiencia,
  puedeEditarSalidas,
  puedeRevisarExperiencia,
  puedeVerVentas,
  recibeReservas,
} from './experiencias.ts'

const base: Sesion = {
  tipo: 'sesion',
  contexto: 'cliente',
  usuarioId: 'u',
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
}
const deProveedor = (rol: 'dueno' | 'gestor' | 'guia' | 'caja', id = 'p1'): Sesion => ({
  ...base,
  contexto: 'proveedor',
  proveedor: { id, rol },
})
const deAnfitrion = (rol: 'gestor' | 'guia' | 'caja', id = 'h1'): Sesion => ({ ...base, deAnfitrion: { id, rol } })
const deAdmin = (rol: 'contenido' | 'soporte', mas: Partial<Sesion> = {}): Sesion => ({
  ...base,
  contexto: 'admin',
  rolesAdmin: [rol],
  ...mas,
})

const borrador = { estado: 'borrador', proveedorId: 'p1', anfitrionId: null } as const
const deAnfitriona = { estado: 'borrador', proveedorId: null, anfitrionId: 'h1' } as const

/** n create, e edit, r review, s salidas. */
it.each([
  ['a visitor', VISITANTE, borrador, ''],
  ['a traveller', base, borrador, ''],
  ['dueño', deProveedor('dueno'), borrador, 'nes'],
  ['gestor', deProveedor('gestor'), borrador, 'nes'],
  ['guía', deProveedor('guia'), borrador, ''],
  ['caja', deProveedor('caja'), borrador, ''],
  ['another dueño', deProveedor('dueno', 'p2'), borrador, 'n'],
  ['dueño, signed in as traveller', { ...deProveedor('dueno'), contexto: 'cliente' }, borrador, ''],
  ['the host', { ...base, anfitrionId: 'h1' }, deAnfitriona, 'nes'],
  ['another host', { ...base, anfitrionId: 'h2' }, deAnfitriona, 'n'],
  ['a host’s gestor', deAnfitrion('gestor'), deAnfitriona, 'nes'],
  ['a host’s guía', deAnfitrion('guia'), deAnfitriona, ''],
  ['a host’s caja', deAnfitrion('caja'), deAnfitriona, ''],
  ['gestor of another host', deAnfitrion('gestor', 'h2'), deAnfitriona, 'n'],
  ['gestor of a host, in another context', { ...deAnfitrion('gestor'), contexto: 'proveedor' }, deAnfitriona, ''],
  ['a host’s gestor, on a provider’s', deAnfitrion('gestor'), borrador, 'n'],
  ['admin of contenido', deAdmin('contenido'), borrador, 'rs'],
  ['admin of soporte', deAdmin('soporte'), borrador, 's'],
  ['a key', { tipo: 'clave', claveId: 'k', empresaId: 'e', permisos: ['catalogo:leer'] }, borrador, ''],
] as [string, Actor, typeof borrador | typeof deAnfitriona, string][])('%s', (_quien, actor, experiencia, letras) => {
  const puede = {
    n: puedeCrearExperiencia(actor),
    e: puedeEditarExperiencia(actor, experiencia),
    r: puedeRevisarExperiencia(actor, false),
    s: puedeEditarSalidas(actor, experiencia),
  }
  expect(
    Object.entries(puede)
      .filter(([, si]) => si)
      .map(([letra]) => letra)
      .join(''),
  ).toBe(letras)
})

it('is reviewed by trust and content, and never by whoever it belongs to', () => {
  const revisores = (esPropia: boolean) =>
    (['confianza', 'contenido', 'super', 'soporte', 'finanzas'] as const).filter((rol) =>
      puedeRevisarExperiencia({ ...base, contexto: 'admin', rolesAdmin: [rol] }, esPropia),
    )
  expect(revisores(false)).toEqual(['confianza', 'contenido', 'super'])
  expect(revisores(true)).toEqual([])
})

describe('for whom a session acts', () => {
  it.each([
    ['a host', { ...base, anfitrionId: 'h1' }, { anfitrionId: 'h1', proveedorId: null }, true],
    ['a host’s gestor', deAnfitrion('gestor'), { anfitrionId: 'h1', proveedorId: null }, true],
    ['a host’s guía, who sees no sales', deAnfitrion('guia'), { anfitrionId: 'h1', proveedorId: null }, false],
    [
      'a host, for themselves before anybody else',
      { ...deAnfitrion('guia', 'h2'), anfitrionId: 'h1' },
      { anfitrionId: 'h1', proveedorId: null },
      true,
    ],
    ['dueño', deProveedor('dueno'), { anfitrionId: null, proveedorId: 'p1' }, true],
    ['guía, who sees no sales', deProveedor('guia'), { anfitrionId: null, proveedorId: 'p1' }, false],
    [
      'a host’s membership of a provider, signed in as traveller',
      { ...deProveedor('dueno'), contexto: 'cliente', anfitrionId: 'h1' },
      { anfitrionId: 'h1', proveedorId: null },
      true,
    ],
    ['a traveller', base, null, false],
    ['an admin', deAdmin('soporte', { anfitrionId: 'h1' }), null, false],
    ['a visitor', VISITANTE, null, false],
  ] as [string, Actor, ReturnType<typeof operadorDeSesion>, boolean][])('%s', (_quien, actor, operador, ventas) => {
    expect(operadorDeSesion(actor)).toEqual(operador)
    expect(puedeVerVentas(actor)).toBe(ventas)
  })
})

describe('what the public sees and buys', () => {
  it('shows published and paused ones', () =>
    expect(ESTADOS_EXPERIENCIA.filter(esPublica)).toEqual(['publicada', 'pausada']))
  it('sells only what is published by an operator Activo', () => {
    const pares = ESTADOS_EXPERIENCIA.flatMap((estado) =>
      ESTADOS_PROVEEDOR.filter((operador) => recibeReservas(estado, operador)).map(
        (operador) => `${estado} ${operador}`,
      ),
    )
    expect(pares).toEqual(['publicada Activo'])
  })
})
