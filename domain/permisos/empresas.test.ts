import { PAPELES_EMPRESA } from '#contract/enumeraciones/empresas.ts'
import { describe, expect, it } from 'vitest'
import { type RolEmpresa, VISITANTE, type Sesion } from './actor.ts'
import { type DerechoDeEmpresa, miembroCon, necesitaAprobacion, tieneDerecho } from './empresas.ts'

const quienes = (derecho: DerechoDeEmpresa): RolEmpresa[] => PAPELES_EMPRESA.filter((rol) => tieneDerecho(rol, derecho))

describe('the team of a company', () => {
  it.each([
    ['ver', ['dueno', 'aprobador', 'comprador', 'finanzas', 'lectura']],
    ['pedir', ['dueno', 'aprobador', 'comprador']],
    ['comprar', ['dueno', 'aprobador', 'comprador']],
    ['aprobar', ['dueno', 'aprobador']],
    ['ver_cuenta', ['dueno', 'aprobador', 'finanzas']],
    ['administrar', ['dueno']],
  ] as const)('%s: %j', (derecho, roles) => expect(quienes(derecho)).toEqual(roles))

  it('acts only with a membership in a customer session', () => {
    const sesion: Sesion = {
      tipo: 'sesion',
      contexto: 'cliente',
      usuarioId: 'u',
      sesionId: 's',
      anfitrionId: null,
      proveedor: null,
      empresa: { id: 'e', rol: 'comprador' },
      rolesAdmin: [],
    }
    expect(miembroCon(sesion, 'comprar')).toEqual({ empresaId: 'e', usuarioId: 'u', rol: 'comprador' })
    for (const actor of [VISITANTE, { ...sesion, empresa: null }, { ...sesion, contexto: 'admin' } as Sesion])
      expect(miembroCon(actor, 'ver')).toBeNull()
    expect(miembroCon(sesion, 'aprobar')).toBeNull()
  })

  it.each([
    ['comprador', 100_000, 100_000, false],
    ['comprador', 100_000, 100_001, true],
    ['comprador', null, 9_000_000, false],
    ['comprador', 0, 1, true],
    ['aprobador', 500_000, 500_001, true],
    ['dueno', 1, 9_000_000, false],
  ] as const)('%s with the limit %s buys for %i: needs approval %s', (rol, limite, total, si) =>
    expect(necesitaAprobacion(total, { rol, limite })).toBe(si),
  )
})
