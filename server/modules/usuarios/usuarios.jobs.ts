import type { Ctx } from '#server/ctx.ts'
import { enviarCorreo } from '#server/modules/correos/index.ts'
import { deleteSesionesVencidas } from './sesiones.db.ts'
import { deleteEnlacesViejos, getUsuario } from './usuarios.db.ts'
import { correoDeClave, correoDeVerificacion } from './usuarios.mails.ts'
import { tokenHash } from './token.ts'

interface EnlaceDeCorreo {
  usuarioId: string
  token: string
}

export const usuariosJobs = {
  'usuarios.correoDeVerificacion': async (ctx: Ctx, { usuarioId, token }: EnlaceDeCorreo) => {
    const usuario = await getUsuario(ctx.db, usuarioId)
    await enviarCorreo(ctx, `verificacion:${digestOf(token)}`, correoDeVerificacion(usuario, `${ctx.settings.BASE_URL}/verificar-correo?token=${token}`))
  },
  'usuarios.correoDeClave': async (ctx: Ctx, { usuarioId, token }: EnlaceDeCorreo) => {
    const usuario = await getUsuario(ctx.db, usuarioId)
    await enviarCorreo(ctx, `clave:${digestOf(token)}`, correoDeClave(usuario, `${ctx.settings.BASE_URL}/restablecer-clave?token=${token}`))
  },
  'usuarios.limpiar': async (ctx: Ctx) => {
    await deleteSesionesVencidas(ctx.db, ctx.now)
    await deleteEnlacesViejos(ctx.db, ctx.now)
  },
}

const digestOf = (token: string): string => tokenHash(token).toString('base64url').slice(0, 16)
