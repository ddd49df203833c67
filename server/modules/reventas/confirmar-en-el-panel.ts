import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { confirmarReventa } from './cambiar.ts'
import { findPorReserva } from './reventas.db.ts'
import type { Reventa } from './tipos.ts'

interface Pedido {
  reservaId: string
  empresaId: string
  contacto?: { nombre: string; email: string } | undefined
}

/** A person of the company agrees to what its system, or an assistant, only held: as if that system had confirmed it. */
export async function confirmarEnElPanel(ctx: Ctx, { reservaId, empresaId, contacto }: Pedido): Promise<Reventa> {
  const row = await findPorReserva(ctx.db, reservaId)
  if (row?.empresaId !== empresaId) refuse('reserva-desconocida')
  const comoClave: Ctx = {
    ...ctx,
    actor: { tipo: 'clave', claveId: row.claveId, empresaId, permisos: ['reservas:escribir'] },
  }
  return confirmarReventa(comoClave, {
    uuid: row.uuid,
    ...(contacto && { contacto: { fullName: contacto.nombre, emailAddress: contacto.email }, avisar: true }),
  })
}
