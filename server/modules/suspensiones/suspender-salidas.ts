import type { Input } from '#contract/call.ts'
import type { CotizacionDeSuspension, SalidaDelDia, Suspension, suspensiones } from '#contract/suspensiones.ts'
import { conOffset, diasEntre } from '#domain/fechas.ts'
import { esUuid } from '#domain/identificador.ts'
import { operadorDeSesion, puedeCrearExperiencia } from '#domain/permisos/experiencias.ts'
import { calcularVenceOferta } from '#domain/reservas/suspension.ts'
import { refuseAjeno } from '#server/ajeno.ts'
import type { Ctx } from '#server/ctx.ts'
import { usuarioSiHay } from '#server/la-sesion.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { registrarCancelacion } from '#server/modules/cancelaciones/index.ts'
import { cancelarSalidas, lockSalidas } from '#server/modules/disponibilidad/index.ts'
import { unaVez } from '#server/modules/idempotencia/index.ts'
import { retirarLlegadas } from '#server/modules/reservas/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { insertOfertas, listSalidas, type SalidaDelDiaRow } from './suspensiones.db.ts'

const MAX_DIAS = 7

/** Those of one day, or of a few in a row, each day in the zone of its departure. */
export async function verSalidasDelDia(
  ctx: Ctx,
  { fecha, hasta = fecha }: { fecha: string; hasta?: string | undefined },
): Promise<SalidaDelDia[]> {
  const operador = operadorDeSesion(ctx.actor) ?? refuse('sin-permiso')
  const dias = diasEntre(fecha, hasta) + 1
  if (dias < 1 || dias > MAX_DIAS) refuseCampo('hasta', `Elige de 1 a ${MAX_DIAS} días`)
  return (await listSalidas(ctx.db, operador, { fecha, hasta })).map((row) => toJson(row, ctx.now))
}

/** Calls departures off. Nothing more is sold for them from here on; what was sold ends, or waits for its buyer, in jobs. */
export async function suspenderSalidas(
  ctx: Ctx,
  pedido: Input<typeof suspensiones.suspenderSalidasDeAnfitrion>,
): Promise<Suspension> {
  const operador = operadorDeSesion(ctx.actor) ?? refuse('sin-permiso')
  if (!puedeCrearExperiencia(ctx.actor)) refuse('sin-permiso')
  const ids = [...new Set(pedido.salidas.map((id) => id.toLowerCase()))].sort()
  if (!ids.every(esUuid)) refuse('salida-desconocida')
  const actor = usuarioSiHay(ctx) ?? ''
  return unaVez(ctx, { ruta: 'suspenderSalidas', actor, cuerpo: pedido }, async (tx) => {
    const propias = new Set((await listSalidas(tx, operador, { ids })).map(({ id }) => id))
    const otras = ids.filter((id) => !propias.has(id))
    if (otras.length > 0) return refuseAjeno(tx, { de: 'salidas', id: otras, desconocido: 'salida-desconocida' })
    await lockSalidas(tx, ids)
    const salidas = await listSalidas(tx, operador, { ids })
    if (salidas.some(({ estado }) => estado === 'cancelada')) refuse('salida-ya-cancelada')
    if (salidas.some(({ inicioUtc }) => inicioUtc <= ctx.now)) refuse('salida-ya-iniciada')
    const sumar = (cifra: (row: SalidaDelDiaRow) => number) => salidas.reduce((n, row) => n + cifra(row), 0)
    const cotizacion: CotizacionDeSuspension = {
      salidas: ids.length,
      reservas: sumar((s) => s.reservas),
      viajeros: sumar((s) => s.viajeros),
      monto: sumar((s) => s.monto),
    }
    if (pedido.monto !== undefined && pedido.monto !== cotizacion.monto) refuse('devolucion-distinta', { cotizacion })
    const { motivo, modo } = pedido
    const nota = pedido.nota || null
    const ofertas =
      modo === 'ofrecer'
        ? salidas.map(({ id, inicioUtc }) => ({ id, venceEn: calcularVenceOferta(ctx.now, inicioUtc) }))
        : []
    const venceEn = ofertas.map((oferta) => oferta.venceEn).sort((a, b) => a.getTime() - b.getTime())[0] ?? null
    await retirarLlegadas(ctx, tx, { salidas: ids })
    const cuenta = await registrarCancelacion(ctx, tx, operador, { salidas: ids, motivo, actor })
    await cancelarSalidas(ctx, tx, ids, { motivo, nota })
    for (const oferta of ofertas)
      await insertOfertas(tx, [oferta.id], { motivo, nota, venceEn: oferta.venceEn, now: ctx.now })
    for (const { id, reservas } of salidas)
      if (venceEn && reservas > 0) await ctx.enqueue(tx, 'suspensiones.avisar', { salidaId: id })
    await ctx.enqueue(tx, 'suspensiones.devolver', {})
    for (const id of ids)
      await anotar(tx, {
        actor,
        accion: 'suspender',
        objeto: 'salida',
        objetoId: id,
        detalle: { motivo, modo },
        now: ctx.now,
      })
    return { ...cotizacion, venceEn: venceEn && conOffset(venceEn, salidas[0]!.zona), cuenta }
  })
}

function toJson({ inicioUtc, finUtc, zona, ...row }: SalidaDelDiaRow, now: Date): SalidaDelDia {
  return {
    ...row,
    inicio: conOffset(inicioUtc, zona),
    fin: conOffset(finUtc, zona),
    zonaHoraria: zona as SalidaDelDia['zonaHoraria'],
    puedeSuspender: row.estado !== 'cancelada' && inicioUtc > now,
  }
}
