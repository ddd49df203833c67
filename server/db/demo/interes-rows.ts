import { fechaLocal, sumarDias } from '#domain/fechas.ts'
import { esDeCuentaDemo, ofertas } from './catalogo.ts'
import type { Row } from './insert-rows.ts'
import { fractionOf, numberOf } from './seeded.ts'
import type { Venta } from './ventas.ts'

const ZONA = 'America/Santiago'
/** 90 days, and the 90 before to compare them with. */
const DIAS = 180
const FIN_DE_SEMANA = 1.5

/** What visitors did on the pages of the operators whose areas are open. Nobody holds places without having seen page and price. */
export function interesRows(ventas: readonly Venta[], hoy: Date): Row<'interesDiario'>[] {
  const ultimo = fechaLocal(hoy, ZONA)
  const retenidas = Map.groupBy(ventas, ({ salida, creadaEn }) => `${salida.oferta.id} ${fechaLocal(creadaEn, ZONA)}`)
  return ofertas.filter(esDeCuentaDemo).flatMap(({ id, slug, publicadaHaceDias }) => {
    const fama = numberOf(`fama:${slug}`, 6, 22)
    return Array.from({ length: Math.min(DIAS, publicadaHaceDias) }, (_, haceDias) => {
      const fecha = sumarDias(ultimo, -haceDias)
      const name = `interes:${slug}:${haceDias}`
      const empezadas = retenidas.get(`${id} ${fecha}`)?.length ?? 0
      const cotizaciones =
        empezadas + Math.round(visitasDe(name, fama, fecha, haceDias) * (0.1 + 0.15 * fractionOf(`${name}:cotiza`)))
      return {
        experienciaId: id,
        fecha: fecha as never,
        vistas: Math.max(visitasDe(name, fama, fecha, haceDias), cotizaciones * 2),
        cotizaciones,
        sinFechas: fractionOf(`${name}:fechas`) < 0.05 ? 1 : 0,
        sinCupos: fractionOf(`${name}:cupos`) < 0.12 ? numberOf(`${name}:llenas`, 1, 2) : 0,
      }
    })
  })
}

/** More towards today, and on the days on which people plan. */
function visitasDe(name: string, fama: number, fecha: string, haceDias: number): number {
  const deLaSemana = new Date(`${fecha}T12:00:00Z`).getUTCDay() % 6 === 0 ? FIN_DE_SEMANA : 1
  return Math.round(fama * deLaSemana * (1.25 - haceDias / DIAS / 2) * (0.7 + 0.6 * fractionOf(name)))
}
