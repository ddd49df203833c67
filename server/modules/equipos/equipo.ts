import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Equipo, PapelProveedor } from '#contract/equipos.ts'
import { conOffset } from '#domain/fechas.ts'
import { esUuid } from '#domain/identificador.ts'
import { puedeGestionarEquipo } from '#domain/permisos/equipos.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import { refuseAjeno } from '#server/ajeno.ts'
import { plazoDeDias } from '#domain/fechas.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { clavesRechazadas } from '#server/modules/correos/index.ts'
import { contar, contarCorreo } from '#server/modules/limites/index.ts'
import { activarMembresia, cambiarMembresia, quitarMembresia } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { anularInvitacionDe, anularVencidas, insertInvitacion, listInvitaciones, soltarSalidas } from './equipos.db.ts'
import { enPausaDe, type Integrante, listIntegrantes, lockIntegrantes, maximoDe } from './integrantes.ts'
import { quienPregunta, type QuienPregunta } from './quien-pregunta.ts'

const ZONA = 'America/Santiago'
const VIGENCIA_DIAS = 7

export const hashDe = (token: string): Buffer => createHash('sha256').update(token).digest()

export async function listarEquipo(ctx: Ctx): Promise<Equipo> {
  return verEquipo(ctx, ctx.db, quienPregunta(ctx, puedeGestionarEquipo))
}

async function verEquipo(ctx: Ctx, db: Db | Tx, { operador, usuarioId }: QuienPregunta): Promise<Equipo> {
  const invitaciones = await listInvitaciones(db, operador, ctx.now)
  const rechazadas = await clavesRechazadas(
    db,
    invitaciones.map(({ id }) => `invitacion:${id}` as const),
  )
  const integrantes = await listIntegrantes(db, operador)
  const maximo = await maximoDe(ctx, db, operador)
  const { enPausa, cede } = enPausaDe(integrantes, operador, maximo)
  return {
    miembros: integrantes.map(({ id, usuarioId: quien, nombre, email, papel, createdAt }) => ({
      id,
      usuarioId: quien,
      nombre,
      email,
      papel: papel as PapelProveedor,
      desde: conOffset(createdAt, ZONA),
      soyYo: quien === usuarioId,
      enPausa: enPausa.has(id),
    })),
    invitaciones: invitaciones.map(({ expiraEn, papel, ...una }) => ({
      ...una,
      papel: papel as PapelProveedor,
      expiraEn: conOffset(expiraEn, ZONA),
      rechazada: rechazadas.has(`invitacion:${una.id}`),
    })),
    maximo,
    cede: cede?.nombre ?? null,
  }
}

/** What was done to a team, and by whom. */
export const deEquipo = ({ anfitrionId, proveedorId }: Ofrecida) =>
  anfitrionId ? { objeto: 'anfitrion', objetoId: anfitrionId } : { objeto: 'proveedor', objetoId: proveedorId! }

export async function invitarAlEquipo(
  ctx: Ctx,
  { email, papel }: { email: string; papel: PapelProveedor },
): Promise<Equipo> {
  const yo = quienPregunta(ctx, puedeGestionarEquipo)
  const { operador } = yo
  await contar(ctx.db, `invitar:${deEquipo(operador).objetoId}`, { max: 30, segundos: 3600 }, ctx.now)
  const token = randomBytes(32).toString('base64url')
  return ctx.transaction(async (tx) => {
    const integrantes = await lockIntegrantes(tx, operador)
    await anularVencidas(tx, operador, ctx.now)
    if (integrantes.some((uno) => uno.email === email)) refuse('ya-es-del-equipo')
    if (
      integrantes.length + (await listInvitaciones(tx, operador, ctx.now)).length >=
      (await maximoDe(ctx, tx, operador))
    )
      refuse('equipo-completo')
    const id = randomUUID()
    if (
      !(await insertInvitacion(tx, {
        id,
        ...operador,
        email,
        papel,
        tokenHash: hashDe(token),
        invitadaPor: yo.usuarioId,
        expiraEn: plazoDeDias(ctx.now, VIGENCIA_DIAS),
        createdAt: ctx.now,
      }))
    )
      refuse('ya-es-del-equipo')
    await contarCorreo(ctx, tx, { clase: 'invitacion', email, quien: deEquipo(operador).objetoId })
    await ctx.enqueue(tx, 'equipos.correoDeInvitacion', { id, token })
    await anotar(tx, {
      actor: yo.usuarioId,
      accion: 'equipo.invitar',
      ...deEquipo(operador),
      detalle: { papel },
      now: ctx.now,
    })
    return verEquipo(ctx, tx, yo)
  })
}

