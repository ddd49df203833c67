import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { consultas } from '#contract/consultas.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { ultimosTurnos } from '#server/modules/asistente/index.ts'
import { abrirCaso } from '#server/modules/casos/index.ts'
import { contar, quienPide } from '#server/modules/limites/index.ts'
import { huellaDeCorreo } from '#server/titular.ts'
import { insertConsulta, type TurnoMostrado } from './consultas.db.ts'
import { enlaceDeConsulta } from './enlace-de-consulta.ts'

const POR_HORA = { max: 5, segundos: 3600 }
const DE_DONDE = {
  ayuda: { tipo: 'consulta', titulo: 'Consulta desde la ayuda' },
  asistente: { tipo: 'asistente', titulo: 'Conversación con Matheus' },
} as const
const OTRA_VEZ = 'Otra pregunta en la misma consulta'

/** Somebody wants a person: what they ask, with the end of a conversation where they chose to show it. */
export async function escribirConsulta(
  ctx: Ctx,
  { texto, email, conversacionId }: Input<typeof consultas.escribirConsulta>,
): Promise<{ recibida: true; enlace: string }> {
  const usuarioId = ctx.actor.tipo === 'sesion' ? ctx.actor.usuarioId : null
  await contarConsulta(ctx, usuarioId ?? email)
  const extracto = conversacionId ? await ultimosTurnos(ctx, conversacionId) : []
  const id = await ctx.transaction((tx) =>
    ponerEnCola(ctx, tx, {
      origen: conversacionId ? 'asistente' : 'ayuda',
      texto,
      extracto,
      usuarioId,
      email,
      sigueA: null,
      preguntadaCon: null,
    }),
  )
  return { recibida: true, enlace: enlaceDeConsulta(ctx, 'consulta', { id, usuarioId }) }
}

export async function contarConsulta(ctx: Ctx, quien: string): Promise<void> {
  for (const uno of [quienPide(ctx, quien), ctx.address])
    if (uno) await contar(ctx.db, `consultar:${uno}`, POR_HORA, ctx.now)
}

interface Nueva {
  origen: 'ayuda' | 'asistente'
  texto: string
  extracto: TurnoMostrado[]
  usuarioId: string | null
  email: string | null
  /** The first question, where this one is asked in its place. */
  sigueA: string | null
  /** The question by whose mailed link this one is asked. */
  preguntadaCon: string | null
}

/** A question, and the case that somebody of ours takes. */
export async function ponerEnCola(ctx: Ctx, tx: Tx, { email, ...nueva }: Nueva): Promise<string> {
  const id = randomUUID()
  const deInvitada =
    nueva.usuarioId || !email ? { email: null } : { email, huella: huellaDeCorreo(ctx.secretos, email) }
  await insertConsulta(tx, { id, ...nueva, ...deInvitada, createdAt: ctx.now })
  await abrirCaso(tx, {
    ...DE_DONDE[nueva.origen],
    ...(nueva.sigueA && { titulo: OTRA_VEZ }),
    objeto: 'consulta',
    objetoId: id,
    now: ctx.now,
  })
  return id
}
