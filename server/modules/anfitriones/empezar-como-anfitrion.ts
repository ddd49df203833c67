import { randomBytes, randomUUID } from 'node:crypto'
import { siguienteEstadoOperador } from '#domain/operadores/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { getUsuario, updateUsuario } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { cambiarEstadoDeAnfitrion, findAnfitrionDe, findCerrado, insertAnfitrion } from './anfitriones.db.ts'

/** Choosing a plan, the free one too, makes somebody a host; selling needs a review. Answers the host's id. */
export async function empezarComoAnfitrion(ctx: Ctx, tx: Tx, usuarioId: string): Promise<string> {
  const usuario = await getUsuario(tx, usuarioId)
  for (;;) {
    const ya = await findAnfitrionDe(tx, usuarioId)
    if (ya) return ya.id
    if (await volver(ctx, tx, usuarioId)) continue
    const id = randomUUID()
    const slug = `${comoSlug(usuario.nombre)}-${randomBytes(3).toString('hex')}`
    if (
      !(await insertAnfitrion(tx, {
        id,
        usuarioId,
        slug,
        nombre: usuario.nombre,
        telefono: usuario.telefono,
        now: ctx.now,
      }))
    )
      continue
    await updateUsuario(tx, usuarioId, { esAnfitrion: true }, ctx.now)
    return id
  }
}

/** Whoever closed begins anew, as a draft; not to leave a suspension behind. */
async function volver(ctx: Ctx, tx: Tx, usuarioId: string): Promise<boolean> {
  const cerrado = await findCerrado(tx, usuarioId)
  if (!cerrado) return false
  if (cerrado.suspendido) refuse('negocio-suspendido')
  if (
    !(await cambiarEstadoDeAnfitrion(
      tx,
      cerrado.id,
      { de: 'Baja', a: siguienteEstadoOperador('Baja', 'volver')! },
      ctx.now,
    ))
  )
    return false
  await updateUsuario(tx, usuarioId, { esAnfitrion: true }, ctx.now)
  return true
}

/** The person goes on as a traveller. */
export const cerrarAnfitrion = (tx: Tx, usuarioId: string, now: Date): Promise<void> =>
  updateUsuario(tx, usuarioId, { esAnfitrion: false }, now)

export const comoSlug = (texto: string): string =>
  texto
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60) || 'anfitrion'
