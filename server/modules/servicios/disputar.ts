import { asientoContracargo, asientoContracargoGanado, asientoServicioPerdido } from '#domain/pagos/asientos.ts'
import { repartoDeServicios } from '#domain/solicitudes/servicios.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { asentar, cubrirConDisputa, findReembolsosDe, guardarDisputa, lockDisputa, seguirCasoDeDisputa, type PasoDeDisputa } from '#server/modules/pagos/index.ts'
import { log } from '#server/platform/log.ts'
import type { PspDisputa } from '#server/ports.ts'
import { revisarServicios } from './revisar.ts'
import { findCobroPorIntento, listServicios, lockCobroConSolicitud, updateCobro, type CobroServicios } from './servicios.db.ts'

const TITULO = 'Disputa de servicios de una propuesta'

/** The company's bank took the money while it decides. False where no services were paid with that charge. Each step is booked once. */
export async function conciliarDisputaDeServicios(ctx: Ctx, disputa: PspDisputa): Promise<boolean> {
  const cobro = disputa.intento ? await findCobroPorIntento(ctx.db, disputa.intento) : undefined
  if (!cobro) return false
  // Told before the payment itself: that comes first.
  if (!cobro.pagadoEn) await revisarServicios(ctx, { id: cobro.id })
  await ctx.transaction(async (tx) => {
    const actual = await lockCobroConSolicitud(tx, cobro.id)
    const antes = await lockDisputa(tx, disputa.id)
    if (antes && antes.estado !== 'abierta') return
    await guardarDisputa(tx, disputa, { servicioId: cobro.id }, ctx.now)
    const pasos = await asentarPasos(ctx, tx, actual, disputa)
    await seguirCasoDeDisputa(tx, disputa, pasos, ctx.now, TITULO)
  })
  return true
}

async function asentarPasos(ctx: Ctx, tx: Tx, cobro: CobroServicios, disputa: PspDisputa): Promise<PasoDeDisputa[]> {
  const { id, monto, estado } = disputa
  const once = (tipo: string, apuntes: ReturnType<typeof asientoContracargo>) => asentar(tx, { clave: `${tipo}:${id}`, tipo, reservaId: null, modo: cobro.modo, apuntes, now: ctx.now })
  const pasos: PasoDeDisputa[] = []
  if (await once('contracargo', asientoContracargo(monto))) {
    log.error('contracargo', { servicioId: cobro.id, paso: 'abierta' })
    await updateCobro(tx, cobro.id, { estado: 'contracargo' }, ctx.now)
    pasos.push('abierta')
  }
  if (estado === 'ganada' && (await once('contracargo_ganado', asientoContracargoGanado(monto)))) {
    await updateCobro(tx, cobro.id, { estado: 'pagado' }, ctx.now)
    // What was being given back goes on from where it stood.
    for (const pendiente of await findReembolsosDe(tx, [cobro.id])) if (pendiente.estado !== 'hecho') await ctx.enqueue(tx, 'reservas.enviarReembolso', { id: pendiente.id })
    pasos.push('ganada')
  }
  if (estado === 'perdida') {
    await perder(ctx, tx, cobro, disputa)
    pasos.push('perdida')
  }
  return pasos
}

/** The loss is ours as far as we still held the money, and the rest of it stays paid; beyond it, it stands for refunds that had not left. */
async function perder(ctx: Ctx, tx: Tx, cobro: CobroServicios, { id, monto }: PspDisputa): Promise<void> {
  const antes = cobro.devuelto + cobro.perdido
  const nuestro = Math.min(monto, cobro.monto - antes)
  const totales = (await listServicios(tx, cobro.propuestaId)).map(({ total }) => total)
  const apuntes = asientoServicioPerdido(repartoDeServicios(totales, antes), repartoDeServicios(totales, antes + nuestro))
  await asentar(tx, { clave: `contracargo_perdido:${id}`, tipo: 'contracargo_perdido', reservaId: null, modo: cobro.modo, apuntes, now: ctx.now })
  await updateCobro(tx, cobro.id, { perdido: cobro.perdido + nuestro, estado: antes + nuestro === cobro.monto ? 'perdido' : 'pagado' }, ctx.now)
  await cubrirConDisputa(ctx, tx, { origen: 'servicio', origenId: cobro.id }, { id, monto: monto - nuestro })
}
