import type { Input } from '#contract/call.ts'
import type { Abono, Liquidacion, liquidaciones, ResumenDeLiquidaciones } from '#contract/liquidaciones.ts'
import type { EstadoLiquidacion } from '#contract/reservas.ts'
import { diaLocal, fechaLocal, sumarDias } from '#domain/fechas.ts'
import { esUuid } from '#domain/identificador.ts'
import { calcularFechaDePago } from '#domain/liquidaciones/liberacion.ts'
import { operadorDeSesion, puedeVerVentas, type Ofrecida } from '#domain/permisos/experiencias.ts'
import { celdaCsv } from '#domain/privacidad/csv.ts'
import { mostrarCodigo } from '#domain/reservas/codigo.ts'
import type { Actor, Ctx, Page } from '#server/ctx.ts'
import { feriadosDe } from '#server/modules/reglas/index.ts'
import { comisionDe } from '#server/modules/suscripciones/index.ts'
import { refuse } from '#server/refusal.ts'
import {
  countLineas,
  findCuentaDe,
  listAbonosDe,
  listLineas,
  listPagadasEn,
  sumSaldos,
  type LineaDeCuenta,
} from './estado-de-cuenta.db.ts'

const ZONA = 'America/Santiago'
const POR_PAGINA = 24
const ABONOS = 24

/** Whoever runs the business: not guía, not caja. */
export function operadorCon(actor: Actor): Ofrecida {
  const operador = operadorDeSesion(actor) ?? refuse('sin-permiso')
  return puedeVerVentas(actor) ? operador : refuse('sin-permiso')
}

export async function listarLiquidaciones(
  ctx: Ctx,
  {
    vista = 'por_pagar',
    abono,
    pagina = 1,
    porPagina = POR_PAGINA,
  }: Input<typeof liquidaciones.listarLiquidacionesDeAnfitrion>,
): Promise<Page<Liquidacion>> {
  const operador = operadorCon(ctx.actor)
  if (abono !== undefined && !esUuid(abono)) return { items: [], total: 0 }
  const filtro = { modo: ctx.psp.dinero, operador, vista, abono: abono ?? null }
  const rows = await listLineas(ctx.db, filtro, { limit: porPagina, offset: (pagina - 1) * porPagina })
  return { items: rows.map(toLiquidacionJson), total: await countLineas(ctx.db, filtro) }
}

const toLiquidacionJson = (l: LineaDeCuenta): Liquidacion => ({
  id: l.id,
  reservaId: l.reservaId,
  codigo: l.codigo,
  nombreExperiencia: l.nombreExperiencia,
  inicio: l.inicioUtc.toISOString(),
  concepto: conceptoDe(l),
  estado: l.estado as EstadoLiquidacion,
  bruto: l.bruto,
  comision: l.comision,
  ivaComision: l.ivaComision,
  costoTarjeta: l.costoTarjeta,
  ajuste: l.ajuste,
  retencion: l.retencion,
  neto: l.neto,
  liberableEn: l.liberableEn?.toISOString() ?? null,
  liquidadaEn: l.liquidadaEn?.toISOString() ?? null,
})

/** A line that takes just what calling it off costs says so. */
const conceptoDe = ({
  concepto,
  bruto,
  ajuste,
  cargo,
}: Pick<LineaDeCuenta, 'concepto' | 'bruto' | 'ajuste' | 'cargo'>): Liquidacion['concepto'] =>
  cargo !== null && bruto === 0 && ajuste === -cargo ? 'cargo' : concepto === 'venta' ? 'venta' : 'ajuste'

export async function verLiquidaciones(ctx: Ctx): Promise<ResumenDeLiquidaciones> {
  const operador = operadorCon(ctx.actor)
  const ano = fechaLocal(ctx.now, ZONA).slice(0, 4)
  const saldos = await sumSaldos(ctx.db, operador, {
    modo: ctx.psp.dinero,
    desdeElAno: diaLocal(`${ano}-01-01`, ZONA).desde,
  })
  const cuenta = await findCuentaDe(ctx.db, operador)
  const abonos = await listAbonosDe(ctx.db, operador, { modo: ctx.psp.dinero, limit: ABONOS })
  return {
    proximo:
      saldos.porPagar > 0
        ? {
            fecha: calcularFechaDePago(ctx.now, await feriadosDe(ctx.db, ctx.now)),
            monto: saldos.porPagar,
            lineas: saldos.lineasPorPagar,
          }
        : null,
    porLiberar: saldos.porLiberar,
    saldoEnContra: Math.max(0, -saldos.porPagar),
    pagadoEsteAno: saldos.pagado,
    comisionTasa: await comisionDe(ctx.db, operador, ctx.now),
    regimen: (cuenta?.regimen ?? 'afecto') as ResumenDeLiquidaciones['regimen'],
    cuenta: cuenta ? { banco: cuenta.banco, terminaEn: cuenta.numeroCuenta.slice(-4) } : null,
    abonos: abonos.map((a) => ({ ...a, estado: a.estado as Abono['estado'] })),
  }
}

const COLUMNAS = [
  'fecha_pago',
  'nomina',
  'referencia',
  'reserva',
  'experiencia',
  'fecha_experiencia',
  'concepto',
  'precio',
  'comision',
  'iva_comision',
  'costo_tarjeta',
  'ajuste',
  'retencion',
  'neto',
]

/** What was paid in a month, as the accountant wants it: one row per line, numbers as numbers. */
export async function exportarLiquidaciones(ctx: Ctx, { mes }: { mes: string }): Promise<string> {
  const operador = operadorCon(ctx.actor)
  const primero = `${mes}-01`
  const siguiente = `${sumarDias(primero, 31).slice(0, 7)}-01`
  const rows = await listPagadasEn(ctx.db, operador, {
    modo: ctx.psp.dinero,
    desde: diaLocal(primero, ZONA).desde,
    hasta: diaLocal(siguiente, ZONA).desde,
  })
  const lineas = rows.map((l) => [
    fechaLocal(l.liquidadaEn!, ZONA),
    String(l.numero),
    celdaCsv(l.referencia ?? ''),
    mostrarCodigo(l.codigo),
    celdaCsv(l.nombreExperiencia),
    fechaLocal(l.inicioUtc, ZONA),
    conceptoDe(l),
    ...[l.bruto, l.comision, l.ivaComision, l.costoTarjeta, l.ajuste, l.retencion, l.neto].map(String),
  ])
  return [COLUMNAS, ...lineas].map((celdas) => `${celdas.join(',')}\r\n`).join('')
}
