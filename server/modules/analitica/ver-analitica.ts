import { MAX_DIAS, type Analitica, type CifrasDeAnalitica, type DiaDeAnalitica } from '#contract/analitica.ts'
import { PERDIDAS } from '#contract/enumeraciones.ts'
import { contarPerdidas, porcentaje, type Desenlaces } from '#domain/analitica/perdidas.ts'
import { periodoAnterior, periodoPedido, type Periodo } from '#domain/analitica/periodo.ts'
import { diaLocal, diasEntre, fechaLocal, sumarDias } from '#domain/fechas.ts'
import { operadorDeSesion, puedeVerVentas } from '#domain/permisos/experiencias.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import {
  listPropias,
  sumInteres,
  sumResenas,
  sumSalidas,
  sumVentas,
  type InteresRow,
  type ResenasRow,
  type SalidasRow,
  type Tramos,
  type VentasRow,
} from './analitica.db.ts'
import { ZONA } from './registrar-interes.ts'

export interface RangoPedido {
  desde?: string | undefined
  hasta?: string | undefined
}

const HORARIOS = 12

/** From the visit to the booking, between two days and in as many days before. */
export async function verAnalitica(ctx: Ctx, rango: RangoPedido): Promise<Analitica> {
  const { periodo, anterior, tramos } = tramosDe(ctx, rango)
  const filas: Filas = {
    ventas: await sumVentas(ctx.db, tramos),
    interes: await sumInteres(ctx.db, tramos),
    salidas: await sumSalidas(ctx.db, tramos),
    resenas: await sumResenas(ctx.db, tramos),
  }
  const [antes, ahora] = [contarPerdidas(desenlaces(filas, false)), contarPerdidas(desenlaces(filas, true))]
  const nombres = new Map(
    (await listPropias(ctx.db, tramos.operador)).map(({ id, nombreExperiencia }) => [id, nombreExperiencia]),
  )
  return {
    desde: periodo.desde,
    hasta: periodo.hasta,
    actual: cifras(filas, true),
    anterior: cifras(filas, false),
    perdidas: PERDIDAS.map((motivo) => ({ motivo, actual: ahora[motivo], anterior: antes[motivo] })),
    porDia: diasDe(filas, periodo),
    porDiaAntes: diasDe(filas, anterior),
    experiencias: experienciasDe(filas, nombres),
    horarios: horariosDe(filas.salidas, nombres),
  }
}

/** The stretches of an operator who may see them: not guía, not caja. */
export function tramosDe(ctx: Ctx, rango: RangoPedido): { periodo: Periodo; anterior: Periodo; tramos: Tramos } {
  const operador = operadorDeSesion(ctx.actor) ?? refuse('sin-permiso')
  if (!puedeVerVentas(ctx.actor)) refuse('sin-permiso')
  const periodo =
    periodoPedido(rango, fechaLocal(ctx.now, ZONA), MAX_DIAS) ??
    refuseCampo(rango.hasta ? 'hasta' : 'desde', `Elige de 1 a ${MAX_DIAS} días, el primero antes que el último`)
  const anterior = periodoAnterior(periodo)
  const fechas = { desde: anterior.desde, corte: periodo.desde, hasta: sumarDias(periodo.hasta, 1) }
  const inicio = (fecha: string): Date => diaLocal(fecha, ZONA).desde
  return {
    periodo,
    anterior,
    tramos: {
      operador,
      modo: ctx.psp.dinero,
      comienzos: Array.from({ length: diasEntre(fechas.desde, fechas.hasta) }, (_, i) =>
        inicio(sumarDias(fechas.desde, i)),
      ),
      fechas,
      instantes: { desde: inicio(fechas.desde), corte: inicio(fechas.corte), hasta: inicio(fechas.hasta) },
    },
  }
}

interface Filas {
  ventas: VentasRow[]
  interes: InteresRow[]
  salidas: SalidasRow[]
  resenas: ResenasRow[]
}

const SIN_VENTAS = {
  todas: 0,
  retenciones: 0,
  pagadasEnSitio: 0,
  reservas: 0,
  canceladas: 0,
  viajeros: 0,
  ventas: 0,
  ingresos: 0,
}
const SIN_INTERES = { vistas: 0, cotizaciones: 0, sinFechas: 0, sinCupos: 0 }
const SIN_SALIDAS = { salidas: 0, cupos: 0, ocupados: 0 }

const totalDeVentas = ({ ventas }: Filas, esActual: boolean) =>
  ventas.find(
    (fila) =>
      fila.esActual === esActual && fila.fecha === null && fila.experienciaId === null && fila.resultado === null,
  ) ?? SIN_VENTAS
