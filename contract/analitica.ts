import { z } from 'zod'
import type { Access } from './call.ts'
import { defineCalls } from './call.ts'
import { Fecha, Pesos, Vacio } from './comun.ts'
import { PERDIDAS } from './enumeraciones.ts'
import { Calificacion } from './experiencias.ts'

/** What a visitor of a detail did: saw it, saw the price of a date, found no date on sale, found none with places. */
const HECHOS = ['vista', 'cotizacion', 'sin_fechas', 'sin_cupos'] as const
export type Hecho = (typeof HECHOS)[number]

export type Perdida = (typeof PERDIDAS)[number]

const Cuenta = z.int().min(0)

const Cifras = z.object({
  /** The steps of the site, in order. A hold is a checkout begun; those of companies are none. */
  vistas: Cuenta,
  cotizaciones: Cuenta,
  retenciones: Cuenta,
  pagadas: Cuenta,
  /** Paid bookings made in the period by any way, those of companies too; `canceladas` of them do not stand any more. */
  reservas: Cuenta,
  canceladas: Cuenta,
  viajeros: Cuenta,
  /** What buyers paid for them and was not given back, and the part of it that is the operator's, by the ledger. */
  ventas: Pesos,
  ingresos: Pesos,
  /** Places of the departures of the period; percent taken, null where there was none. */
  cupos: Cuenta,
  ocupados: Cuenta,
  ocupacion: z.int().min(0).max(100).nullable(),
  calificacion: Calificacion,
})
export type CifrasDeAnalitica = z.infer<typeof Cifras>

const Dia = z.object({ fecha: z.iso.date(), vistas: Cuenta, reservas: Cuenta, ingresos: Pesos })
export type DiaDeAnalitica = z.infer<typeof Dia>

export const Analitica = z.object({
  desde: z.iso.date(),
  hasta: z.iso.date(),
  actual: Cifras,
  /** As many days just before. */
  anterior: Cifras,
  perdidas: z.array(z.object({ motivo: z.enum(PERDIDAS), actual: Cuenta, anterior: Cuenta })),
  porDia: z.array(Dia),
  porDiaAntes: z.array(Dia),
  experiencias: z.array(
    z.object({
      id: z.string(),
      nombreExperiencia: z.string(),
      vistas: Cuenta,
      cotizaciones: Cuenta,
      pagadas: Cuenta,
      reservas: Cuenta,
      ingresos: Pesos,
      ocupacion: z.int().min(0).max(100).nullable(),
    }),
  ),
  /** Departures of the period by experience and hour, the emptiest first. */
  horarios: z.array(
    z.object({ nombreExperiencia: z.string(), hora: z.string(), salidas: Cuenta, cupos: Cuenta, ocupados: Cuenta }),
  ),
})
export type Analitica = z.infer<typeof Analitica>

export const MAX_DIAS = 366

const rango = z.object({ desde: Fecha.optional(), hasta: Fecha.optional() })

const ver = <R extends `GET /api/${string}`>(route: R, access: readonly Access[]) =>
  ({
    route,
    access,
    resumen:
      'De la visita a la reserva: pasos, ingresos, ocupación y pérdidas entre dos fechas (los últimos 30 días si no se dicen) y en las anteriores.',
    input: rango,
    output: Analitica,
    errors: ['sin-permiso'],
  }) as const
const exportar = <R extends `GET /api/${string}`>(route: R, access: readonly Access[]) =>
  ({
    route,
    access,
    resumen: 'Lo mismo, una línea por día y experiencia.',
    input: rango,
    output: z.string(),
    produces: 'text/csv',
    archivo: 'analitica.csv',
    errors: ['sin-permiso'],
  }) as const

export const analitica = defineCalls({
  registrarInteres: {
    route: 'POST /api/v1/interes',
    resumen:
      'Suma uno a las cifras del día de una experiencia. No guarda quién; no cuenta robots ni al propio operador.',
    access: ['publico'],
    identifica: true,
    input: z.object({
      experienciaId: z.uuid({ error: 'Escribe el id de la experiencia' }),
      hecho: z.enum(HECHOS, { error: 'Elige un hecho de la lista' }),
    }),
    output: Vacio,
    status: 202,
    errors: [],
  },
  verAnaliticaDeAnfitrion: ver('GET /api/anfitrion/analitica', ['anfitrion']),
  exportarAnaliticaDeAnfitrion: exportar('GET /api/anfitrion/analitica/csv', ['anfitrion']),
  verAnaliticaDeProveedor: ver('GET /api/provider/analitica', ['proveedor']),
  exportarAnaliticaDeProveedor: exportar('GET /api/provider/analitica/csv', ['proveedor']),
})
