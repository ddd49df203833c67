import { PAPELES } from '#contract/enumeraciones/personas.ts'
import { expect, it } from 'vitest'
import { type RolAdmin, type Sesion } from './actor.ts'
import { colasDe } from './casos.ts'

const admin = (...rolesAdmin: RolAdmin[]): Sesion => ({
  tipo: 'sesion',
  contexto: 'admin',
  usuarioId: 'x',
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin,
})

it.each<[RolAdmin, string]>([
  ['confianza', 'operador experiencia documento empresa reporte opinion mensaje datos suspension apelacion ausencia'],
  ['finanzas', 'empresa cotizacion reembolso pago disputa liquidacion discrepancia entrega suspension'],
  ['soporte', 'cotizacion mensaje reembolso entrega datos ausencia asistente consulta'],
  ['contenido', 'experiencia reporte opinion asistente'],
])('%s works on %s', (papel, colas) => expect(colasDe(admin(papel)).join(' ')).toBe(colas))

it('gives super every queue, each queue somebody, and nobody else any', () => {
  const todas = colasDe(admin('super'))
  expect(
    new Set(PAPELES.filter((papel) => papel !== 'super').flatMap((papel) => colasDe(admin(papel)))).symmetricDifference(
      new Set(todas),
    ).size,
  ).toBe(0)
  expect(colasDe({ ...admin('super'), contexto: 'cliente' })).toEqual([])
})
