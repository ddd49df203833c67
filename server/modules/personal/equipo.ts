import type { Input } from '#contract/call.ts'
import type { Colega, personal } from '#contract/personal.ts'
import { sesionEn, type Sesion } from '#domain/permisos/actor.ts'
import { puedeEntrar } from '#domain/permisos/personal.ts'
import type { Ctx, Page, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { contarCorreo } from '#server/modules/limites/index.ts'
import {
  anularEnlaces,
  countColegas,
  darEnlace,
  deleteColega,
  empezarDeNuevo,
  esDeQuienLee,
  findColega,
  findUsuarioPorEmail,
  insertColega,
  insertInvitado,
  listColegas,
  listInvitadosPor,
  updatePapel,
  type ColegaRow,
} from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { tramoDe, type Paginado } from '#server/tramo.ts'

export async function listarPersonal(ctx: Ctx, paginado: Paginado): Promise<Page<Colega>> {
  const yo = deSuper(ctx)
  return {
    items: (await listColegas(ctx.db, tramoDe(paginado), ctx.now)).map((fila) => toJson(fila, yo)),
    total: await countColegas(ctx.db),
  }
}

export async function invitarPersonal(
  ctx: Ctx,
  { nombre, email, papel }: Input<typeof personal.invitarPersonal>,
): Promise<Colega> {
  const yo = deSuper(ctx)
  return ctx.transaction(async (tx) => {
    const conocido = await findUsuarioPorEmail(tx, email)
    const id = conocido?.id ?? (await insertInvitado(tx, { nombre, email, now: ctx.now }))
    if (!(await insertColega(tx, id, papel, ctx.now))) refuse('ya-es-del-equipo')
    if (esDeQuienLee(conocido))
      await ctx.enqueue(tx, 'usuarios.avisarPuesto', { usuarioId: id, en: ctx.now.toISOString() })
    else await invitarConEnlace(ctx, tx, id)
    await anotar(tx, {
      actor: yo.usuarioId,
      accion: 'personal.invitar',
      objeto: 'usuario',
      objetoId: id,
      detalle: { papel },
      now: ctx.now,
    })
    return toJson((await findColega(tx, id, ctx.now))!, yo)
  })
}

/** Of whoever has not come yet: for one that was lost, or whose seven days are over. */
export async function reenviarInvitacionDePersonal(ctx: Ctx, { personaId }: { personaId: string }): Promise<Colega> {
  return conColega(ctx, personaId, async (tx, colega, yo) => {
    if (colega.invitacion === null) refuse('transicion-no-permitida')
    await contarCorreo(ctx, tx, { clase: 'invitacion', email: colega.email, quien: null })
    await darEnlace(ctx, tx, colega.id, 'invitacion')
    await anotar(tx, {
      actor: yo.usuarioId,
      accion: 'personal.reenviar',
      objeto: 'usuario',
      objetoId: colega.id,
      now: ctx.now,
    })
    return toJson((await findColega(tx, colega.id, ctx.now))!, yo)
  })
}

async function invitarConEnlace(ctx: Ctx, tx: Tx, usuarioId: string): Promise<void> {
  await empezarDeNuevo(ctx, tx, usuarioId)
  await darEnlace(ctx, tx, usuarioId, 'invitacion')
}

/** One's own is somebody else's to change: so the last one with all rights never loses them by mistake. */
export async function cambiarPapel(
  ctx: Ctx,
  { personaId, papel }: Input<typeof personal.cambiarPapel>,
): Promise<Colega> {
  return conColega(ctx, personaId, async (tx, colega, yo) => {
    await updatePapel(tx, colega.id, papel)
    if (papel !== 'super') await sacarInvitados(ctx, tx, colega.id, yo)
    await anotar(tx, {
      actor: yo.usuarioId,
      accion: 'personal.papel',
      objeto: 'usuario',
      objetoId: colega.id,
      detalle: { antes: colega.papel, ahora: papel },
      now: ctx.now,
    })
    return toJson((await findColega(tx, colega.id, ctx.now))!, yo)
  })
}

export async function quitarPersonal(ctx: Ctx, { personaId }: { personaId: string }): Promise<Record<string, never>> {
  return conColega(ctx, personaId, async (tx, colega, yo) => {
    await sacar(ctx, tx, colega, yo)
    await sacarInvitados(ctx, tx, colega.id, yo)
    return {}
  })
}

async function sacar(ctx: Ctx, tx: Tx, { id, papel }: Pick<ColegaRow, 'id' | 'papel'>, yo: Sesion): Promise<void> {
  await deleteColega(tx, id)
  await anularEnlaces(tx, id, ['invitacion'], ctx)
  await anotar(tx, {
    actor: yo.usuarioId,
    accion: 'personal.quitar',
    objeto: 'usuario',
    objetoId: id,
    detalle: { papel },
    now: ctx.now,
  })
}

/** Whoever they let in and has not come yet goes with them: it may be themselves under another address. */
async function sacarInvitados(ctx: Ctx, tx: Tx, quien: string, yo: Sesion): Promise<void> {
  for (const invitado of await listInvitadosPor(tx, quien)) await sacar(ctx, tx, invitado, yo)
}

async function conColega<T>(
  ctx: Ctx,
  personaId: string,
  act: (tx: Tx, colega: ColegaRow, yo: Sesion) => Promise<T>,
): Promise<T> {
  const yo = deSuper(ctx)
  return ctx.transaction(async (tx) => {
    const colega = (await findColega(tx, personaId, ctx.now)) ?? refuse('persona-desconocida')
    if (colega.id === yo.usuarioId) refuse('puesto-propio')
    return act(tx, colega, yo)
  })
}

function deSuper({ actor }: Ctx): Sesion {
  const sesion = sesionEn(actor, 'admin')
  return sesion && puedeEntrar(actor, 'personal') ? sesion : refuse('sin-permiso')
}

const toJson = ({ desde, ultimoUsoEn, ...fila }: ColegaRow, yo: Sesion): Colega => ({
  ...fila,
  desde: desde.toISOString(),
  ultimoUsoEn: ultimoUsoEn?.toISOString() ?? null,
  soyYo: fila.id === yo.usuarioId,
})
