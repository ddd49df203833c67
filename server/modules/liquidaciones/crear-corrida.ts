import { randomUUID } from 'node:crypto'
import type { Corrida, CorridaCompleta } from '#contract/liquidaciones.ts'
import type { EstadoPago } from '#contract/reservas.ts'
import { calcularFechaDePago, puedePagarse } from '#domain/liquidaciones/liberacion.ts'
import { calcularLinea, type Regimen, type Tasas } from '#domain/liquidaciones/linea.ts'
import type { ModoDeDinero } from '#domain/pagos/modo.ts'
import { sumar } from '#domain/pesos.ts'
import { puedeVerFinanzas } from '#domain/permisos/finanzas.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { unaVez } from '#server/modules/idempotencia/index.ts'
import { feriadosDe } from '#server/modules/reglas/index.ts'
import { lockReservas, quien, updateLiquidacion } from '#server/modules/reservas/index.ts'
import { refuse } from '#server/refusal.ts'
import { ajustar } from './ajustar.ts'
import { insertCorrida, listCuentas, type CuentaDePago } from './corridas.db.ts'
import {
  findTasas,
  listPorPagar,
  listVendidas,
  lockLineas,
  updateLineas,
  type CambioDeLinea,
  type LineaRow,
} from './liquidaciones.db.ts'
import { reunirTransferencias } from './transferencias-en-corrida.ts'
import { toCorridaJson } from './ver-corrida.ts'

const MAX = 1000

/** Everything that may be paid by now, one transfer for each operator; what is negative is carried to the next run. Or what is given back by transfer. */
export async function crearCorrida(
  ctx: Ctx,
  { clase = 'operadores' }: { clase?: Corrida['clase'] | undefined } = {},
): Promise<CorridaCompleta> {
  if (ctx.actor.tipo !== 'sesion' || !puedeVerFinanzas(ctx.actor)) refuse('sin-permiso')
  const autor = ctx.actor.usuarioId
  return unaVez(ctx, { ruta: 'crearCorrida', actor: autor, cuerpo: { clase } }, async (tx) => {
    const id =
      (await (clase === 'operadores' ? reunir : reunirTransferencias)(tx, {
        autor,
        modo: ctx.psp.dinero,
        now: ctx.now,
      })) ?? refuse('nada-que-pagar')
    await anotar(tx, {
      actor: quien(ctx),
      accion: 'crear_corrida',
      objeto: 'corrida',
      objetoId: id,
      detalle: { clase },
      now: ctx.now,
    })
    return toCorridaJson(ctx, tx, id)
  })
}

interface Reunion {
  autor: string
  /** Whose money; nothing of the other goes out with it. */
  modo: ModoDeDinero
  now: Date
  /** Which of the lines that may be paid; all, unless said. */
  solo?: (linea: LineaRow) => boolean
  nuevoId?: () => string
}

/** The run, or null where nobody is to be paid. Two at once wait for each other, and the second finds nothing left. */
export async function reunir(
  tx: Tx,
  { autor, modo, now, solo = () => true, nuevoId = randomUUID }: Reunion,
): Promise<string | null> {
  const reservaIds = await listPorPagar(tx, modo, MAX)
  if (reservaIds.length === 0) return null
  await lockReservas(tx, reservaIds)
  await ajustar(tx, reservaIds, now)
  const pagables = new Set(
    (await listVendidas(tx, reservaIds))
      .filter(({ estadoPago }) => puedePagarse(estadoPago as EstadoPago))
      .map(({ id }) => id),
  )
  const lineas = (await lockLineas(tx, reservaIds)).filter(
    (linea) => linea.estado === 'liberable' && linea.modo === modo && pagables.has(linea.reservaId) && solo(linea),
  )
  const porOperador = Map.groupBy(lineas, operadorDe)
  if (porOperador.size === 0) return null
  const fechaPago = calcularFechaDePago(now, await feriadosDe(tx, now))
  const tasas = await findTasas(tx, fechaPago)
  const id = nuevoId()
  const cuentas = await listCuentas(tx, [...porOperador.keys()])
  const abonos = cuentas
    .map((cuenta) => abonoDe(cuenta, porOperador.get(operadorDe(cuenta))!, { tasas, abonoId: nuevoId() }))
    .filter(({ monto }) => monto > 0)
  if (abonos.length === 0) return null
  const filas = abonos.map(
    ({
      cuenta: { anfitrionId, proveedorId, operador, titular, rut, banco, tipoCuenta, numeroCuenta, cuentaSellada },
      abonoId,
      monto,
    }) => ({
      id: abonoId,
      corridaId: id,
      anfitrionId,
      proveedorId,
      operador,
      titular,
      rut,
      banco,
      tipoCuenta,
      numeroCuenta,
      cuentaSellada,
      monto,
      estado: 'pendiente',
      createdAt: now,
      updatedAt: now,
    }),
  )
  await insertCorrida(
    tx,
    { id, estado: 'borrador', modo, fechaPago, creadaPor: autor, createdAt: now, updatedAt: now },
    filas,
  )
  const cambios = abonos.flatMap((abono) => abono.cambios)
  await updateLineas(tx, cambios, now)
  await updateLiquidacion(tx, ventasDe(lineas, cambios), 'programada', now)
  return id
}

export const operadorDe = ({
  anfitrionId,
  proveedorId,
}: {
  anfitrionId: string | null
  proveedorId: string | null
}): string => (anfitrionId ?? proveedorId)!

/** The reservas whose own sale is among these. */
export function ventasDe(lineas: readonly LineaRow[], cambios: readonly { id: string }[]): string[] {
  const ids = new Set(cambios.map(({ id }) => id))
  return lineas.filter(({ id, concepto }) => ids.has(id) && concepto === 'venta').map(({ reservaId }) => reservaId)
}

/** The retention is that of the day of the payment. */
function abonoDe(
  cuenta: CuentaDePago,
  lineas: LineaRow[],
  { tasas, abonoId }: { tasas: Tasas; abonoId: string },
): { cuenta: CuentaDePago; abonoId: string; monto: number; cambios: CambioDeLinea[] } {
  const cambios = lineas.map((linea): CambioDeLinea => {
    const reparto = {
      operador: linea.bruto - linea.comision - linea.ivaComision,
      comision: linea.comision,
      ivaComision: linea.ivaComision,
    }
    return {
      ...calcularLinea(reparto, linea.ajuste, cuenta.regimen as Regimen, tasas),
      id: linea.id,
      anfitrionId: linea.anfitrionId,
      proveedorId: linea.proveedorId,
      estado: 'programada',
      liberableEn: linea.liberableEn,
      abonoId,
      liquidadaEn: null,
    }
  })
  return { cuenta, abonoId, monto: sumar(cambios.map(({ neto }) => neto)), cambios }
}
