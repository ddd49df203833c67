import { corresponde } from '#domain/pagos/correspondencia.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { asentarServicio, recibirAjeno } from '#server/modules/pagos/index.ts'
import type { PspPago } from '#server/ports.ts'
import {
  estanCobrados,
  findCobro,
  findCobroVivo,
  listServicios,
  lockCobroConSolicitud,
  moverAbierto,
  updateCobro,
  type CobroServicios,
} from './servicios.db.ts'

/** What stands in the provider's metadata where the reserva of a booking stands. */
export const SERVICIOS = 'servicios'
/** The provider's page closes after a day. */
const PAGINA_MS = 2 * 86_400_000

/** Asks the provider what became of the charge, and applies it once. */
export async function revisarServicios(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const cobro = await findCobro(ctx.db, id)
  if (!cobro || cobro.pagadoEn) return
  const { informe, terminada } = await preguntar(ctx, cobro)
  if (informe?.estado === 'exitoso') await ctx.transaction((tx) => recibir(ctx, tx, id, informe))
  else await moverAbierto(ctx.db, id, terminada ? { estado: 'anulado' } : {}, ctx.now)
}

async function preguntar(
  ctx: Ctx,
  { id, pspIntento, pspSesion, createdAt }: CobroServicios,
): Promise<{ informe: PspPago | null; terminada: boolean }> {
  const sesion = pspSesion ? await ctx.psp.verSesion(pspSesion) : null
  const intento = sesion?.intento ?? pspIntento
  const informe = intento
    ? await ctx.psp.verPago(intento)
    : ((await ctx.psp.buscarPagos(id)).find(({ estado }) => estado === 'exitoso') ?? null)
  // Of a page that was never told to us nobody has the address.
  return {
    informe,
    terminada: sesion ? sesion.estado === 'vencida' : ctx.now.getTime() - createdAt.getTime() > PAGINA_MS,
  }
}

/** Paid: each service is booked as a sale of ours. Money for what was paid already, or that does not match, is kept apart. */
async function recibir(ctx: Ctx, tx: Tx, id: string, informe: PspPago): Promise<void> {
  const cobro = await lockCobroConSolicitud(tx, id)
  if (cobro.pagadoEn) return
  const servicios = await listServicios(tx, cobro.propuestaId)
  const vivo = await findCobroVivo(tx, cobro.propuestaId)
  const pago = { monto: informe.monto, moneda: informe.moneda, livemode: informe.enVivo, reservaId: informe.reservaId }
  const debido =
    corresponde(pago, { monto: cobro.monto, livemode: true, reservaId: SERVICIOS }) &&
    (!vivo || vivo.id === id) &&
    !(await estanCobrados(
      tx,
      servicios.map((servicio) => servicio.id),
    ))
  if (!debido) return recibirAjeno(ctx, tx, informe, { reservaId: null })
  const { marca, ultimos4, autorizacion, intento: pspIntento } = informe
  await updateCobro(
    tx,
    id,
    {
      estado: 'pagado',
      pspIntento,
      marca,
      ultimos4,
      autorizacion,
      livemode: informe.livemode ?? null,
      pagadoEn: ctx.now,
    },
    ctx.now,
  )
  for (const { id: itemId, total: monto } of servicios)
    await asentarServicio(tx, { itemId, monto, por: 'psp', modo: cobro.modo, now: ctx.now })
  await ctx.enqueue(tx, 'solicitudes.serviciosPagados', { id })
}
