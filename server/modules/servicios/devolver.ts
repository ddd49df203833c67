import { randomUUID } from 'node:crypto'
import { asientoServicioDevuelto } from '#domain/pagos/asientos.ts'
import { motivoParaNoDevolverServicios, repartoDeServicios, type Cobro } from '#domain/solicitudes/servicios.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotarReembolso, asentar, reconocerEnCobro, type ReembolsoRow } from '#server/modules/pagos/index.ts'
import type { PspReembolso } from '#server/ports.ts'
import { refuse } from '#server/refusal.ts'
import {
  findCobroPorIntento,
  listServicios,
  lockCobroConSolicitud,
  updateCobro,
  type CobroServicios,
} from './servicios.db.ts'

/** Recorded now, sent by a job. `id`: of what was decided. */
export async function devolverServicios(
  ctx: Ctx,
  tx: Tx,
  cobroId: string,
  { id, monto }: { id: string; monto: number },
): Promise<void> {
  const cobro = await lockCobroConSolicitud(tx, cobroId)
  const imposible = motivoParaNoDevolverServicios({ ...cobro, estado: cobro.estado as Cobro['estado'] }, monto)
  if (imposible) refuse(imposible)
  await anotarDevuelto(ctx, tx, cobro, { id, monto })
}

/** Somebody gave it back at the provider, not from here. False where no services were paid with that charge, or where it was known. */
export async function reconocerDeServicios(ctx: Ctx, suyo: PspReembolso): Promise<boolean> {
  const cobro = suyo.intento ? await findCobroPorIntento(ctx.db, suyo.intento) : undefined
  if (!cobro?.pagadoEn) return false
  return ctx.transaction(async (tx) => {
    const { monto, devuelto, perdido, estado, modo } = await lockCobroConSolicitud(tx, cobro.id)
    const filas = await reconocerEnCobro(ctx, tx, suyo, {
      de: { origenId: cobro.id },
      reservaId: null,
      modo,
      retenido: estado === 'pagado' ? monto - devuelto - perdido : 0,
      conPerdida: true,
      anotar: async (nuevo, alla) =>
        anotarDevuelto(ctx, tx, await lockCobroConSolicitud(tx, cobro.id), { id: randomUUID(), monto: nuevo, alla }),
    })
    return filas.length > 0
  })
}

async function anotarDevuelto(
  ctx: Ctx,
  tx: Tx,
  cobro: CobroServicios,
  { id, monto, alla }: { id: string; monto: number; alla?: string },
): Promise<ReembolsoRow> {
  const totales = (await listServicios(tx, cobro.propuestaId)).map(({ total }) => total)
  const devuelto = cobro.devuelto + monto
  await updateCobro(tx, cobro.id, { devuelto }, ctx.now)
  await asentar(tx, {
    clave: `servicio_devuelto:${id}`,
    tipo: 'servicio_devuelto',
    reservaId: null,
    modo: cobro.modo,
    apuntes: asientoServicioDevuelto(
      repartoDeServicios(totales, cobro.devuelto + cobro.perdido),
      repartoDeServicios(totales, devuelto + cobro.perdido),
    ),
    now: ctx.now,
  })
  return anotarReembolso(ctx, tx, {
    id,
    alla,
    origen: 'servicio',
    origenId: cobro.id,
    intento: cobro.forma === 'transferencia' ? null : cobro.pspIntento,
    monto,
    cobrado: cobro.monto,
    cobradoEn: cobro.pagadoEn!,
  })
}
