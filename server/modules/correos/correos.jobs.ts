import type { Mientras } from '#domain/reservas/correos.ts'
import type { Ctx } from '#server/ctx.ts'
import { log } from '#server/platform/log.ts'
import type { Mailer } from '#server/platform/mailer.ts'
import { huellaDeCorreo } from '#server/titular.ts'
import { descartar, findCorreo, marcarEnviado, olvidarContenido, sigueCierto } from './correos.db.ts'

/** Files of mails that a person is to be found in no more: by their ids, and those to an address whose seal is this. */
interface Olvidados {
  ids: string[]
  huella: string | null
  hasta: string
}

export const correosJobs = (mailer: Mailer) => ({
  'correos.olvidarArchivos': async (ctx: Ctx, { ids, huella, hasta }: Olvidados) => {
    await mailer.forget({ ids: new Set(ids), isTheirs: (address) => huellaDeCorreo(ctx.secretos, address) === huella, until: new Date(hasta) })
  },
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
      ...(correo.baja && { unsubscribe: correo.baja }),
      attachments: (correo.adjuntos as { nombre: string; tipo: string; contenido: string }[]).map((a) => ({ filename: a.nombre, contentType: a.tipo, content: a.contenido })),
    })
    if (correo.seOlvida) await olvidarContenido(ctx.db, id, ctx.now)
    else await marcarEnviado(ctx.db, id, ctx.now)
  },
})
