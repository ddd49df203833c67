import type { Ctx } from '#server/ctx.ts'
import { usuarioDe } from '#server/la-sesion.ts'
import { refuseCampo } from '#server/refusal.ts'
import { claveCorrecta } from './clave.ts'
import { contarFallo, revisarFallos } from './intentos.ts'
import { getUsuario, type UsuarioRow } from './usuarios.db.ts'

/** Whoever sits at an open session proves once more who they are; guesses count like failed sign-ins. */
export async function confirmarClave(ctx: Ctx, clave: string, campo = 'password'): Promise<UsuarioRow> {
  const usuario = await getUsuario(ctx.db, usuarioDe(ctx))
  await revisarFallos(ctx, usuario.email)
  const esSuya = await claveCorrecta(usuario.claveHash, clave, {
    antes: () => revisarFallos(ctx, usuario.email),
    alFallar: () => contarFallo(ctx, usuario.email),
  })
  if (!esSuya) refuseCampo(campo, 'Esa no es tu contraseña actual')
  return usuario
}
