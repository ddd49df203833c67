import { randomBytes, randomUUID } from 'node:crypto'
import type { Ctx, Tx } from '#server/ctx.ts'
import { getUsuario, updateUsuario } from '#server/modules/usuarios/index.ts'
import { findAnfitrionDe, insertAnfitrion } from './anfitriones.db.ts'

/** Product 7: choosing a plan, the free one too, makes somebody a host; selling needs a review. Answers the host's id. */
export async function empezarComoAnfitrion(ctx: Ctx, tx: Tx, usuarioId: string): Promise<string> {
  const usuario = await getUsuario(tx, usuarioId)
  for (;;) {
    const ya = await findAnfitrionDe(tx, usuarioId)
    if (ya) return ya.id
    const id = randomUUID()
    const slug = `${comoSlug(usuario.nombre)}-${randomBytes(3).toString('hex')}`
    if (!(await insertAnfitrion(tx, { id, usuarioId, slug, nombre: usuario.nombre, telefono: usuario.telefono, now: ctx.now }))) continue
    await updateUsuario(tx, usuarioId, { esAnfitrion: true }, ctx.now)
    return id
  }
}

export const comoSlug = (texto: string): string =>
  texto.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '').slice(0, 60) || 'anfitrion'
