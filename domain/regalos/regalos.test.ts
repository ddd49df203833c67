import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  asientoRegaloDevuelto,
  asientoRegaloUsado,
  asientoRegaloVendido,
  repartir,
  repartirCancelada,
} from '#domain/pagos/asientos.ts'
import { seudonimoDe } from '#domain/privacidad/seudonimo.ts'
import { COBRO_MIN } from '#domain/reservas/precio.ts'
import {
  calcularVencimiento,
  codigoDeRegaloDeBytes,
  estadoDeRegalo,
  finDeRetracto,
  montoAplicable,
  mostrarCodigoDeRegalo,
  normalizarCodigoDeRegalo,
  puedeDevolverse,
  puedeReenviarse,
  vuelveAlRegalo,
} from './regalos.ts'

it.each([
  [40_000, 50_000, 40_000],
  [40_000, 40_000, 40_000],
  [40_000, 10_000, 10_000],
  [40_000, 39_800, 39_500],
  [40_000, 39_500, 39_500],
  [400, 100, 0],
  [40_000, 0, 0],
  [40_000, -5, 0],
])('of %i with %i on the gift it pays %i', (total, disponible, monto) => {
  expect(montoAplicable(total, disponible)).toBe(monto)
})

it('never pays more than there is, nor leaves the card what it cannot charge', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000_000 }), fc.integer({ min: 0, max: 500_000 }), (total, disponible) => {
      const monto = montoAplicable(total, disponible)
      expect(monto).toBeLessThanOrEqual(Math.min(total, disponible))
      expect(monto === 0 || monto === total || total - monto >= COBRO_MIN).toBe(true)
    }),
  )
})

it('every movement of a gift sums to zero, and using and giving back leaves what was there', () => {
  const cuenta = (apuntes: { cuenta: string; monto: number }[], una: string): number =>
    apuntes.filter((a) => a.cuenta === una).reduce((suma, a) => suma + a.monto, 0)
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 500_000 }), fc.integer({ min: 0, max: 100 }), (monto, porcentaje) => {
      const vendido = asientoRegaloVendido(monto)
      const antes = repartir(monto, 1200)
      const usado = asientoRegaloUsado(antes)
      const vuelve = vuelveAlRegalo({ monto, devuelto: 0, rebajado: 0 }, porcentaje)
      const devuelto = asientoRegaloDevuelto(antes, repartirCancelada(monto - vuelve))
      for (const apuntes of [vendido, usado, devuelto]) expect(apuntes.reduce((suma, a) => suma + a.monto, 0)).toBe(0)
      expect(cuenta([...vendido, ...usado, ...devuelto], 'regalos') + vuelve).toBe(0)
    }),
  )
})

it.each([
  ['nothing before', { monto: 40_000, devuelto: 0, rebajado: 0 }, 50, 20_000],
  ['a cheaper date before', { monto: 40_000, devuelto: 20_000, rebajado: 20_000 }, 50, 10_000],
  ['a cheaper date before, and all of the rest', { monto: 40_000, devuelto: 20_000, rebajado: 20_000 }, 100, 20_000],
  ['a cheaper date before, and nothing', { monto: 40_000, devuelto: 20_000, rebajado: 20_000 }, 0, 0],
  ['ended already', { monto: 40_000, devuelto: 30_000, rebajado: 20_000 }, 50, 0],
])('goes back to a gift when its booking ends: %s', (_name, uso, porcentaje, vuelve) => {
  expect(vuelveAlRegalo(uso, porcentaje)).toBe(vuelve)
})

it('is called by sixteen letters, typed in any way', () => {
  const codigo = codigoDeRegaloDeBytes(new Uint8Array(32).map((_, i) => i * 7))!
  expect(codigo).toMatch(/^[2-9A-HJKMNP-Z]{16}$/)
  expect(mostrarCodigoDeRegalo(codigo)).toMatch(/^(\w{4}-){3}\w{4}$/)
  expect(normalizarCodigoDeRegalo(` ${mostrarCodigoDeRegalo(codigo).toLowerCase()} `)).toBe(codigo)
  for (const malo of ['', 'ABCD', `${codigo}2`, codigo.replace(/.$/, '0')])
    expect(normalizarCodigoDeRegalo(malo)).toBeNull()
})

const PAGADO = new Date('2026-11-18T02:00:00Z')
const vivo = { estado: 'activo' as const, pagadoEn: PAGADO, venceEn: calcularVencimiento(PAGADO) }

it.each([
  ['2026-11-18T02:00:00Z', '2031-11-18T02:59:59.999Z'],
  ['2026-12-18T12:00:00Z', '2031-12-19T02:59:59.999Z'],
  ['2028-02-29T15:00:00Z', '2033-03-02T02:59:59.999Z'],
])('paid at %s it lives for five years, to the end of that day in Chile: %s', (pagado, vence) => {
  const venceEn = calcularVencimiento(new Date(pagado))
  expect(venceEn).toEqual(new Date(vence))
  expect(estadoDeRegalo({ ...vivo, venceEn }, venceEn)).toBe('activo')
  expect(estadoDeRegalo({ ...vivo, venceEn }, new Date(venceEn.getTime() + 1))).toBe('vencido')
  expect(estadoDeRegalo({ ...vivo, venceEn, estado: 'devuelto' }, new Date(venceEn.getTime() + 1))).toBe('devuelto')
})

it.each([
  [vivo, 0, '2026-11-28T02:59:59Z', true],
  [vivo, 0, '2026-11-28T03:00:00Z', false],
  [vivo, 1, '2026-11-18T03:00:00Z', false],
  [{ ...vivo, estado: 'devolviendo' as const }, 0, '2026-11-18T03:00:00Z', false],
])('money back for %o with %i in use at %s: %s', (regalo, enUso, cuando, si) => {
  expect(puedeDevolverse(regalo, enUso, new Date(cuando))).toBe(si)
  expect(finDeRetracto(PAGADO)).toEqual(new Date('2026-11-28T03:00:00Z'))
})

const BORRADA = seudonimoDe('0b9f').email

it.each([
  ['activo', false, 'eva@x.cl', true],
  ['activo', true, BORRADA, true],
  ['activo', false, BORRADA, false],
  ['bloqueado', false, 'eva@x.cl', false],
  ['bloqueado', true, BORRADA, false],
] as const)(
  'another code for one that is %s, never left and without address (%s), to %s: %s',
  (estado, sinDestinatario, paraEmail, si) => {
    expect(puedeReenviarse({ ...vivo, estado }, { sinDestinatario, paraEmail }, PAGADO)).toBe(si)
  },
)
