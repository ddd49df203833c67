import type { Usuario } from '#contract/usuarios.ts'
import type { Ctx } from '#server/ctx.ts'
import { laSesion } from '#server/la-sesion.ts'
import { findElegida, listCargos } from './cargos.db.ts'
import { esDeEmpresa, getUsuario } from './usuarios.db.ts'
import { toUsuarioJson } from './usuarios.json.ts'

export async function verUsuario({ actor, db, now }: Pick<Ctx, 'actor' | 'db' | 'now'>): Promise<Usuario> {
  const { usuarioId, contexto, sesionId } = laSesion({ actor })
  const cargos = await listCargos(db, usuarioId, contexto, now)
  const membresiaId = cargos.length > 0 ? await findElegida(db, sesionId) : null
  return toUsuarioJson(await getUsuario(db, usuarioId), contexto, {
    empresa: await esDeEmpresa(db, usuarioId),
    cargos,
    membresiaId,
  })
}
