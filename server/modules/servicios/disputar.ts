import { asientoServicioPerdido } from '#domain/pagos/asientos.ts'
import { repartoDeServicios } from '#domain/solicitudes/servicios.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { asentar, cubrirConDisputa, llevarDisputa, seguirReembolsosDe } from '#server/modules/pagos/index.ts'
import type { PspDisputa } from '#server/ports.ts'
import { revisarServicios } from './revisar.ts'
import {
  findCobroPorIntento,
  listServicios,
  lockCobroConSolicitud,
  updateCobro,
  type CobroServicios,
} from './servicios.db.ts'

/** The company's bank took the money while it decides. False where no services were paid with that charge. Each step is booked once. */
export async function conciliarDisputaDeServicios(ctx: Ctx, disputa: PspDisputa): Promise<boolean> {
  const cobro = disputa.intento ? await findCobroPorIntento(ctx.db, disputa.intento) : undefined
  if (!cobro) return false
  // Told before the payment itself: that comes first.
  if (!cobro.pagadoEn) await revisarServicios(ctx, { id: cobro.id })
  await ctx.transaction(async (tx) => {
    const actual = await lockCobroConSolicitud(tx, cobro.id)
    await llevarDisputa(ctx, tx, disputa, {
      de: { servicioId: cobro.id },
      titulo: 'Disputa de servicios de una propuesta',
      libro: { reservaId: null, modo: actual.modo },
      alAbrir: () => updateCobro(tx, cobro.id, { estado: 'contracargo' }, ctx.now),
      alGanar: async () => {
        await updateCobro(tx, cobro.id, { estado: 'pagado' }, ctx.now)
        await seguirReembolsosDe(ctx, tx, cobro.id)
      },
      alPerder: () => perder(ctx, tx, actual, disputa),
    })
  })
  return true
}

/** The loss is ours as far as we still held the money, and the rest of it stays paid; beyond it, it stands for refunds that had not left. */
async function perder(ctx: Ctx, tx: Tx, cobro: CobroServicios, { id, monto }: PspDisputa): Promise<boolean> {
  const antes = cobro.devuelto + cobro.perdido
  const nuestro = Math.min(monto, cobro.monto - antes)
  const totales = (await listServicios(tx, cobro.propuestaId)).map(({ total }) => total)
  const apuntes = asientoServicioPerdido(
    repartoDeServicios(totales, antes),
    repartoDeServicios(totales, antes + nuestro),
  )
  const nuevo = await asentar(tx, {
    clave: `contracargo_perdido:${id}`,
    tipo: 'contracargo_perdido',
    reservaId: null,
    modo: cobro.modo,
    apuntes,
    now: ctx.now,
  })
  await updateCobro(
    tx,
    cobro.id,
    { perdido: cobro.perdido + nuestro, estado: antes + nuestro === cobro.monto ? 'perdido' : 'pagado' },
    ctx.now,
  )
  await cubrirConDisputa(ctx, tx, { origen: 'servicio', origenId: cobro.id }, { id, monto: monto - nuestro })
  return nuevo
}
