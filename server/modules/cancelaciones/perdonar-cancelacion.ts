import type { CancelacionDeOperador } from '#contract/cancelaciones.ts'
import type { EstadoProveedor } from '#contract/proveedores.ts'
import { pausadaHasta } from '#domain/operadores/escala.ts'
import { asientoCargo } from '#domain/pagos/asientos.ts'
import { puedeSancionar } from '#domain/permisos/sanciones.ts'
import { sumar } from '#domain/pesos.ts'
import type { Ctx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { asentar } from '#server/modules/pagos/index.ts'
import { exigirOtroNegocio } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { contarPerdon } from './contar-cancelacion.ts'
import { devolverCargos, findCancelacion, listCancelaciones, lockOperador, perdonar } from './cancelaciones.db.ts'
import { desdeCuandoCuentan, toCancelacionJson } from './cancelaciones.json.ts'
import { moverVenta } from './registrar-cancelacion.ts'

/** One of us looked again: it counts no more, what was charged comes back, and so does the sale that it stopped. */
export async function perdonarCancelacion(
  ctx: Ctx,
  { cancelacionId, motivo }: { cancelacionId: string; motivo: string },
): Promise<CancelacionDeOperador> {
  if (ctx.actor.tipo !== 'sesion' || !puedeSancionar(ctx.actor)) refuse('sin-permiso')
  const yo = ctx.actor.usuarioId
  const { id, anfitrionId, proveedorId } =
    (await findCancelacion(ctx.db, cancelacionId)) ?? refuse('cancelacion-desconocida')
  const operador = { anfitrionId, proveedorId }
  return ctx.transaction(async (tx) => {
    await exigirOtroNegocio(ctx, tx, operador)
    const { estado } = (await lockOperador(tx, operador))!
    if (!(await perdonar(tx, id, { perdonadaPor: yo, perdonadaEn: ctx.now, perdonMotivo: motivo })))
      refuse('cancelacion-ya-perdonada')
    const cargos = await devolverCargos(tx, id, ctx.now)
    for (const { reservaId, monto } of cargos) {
      await asentar(tx, {
        clave: `cargo_cancelacion_devuelto:${reservaId}`,
        tipo: 'cargo_cancelacion_devuelto',
        reservaId,
        apuntes: asientoCargo(-monto),
        now: ctx.now,
      })
      await ctx.enqueue(tx, 'liquidaciones.ajustar', { reservaId })
    }
    const todas = await listCancelaciones(tx, operador, desdeCuandoCuentan(ctx.now))
    const reabre = todas.some(({ pauso }) => pauso) && pausadaHasta(todas, ctx.now) === null
    const vuelve =
      reabre &&
      (await moverVenta(ctx, tx, operador, { estado: estado as EstadoProveedor, evento: 'reanudar', actor: yo }))
    await anotar(tx, {
      actor: yo,
      accion: 'perdonar_cancelacion',
      objeto: anfitrionId ? 'anfitrion' : 'proveedor',
      objetoId: (anfitrionId ?? proveedorId)!,
      detalle: { motivo },
      now: ctx.now,
    })
    await contarPerdon(ctx, tx, operador, { id, motivo, vuelve, devuelto: sumar(cargos.map(({ monto }) => monto)) })
    return toCancelacionJson((await findCancelacion(tx, id))!)
  })
}
