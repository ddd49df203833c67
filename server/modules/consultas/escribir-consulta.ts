import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { consultas } from '#contract/consultas.ts'
import type { Ctx } from '#server/ctx.ts'
import { ultimosTurnos } from '#server/modules/asistente/index.ts'
import { abrirCaso } from '#server/modules/casos/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { insertConsulta } from './consultas.db.ts'

const POR_HORA = { max: 5, segundos: 3600 }
const DE_DONDE = { ayuda: { tipo: 'consulta', titulo: 'Consulta desde la ayuda' }, asistente: { tipo: 'asistente', titulo: 'Conversación con Matheus' } } as const

/** Somebody wants a person: what they ask, with the end of a conversation where they chose to show it. */
export async function escribirConsulta(ctx: Ctx, { texto, email, conversacionId }: Input<typeof consultas.escribirConsulta>): Promise<{ recibida: true }> {
  const usuarioId = ctx.actor.tipo === 'sesion' ? ctx.actor.usuarioId : null
  for (const quien of [usuarioId ?? email, ctx.address]) if (quien) await contar(ctx.db, `consultar:${quien}`, POR_HORA, ctx.now)
  const extracto = conversacionId ? await ultimosTurnos(ctx, conversacionId) : []
  const origen = conversacionId ? 'asistente' : 'ayuda'
  return ctx.transaction(async (tx) => {
    const id = randomUUID()
    await insertConsulta(tx, { id, origen, texto, extracto, usuarioId, email: usuarioId ? null : email, createdAt: ctx.now })
    await abrirCaso(tx, { ...DE_DONDE[origen], objeto: 'consulta', objetoId: id, now: ctx.now })
    return { recibida: true }
  })
}
