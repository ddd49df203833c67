import type { Ctx } from '#server/ctx.ts'

/** Where question and answer stand: a page of the account, or one that its key opens. `id`: of the first question. */
export const enlaceDeConsulta = (
  { secretos }: Pick<Ctx, 'secretos'>,
  { id, usuarioId }: { id: string; usuarioId: string | null },
): `/${string}` => (usuarioId ? `/consultas/${id}` : `/consultas/enlace/${secretos.claveDeEnlace('consulta', id)}`)
