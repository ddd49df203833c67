import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { regalos } from '#contract/regalos.ts'
import { fechaLocal, sumarDias } from '#domain/fechas.ts'
import type { Ctx } from '#server/ctx.ts'
import { usuarioSiHay } from '#server/la-sesion.ts'
import { findExperienciaPublica } from '#server/modules/experiencias/index.ts'
import { unaVezPorPartes } from '#server/modules/idempotencia/index.ts'
import { contar, quienPide } from '#server/modules/limites/index.ts'
import { exigirMedioDePago } from '#server/modules/pagos/index.ts'
import { exigirEncendida, reglaVigente } from '#server/modules/reglas/index.ts'
import { getUsuario } from '#server/modules/usuarios/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { PspRefusedError, PspUnavailableError, PspUnknownError, type PspSesion } from '#server/ports.ts'
import { insertRegalo, updateRegalo } from './regalos.db.ts'

/** What stands in the provider's metadata where the reserva of a booking stands. */
export const REGALO = 'regalo'
const POR_HORA = { max: 20, segundos: 3600 }
const MAX_DIAS = 366
const ZONA = 'America/Santiago'

/** The gift is written down first, then the provider's page is opened; the code exists only once it is paid. */
export async function comprarRegalo(
  ctx: Ctx,
  pedido: Input<typeof regalos.comprarRegalo>,
): Promise<{ id: string; clave: string; url: string }> {
  await exigirEncendida(ctx, 'regalos')
  const usuarioId = usuarioSiHay(ctx)
  const deEmail = usuarioId ? (await getUsuario(ctx.db, usuarioId)).email : pedido.deEmail
  const enviarEl = diaDeEnvio(pedido.enviarEl, fechaLocal(ctx.now, ZONA))
  const experiencia = pedido.experienciaId
    ? ((await findExperienciaPublica(ctx.db, pedido.experienciaId)) ?? refuse('experiencia-desconocida'))
    : null
  return unaVezPorPartes(ctx, { ruta: 'comprarRegalo', actor: usuarioId ?? deEmail, cuerpo: pedido }, async () => {
    exigirMedioDePago(ctx)
    await contar(ctx.db, `regalar:${quienPide(ctx, deEmail)}`, POR_HORA, ctx.now)
    if (!usuarioId && ctx.address) await contar(ctx.db, `regalar-desde:${ctx.address}`, POR_HORA, ctx.now)
    const id = randomUUID()
    const { monto, deNombre, paraNombre, paraEmail, mensaje } = pedido
    const fila = {
      id,
      monto,
      experienciaId: experiencia?.id ?? null,
      usuarioId,
      deNombre,
      deEmail,
      paraNombre,
      paraEmail,
      mensaje: mensaje || null,
      enviarEl,
    }
    const { etiqueta: terminosVersion } = await reglaVigente(ctx.db, 'terminos', ctx.now)
    await ctx.transaction((tx) =>
      insertRegalo(tx, {
        ...fila,
        estado: 'pendiente',
        modo: ctx.psp.dinero,
        terminosVersion,
        tocadoEn: ctx.now,
        createdAt: ctx.now,
      }),
    )
    const sesion = await abrirPagina(ctx, { id, monto, email: deEmail })
    await updateRegalo(
      ctx.db,
      id,
      { pspSesion: sesion.id, ...(sesion.intento && { pspIntento: sesion.intento }) },
      ctx.now,
    )
    return { id, clave: ctx.secretos.claveDeEnlace('regalo', id), url: sesion.url ?? refuse('pagos-no-disponible') }
  })
}

function diaDeEnvio(pedido: string | undefined, hoy: string): string {
  const dia = pedido ?? hoy
  if (dia < hoy) refuseCampo('enviarEl', 'Elige hoy o un día que venga')
  if (dia > sumarDias(hoy, MAX_DIAS)) refuseCampo('enviarEl', 'Elige un día dentro de un año')
  return dia
}

/** The provider keeps where it leads back to: without the link of the purchase, which the tab that went to pay has (I13). */
async function abrirPagina(
  ctx: Ctx,
  { id, monto, email }: { id: string; monto: number; email: string },
): Promise<PspSesion> {
  const url = `${ctx.settings.BASE_URL}/regalar/pagado?regalo=${id}`
  try {
    return await ctx.psp.crearSesion({
      pagoId: id,
      reservaId: REGALO,
      monto,
      descripcion: 'Tarjeta de regalo',
      email,
      urlExito: url,
      urlVolver: url,
    })
  } catch (cause) {
    if (cause instanceof PspUnknownError || cause instanceof PspUnavailableError || cause instanceof PspRefusedError)
      refuse('pagos-no-disponible', { cause })
    throw cause
  }
}
