import { randomBytes, randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { empresas, Equipo, PapelEmpresa } from '#contract/empresas.ts'
import { conOffset } from '#domain/fechas.ts'
import type { RolEmpresa } from '#domain/permisos/actor.ts'
import { miembroCon } from '#domain/permisos/empresas.ts'
import { refuseAjeno } from '#server/ajeno.ts'
import { plazoDeDias } from '#domain/fechas.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { usuarioDe } from '#server/la-sesion.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { clavesRechazadas, encolarCorreo } from '#server/modules/correos/index.ts'
import { contar, contarCorreo } from '#server/modules/limites/index.ts'
import {
  deleteMiembro,
  getUsuario,
  insertMiembro,
  listMiembrosDeEmpresa,
  type MiembroRow,
  tokenHash,
  updateMiembro,
} from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { avisarClavesQueSiguen } from './claves-que-siguen.ts'
import { lockEmpresa } from './claves.db.ts'
import { findEmpresa } from './empresas.db.ts'
import { correoDeInvitacion } from './empresas.mails.ts'
import {
  deleteInvitacion,
  listCentros,
  listInvitaciones,
  saveCentros,
  saveInvitacion,
  takeInvitacion,
} from './equipo.db.ts'

const ZONA = 'America/Santiago'
const VIGENCIA_DIAS = 7
const PAPELES: Record<PapelEmpresa, string> = {
  dueno: 'Administración',
  aprobador: 'Aprobación',
  comprador: 'Compras',
  finanzas: 'Finanzas',
  lectura: 'Solo lectura',
}

export async function verEquipo(ctx: Ctx): Promise<Equipo> {
  const { empresaId, usuarioId } = miembroCon(ctx.actor, 'ver') ?? refuse('sin-permiso')
  const equipo = await equipoDe(ctx, ctx.db, empresaId, usuarioId)
  // Whoever buys needs the cost centres; the others, their limits and who is invited are for who runs the team (docs/permisos.md 4).
  return miembroCon(ctx.actor, 'administrar')
    ? equipo
    : { ...equipo, miembros: equipo.miembros.filter(({ esYo }) => esYo), invitaciones: [] }
}

async function equipoDe(ctx: Ctx, db: Db | Tx, empresaId: string, usuarioId: string): Promise<Equipo> {
  const miembros = await listMiembrosDeEmpresa(db, empresaId)
  const invitaciones = await listInvitaciones(db, empresaId, ctx.now)
  const rechazadas = await clavesRechazadas(
    db,
    invitaciones.map(({ id }) => `invitacion:${id}` as const),
  )
  return {
    miembros: miembros.map(({ usuarioId: suyo, createdAt, ...miembro }) => ({
      id: miembro.id,
      nombre: miembro.nombre,
      email: miembro.email,
      papel: miembro.papel,
      limite: miembro.limite,
      desde: conOffset(createdAt, ZONA),
      esYo: suyo === usuarioId,
    })),
    invitaciones: invitaciones.map(({ expiraEn, papel, ...invitacion }) => ({
      ...invitacion,
      papel: papel as PapelEmpresa,
      venceEn: conOffset(expiraEn, ZONA),
      rechazada: rechazadas.has(`invitacion:${invitacion.id}`),
    })),
    centros: await listCentros(db, empresaId),
  }
}

/** One person at a time changes a team, so that it never loses its last owner. */
async function cambiar(
  ctx: Ctx,
  act: (tx: Tx, quien: { empresaId: string; usuarioId: string }) => Promise<void>,
): Promise<Equipo> {
  const quien = miembroCon(ctx.actor, 'administrar') ?? refuse('sin-permiso')
  return ctx.transaction(async (tx) => {
    await lockEmpresa(tx, quien.empresaId)
    await act(tx, quien)
    return equipoDe(ctx, tx, quien.empresaId, quien.usuarioId)
  })
}

export function invitarMiembro(
  ctx: Ctx,
  { email, papel, limite = null }: Input<typeof empresas.invitarMiembro>,
): Promise<Equipo> {
  return cambiar(ctx, async (tx, { empresaId, usuarioId }) => {
    await contar(tx, `invitar:${empresaId}`, { max: 30, segundos: 3600 }, ctx.now)
    if ((await listMiembrosDeEmpresa(tx, empresaId)).some((miembro) => miembro.email === email)) refuse('ya-es-miembro')
    await contarCorreo(ctx, tx, { clase: 'invitacion', email, quien: empresaId })
    const token = randomBytes(32).toString('base64url')
    const id = randomUUID()
    await saveInvitacion(tx, {
      id,
      empresaId,
      email,
      papel,
      limite,
      tokenHash: Buffer.from(tokenHash(token)),
      invitadaPor: usuarioId,
      expiraEn: plazoDeDias(ctx.now, VIGENCIA_DIAS),
      createdAt: ctx.now,
    })
    await anotar(tx, {
      actor: usuarioId,
      accion: 'invitar',
      objeto: 'empresa',
      objetoId: empresaId,
      detalle: { papel, limite },
      now: ctx.now,
    })
    const empresa = (await findEmpresa(tx, empresaId))!
    await encolarCorreo(
      ctx,
      tx,
      `invitacion:${id}`,
      correoDeInvitacion(
        email,
        empresa.nombre,
        PAPELES[papel],
        `${ctx.settings.BASE_URL}/empresas/invitacion?token=${token}`,
      ),
    )
  })
}

export function guardarMiembro(
  ctx: Ctx,
  { id, papel, limite = null }: Input<typeof empresas.guardarMiembro>,
): Promise<Equipo> {
  return cambiar(ctx, async (tx, { empresaId, usuarioId }) => {
    const miembro = await getMiembro(tx, empresaId, id, papel)
    await updateMiembro(tx, id, { papel, limite })
    if (miembro.papel === 'dueno' && papel !== 'dueno') await avisarClavesQueSiguen(ctx, tx, empresaId, miembro)
    await anotar(tx, {
      actor: usuarioId,
      accion: 'cambiar_miembro',
      objeto: 'empresa',
      objetoId: empresaId,
      detalle: { miembro: id, papel, limite },
      now: ctx.now,
    })
  })
}

export function quitarMiembro(ctx: Ctx, { id }: Input<typeof empresas.quitarMiembro>): Promise<Equipo> {
  return cambiar(ctx, async (tx, { empresaId, usuarioId }) => {
    const invitacion = (await listInvitaciones(tx, empresaId, ctx.now)).find((una) => una.id === id)
    if (invitacion) await deleteInvitacion(tx, empresaId, id)
    else {
      const miembro = await getMiembro(tx, empresaId, id, null)
      await deleteMiembro(tx, miembro.id)
      await avisarClavesQueSiguen(ctx, tx, empresaId, miembro)
    }
    await anotar(tx, {
      actor: usuarioId,
      accion: 'quitar_miembro',
      objeto: 'empresa',
      objetoId: empresaId,
      detalle: { miembro: id },
      now: ctx.now,
    })
  })
}

async function getMiembro(tx: Tx, empresaId: string, id: string, papelNuevo: RolEmpresa | null): Promise<MiembroRow> {
  const miembros = await listMiembrosDeEmpresa(tx, empresaId)
  const miembro =
    miembros.find((uno) => uno.id === id) ??
    (await refuseAjeno(tx, {
      de: ['membresias', 'invitacionesEmpresa'],
      id,
      salvo: { empresaId },
      desconocido: 'miembro-desconocido',
    }))
  const quedaDueno = papelNuevo === 'dueno' || miembros.some((uno) => uno.papel === 'dueno' && uno.id !== id)
  if (!quedaDueno) refuse('ultimo-dueno')
  return miembro
}

/** The link and the address it was sent to together make somebody a member. */
export function aceptarInvitacion(
  ctx: Ctx,
  { token }: Input<typeof empresas.aceptarInvitacion>,
): Promise<{ empresa: string }> {
  const usuarioId = usuarioDe(ctx)
  return ctx.transaction(async (tx) => {
    const invitacion = (await takeInvitacion(tx, tokenHash(token), ctx.now)) ?? refuse('enlace-vencido')
    if ((await getUsuario(tx, usuarioId)).email !== invitacion.email) refuse('enlace-vencido')
    if (
      !(await insertMiembro(tx, {
        empresaId: invitacion.empresaId,
        usuarioId,
        papel: invitacion.papel as RolEmpresa,
        limite: invitacion.limite,
        now: ctx.now,
      }))
    )
      refuse('ya-es-miembro')
    await anotar(tx, {
      actor: usuarioId,
      accion: 'aceptar_invitacion',
      objeto: 'empresa',
      objetoId: invitacion.empresaId,
      detalle: { papel: invitacion.papel },
      now: ctx.now,
    })
    return { empresa: (await findEmpresa(tx, invitacion.empresaId))!.nombre }
  })
}

export function guardarCentros(ctx: Ctx, { centros }: Input<typeof empresas.guardarCentros>): Promise<Equipo> {
  return cambiar(ctx, async (tx, { empresaId, usuarioId }) => {
    const nombres = [...new Set(centros)]
    await saveCentros(
      tx,
      empresaId,
      nombres.map((nombre) => ({ id: randomUUID(), nombre })),
      ctx.now,
    )
    await anotar(tx, {
      actor: usuarioId,
      accion: 'centros_de_costo',
      objeto: 'empresa',
      objetoId: empresaId,
      detalle: { centros: nombres.length },
      now: ctx.now,
    })
  })
}
