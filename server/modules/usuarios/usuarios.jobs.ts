import { TEXTOS_DE_PAPEL } from '#domain/permisos/papeles.ts'
import type { ClaseDeCorreo } from '#domain/usuarios/clases-de-correo.ts'
import type { Ctx } from '#server/ctx.ts'
import { enviarCorreo, type Correo } from '#server/modules/correos/index.ts'
import { darEnlace } from './dar-enlace.ts'
import { deleteEnlacesViejos, findEnlace } from './enlaces.db.ts'
import { findColega } from './equipo.db.ts'
import { deleteSesionesVencidas } from './sesiones.db.ts'
import { tokenHash } from './token.ts'
import { getUsuario, type UsuarioRow } from './usuarios.db.ts'
import * as mails from './usuarios.mails.ts'

interface EnlaceDeCorreo {
  usuarioId: string
  token: string
}

type Componer = (usuario: UsuarioRow, enlace: string, email: string) => Correo

/** A mail that carries a one-use link; where the link names an address of its own, the mail goes by that. */
const conEnlace =
  (nombre: ClaseDeCorreo, path: string, componer: Componer) =>
  async (ctx: Ctx, { usuarioId, token }: EnlaceDeCorreo) => {
    const enlace = await findEnlace(ctx.db, tokenHash(token))
    // Gone with the account, or long ago; or asked for by an address that no account has.
    if (!enlace) return
    const usuario = await getUsuario(ctx.db, usuarioId)
    await enviarCorreo(
      ctx,
      `${nombre}:${usuarioId}:${digestOf(token)}`,
      componer(usuario, `${ctx.settings.BASE_URL}${path}?token=${token}`, enlace.email ?? usuario.email),
    )
  }

export const usuariosJobs = {
  'usuarios.correoDeVerificacion': conEnlace('verificacion', '/verificar-correo', mails.correoDeVerificacion),
  'usuarios.correoDeClave': conEnlace('clave', '/restablecer-clave', mails.correoDeClave),
  'usuarios.correoDeSegundoFactor': conEnlace('segundo-factor', '/restablecer-clave', mails.correoDeSegundoFactor),
  'usuarios.correoDeDireccionNueva': conEnlace('correo-nuevo', '/verificar-correo', mails.correoDeDireccionNueva),
  'usuarios.correoDeDireccionCambiada': conEnlace(
    'correo-cambiado',
    '/deshacer-correo',
    mails.correoDeDireccionCambiada,
  ),
  'usuarios.correoDeInvitacion': async (ctx: Ctx, { usuarioId, token }: EnlaceDeCorreo) => {
    const colega = (await findEnlace(ctx.db, tokenHash(token))) && (await findColega(ctx.db, usuarioId, ctx.now))
    // Gone from the team, or from us, before it left.
    if (!colega) return
    await enviarCorreo(
      ctx,
      `personal:${usuarioId}:${digestOf(token)}`,
      mails.correoDeInvitacion(
        colega,
        TEXTOS_DE_PAPEL[colega.papel],
        `${ctx.settings.BASE_URL}/admin/invitacion?token=${token}`,
      ),
    )
  },
  'usuarios.avisarPuesto': async (ctx: Ctx, { usuarioId, en }: { usuarioId: string; en: string }) => {
    const colega = await findColega(ctx.db, usuarioId, ctx.now)
    if (colega)
      await enviarCorreo(
        ctx,
        `personal:${usuarioId}:${en}`,
        mails.correoDePuesto(colega, TEXTOS_DE_PAPEL[colega.papel], `${ctx.settings.BASE_URL}/admin/login`),
      )
  },
  'usuarios.avisarClaveCambiada': async (ctx: Ctx, { usuarioId, en }: { usuarioId: string; en: string }) => {
    await enviarCorreo(
      ctx,
      `clave-cambiada:${usuarioId}:${en}`,
      mails.correoDeClaveCambiada(await getUsuario(ctx.db, usuarioId), `${ctx.settings.BASE_URL}/forgot-password`),
    )
  },
  // `activo`: left by a version whose mail of a new factor had no link of its own.
  'usuarios.avisarSegundoFactor': async (
    ctx: Ctx,
    {
      usuarioId,
      en,
      activo = false,
      que = 'no',
    }: { usuarioId: string; en: string; activo?: boolean; que?: mails.AvisoDeFactor },
  ) => {
    if (activo) return ctx.transaction((tx) => darEnlace(ctx, tx, usuarioId, 'segundo_factor'))
    await enviarCorreo(
      ctx,
      `segundo-factor:${usuarioId}:${que}:${en}`,
      mails.AVISOS_DE_FACTOR[que](await getUsuario(ctx.db, usuarioId), `${ctx.settings.BASE_URL}/forgot-password`),
    )
  },
  'usuarios.limpiar': async (ctx: Ctx) => {
    await deleteSesionesVencidas(ctx.db, ctx.now)
    await deleteEnlacesViejos(ctx.db, ctx.now)
  },
}

const digestOf = (token: string): string => tokenHash(token).toString('base64url').slice(0, 16)
