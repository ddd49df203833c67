import type { Mientras } from '#domain/reservas/correos.ts'
import { remitenteDe } from '#domain/sitio/remitente.ts'
import type { Ctx } from '#server/ctx.ts'
import { leerSitio } from '#server/modules/sitio/index.ts'
import { ReceiverDownError } from '#server/platform/lane.ts'
import { describeError, log } from '#server/platform/log.ts'
import { MailRefusedError, type Mail, type Mailer } from '#server/platform/mailer.ts'
import { huellaDeCorreo } from '#server/titular.ts'
import {
  borrarCorreo,
  descartar,
  estaOlvidado,
  findCorreo,
  findEnEspera,
  limpiarOlvidados,
  listDeLoOlvidado,
  marcarEnviado,
  marcarRechazado,
  olvidarContenido,
  ponerEnEspera,
  sacarDeEspera,
  sigueCierto,
} from './correos.db.ts'

/** Files of mails that a person is to be found in no more: by their ids, and those to an address whose seal is this. */
interface Olvidados {
  ids: string[]
  huella: string | null
  hasta: string
}

export const correosJobs = (mailer: Mailer) => ({
  'correos.olvidarArchivos': async (ctx: Ctx, { ids, huella, hasta }: Olvidados) => {
    const tardios = await borrarTardios(ctx)
    await mailer.forget({
      ids: new Set([...ids, ...tardios]),
      isTheirs: (address) => huellaDeCorreo(ctx.secretos, address) === huella,
      until: new Date(hasta),
    })
  },
  'correos.enviar': (ctx: Ctx, { id }: { id: string }) => enviar(ctx, mailer, id),
  'correos.limpiarOlvidados': (ctx: Ctx) => limpiarOlvidados(ctx.db, ctx.now),
  // While the mail server is away one of them asks, once a minute and whatever happens to it, for all.
  'correos.probar': async (ctx: Ctx) => {
    const id = await findEnEspera(ctx.db)
    if (id)
      await enviar(ctx, mailer, id, 'prueba').catch((error: unknown) =>
        log.warn('correo.prueba', { correoId: id, ...describeError(error) }),
      )
  },
})

async function enviar(ctx: Ctx, mailer: Mailer, id: string, como?: 'prueba'): Promise<void> {
  const correo = await findCorreo(ctx.db, id)
  // Erased while it was on its way, by a process that fell before it looked again.
  if (!correo) return olvidarArchivo(ctx, mailer, id)
  if (correo.estado !== 'pendiente') return
  if (await esDeLoOlvidado(ctx, correo)) {
    await borrarCorreo(ctx.db, id)
    return olvidarArchivo(ctx, mailer, id)
  }
  if (correo.mientras && !(await sigueCierto(ctx.db, correo.mientras as Mientras, ctx.now))) {
    log.info('correo.descartado', { correoId: id })
    return descartar(ctx.db, id)
  }
  // Behind those that wait already: trying each would only hold up the lane.
  if (!como && (await findEnEspera(ctx.db))) return ponerEnEspera(ctx.db, id, ctx.now)
  try {
    await mailer.send(toMail(correo, await membreteDe(ctx)))
    if (correo.seOlvida) await olvidarContenido(ctx.db, id, ctx.now)
    else await marcarEnviado(ctx.db, id, ctx.now)
    if (!(await findCorreo(ctx.db, id))) await olvidarArchivo(ctx, mailer, id)
  } catch (error) {
    if (error instanceof ReceiverDownError) return ponerEnEspera(ctx.db, id, ctx.now)
    if (!(error instanceof MailRefusedError)) {
      await soltar(ctx)
      throw error
    }
    log.warn('correo.rechazado', { correoId: id, clase: claseDe(correo), codigo: error.smtpCode })
    await marcarRechazado(ctx.db, id, { rechazo: error.smtpCode, now: ctx.now })
  }
  await soltar(ctx)
}

const esDeLoOlvidado = async (ctx: Ctx, { clave, para, trasBorrado }: CorreoRow): Promise<boolean> =>
  !trasBorrado && estaOlvidado(ctx.db, { clave, huella: huellaDeCorreo(ctx.secretos, para) })

/** Its row is gone: its file goes too, whichever of the two came first. */
const olvidarArchivo = async ({ now }: Ctx, mailer: Mailer, id: string): Promise<void> =>
  void (await mailer.forget({ ids: new Set([id]), isTheirs: () => false, until: now }))

/** Written when the erasure had looked already. Answers which they were. */
async function borrarTardios(ctx: Ctx): Promise<string[]> {
  const tardios = (await listDeLoOlvidado(ctx.db, ctx.now)).filter(
    ({ para, huella }) => huellaDeCorreo(ctx.secretos, para) === huella,
  )
  for (const { id } of tardios) await borrarCorreo(ctx.db, id)
  return tardios.map(({ id }) => id)
}

/** Whatever it said to one, the mail server is there: all that wait leave together. */
async function soltar(ctx: Ctx): Promise<void> {
  if (!(await findEnEspera(ctx.db))) return
  const cuantos = await ctx.transaction(async (tx) => {
    const ids = await sacarDeEspera(tx)
    await ctx.enqueueAll(
      tx,
      'correos.enviar',
      ids.map((id) => ({ data: { id }, receiver: 'correo' })),
    )
    return ids.length
  })
  log.info('correo.repetidos', { cuantos })
}

type CorreoRow = NonNullable<Awaited<ReturnType<typeof findCorreo>>>

const claseDe = ({ clave }: Pick<CorreoRow, 'clave'>): string => clave.slice(0, clave.indexOf(':'))

/** Who it is from when it leaves, however long it waited. */
async function membreteDe(ctx: Ctx): Promise<Pick<Mail, 'domain' | 'from' | 'replyTo'>> {
  const { nombre, correo, responderA } = remitenteDe(await leerSitio(ctx), {
    mailFrom: ctx.settings.MAIL_FROM,
    baseUrl: ctx.settings.BASE_URL,
  })
  return {
    domain: ctx.identidad.dominio,
    from: { name: nombre, address: correo },
    ...(responderA && { replyTo: responderA }),
  }
}

const toMail = (correo: CorreoRow, membrete: Pick<Mail, 'domain' | 'from' | 'replyTo'>): Mail => ({
  ...membrete,
  id: correo.id,
  to: correo.para,
  subject: correo.asunto,
  text: correo.texto,
  html: correo.html,
  ...(correo.baja && { unsubscribe: correo.baja }),
  attachments: (correo.adjuntos as { nombre: string; tipo: string; contenido: string }[]).map((a) => ({
    filename: a.nombre,
    contentType: a.tipo,
    content: a.contenido,
  })),
})