const totalDeInteres = ({ interes }: Filas, esActual: boolean) =>
  interes.find((fila) => fila.esActual === esActual && fila.fecha === null && fila.experienciaId === null) ??
  SIN_INTERES

function cifras(filas: Filas, esActual: boolean): CifrasDeAnalitica {
  const { retenciones, pagadasEnSitio, reservas, canceladas, viajeros, ventas, ingresos } = totalDeVentas(
    filas,
    esActual,
  )
  const { vistas, cotizaciones } = totalDeInteres(filas, esActual)
  const { cupos, ocupados } =
    filas.salidas.find((fila) => fila.esActual === esActual && fila.experienciaId === null) ?? SIN_SALIDAS
  const opiniones = filas.resenas.find((fila) => fila.esActual === esActual)
  return {
    vistas,
    cotizaciones,
    retenciones,
    pagadas: pagadasEnSitio,
    reservas,
    canceladas,
    viajeros,
    ventas,
    ingresos,
    cupos,
    ocupados,
    ocupacion: porcentaje(ocupados, cupos),
    calificacion: { promedio: opiniones?.promedio ?? null, cantidad: opiniones?.cantidad ?? 0 },
  }
}

function desenlaces(filas: Filas, esActual: boolean): Desenlaces {
  const { cotizaciones, sinFechas, sinCupos } = totalDeInteres(filas, esActual)
  const porResultado = filas.ventas.flatMap((fila) =>
    fila.esActual === esActual && fila.resultado !== null ? [[fila.resultado, fila.todas] as const] : [],
  )
  return {
    cotizaciones,
    sinFechas,
    sinCupos,
    retenciones: totalDeVentas(filas, esActual).retenciones,
    porResultado: new Map(porResultado),
  }
}

function diasDe({ ventas, interes }: Filas, { desde, dias }: Periodo): DiaDeAnalitica[] {
  const vendido = new Map(ventas.flatMap((fila) => (fila.fecha === null ? [] : [[fila.fecha, fila] as const])))
  const visto = new Map(interes.flatMap((fila) => (fila.fecha === null ? [] : [[fila.fecha, fila] as const])))
  return Array.from({ length: dias }, (_, i) => {
    const fecha = sumarDias(desde, i)
    const { reservas, ingresos } = vendido.get(fecha) ?? SIN_VENTAS
    return { fecha, vistas: visto.get(fecha)?.vistas ?? 0, reservas, ingresos }
  })
}

/** Those that anything happened to, by what they brought. */
function experienciasDe(
  { ventas, interes, salidas }: Filas,
  nombres: ReadonlyMap<string, string>,
): Analitica['experiencias'] {
  const de = <T extends { esActual: boolean; experienciaId: string | null }>(filas: T[], id: string): T | undefined =>
    filas.find((fila) => fila.esActual && fila.experienciaId === id)
  return [...nombres]
    .map(([id, nombreExperiencia]) => {
      const { reservas, pagadasEnSitio, ingresos } = de(ventas, id) ?? SIN_VENTAS
      const { vistas, cotizaciones } = de(interes, id) ?? SIN_INTERES
      const { cupos, ocupados } =
        de(
          salidas.filter(({ hora }) => hora === null),
          id,
        ) ?? SIN_SALIDAS
      return {
        id,
        nombreExperiencia,
        vistas,
        cotizaciones,
        pagadas: pagadasEnSitio,
        reservas,
        ingresos,
        ocupacion: porcentaje(ocupados, cupos),
      }
    })
    .filter(({ vistas, reservas, ocupacion }) => vistas > 0 || reservas > 0 || ocupacion !== null)
    .toSorted((a, b) => b.ingresos - a.ingresos || b.vistas - a.vistas)
}

function horariosDe(salidas: SalidasRow[], nombres: ReadonlyMap<string, string>): Analitica['horarios'] {
  return salidas
    .flatMap((fila) =>
      fila.esActual && fila.experienciaId !== null && fila.hora !== null
        ? [
            {
              nombreExperiencia: nombres.get(fila.experienciaId) ?? '',
              hora: fila.hora,
              salidas: fila.salidas,
              cupos: fila.cupos,
              ocupados: fila.ocupados,
            },
          ]
        : [],
    )
    .toSorted(
      (a, b) =>
        a.ocupados / (a.cupos || 1) - b.ocupados / (b.cupos || 1) ||
        (a.nombreExperiencia + a.hora < b.nombreExperiencia + b.hora ? -1 : 1),
    )
    .slice(0, HORARIOS)
}
