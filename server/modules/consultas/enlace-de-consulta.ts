import type { Ctx } from '#server/ctx.ts'

/**
 * Where question and answer stand: a page of the account (`id`: of the first question), or one that its key opens. `consulta`, of the first
 * question: for whoever asks, who typed some address. `consulta-por-correo`, of the question that is answered: for whoever reads that address.
 */
export const enlaceDeConsulta = (
  { secretos }: Pick<Ctx, 'secretos'>,
  uso: 'consulta' | 'consulta-por-correo',
  { id, usuarioId }: { id: string; usuarioId: string | null },
): `/${string}` => (usuarioId ? `/consultas/${id}` : `/consultas/enlace/${secretos.claveDeEnlace(uso, id)}`)
