import type { Ctx } from '#server/ctx.ts'
import { enviarCorreo } from '#server/modules/correos/index.ts'
import { deleteInvitacionesTerminadas, findParaCorreo } from './equipos.db.ts'

const PAPELES: Record<string, string> = {
  dueno: 'dueño o dueña',
  gestor: 'encargado o encargada',
  guia: 'guía',
  caja: 'cajero o cajera',
}

/** The link stands in the mail alone: it is forgotten once sent. */
async function correoDeInvitacion(ctx: Ctx, { id, token }: { id: string; token: string }): Promise<void> {
  const fila = await findParaCorreo(ctx.db, id)
  if (!fila) return
  await enviarCorreo(ctx, `invitacion:${id}`, {
    para: fila.email,
    asunto: `Te invitaron al equipo de ${fila.operador}`,
    titulo: `Te invitaron al equipo de ${fila.operador}`,
    parrafos: [
      `Tu papel será ${PAPELES[fila.papel] ?? fila.papel}. El enlace vale 7 días y sirve una vez.`,
      'Si no esperabas este correo, no hagas nada.',
    ],
    accion: {
      texto: 'Aceptar invitación',
      enlace: `${ctx.settings.BASE_URL}/${fila.anfitrionId ? 'anfitrion' : 'proveedor'}/invitacion?token=${token}`,
    },
    seOlvida: true,
  })
}

// Whoever was invited has no account to erase: their address goes by itself.
const GUARDADAS_MS = 30 * 86_400_000

export const equiposJobs = {
  'equipos.correoDeInvitacion': correoDeInvitacion,
  'equipos.olvidarInvitaciones': (ctx: Ctx) =>
    deleteInvitacionesTerminadas(ctx.db, new Date(ctx.now.getTime() - GUARDADAS_MS)),
}
