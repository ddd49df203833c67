import { createHash, randomBytes } from 'node:crypto'
import { asientoRegaloVendido } from '#domain/pagos/asientos.ts'
import { corresponde } from '#domain/pagos/correspondencia.ts'
import { fechaLocal } from '#domain/fechas.ts'
import { calcularVencimiento, codigoDeRegaloDeBytes } from '#domain/regalos/regalos.ts'
import { esSeudonimo } from '#domain/privacidad/seudonimo.ts'
import type { ClaveDeCorreo } from '#domain/usuarios/clases-de-correo.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { encolarCorreo, type Correo } from '#server/modules/correos/index.ts'
import { asentar, recibirAjeno } from '#server/modules/pagos/index.ts'
import type { PspPago } from '#server/ports.ts'
import { REGALO } from './comprar-regalo.ts'
import { anularParaDevolver } from './devolver.ts'
import { findRegalo, lockRegalo, updateRegalo, type RegaloRow } from './regalos.db.ts'
import { correoDeCompra, correoDeRegalo, correoDeSinDestinatario } from './regalos.mails.ts'

export const hashDeCodigo = (codigo: string): Buffer => createHash('sha256').update(codigo).digest()

/** Asks the provider what became of the payment, and applies it once. */
export async function revisar(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const regalo = await findRegalo(ctx.db, id, ctx.now)
  if (regalo?.estado !== 'pendiente') return
  const informe = await preguntar(ctx, regalo)
  if (informe?.estado === 'exitoso') await ctx.transaction((tx) => activar(ctx, tx, id, informe))
  else await updateRegalo(ctx.db, id, {}, ctx.now)
}

async function preguntar(ctx: Ctx, { id, pspIntento, pspSesion }: RegaloRow): Promise<PspPago | null> {
  if (pspIntento) return ctx.psp.verPago(pspIntento)
  const sesion = pspSesion ? await ctx.psp.verSesion(pspSesion) : null
  if (sesion?.intento) return ctx.psp.verPago(sesion.intento)
  return (await ctx.psp.buscarPagos(id)).find(({ estado }) => estado === 'exitoso') ?? null
}

/** Paid: from now on what it is worth is owed. Money that does not match it is kept apart. */
async function activar(ctx: Ctx, tx: Tx, id: string, informe: PspPago): Promise<void> {
  const regalo = await lockRegalo(tx, id)
  if (regalo.estado !== 'pendiente') return
  const pago = { monto: informe.monto, moneda: informe.moneda, livemode: informe.enVivo, reservaId: informe.reservaId }
  if (!corresponde(pago, { monto: regalo.monto, livemode: true, reservaId: REGALO }))
    return recibirAjeno(ctx, tx, informe, { reservaId: null })
  await updateRegalo(
    tx,
    id,
    {
      estado: 'activo',
      pspIntento: informe.intento,
      livemode: informe.livemode ?? null,
      pagadoEn: ctx.now,
      venceEn: calcularVencimiento(ctx.now),
    },
    ctx.now,
  )
  await asentar(tx, {
    clave: `regalo:${id}`,
    tipo: 'regalo',
    reservaId: null,
    modo: regalo.modo,
    apuntes: asientoRegaloVendido(regalo.monto),
    now: ctx.now,
  })
  // Whoever paid was erased meanwhile, and with them to whom it goes.
  if (esSeudonimo(regalo.deEmail)) return void (await anularParaDevolver(ctx, tx, (await findRegalo(tx, id, ctx.now))!))
  if (!regalo.sinDestinatario && regalo.enviarEl <= fechaLocal(ctx.now, 'America/Santiago')) await enviar(ctx, tx, id)
  if (regalo.sinDestinatario)
    await encolarCorreo(ctx, tx, `regalo-sin-destino:${id}`, correoDeSinDestinatario(ctx, regalo))
  await encolarCorreo(ctx, tx, `regalo-compra:${id}`, correoDeCompra(ctx, (await findRegalo(tx, id, ctx.now))!))
}

/** A new code each time: what was sent before stops working. The card is locked by the caller. */
export async function enviar(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const { clave, correo } = await componerEnvio(ctx, tx, id)
  await encolarCorreo(ctx, tx, clave, correo)
}

/** Sent from this moment on; its mail is for the caller to write. */
export async function componerEnvio(ctx: Ctx, tx: Tx, id: string): Promise<Carta> {
  const codigo = nuevoCodigo()
  await updateRegalo(
    tx,
    id,
    { codigoHash: hashDeCodigo(codigo), muestra: codigo.slice(-4), enviadoEn: ctx.now },
    ctx.now,
  )
  return {
    clave: `regalo-codigo:${id}:${ctx.now.getTime()}`,
    correo: correoDeRegalo(ctx, (await findRegalo(tx, id, ctx.now))!, codigo),
  }
}

export interface Carta {
  clave: ClaveDeCorreo
  correo: Correo
}

function nuevoCodigo(): string {
  for (;;) {
    const codigo = codigoDeRegaloDeBytes(randomBytes(32))
    if (codigo) return codigo
  }
}
