import { nombresViajeros } from './contenido/opiniones.ts'
import { EMPRESA_DEMO } from './empresas.ts'
import type { Row } from './insert-rows.ts'
import { idDe, numberOf } from './seeded.ts'
import { sinAcentos } from './sin-acentos.ts'
import { anfitriones } from './zonas.ts'

const TERMINOS_VERSION = '2026-11-01'

/** The operators whose areas the demo accounts open. */
export const ANFITRION_DEMO = 'paulina-saavedra-aves'
export const PROVEEDOR_DEMO = 'quillay-y-piedra'
/** Where the guide of the provider also works. */
const OTRO_PROVEEDOR = 'aconcagua-arriba'

/** When the host of the demo took her plan: a month of trial, then the one that is paid. */
export const planDesde = (hoy: Date): Date => new Date(hoy.getTime() - 45 * 86_400_000)

export interface Viajero {
  id: string
  nombre: string
  apellido: string
  email: string
  telefono: string
}

const cuentas = {
  viajera: { nombre: 'Valentina', apellido: 'Rojas', email: 'viajera@demo.cl' },
  ayudante: { nombre: 'Joaquín', apellido: 'Vera', email: 'ayudante@demo.cl' },
  proveedor: { nombre: 'Marcela', apellido: 'Astudillo', email: 'proveedor@demo.cl' },
  guia: { nombre: 'Camilo', apellido: 'Paredes', email: 'guia@demo.cl' },
  empresa: { nombre: 'Andrés', apellido: 'Leiva', email: 'empresa@demo.cl' },
  admin: { nombre: 'Ignacia', apellido: 'Soto', email: 'admin@demo.cl' },
  finanzas: { nombre: 'Tomás', apellido: 'Riquelme', email: 'finanzas@demo.cl' },
}

export const viajera: Viajero = viajeroDe('viajera', cuentas.viajera)

/** Everybody else who buys. */
export const viajeros: Viajero[] = nombresViajeros.map(({ nombre, apellido }, i) =>
  viajeroDe(`viajero:${i}`, { nombre, apellido, email: emailDe(`${nombre}.${apellido}`) }),
)

export const usuarioDeAnfitrion = (slug: string): string => idDe(`usuario:anfitrion:${slug}`)

export function usuarioRows(hoy: Date, claveHash: string): Row<'usuarios'>[] {
  const deAnfitriones = anfitriones.map(({ slug, nombre, apellido }) => ({
    id: usuarioDeAnfitrion(slug),
    nombre,
    apellido,
    email: slug === ANFITRION_DEMO ? 'anfitriona@demo.cl' : emailDe(slug),
    telefono: telefonoDe(slug),
    esAnfitrion: true,
  }))
  const deDemo = (['ayudante', 'proveedor', 'guia', 'empresa', 'admin', 'finanzas'] as const).map((cuenta) => ({
    ...viajeroDe(cuenta, cuentas[cuenta]),
    esAnfitrion: false,
  }))
  const compradores = [viajera, ...viajeros].map((viajero) => ({ ...viajero, esAnfitrion: false }))
  return [...compradores, ...deDemo, ...deAnfitriones].map((persona) => {
    const createdAt = altaDe(persona.id, hoy)
    return {
      ...persona,
      claveHash,
      emailVerificadoEn: new Date(createdAt.getTime() + 600_000),
      perfilPreferencias: {},
      createdAt,
      updatedAt: createdAt,
    }
  })
}

export function consentimientoRows(usuarios: readonly Row<'usuarios'>[]): Row<'consentimientos'>[] {
  return usuarios.map(({ id, createdAt }) => ({
    usuarioId: id,
    tipo: 'terminos',
    version: TERMINOS_VERSION,
    otorgado: true,
    createdAt,
  }))
}

export function membresiaRows(hoy: Date): Row<'membresias'>[] {
  const createdAt = hoy
  const ninguno = { proveedorId: null, anfitrionId: null, empresaId: null, createdAt }
  return [
    {
      ...ninguno,
      id: idDe('membresia:proveedor'),
      usuarioId: idDe('usuario:proveedor'),
      tipo: 'proveedor',
      papel: 'dueno',
      proveedorId: idDe(`proveedor:${PROVEEDOR_DEMO}`),
    },
    {
      ...ninguno,
      id: idDe('membresia:guia'),
      usuarioId: idDe('usuario:guia'),
      tipo: 'proveedor',
      papel: 'guia',
      proveedorId: idDe(`proveedor:${PROVEEDOR_DEMO}`),
      createdAt: new Date(hoy.getTime() - 90 * 86_400_000),
    },
    {
      ...ninguno,
      id: idDe('membresia:guia:otro'),
      usuarioId: idDe('usuario:guia'),
      tipo: 'proveedor',
      papel: 'guia',
      proveedorId: idDe(`proveedor:${OTRO_PROVEEDOR}`),
    },
    {
      ...ninguno,
      id: idDe('membresia:ayudante'),
      usuarioId: idDe('usuario:ayudante'),
      tipo: 'anfitrion',
      papel: 'guia',
      anfitrionId: idDe(`anfitrion:${ANFITRION_DEMO}`),
    },
    {
      ...ninguno,
      id: idDe('membresia:empresa'),
      usuarioId: idDe('usuario:empresa'),
      tipo: 'empresa',
      papel: 'dueno',
      empresaId: EMPRESA_DEMO,
    },
    { ...ninguno, id: idDe('membresia:admin'), usuarioId: idDe('usuario:admin'), tipo: 'admin', papel: 'super' },
    {
      ...ninguno,
      id: idDe('membresia:finanzas'),
      usuarioId: idDe('usuario:finanzas'),
      tipo: 'admin',
      papel: 'finanzas',
    },
  ]
}

export function telefonoDe(name: string): string {
  return `+569${numberOf(`telefono:${name}`, 40_000_000, 99_999_999)}`
}

export function emailDe(name: string): string {
  return `${sinAcentos(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '.')}@ejemplo.cl`
}

function viajeroDe(
  name: string,
  { nombre, apellido, email }: { nombre: string; apellido: string; email: string },
): Viajero {
  return { id: idDe(`usuario:${name}`), nombre, apellido, email, telefono: telefonoDe(name) }
}

function altaDe(id: string, hoy: Date): Date {
  return new Date(hoy.getTime() - numberOf(`alta:${id}`, 170, 600) * 86_400_000)
}
