import { randomUUID } from 'node:crypto'
import type { EstadoLiquidacion, EstadoPago, EstadoReserva } from '#contract/reservas.ts'
import { fechaLocal } from '#domain/fechas.ts'
import { ajustarLineas, VENTA } from '#domain/liquidaciones/ajuste.ts'
import { calcularLiberableEn, puedeLiberarse } from '#domain/liquidaciones/liberacion.ts'
import { calcularLinea, delOperador, type Tasas } from '#domain/liquidaciones/linea.ts'
import { repartirCancelada, totalDeReparto } from '#domain/pagos/asientos.ts'
import { siguienteEstadoLiquidacion } from '#domain/reservas/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { listDebido } from '#server/modules/pagos/index.ts'
import { lockReservas, updateLiquidacion } from '#server/modules/reservas/index.ts'
import {
  findTasas,
  insertLineas,
  listVendidas,
  lockLineas,
  updateLineas,
  type CambioDeLinea,
  type LineaRow,
  type LiquidacionNueva,
  type VendidaRow,
} from './liquidaciones.db.ts'

const NADA = repartirCancelada(0)

/** Brings the lines of one reserva to what the ledger says of it; the same again changes nothing. */
export const ajustarLiquidacion = (ctx: Ctx, { reservaId }: { reservaId: string }): Promise<void> =>
  ctx.transaction((tx) => ajustar(tx, [reservaId], ctx.now))

/** Of many at once. Whoever pays calls it under the same locks, so that nothing is paid by what was true a moment ago. */
export async function ajustar(
  tx: Tx,
  reservaIds: string[],
  now: Date,
  nuevoId: () => string = randomUUID,
): Promise<void> {
  if (reservaIds.length === 0) return
  await lockReservas(tx, reservaIds)
  const lineas = Map.groupBy(await lockLineas(tx, reservaIds), ({ reservaId }) => reservaId)
  const debido = await listDebido(tx, reservaIds)
  const tasas = await findTasas(tx, fechaLocal(now, 'America/Santiago'))
  const nuevas: LiquidacionNueva[] = []
  const cambios: CambioDeLinea[] = []
  const estados = new Map<string, EstadoLiquidacion>()
  for (const vendida of await listVendidas(tx, reservaIds)) {
    const propias = lineas.get(vendida.id) ?? []
    const plan = planDe(vendida, propias, { debido: debido.get(vendida.id) ?? NADA, tasas, now, nuevoId })
    if (!plan) continue
    nuevas.push(...plan.nuevas)
    cambios.push(...plan.cambios)
    const venta = [
      ...plan.nuevas,
      ...plan.cambios.map((c) => ({ ...c, concepto: propias.find(({ id }) => id === c.id)!.concepto })),
      ...propias,
    ].find(({ concepto }) => concepto === VENTA)
    if (venta && venta.estado !== vendida.estadoLiquidacion) estados.set(vendida.id, venta.estado as EstadoLiquidacion)
  }
  await insertLineas(tx, nuevas)
  await updateLineas(tx, cambios, now)
  for (const [estado, ids] of Map.groupBy(estados.keys(), (id) => estados.get(id)!))
    await updateLiquidacion(tx, ids, estado, now)
}

interface Plan {
  nuevas: LiquidacionNueva[]
  cambios: CambioDeLinea[]
}

function planDe(
  vendida: VendidaRow,
  lineas: LineaRow[],
  { debido, tasas, now, nuevoId }: { debido: typeof NADA; tasas: Tasas; now: Date; nuevoId: () => string },
): Plan | null {
  const vigentes = lineas.map((l) => ({
    concepto: l.concepto,
    estado: l.estado as EstadoLiquidacion,
    parte: delOperador(l),
    enviada: l.corridaEstado !== null && l.corridaEstado !== 'borrador' && l.corridaEstado !== 'aprobada',
    pagada: l.liquidadaEn !== null,
  }))
  const ajuste = ajustarLineas(debido, vigentes)
  if (ajuste === null) return null
  const liberacion = calcularLiberableEn({
    estado: vendida.estado as EstadoReserva,
    fin: vendida.finUtc,
    llegadaEn: vendida.llegadaEn,
  })
  const debeElOperador = totalDeReparto(debido) < 0
  const plan: Plan = { nuevas: [], cambios: [] }
  for (const { concepto, reparto, ajuste: monto } of ajuste.lineas) {
    const linea = lineas.find((each) => each.concepto === concepto)
    // What is owed back is owed at once.
    const liberableEn = concepto === VENTA && !debeElOperador ? liberacion : (linea?.liberableEn ?? now)
    const calculada = calcularLinea(reparto, monto, vendida.regimen ?? 'afecto', tasas)
    const estado = estadoDe(
      linea?.estado as EstadoLiquidacion | undefined,
      puedeLiberarse({ liberableEn, estadoPago: vendida.estadoPago as EstadoPago }, now),
    )
    if (linea)
      plan.cambios.push({
        ...calculada,
        id: linea.id,
        anfitrionId: vendida.anfitrionId,
        proveedorId: vendida.proveedorId,
        estado,
        liberableEn,
        abonoId: null,
        liquidadaEn: null,
      })
    else
      plan.nuevas.push({
        ...calculada,
        id: nuevoId(),
        reservaId: vendida.id,
        concepto,
        anfitrionId: vendida.anfitrionId,
        proveedorId: vendida.proveedorId,
        estado,
        liberableEn,
        abonoId: null,
        liquidadaEn: null,
        createdAt: now,
        updatedAt: now,
      })
  }
  const vacia = debido.operador + debido.comision + debido.ivaComision === 0
  const pagadasEnVano = lineas.filter(({ concepto, estado }) => vacia && concepto === VENTA && estado === 'liquidada')
  for (const linea of [...lineas.filter(({ concepto }) => ajuste.revertir.includes(concepto)), ...pagadasEnVano]) {
    const estado = siguienteEstadoLiquidacion(linea.estado as EstadoLiquidacion, 'revertir')
    if (estado) plan.cambios.push({ ...linea, estado })
  }
  return plan
}

/** A line that was released stays so. */
function estadoDe(antes: EstadoLiquidacion | undefined, puede: boolean): EstadoLiquidacion {
  const estado = antes ?? 'retenida'
  return puede ? (siguienteEstadoLiquidacion(estado, 'liberar') ?? estado) : estado
}
