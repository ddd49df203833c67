import type { Input } from '#contract/call.ts'
import type { Regalo, regalos, SaldoDeRegalo } from '#contract/regalos.ts'
import { fechaLocal } from '#domain/fechas.ts'
import { estadoDeRegalo, normalizarCodigoDeRegalo, puedeReenviarse } from '#domain/regalos/regalos.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { usuarioDe } from '#server/la-sesion.ts'
import { contar } from '#server/modules/limites/index.ts'
import { log } from '#server/platform/log.ts'
import { PspUnavailableError, PspUnknownError } from '#server/ports.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { pedirDevolucion } from './devolver.ts'
import {
  countRegalosDe,
  findRegalo,
  findRegaloPorCodigo,
  listRegalosDe,
  lockRegalo,
  updateRegalo,
} from './regalos.db.ts'
import { disponibleDe, reglasDe, toRegaloJson } from './regalos.json.ts'
import { enviar, hashDeCodigo, revisar } from './revisar.ts'

const POR_PAGINA = 24
const MIRADAS = { max: 60, segundos: 60 }
const ENVIOS = { max: 3, segundos: 3600 }
const CONSULTAS = { max: 20, segundos: 3600 }

export async function listarRegalos(
  ctx: Ctx,
  { pagina = 1, porPagina = POR_PAGINA }: { pagina?: number | undefined; porPagina?: number | undefined },
): Promise<Page<Regalo>> {
  const usuarioId = usuarioDe(ctx)
  const filas = await listRegalosDe(ctx.db, usuarioId, ctx.now, { limit: porPagina, offset: (pagina - 1) * porPagina })
  return { items: filas.map((fila) => toRegaloJson(ctx, fila)), total: await countRegalosDe(ctx.db, usuarioId) }
}

/** The link of the purchase is the credential of its buyer. */
export async function usarCompraDeRegalo(
  ctx: Ctx,
  { clave, acto, ...para }: Input<typeof regalos.usarCompraDeRegalo>,
): Promise<Regalo> {
  const id = ctx.secretos.idDeEnlace('regalo', clave) ?? refuse('regalo-desconocido')
  const fila = (await findRegalo(ctx.db, id, ctx.now)) ?? refuse('regalo-desconocido')
  await contar(ctx.db, `regalo:${id}`, MIRADAS, ctx.now)
  if (acto === 'ver' && fila.estado === 'pendiente') await preguntar(ctx, id)
  if (acto === 'reenviar') await reenviar(ctx, id, para)
  if (acto === 'devolver') await pedirDevolucion(ctx, id)
  return toRegaloJson(ctx, (await findRegalo(ctx.db, id, ctx.now))!)
}

/** What is left on a card, for whoever has its code. */
export async function consultarRegalo(ctx: Ctx, { codigo }: { codigo: string }): Promise<SaldoDeRegalo> {
  if (ctx.address) await contar(ctx.db, `saldo-de-regalo:${ctx.address}`, CONSULTAS, ctx.now)
  const limpio = normalizarCodigoDeRegalo(codigo)
  const fila = limpio ? await findRegaloPorCodigo(ctx.db, hashDeCodigo(limpio), ctx.now) : undefined
  if (!fila?.venceEn) refuse('regalo-desconocido')
  if (fila.modo !== ctx.psp.dinero) refuse('dinero-de-prueba')
  return {
    disponible: estadoDeRegalo(reglasDe(fila), ctx.now) === 'activo' ? disponibleDe(fila) : 0,
    monto: fila.monto,
    venceEn: fila.venceEn.toISOString(),
  }
}

async function preguntar(ctx: Ctx, id: string): Promise<void> {
  try {
    await revisar(ctx, { id })
  } catch (error) {
    if (!(error instanceof PspUnknownError || error instanceof PspUnavailableError)) throw error
    log.warn('regalo.sin_respuesta', { regaloId: id })
  }
}

interface Para {
  paraNombre?: string | undefined
  paraEmail?: string | undefined
}

async function reenviar(ctx: Ctx, id: string, { paraNombre, paraEmail }: Para): Promise<void> {
  await contar(ctx.db, `regalo-envio:${id}`, ENVIOS, ctx.now)
  await ctx.transaction(async (tx) => {
    const fila = await lockRegalo(tx, id)
    if (!puedeReenviarse(reglasDe(fila), fila, ctx.now)) refuse('regalo-no-reenviable')
    if (!fila.sinDestinatario) {
      // Where a card goes was agreed when it was bought.
      if (paraEmail !== undefined && paraEmail !== fila.paraEmail) refuse('regalo-no-reenviable')
      return enviar(ctx, tx, id)
    }
    await updateRegalo(
      tx,
      id,
      {
        paraNombre: paraNombre ?? refuseCampo('paraNombre', 'Escribe el nombre de quien la recibe'),
        paraEmail: paraEmail ?? refuseCampo('paraEmail', 'Escribe un correo como nombre@ejemplo.cl'),
        sinDestinatario: false,
      },
      ctx.now,
    )
    // Its day stays as it was chosen.
    if (fila.enviarEl <= fechaLocal(ctx.now, 'America/Santiago')) await enviar(ctx, tx, id)
  })
}
