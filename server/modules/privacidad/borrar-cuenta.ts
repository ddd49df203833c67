import type { EstadoDeBorrado } from '#contract/privacidad.ts'
import { motivoParaNoBorrar } from '#domain/privacidad/borrado.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { ponerEnFila } from '#server/modules/limites/index.ts'
import { verPendientes } from '#server/modules/reservas/index.ts'
import { confirmarClave, getUsuario, listNegocios, lockCuenta } from '#server/modules/usuarios/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { personaDe } from '#server/titular.ts'
import { borrarPersona, reclamar } from './borrar-persona.ts'
import { PARTES } from './partes.ts'
import { correoDeDespedida } from './privacidad.mails.ts'
import { quienPregunta } from './quien-pregunta.ts'

type Usuario = Awaited<ReturnType<typeof getUsuario>>

export async function verBorrado(ctx: Ctx): Promise<EstadoDeBorrado> {
  const pendientes = await pendientesDe(ctx, ctx.db, quienPregunta(ctx))
  const motivo = motivoParaNoBorrar(pendientes)
  return {
    negocios: pendientes.negocios,
    puede: motivo === null,
    motivo,
    reservas: pendientes.reservas,
    porDecidir: pendientes.porDecidir,
    hasta: pendientes.hasta?.toISOString() ?? null,
  }
}

/** All at once, in one transaction: what is personal goes, what the law asks for stays under a pseudonym. */
export async function borrarCuenta(
  ctx: Ctx,
  { email, password }: { email: string; password: string },
): Promise<Record<string, never>> {
  const usuarioId = quienPregunta(ctx)
  if (email !== (await getUsuario(ctx.db, usuarioId)).email) refuseCampo('email', 'Escribe el correo de tu cuenta')
  const usuario = await confirmarClave(ctx, password)
  await ctx.transaction((tx) => borrarSiPuede(ctx, tx, usuario))
  return {}
}

/** Refused while something of the account is live; the last mail says what happened. */
export async function borrarSiPuede(ctx: Ctx, tx: Tx, usuario: Usuario): Promise<void> {
  // Nothing of this account slips in between the question and the answer. Whoever books stands in this line first, and looks at the account then.
  await ponerEnFila(tx, `retenciones:${usuario.id}`)
  if (!(await lockCuenta(tx, usuario.id))) refuse('sesion-requerida')
  await reclamar(tx, await personaDe(tx, ctx.secretos, usuario.id), ctx.now)
  const motivo = motivoParaNoBorrar(await pendientesDe(ctx, tx, usuario.id))
  if (motivo) refuse(motivo)
  await borrarPersona(ctx, tx, usuario)
  await encolarCorreo(
    ctx,
    tx,
    `despedida:${usuario.id}`,
    correoDeDespedida(usuario, `${ctx.settings.BASE_URL}/privacidad`),
  )
}

async function pendientesDe(ctx: Ctx, db: Db | Tx, usuarioId: string) {
  const negocios = await listNegocios(db, usuarioId)
  const persona = await personaDe(db, ctx.secretos, usuarioId)
  const pendientes = await verPendientes(db, persona, ctx.now)
  let dinero = pendientes.dinero
  for (const { debe } of PARTES) dinero += (await debe?.(db, persona)) ?? 0
  return { ...pendientes, dinero, negocios, negocio: negocios.length > 0 }
}
