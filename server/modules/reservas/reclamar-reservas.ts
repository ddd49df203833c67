import { sesionEn } from '#domain/permisos/actor.ts'
import type { Ctx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { getUsuario } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { personaDe } from '#server/titular.ts'
import { reclamarDe } from './personas.db.ts'

const POR_HORA = { max: 20, segundos: 3600 }

/** What was booked without the account, with its own address: only a confirmed one proves that it is theirs. */
export async function reclamarReservas(ctx: Ctx): Promise<{ reclamadas: number }> {
  const usuarioId = sesionEn(ctx.actor, 'cliente')?.usuarioId ?? refuse('sesion-requerida')
  await contar(ctx.db, `reclamar:${usuarioId}`, POR_HORA, ctx.now)
  return { reclamadas: (await reclamar(ctx, usuarioId)) ?? refuse('correo-sin-verificar') }
}

/** Null while the address is not confirmed. */
export async function reclamar(ctx: Ctx, usuarioId: string): Promise<number | null> {
  return ctx.transaction(async (tx) => {
    if (!(await getUsuario(tx, usuarioId)).emailVerificadoEn) return null
    const reclamadas = await reclamarDe(tx, await personaDe(tx, ctx.secretos, usuarioId), ctx.now)
    if (reclamadas > 0)
      await anotar(tx, {
        actor: usuarioId,
        accion: 'reservas.reclamar',
        objeto: 'usuario',
        objetoId: usuarioId,
        detalle: { reclamadas },
        now: ctx.now,
      })
    return reclamadas
  })
}
