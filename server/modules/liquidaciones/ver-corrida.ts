import type { Input } from '#contract/call.ts'
import type { Corrida, CorridaCompleta, DestinoDeCorrida, liquidaciones } from '#contract/liquidaciones.ts'
import { esUuid } from '#domain/identificador.ts'
import { destinoDeCorrida, type ModoDeDinero } from '#domain/pagos/modo.ts'
import { motivoParaNoAprobar, puedeVerFinanzas } from '#domain/permisos/finanzas.ts'
import { sumar } from '#domain/pesos.ts'
import {
  siguienteEstadoCorrida,
  tieneArchivo,
  type EstadoCorrida,
  type EventoCorrida,
} from '#domain/reservas/estados.ts'
import type { Ctx, Db, Page, Tx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import {
  countCorridas,
  findCorrida,
  listAbonos,
  listCorridas,
  sumPorAbono,
  type CorridaListada,
  type CorridaRow,
  type TotalesRow,
} from './corridas.db.ts'

const POR_PAGINA = 24

export async function listarCorridas(
  ctx: Ctx,
  { libro = ctx.psp.dinero, pagina = 1, porPagina = POR_PAGINA }: Input<typeof liquidaciones.listarCorridas>,
): Promise<Page<Corrida>> {
  if (!puedeVerFinanzas(ctx.actor)) refuse('sin-permiso')
  const rows = await listCorridas(ctx.db, libro, { limit: porPagina, offset: (pagina - 1) * porPagina })
  return { items: rows.map((row) => toJson(ctx, row)), total: await countCorridas(ctx.db, libro) }
}

export async function verCorrida(ctx: Ctx, { id }: { id: string }): Promise<CorridaCompleta> {
  if (!puedeVerFinanzas(ctx.actor)) refuse('sin-permiso')
  return toCorridaJson(ctx, ctx.db, id)
}

const VACIO: Omit<TotalesRow, 'abonoId'> = {
  lineas: 0,
  bruto: 0,
  comision: 0,
  ivaComision: 0,
  costoTarjeta: 0,
  ajuste: 0,
  retencion: 0,
  neto: 0,
}
const TOTALES = ['bruto', 'comision', 'ivaComision', 'costoTarjeta', 'ajuste', 'retencion', 'neto'] as const

export async function toCorridaJson(ctx: Ctx, db: Db | Tx, id: string): Promise<CorridaCompleta> {
  const corrida = (esUuid(id) ? await findCorrida(db, id) : undefined) ?? refuse('corrida-desconocida')
  const sumas = await sumPorAbono(db, id)
  const detalle = (await listAbonos(db, id)).map((a) => {
    const { lineas, ...totales } = sumas.get(a.id) ?? VACIO
    return {
      id: a.id,
      operador: a.operador,
      banco: a.banco,
      terminaEn: a.numeroCuenta.slice(-4),
      estado: a.estado as CorridaCompleta['detalle'][number]['estado'],
      motivo: a.motivo,
      monto: a.monto,
      lineas,
      ...totalesDe(totales),
    }
  })
  const totales = Object.fromEntries(
    TOTALES.map((parte) => [parte, sumar(detalle.map((abono) => abono[parte]))]),
  ) as CorridaCompleta['totales']
  return { ...toJson(ctx, corrida), detalle, totales }
}

const totalesDe = (row: Omit<TotalesRow, 'abonoId' | 'lineas'>): CorridaCompleta['totales'] => ({
  bruto: row.bruto,
  comision: row.comision,
  ivaComision: row.ivaComision,
  costoTarjeta: row.costoTarjeta,
  ajuste: row.ajuste,
  retencion: row.retencion,
  neto: row.neto,
})

function toJson(ctx: Ctx, c: CorridaListada): Corrida {
  const puede = (evento: EventoCorrida): boolean => siguienteEstadoCorrida(c.estado as EstadoCorrida, evento) !== null
  const destino = destinoDe(ctx, c)
  return {
    id: c.id,
    numero: c.numero,
    clase: c.clase as Corrida['clase'],
    estado: c.estado as Corrida['estado'],
    fechaPago: c.fechaPago,
    total: c.total,
    abonos: c.abonos,
    creadaPor: c.autora,
    creadaEn: c.createdAt.toISOString(),
    aprobadaPor: c.aprobadora,
    aprobadaEn: c.aprobadaEn?.toISOString() ?? null,
    enviadaEn: c.enviadaEn?.toISOString() ?? null,
    concluidaEn: c.concluidaEn?.toISOString() ?? null,
    referencia: c.referencia,
    dinero: c.modo as ModoDeDinero,
    destino,
    acciones: {
      puedeAprobar: destino !== 'ninguno' && puede('aprobar') && motivoParaNoAprobar(ctx.actor, c.creadaPor) === null,
      puedeEnviar: destino !== 'ninguno' && puede('enviar'),
      puedeDescargar: destino === 'banco' && tieneArchivo(c.estado as EstadoCorrida),
      puedeConcluir: puede('pagar'),
    },
  }
}

export const destinoDe = ({ psp, settings }: Ctx, { modo }: Pick<CorridaRow, 'modo'>): DestinoDeCorrida =>
  destinoDeCorrida(modo as ModoDeDinero, { instalacion: psp.dinero, produccion: settings.production })
