import type { Ctx } from '#server/ctx.ts'
import { contar } from '#server/modules/limites/index.ts'

const DIA = 86_400
// docs/nunca.md 9.3.
const CON_SESION = [
  { max: 10, segundos: 60 },
  { max: 200, segundos: DIA },
]
const VISITANTE = [
  { max: 5, segundos: 60 },
  { max: 30, segundos: DIA },
]

/** Counts one question: by account, else by address; on loopback there is no address to count by. */
export async function contarPregunta({ db, actor, address, now }: Ctx): Promise<void> {
  const deSesion = actor.tipo === 'sesion'
  const quien = deSesion ? `cuenta:${actor.usuarioId}` : address && `direccion:${address}`
  if (!quien) return
  for (const limite of deSesion ? CON_SESION : VISITANTE)
    await contar(db, `chat:${limite.segundos}:${quien}`, limite, now)
}
