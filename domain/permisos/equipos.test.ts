import { PAPELES_PROVEEDOR } from '#contract/enumeraciones/operadores.ts'
import { DERECHOS } from '#contract/enumeraciones.ts'
import { expect, it } from 'vitest'
import { type Actor, type RolProveedor, type Sesion, VISITANTE } from './actor.ts'
import {
  derechosDe,
  puedeAsignarGuia,
  puedeGestionarAlta,
  puedeGestionarEquipo,
  soloSalidasDe,
  tieneDerecho,
} from './equipos.ts'

const base: Sesion = {
  tipo: 'sesion',
  contexto: 'proveedor',
  usuarioId: 'u1',
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
}
const con = (rol: Sesion['proveedor'] extends infer P ? (P extends { rol: infer R } ? R : never) : never): Actor => ({
  ...base,
  proveedor: { id: 'p1', rol },
})

it.each([
  ['dueno', 'alta equipo experiencias salidas ventas decidir llegadas reservas'],
  ['gestor', 'experiencias salidas ventas decidir llegadas reservas'],
  ['guia', 'llegadas reservas'],
  ['caja', 'llegadas reservas'],
] as const)('%s: %s', (rol, actos) =>
  expect([DERECHOS.filter((acto) => tieneDerecho(rol, acto)).join(' '), derechosDe(rol).join(' ')]).toEqual([
    actos,
    actos,
  ]),
)

it('asks the session', () => {
  expect(
    PAPELES_PROVEEDOR.map((rol) => [
      puedeGestionarAlta(con(rol)),
      puedeGestionarEquipo(con(rol)),
      puedeAsignarGuia(con(rol)),
      soloSalidasDe(con(rol)),
    ]),
  ).toEqual([
    [false, false, false, 'u1'],
    [false, false, false, null],
    [false, false, true, null],
    [true, true, true, null],
  ])
})

it('asks it of a host, who is the owner, and of their staff by the same roles', () => {
  const host: Sesion = { ...base, contexto: 'cliente', anfitrionId: 'h1' }
  const ayuda = (rol: RolProveedor): Actor => ({ ...base, contexto: 'cliente', deAnfitrion: { id: 'h1', rol } })
  expect(
    [host, ayuda('gestor'), ayuda('guia'), ayuda('caja'), VISITANTE].map((actor) => [
      puedeGestionarAlta(actor),
      puedeGestionarEquipo(actor),
      puedeAsignarGuia(actor),
      soloSalidasDe(actor),
    ]),
  ).toEqual([
    [true, true, true, null],
    [false, false, true, null],
    [false, false, false, 'u1'],
    [false, false, false, null],
    [false, false, false, null],
  ])
})
