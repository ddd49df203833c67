import { cuando } from '#domain/fechas-en-palabras.ts'
import type { RolProveedor } from '#domain/permisos/actor.ts'
import { mientrasSeaCierto } from '#domain/reservas/correos.ts'
import { type Hecho, recibeHecho, TIPO_DE_HECHO } from '#domain/reservas/hechos.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { encolarCorreo, sigueCierto } from '#server/modules/correos/index.ts'
import { listQuienesTrabajan } from '#server/modules/equipos/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'
import { quiereAviso } from '#server/modules/usuarios/index.ts'
import { correoDelOperador } from './entrada.db.ts'
import { correoAlOperador } from './operador.mails.ts'
import { getReserva } from './reservas.db.ts'

interface Suceso {
  id: string
  hecho: Hecho
  /** Which one of its kind: a booking may move twice. */
  vez?: number
  /** When it was to begin, and who was to lead it, before it moved. */
  antes?: string
  guiaAntes?: string | null
  /** Who of them did it: they know. */
  deParteDe?: string
}

/** Says it once, whatever happens to the job: by a mail and a notice of its own to each of whom it concerns. */
export const contarAlOperador = (ctx: Ctx, tx: Tx, suceso: Suceso): Promise<void> =>
  ctx.enqueue(tx, 'reservas.avisarAlOperador', suceso)

/** To each of the team whom it concerns, where they want it; a business without a team has its address. */
export async function avisarAlOperador(
  ctx: Ctx,
  { id, hecho, vez = 0, antes, guiaAntes = null, deParteDe }: Suceso,
): Promise<void> {
  const r = await getReserva(ctx.db, id)
  // Answered before this was read.
  if (hecho === 'por_aceptar' && r.estado !== 'pagada') return
  const clave = (quien: string) => `operador-${hecho}:${id}:${vez}:${quien}` as const
  await ctx.transaction(async (tx) => {
    const mientras = mientrasSeaCierto(`operador-${hecho}`, r)
    if (!(await sigueCierto(tx, mientras, ctx.now))) return
    const equipo = await listQuienesTrabajan(ctx, tx, r)
    const quien = equipo.find(({ usuarioId }) => usuarioId === deParteDe)?.nombre ?? null
    const correo = (para: string) =>
      correoAlOperador(ctx, r, { hecho, antes: antes === undefined ? null : new Date(antes), quien, para })
    const tipo = TIPO_DE_HECHO[hecho]
    for (const { usuarioId, email, papel } of equipo) {
      if (usuarioId === deParteDe) continue
      if (![r.guiaId, guiaAntes].some((guia) => recibeHecho(hecho, { papel: papel as RolProveedor, usuarioId }, guia)))
        continue
      const { enlace, ...suyo } = { ...correo(email), mientras }
      await notificar(ctx, tx, {
        usuarioId,
        tipo,
        clave: clave(usuarioId),
        titulo: suyo.titulo,
        texto: `${r.nombreExperiencia}, ${cuando(r.inicioUtc, r.zona)}`,
        enlace,
        operador: r,
      })
      if (await quiereAviso(tx, usuarioId, tipo, 'correo')) await encolarCorreo(ctx, tx, clave(usuarioId), suyo)
    }
    const para = equipo.length === 0 ? await correoDelOperador(tx, id) : null
    if (para) await encolarCorreo(ctx, tx, clave('negocio'), { ...correo(para), mientras })
  })
}
