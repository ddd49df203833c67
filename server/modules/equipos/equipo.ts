import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Equipo, PapelProveedor } from '#contract/equipos.ts'
import { conOffset } from '#domain/fechas.ts'
import { esUuid } from '#domain/identificador.ts'
import { puedeGestionarEquipo } from '#domain/permisos/equipos.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { cambiarMembresia, listMiembros, quitarMembresia } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { anularInvitacionDe, anularVencidas, insertInvitacion, listInvitaciones, soltarSalidas } from './equipos.db.ts'
import { quienPregunta } from './quien-pregunta.ts'

const ZONA = 'America/Santiago'
const VIGENCIA_MS = 7 * 86_400_000
/** Companies have no plan; this keeps a team a team. */
export const MAXIMO = 50

export const hashDe = (token: string): Buffer => createHash('sha256').update(token).digest()

export async function listarEquipo(ctx: Ctx): Promise<Equipo> {
  return verEquipo(ctx, ctx.db, quienPregunta(ctx, puedeGestionarEquipo))
}

async function verEquipo(ctx: Ctx, db: Db | Tx, { proveedorId, usuarioId }: { proveedorId: string; usuarioId: string }): Promise<Equipo> {
  const miembros = await listMiembros(db, proveedorId)
  const invitaciones = await listInvitaciones(db, proveedorId, ctx.now)
  return {
    miembros: miembros.map(({ createdAt, papel, ...miembro }) => ({ ...miembro, papel: papel as PapelProveedor, desde: conOffset(createdAt, ZONA), soyYo: miembro.usuarioId === usuarioId })),
    invitaciones: invitaciones.map(({ expiraEn, papel, ...una }) => ({ ...una, papel: papel as PapelProveedor, expiraEn: conOffset(expiraEn, ZONA) })),
    maximo: MAXIMO,
  }
}

export async function invitarAlEquipo(ctx: Ctx, { email, papel }: { email: string; papel: PapelProveedor }): Promise<Equipo> {
  const yo = quienPregunta(ctx, puedeGestionarEquipo)
  await contar(ctx.db, `invitar:${yo.proveedorId}`, { max: 30, segundos: 3600 }, ctx.now)
  const token = randomBytes(32).toString('base64url')
  return ctx.transaction(async (tx) => {
    await anularVencidas(tx, yo.proveedorId, ctx.now)
    const miembros = await listMiembros(tx, yo.proveedorId, { lock: true })
    if (miembros.some((miembro) => miembro.email === email)) refuse('ya-es-del-equipo')
    if (miembros.length + (await listInvitaciones(tx, yo.proveedorId, ctx.now)).length >= MAXIMO) refuse('equipo-completo')
    const id = randomUUID()
    if (!(await insertInvitacion(tx, { id, proveedorId: yo.proveedorId, email, papel, tokenHash: hashDe(token), invitadaPor: yo.usuarioId, expiraEn: new Date(ctx.now.getTime() + VIGENCIA_MS), createdAt: ctx.now }))) refuse('ya-es-del-equipo')
    await ctx.enqueue(tx, 'equipos.correoDeInvitacion', { id, token })
    await anotar(tx, { actor: yo.usuarioId, accion: 'equipo-invitar', objeto: 'proveedor', objetoId: yo.proveedorId, detalle: { papel }, now: ctx.now })
    return verEquipo(ctx, tx, yo)
  })
}

export async function anularInvitacion(ctx: Ctx, { invitacionId }: { invitacionId: string }): Promise<Equipo> {
  const yo = quienPregunta(ctx, puedeGestionarEquipo)
  return ctx.transaction(async (tx) => {
    if (!esUuid(invitacionId) || !(await anularInvitacionDe(tx, yo.proveedorId, invitacionId, ctx.now))) refuse('invitacion-desconocida')
    return verEquipo(ctx, tx, yo)
  })
}

export async function cambiarPapelDeProveedor(ctx: Ctx, { miembroId, papel }: { miembroId: string; papel: PapelProveedor }): Promise<Equipo> {
  const yo = quienPregunta(ctx, puedeGestionarEquipo)
  return ctx.transaction(async (tx) => {
    const { id, usuarioId } = await tomarMiembro(tx, yo.proveedorId, miembroId, papel === 'dueno')
    await cambiarMembresia(tx, id, papel)
    if (papel !== 'guia') await soltarSalidas(tx, yo.proveedorId, usuarioId)
    await anotar(tx, { actor: yo.usuarioId, accion: 'equipo-papel', objeto: 'proveedor', objetoId: yo.proveedorId, detalle: { miembro: id, papel }, now: ctx.now })
    return verEquipo(ctx, tx, yo)
  })
}

export async function quitarDelEquipo(ctx: Ctx, { miembroId }: { miembroId: string }): Promise<Equipo> {
  const yo = quienPregunta(ctx, puedeGestionarEquipo)
  return ctx.transaction(async (tx) => {
    const miembro = await tomarMiembro(tx, yo.proveedorId, miembroId, false)
    await soltarSalidas(tx, yo.proveedorId, miembro.usuarioId)
    await quitarMembresia(tx, miembro)
    await anotar(tx, { actor: yo.usuarioId, accion: 'equipo-quitar', objeto: 'proveedor', objetoId: yo.proveedorId, detalle: { miembro: miembro.id }, now: ctx.now })
    return verEquipo(ctx, tx, yo)
  })
}

/** All of the team is locked in one order, so that two owners cannot remove each other at once. */
async function tomarMiembro(tx: Tx, proveedorId: string, id: string, sigueDueno: boolean) {
  const miembros = await listMiembros(tx, proveedorId, { lock: true })
  const miembro = miembros.find((uno) => uno.id === id) ?? refuse('miembro-desconocido')
  const quedan = miembros.some((uno) => uno.papel === 'dueno' && uno.id !== id)
  if (miembro.papel === 'dueno' && !sigueDueno && !quedan) refuse('ultimo-dueno')
  return miembro
}
