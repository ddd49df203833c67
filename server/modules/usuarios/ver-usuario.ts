import type { Usuario } from '#contract/usuarios.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { findElegida, listCargos } from './cargos.db.ts'
import { esDeEmpresa, getUsuario } from './usuarios.db.ts'
import { toUsuarioJson } from './usuarios.json.ts'

export async function verUsuario({ actor, db, now }: Pick<Ctx, 'actor' | 'db' | 'now'>): Promise<Usuario> {
  if (actor.tipo !== 'sesion') refuse('sesion-requerida')
  const { usuarioId, contexto, sesionId } = actor
  const cargos = await listCargos(db, usuarioId, contexto, now)
  const membresiaId = cargos.length > 0 ? await findElegida(db, sesionId) : null
  return toUsuarioJson(await getUsuario(db, usuarioId), contexto, { empresa: await esDeEmpresa(db, usuarioId), cargos, membresiaId })
}
