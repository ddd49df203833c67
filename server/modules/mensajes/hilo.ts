import type { Lado } from '#domain/mensajes/hilo.ts'
import { esUuid } from '#domain/identificador.ts'
import { puedeConversarComoOperador, puedeConversarComoViajero } from '#domain/permisos/reservas.ts'
import type { Ctx } from '#server/ctx.ts'
import { abrirReserva, buscarPorIdOCodigo, type ReservaCompleta } from '#server/modules/reservas/index.ts'
import { refuse } from '#server/refusal.ts'

export interface HiloAbierto {
  reserva: ReservaCompleta
  lado: Lado
}

/** How a thread is named: by its buyer's reserva, or by the operator's. */
export type DeHilo = { id: string } | { hiloId: string }

/** The thread, and on which side of it the caller stands; being admin is not being a side. */
export async function abrirHilo(ctx: Ctx, pedido: DeHilo): Promise<HiloAbierto> {
  if ('id' in pedido) return { reserva: await abrirReserva(ctx, pedido.id), lado: 'viajero' }
  const reserva = (await buscarPorIdOCodigo(ctx, pedido.hiloId)) ?? refuse('reserva-desconocida')
  if (!puedeConversarComoOperador(ctx.actor, reserva))
    refuse(esUuid(pedido.hiloId) ? 'sin-permiso' : 'reserva-desconocida')
  return { reserva, lado: 'operador' }
}

/** Whoever of a company only looks at what it bought reads its thread, and answers nothing there. */
export const contesta = (ctx: Ctx, { reserva, lado }: HiloAbierto): boolean =>
  lado === 'operador' || puedeConversarComoViajero(ctx.actor, reserva)

export async function abrirHiloParaEscribir(ctx: Ctx, pedido: DeHilo): Promise<HiloAbierto> {
  const hilo = await abrirHilo(ctx, pedido)
  return contesta(ctx, hilo) ? hilo : refuse('reserva-ajena')
}

/** Whom a side is talking to. */
export const otroDe = ({ reserva, lado }: HiloAbierto): string =>
  lado === 'viajero' ? reserva.operadorNombre : primerNombre(reserva.contactoNombre)
export const primerNombre = (nombre: string): string => nombre.trim().split(/\s+/)[0] ?? nombre
