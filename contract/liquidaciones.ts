import { z } from 'zod'
import type { Access } from './call.ts'
import { defineCalls } from './call.ts'
import { Fecha, Id, Instante, Libro, ModoDeDinero, Paginacion, texto, textoExacto, Vacio } from './comun.ts'
import { EstadoLiquidacion } from './reservas.ts'
import { ESTADOS_CORRIDA, REGIMENES } from './enumeraciones/dinero.ts'

/** With its sign: what is owed back is negative. */
const Monto = z.int()

/** What a statement says of one line. Everything adds up to `neto`. */
export const Liquidacion = z.object({
  id: z.string(),
  reservaId: z.string(),
  codigo: z.string(),
  nombreExperiencia: z.string(),
  inicio: Instante,
  /** The sale itself, what was settled after it had been paid, or what the operator pays for having called it off. */
  concepto: z.enum(['venta', 'ajuste', 'cargo']),
  estado: EstadoLiquidacion,
  bruto: Monto,
  comision: Monto,
  ivaComision: Monto,
  costoTarjeta: Monto,
  ajuste: Monto,
  retencion: Monto,
  neto: Monto,
  /** From when it may be paid; null while the experience is still to come. */
  liberableEn: Instante.nullable(),
  liquidadaEn: Instante.nullable(),
})
export type Liquidacion = z.infer<typeof Liquidacion>

/** What a request brings if it is accepted and takes place, with what is known today. */
export const PagoEsperado = Liquidacion.pick({
  reservaId: true,
  bruto: true,
  comision: true,
  ivaComision: true,
  costoTarjeta: true,
  retencion: true,
  neto: true,
}).extend({ liberableEn: Instante, fechaPago: Fecha })
export type PagoEsperado = z.infer<typeof PagoEsperado>

const Totales = z.object({
  bruto: Monto,
  comision: Monto,
  ivaComision: Monto,
  costoTarjeta: Monto,
  ajuste: Monto,
  retencion: Monto,
  neto: Monto,
})

const ESTADOS_ABONO = ['pendiente', 'pagado', 'devuelto', 'retirado'] as const

/** One transfer to an operator. */
export const Abono = z.object({
  id: z.string(),
  numero: z.int(),
  fechaPago: Fecha,
  estado: z.enum(ESTADOS_ABONO),
  monto: Monto,
  lineas: z.int(),
  referencia: z.string().nullable(),
  motivo: z.string().nullable(),
})
export type Abono = z.infer<typeof Abono>

export const ResumenDeLiquidaciones = z.object({
  /** What the next run would bring; null where nothing may be paid yet. */
  proximo: z.object({ fecha: Fecha, monto: Monto, lineas: z.int() }).nullable(),
  /** Sold and still to happen, or not a day over. */
  porLiberar: Monto,
  /** Owed back to us; it is taken from what comes, never from a card. */
  saldoEnContra: Monto,
  pagadoEsteAno: Monto,
  /** Commission of the plan by now, without IVA, in hundredths of a percent. */
  comisionTasa: z.int(),
  regimen: z.enum(REGIMENES),
  /** Null where we do not know yet how to pay. */
  cuenta: z.object({ banco: z.string(), terminaEn: z.string() }).nullable(),
  abonos: z.array(Abono),
})
export type ResumenDeLiquidaciones = z.infer<typeof ResumenDeLiquidaciones>

export const VISTAS_LIQUIDACION = ['por_pagar', 'por_liberar', 'pagadas'] as const

const CLASES_CORRIDA = ['operadores', 'devoluciones'] as const

/** `ensayo`: test money whose steps may be tried, without a file. `ninguno`: money of another kind than the site makes now, that is only brought to its end. */
const DESTINOS_CORRIDA = ['banco', 'ensayo', 'ninguno'] as const
export type DestinoDeCorrida = (typeof DESTINOS_CORRIDA)[number]

/** A run: many transfers in one file for the bank, to operators or back to buyers. */
export const Corrida = z.object({
  id: z.string(),
  numero: z.int(),
  clase: z.enum(CLASES_CORRIDA),
  estado: z.enum(ESTADOS_CORRIDA),
  fechaPago: Fecha,
  total: Monto,
  abonos: z.int(),
  creadaPor: z.string(),
  creadaEn: Instante,
  aprobadaPor: z.string().nullable(),
  aprobadaEn: Instante.nullable(),
  enviadaEn: Instante.nullable(),
  concluidaEn: Instante.nullable(),
  referencia: z.string().nullable(),
  dinero: ModoDeDinero,
  destino: z.enum(DESTINOS_CORRIDA),
  acciones: z.object({
    puedeAprobar: z.boolean(),
    puedeEnviar: z.boolean(),
    puedeDescargar: z.boolean(),
    puedeConcluir: z.boolean(),
  }),
})
export type Corrida = z.infer<typeof Corrida>

export const CorridaCompleta = Corrida.extend({
  /** `operador`: who is paid, of whichever class the run is. */
  detalle: z.array(
    Totales.extend({
      id: z.string(),
      operador: z.string(),
      banco: z.string(),
      terminaEn: z.string(),
      estado: z.enum(ESTADOS_ABONO),
      motivo: z.string().nullable(),
      lineas: z.int(),
      monto: Monto,
    }),
  ),
  totales: Totales,
})
export type CorridaCompleta = z.infer<typeof CorridaCompleta>

const Mes = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, { error: 'Escribe un mes como 2026-11' })
const lista = z.object({
  vista: z.enum(VISTAS_LIQUIDACION, { error: 'Elige una vista de la lista' }).optional(),
  abono: Id.optional(),
  ...Paginacion,
})

