import { seudonimoDe } from '#domain/privacidad/seudonimo.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { olvidarTextos } from '#server/modules/casos/index.ts'
import { borrarCorreosDe } from '#server/modules/correos/index.ts'
import { olvidarFacturas } from '#server/modules/facturas/index.ts'
import { borrarClavesDe } from '#server/modules/idempotencia/index.ts'
import { olvidarEnLecturas } from '#server/modules/lecturas/index.ts'
import { olvidarLimites } from '#server/modules/limites/index.ts'
import { olvidarMensajesDe } from '#server/modules/mensajes/index.ts'
import { olvidarLoDichoDe } from '#server/modules/resenas/index.ts'
import { seudonimizarReservasDe } from '#server/modules/reservas/index.ts'
import { huellaDeCorreo } from '#server/titular.ts'
import { olvidarFueraDeLaBase } from './borrar-persona.ts'
import { deleteCodigo } from './codigos.db.ts'

/** Takes whoever booked without an account out of that booking; who calls it has asked whether that may be. What else carries their address (a place in a line, a saved search, a gift) is not of it. */
export async function borrarDeReserva(ctx: Ctx, tx: Tx, reservaId: string): Promise<void> {
  const de = { reservaId }
  const mensajes = await olvidarMensajesDe(tx, de)
  await olvidarEnLecturas(tx, de)
  const { correos, claves } = await seudonimizarReservasDe(tx, de, ctx.now)
  const cartas = await borrarCorreosDe(tx, claves, {
    direcciones: [],
    huellas: correos.map((correo) => huellaDeCorreo(ctx.secretos, correo)),
    now: ctx.now,
  })
  // Whoever asks has read a code sent to it.
  const direcciones = correos.map((correo) => ({ correo, huella: '', desde: null, hasta: null }))
  await borrarClavesDe(tx, { usuarioId: reservaId, direcciones })
  await olvidarLimites(tx, direcciones)
  await olvidarFacturas(tx, de, seudonimoDe(reservaId).email)
  await olvidarLoDichoDe(tx, de)
  await olvidarTextos(tx, [...claves, ...mensajes])
  await deleteCodigo(tx, reservaId)
  await ctx.enqueue(tx, 'privacidad.olvidarPagos', de)
  await ctx.enqueue(tx, 'privacidad.anotarBorrado', de)
  await olvidarFueraDeLaBase(ctx, tx, { direcciones: [], reservas: [reservaId], cartas })
}
