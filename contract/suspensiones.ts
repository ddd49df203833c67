import { z } from 'zod'
import type { Access } from './call.ts'
import { defineCalls } from './call.ts'
import { Fecha, Id, Instante, Paginacion, Pesos, texto, ZonaHoraria } from './comun.ts'
import { ReservaRecibida } from './operadores.ts'
import { ESTADOS_SALIDA } from './enumeraciones/salidas.ts'

/** Why a departure is called off: what nobody can help, and what the operador could not do. */
const MOTIVOS_DE_SUSPENSION = ['clima', 'mar_cerrado', 'camino_cortado', 'incendio', 'emergencia', 'operativo'] as const
export type MotivoDeSuspension = (typeof MOTIVOS_DE_SUSPENSION)[number]

/** A departure among all those of an operador on one day. */
export const SalidaDelDia = z.object({
  id: z.string(),
  experienciaId: z.string(),
  nombreExperiencia: z.string(),
  inicio: Instante,
  fin: Instante,
  zonaHoraria: ZonaHoraria,
  estado: z.enum(ESTADOS_SALIDA),
  motivo: z.string().nullable(),
  cupos: z.int(),
  viajeros: z.int(),
  reservas: z.int(),
  /** What would go back if it were called off. */
  monto: Pesos,
  /** Buyers who have not answered yet, of a departure called off with another date on offer. */
  porElegir: z.int(),
  puedeSuspender: z.boolean(),
})
export type SalidaDelDia = z.infer<typeof SalidaDelDia>

export const Manifiesto = z.object({
  salidaId: z.string(),
  nombreExperiencia: z.string(),
  inicio: Instante,
  fin: Instante,
  zonaHoraria: ZonaHoraria,
  estado: z.enum(ESTADOS_SALIDA),
  cupos: z.int(),
  puntoEncuentro: z.string(),
  reservas: z.array(ReservaRecibida),
})
export type Manifiesto = z.infer<typeof Manifiesto>

/** What calling some departures off gives back. */
const CotizacionDeSuspension = z.object({ salidas: z.int(), reservas: z.int(), viajeros: z.int(), monto: Pesos })
export type CotizacionDeSuspension = z.infer<typeof CotizacionDeSuspension>

export const Suspension = CotizacionDeSuspension.extend({
  venceEn: Instante.nullable(),
  /** How it counts, where people had booked and the reason was the operator's own. */
  cuenta: z.object({ escalon: z.int(), porcentaje: z.int(), pausadaHasta: Instante.nullable() }).nullable(),
})
export type Suspension = z.infer<typeof Suspension>

type Area = 'anfitrion' | 'provider'

const delDia = <A extends Area>(area: A, access: readonly Access[]) =>
  ({
    route: `GET /api/${area}/salidas`,
    access,
    resumen: 'Todas mis salidas de un día, o de hasta 7 con `hasta`, con cuántos van.',
    input: z.object({ fecha: Fecha, hasta: Fecha.optional(), ...Paginacion }),
    output: z.array(SalidaDelDia),
    paged: 'entera',
    errors: ['sin-permiso'],
  }) as const

const suspender = <A extends Area>(area: A, access: readonly Access[]) =>
  ({
    route: `POST /api/${area}/salidas/suspender`,
    access,
    resumen:
      'Cancela salidas por clima u otro motivo: se devuelve todo, o cada viajero elige otra fecha o la devolución. Con `monto`, lo que se mostró: si ahora es otro, nada cambia y el problema trae lo nuevo en `cotizacion`.',
    input: z.object({
      salidas: z
        .array(Id)
        .min(1, { error: 'Elige al menos una salida' })
        .max(100, { error: 'Elige 100 salidas como máximo' }),
      motivo: z.enum(MOTIVOS_DE_SUSPENSION, { error: 'Elige un motivo' }),
      modo: z.enum(['devolver', 'ofrecer'], { error: 'Elige qué ofreces a tus viajeros' }),
      nota: texto(280).optional(),
      monto: Pesos.optional(),
    }),
    output: Suspension,
    idempotent: true,
    errors: ['sin-permiso', 'salida-desconocida', 'salida-ya-cancelada', 'salida-ya-iniciada', 'devolucion-distinta'],
  }) as const

const manifiesto = <A extends Area>(area: A, access: readonly Access[]) =>
  ({
    route: `GET /api/${area}/salidas/:id/manifiesto`,
    access,
    resumen: 'Quiénes van en una salida.',
    input: z.object({ id: Id }),
    output: Manifiesto,
    errors: ['salida-desconocida', 'sin-permiso'],
  }) as const

export const suspensiones = defineCalls({
  verSalidasDelDiaDeAnfitrion: delDia('anfitrion', ['anfitrion']),
  suspenderSalidasDeAnfitrion: suspender('anfitrion', ['anfitrion']),
  verManifiestoDeAnfitrion: manifiesto('anfitrion', ['anfitrion']),
  verSalidasDelDiaDeProveedor: delDia('provider', ['proveedor']),
  suspenderSalidasDeProveedor: suspender('provider', ['proveedor']),
  verManifiestoDeProveedor: manifiesto('provider', ['proveedor']),
})
