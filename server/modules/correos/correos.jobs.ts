import type { Mientras } from '#domain/reservas/correos.ts'
import type { Ctx } from '#server/ctx.ts'
import { log } from '#server/platform/log.ts'
import type { Mailer } from '#server/platform/mailer.ts'
import { deleteCorreo, descartar, findCorreo, marcarEnviado, sigueCierto } from './correos.db.ts'

export const correosJobs = (mailer: Mailer) => ({
  'correos.enviar': async (ctx: Ctx, { id }: { id: string }) => {
    const correo = await findCorreo(ctx.db, id)
    if (!correo || correo.estado === 'enviado' || correo.estado === 'descartado') return
    if (correo.mientras && !(await sigueCierto(ctx.db, correo.mientras as Mientras, ctx.now))) {
      log.info('correo.descartado', { correoId: id })
      return descartar(ctx.db, id)
    }
    await mailer.send({
      id: correo.id,
      to: correo.para,
      subject: correo.asunto,
      text: correo.texto,
      html: correo.html,
      attachments: (correo.adjuntos as { nombre: string; tipo: string; contenido: string }[]).map((a) => ({ filename: a.nombre, contentType: a.tipo, content: a.contenido })),
    })
    if (correo.seOlvida) await deleteCorreo(ctx.db, id)
    else await marcarEnviado(ctx.db, id, ctx.now)
  },
})