export async function anularInvitacion(ctx: Ctx, { invitacionId }: { invitacionId: string }): Promise<Equipo> {
  const yo = quienPregunta(ctx, puedeGestionarEquipo)
  return ctx.transaction(async (tx) => {
    if (!esUuid(invitacionId) || !(await anularInvitacionDe(tx, yo.operador, invitacionId, ctx.now)))
      return refuseAjeno(tx, {
        de: 'invitaciones',
        id: invitacionId,
        salvo: yo.operador,
        desconocido: 'invitacion-desconocida',
      })
    return verEquipo(ctx, tx, yo)
  })
}

export async function cambiarPapel(
  ctx: Ctx,
  { miembroId, papel }: { miembroId: string; papel: PapelProveedor },
): Promise<Equipo> {
  const yo = quienPregunta(ctx, puedeGestionarEquipo)
  return ctx.transaction(async (tx) => {
    const { id, usuarioId } = await tomarMiembro(tx, yo.operador, miembroId, papel === 'dueno')
    await cambiarMembresia(tx, id, papel)
    if (papel !== 'guia') await soltarSalidas(tx, yo.operador, usuarioId)
    await anotar(tx, {
      actor: yo.usuarioId,
      accion: 'equipo.papel',
      ...deEquipo(yo.operador),
      detalle: { miembro: id, papel },
      now: ctx.now,
    })
    return verEquipo(ctx, tx, yo)
  })
}

/** Of a team that its plan has made too small: whoever is activated works from now on, and one of the others waits. */
export async function activarDelEquipo(ctx: Ctx, { miembroId }: { miembroId: string }): Promise<Equipo> {
  const yo = quienPregunta(ctx, puedeGestionarEquipo)
  return ctx.transaction(async (tx) => {
    const integrantes = await lockIntegrantes(tx, yo.operador)
    const { id } = integrantes.find((uno) => uno.id === miembroId) ?? (await refuseMiembro(tx, miembroId))
    const { enPausa, cede } = enPausaDe(integrantes, yo.operador, await maximoDe(ctx, tx, yo.operador))
    if (!enPausa.has(id)) return verEquipo(ctx, tx, yo)
    if (!cede) refuse('equipo-completo')
    await activarMembresia(tx, id, ctx.now)
    await anotar(tx, {
      actor: yo.usuarioId,
      accion: 'equipo.activar',
      ...deEquipo(yo.operador),
      detalle: { miembro: id, cede: cede.id },
      now: ctx.now,
    })
    return verEquipo(ctx, tx, yo)
  })
}

export async function quitarDelEquipo(ctx: Ctx, { miembroId }: { miembroId: string }): Promise<Equipo> {
  const yo = quienPregunta(ctx, puedeGestionarEquipo)
  return ctx.transaction(async (tx) => {
    const miembro = await tomarMiembro(tx, yo.operador, miembroId, false)
    await soltarSalidas(tx, yo.operador, miembro.usuarioId)
    await quitarMembresia(tx, yo.operador, miembro)
    await anotar(tx, {
      actor: yo.usuarioId,
      accion: 'equipo.quitar',
      ...deEquipo(yo.operador),
      detalle: { miembro: miembro.id },
      now: ctx.now,
    })
    return verEquipo(ctx, tx, yo)
  })
}

/** All of the team is locked, so that two owners cannot remove each other at once. */
async function tomarMiembro(tx: Tx, operador: Ofrecida, id: string, sigueDueno: boolean): Promise<Integrante> {
  const integrantes = await lockIntegrantes(tx, operador)
  const miembro = integrantes.find((uno) => uno.id === id) ?? (await refuseMiembro(tx, id))
  const quedan = integrantes.some((uno) => uno.papel === 'dueno' && uno.id !== id)
  if (miembro.papel === 'dueno' && !sigueDueno && !quedan) refuse('ultimo-dueno')
  return miembro
}

const refuseMiembro = (tx: Tx, id: string) =>
  refuseAjeno(tx, { de: ['membresias', 'anfitriones'], id, desconocido: 'miembro-desconocido' })

/** Everybody leaves a business that closes, its owners too. Answers who they were. */
export async function disolverEquipo(tx: Tx, operador: Ofrecida): Promise<Integrante[]> {
  const equipo = (await lockIntegrantes(tx, operador)).filter(({ id }) => id !== operador.anfitrionId)
  for (const miembro of equipo) {
    await soltarSalidas(tx, operador, miembro.usuarioId)
    await quitarMembresia(tx, operador, miembro)
  }
  return equipo
}