const listar = <R extends `GET /api/${string}`>(route: R, access: readonly Access[]) =>
  ({
    route,
    access,
    resumen: 'Mis liquidaciones, línea por línea: por vista (por pagar si no se dice) o de un abono.',
    input: lista,
    output: z.array(Liquidacion),
    paged: true,
    errors: ['sin-permiso'],
  }) as const
const resumen = <R extends `GET /api/${string}`>(route: R, access: readonly Access[]) =>
  ({
    route,
    access,
    resumen: 'Mi próximo pago, lo que falta liberar y los abonos recibidos.',
    input: Vacio,
    output: ResumenDeLiquidaciones,
    errors: ['sin-permiso'],
  }) as const
const esperados = <R extends `GET /api/${string}`>(route: R, access: readonly Access[]) =>
  ({
    route,
    access,
    resumen: 'Lo que traería cada solicitud que espera mi respuesta, y cuándo se paga.',
    input: z.object({ ...Paginacion }),
    output: z.array(PagoEsperado),
    paged: true,
    errors: ['sin-permiso'],
  }) as const
const exportar = <R extends `GET /api/${string}`>(route: R, access: readonly Access[]) =>
  ({
    route,
    access,
    resumen: 'Lo pagado en un mes, para el contador.',
    input: z.object({ mes: Mes }),
    output: z.string(),
    produces: 'text/csv',
    archivo: 'pagos-:mes.csv',
    errors: ['sin-permiso'],
  }) as const

const DE_CORRIDA = ['sin-permiso', 'corrida-desconocida', 'transicion-no-permitida'] as const

export const liquidaciones = defineCalls({
  listarLiquidacionesDeAnfitrion: listar('GET /api/anfitrion/liquidaciones', ['anfitrion']),
  verLiquidacionesDeAnfitrion: resumen('GET /api/anfitrion/liquidaciones/resumen', ['anfitrion']),
  listarPagosEsperadosDeAnfitrion: esperados('GET /api/anfitrion/liquidaciones/esperadas', ['anfitrion']),
  exportarLiquidacionesDeAnfitrion: exportar('GET /api/anfitrion/liquidaciones/csv', ['anfitrion']),
  listarLiquidacionesDeProveedor: listar('GET /api/provider/liquidaciones', ['proveedor']),
  verLiquidacionesDeProveedor: resumen('GET /api/provider/liquidaciones/resumen', ['proveedor']),
  listarPagosEsperadosDeProveedor: esperados('GET /api/provider/liquidaciones/esperadas', ['proveedor']),
  exportarLiquidacionesDeProveedor: exportar('GET /api/provider/liquidaciones/csv', ['proveedor']),

  listarCorridas: {
    route: 'GET /api/admin/corridas',
    resumen: 'Las nóminas de pago de un libro, la última primero.',
    access: ['admin'],
    input: z.object({ libro: Libro, ...Paginacion }),
    output: z.array(Corrida),
    paged: true,
    errors: ['sin-permiso'],
  },
  verCorrida: {
    route: 'GET /api/admin/corridas/:id',
    resumen: 'Una nómina con cada abono.',
    access: ['admin'],
    input: z.object({ id: Id }),
    output: CorridaCompleta,
    errors: ['sin-permiso', 'corrida-desconocida'],
  },
  crearCorrida: {
    route: 'POST /api/admin/corridas',
    resumen:
      'Reúne en una nómina todo lo que ya se puede pagar a operadores, o las devoluciones que salen por transferencia.',
    access: ['admin'],
    input: z.object({ clase: z.enum(CLASES_CORRIDA, { error: 'Elige operadores o devoluciones' }).optional() }),
    output: CorridaCompleta,
    status: 201,
    idempotent: true,
    errors: ['sin-permiso', 'nada-que-pagar'],
  },
  aprobarCorrida: {
    route: 'POST /api/admin/corridas/:id/aprobar',
    resumen: 'Aprueba una nómina que otra persona creó.',
    access: ['admin'],
    input: z.object({ id: Id }),
    output: CorridaCompleta,
    errors: [...DE_CORRIDA, 'aprueba-otra-persona', 'dinero-de-prueba'],
  },
  enviarCorrida: {
    route: 'POST /api/admin/corridas/:id/enviar',
    resumen: 'Da la nómina por entregada al banco; lo que cambió desde que se creó sale de ella.',
    access: ['admin'],
    input: z.object({ id: Id }),
    output: CorridaCompleta,
    errors: [...DE_CORRIDA, 'dinero-de-prueba'],
  },
  concluirCorrida: {
    route: 'POST /api/admin/corridas/:id/concluir',
    resumen: 'Anota lo que hizo el banco: pagada, menos los abonos que devolvió.',
    access: ['admin'],
    input: z.object({
      id: Id,
      referencia: textoExacto(80, 1),
      devueltos: z
        .array(z.object({ abonoId: Id, motivo: texto(280, 1) }))
        .max(100)
        .optional(),
    }),
    output: CorridaCompleta,
    errors: [...DE_CORRIDA],
  },
  descargarArchivoDeBanco: {
    route: 'GET /api/admin/corridas/:id/archivo',
    resumen: 'El archivo que se sube al banco: existe mientras la nómina está enviada.',
    access: ['admin'],
    input: z.object({ id: Id }),
    output: z.string(),
    produces: 'text/csv',
    archivo: 'nomina-:id.csv',
    errors: [...DE_CORRIDA, 'dinero-de-prueba'],
  },
})
