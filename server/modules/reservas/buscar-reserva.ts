import { randomUUID } from 'node:crypto'
import { normalizarCodigo } from '#domain/reservas/codigo.ts'
import type { Ctx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { getUsuario } from '#server/modules/usuarios/index.ts'
import { findBuscada, findReserva } from './reservas.db.ts'
import { esNada } from './reservas.json.ts'
import { correoDeEnlace, correoDeEntrar } from './reservas.mails.ts'

/** Proves nothing: an operator knows both values of whoever booked. So whoever asks hears nothing, and whoever reads that address has a mail. */
export async function buscarReserva(
  ctx: Ctx,
  { email, codigo }: { email: string; codigo: string },
): Promise<Record<string, never>> {
  const buscada = await findBuscada(ctx.db, normalizarCodigo(codigo) ?? '', email)
  // A miss leaves a job like a hit, about a reserva that does not exist: the time it takes tells nothing either.
  await ctx.transaction((tx) =>
    ctx.enqueue(tx, 'reservas.correoDeBusqueda', {
      id: buscada?.id ?? randomUUID(),
      pedido: ctx.requestId,
      aLaCuenta: buscada?.aLaCuenta ?? false,
    }),
  )
  return {}
}

/** At most some an hour to one address; of a hold that nobody paid there is nothing to show. */
export async function enviarBusqueda(
  ctx: Ctx,
  { id, pedido, aLaCuenta }: { id: string; pedido: string; aLaCuenta: boolean },
): Promise<void> {
  const reserva = await findReserva(ctx.db, id)
  if (!reserva || esNada(reserva, ctx.now)) return
  const deCuenta = reserva.usuarioId !== null && reserva.empresaId === null
  const para = aLaCuenta && reserva.usuarioId ? (await getUsuario(ctx.db, reserva.usuarioId)).email : reserva.escribirA
  const correo = deCuenta || aLaCuenta ? correoDeEntrar(ctx, reserva, para) : correoDeEnlace(ctx, reserva)
  await ctx.transaction(async (tx) => {
    await encolarCorreo(ctx, tx, `busqueda:${id}:${pedido}`, correo)
  })
}
