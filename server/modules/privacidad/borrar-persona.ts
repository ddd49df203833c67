import { randomUUID } from 'node:crypto'
import { venceSolicitud } from '#domain/privacidad/borrado.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { resolverCaso } from '#server/modules/casos/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { apartarRegalosDe } from '#server/modules/regalos/index.ts'
import { reclamarDe } from '#server/modules/reservas/index.ts'
import { reclamarSolicitudesDe } from '#server/modules/solicitudes/index.ts'
import { borrarUsuario, lockCuenta, type getUsuario } from '#server/modules/usuarios/index.ts'
import { compradasPor, type Persona, personaDe } from '#server/titular.ts'
import { PARTES, type Rastro } from './partes.ts'
import { cerrarSolicitudesDe, insertSolicitud, listSolicitudes } from './solicitudes.db.ts'

type Usuario = Awaited<ReturnType<typeof getUsuario>>

/** Takes a person out of everything; who calls it has asked whether that may be. What else is to be done follows by jobs. */
export async function borrarPersona(ctx: Ctx, tx: Tx, usuario: Usuario): Promise<void> {
  const { id: usuarioId } = usuario
  await lockCuenta(tx, usuarioId)
  const persona = await personaDe(tx, ctx.secretos, usuarioId)
  await reclamar(tx, persona, ctx.now)
  const reservas = (await compradasPor(tx, usuarioId).execute()).map(({ id }) => id)
  const pedidas = (await listSolicitudes(tx, usuarioId, { limit: 100, offset: 0 })).map(({ id }) => id)
  const rastro: Rastro = {
    claves: new Set([usuarioId, ...pedidas]),
    correos: new Set([usuario.email, ...persona.direcciones.map(({ correo }) => correo)]),
    suyo: usuario.email,
    aOtros: new Set(),
    objetos: new Set(),
    cartas: new Set(),
  }
  // Closed first: what is written in a case goes once it is decided.
  for (const id of pedidas)
    await resolverCaso(tx, { tipo: 'datos', objetoId: id, actor: null, decision: 'cumplida', now: ctx.now })
  const cartas = await apartarRegalosDe(ctx, tx, persona)
  for (const { olvidar } of PARTES) await olvidar?.(ctx, tx, persona, rastro)
  // After all else: an erasure takes every mail that names the person, and these are what is left of their gifts.
  for (const { clave, correo } of cartas) await encolarCorreo(ctx, tx, clave, { ...correo, trasBorrado: true })
  await insertSolicitud(tx, {
    id: randomUUID(),
    usuarioId,
    derecho: 'supresion',
    detalle: null,
    venceEn: venceSolicitud(ctx.now),
    createdAt: ctx.now,
  })
  await cerrarSolicitudesDe(tx, usuarioId, 'La cuenta se eliminó.', ctx.now)
  await borrarUsuario(tx, usuarioId, ctx.now)
  await anotar(tx, { actor: usuarioId, accion: 'usuario.borrar', objeto: 'usuario', objetoId: usuarioId, now: ctx.now })
  await ctx.enqueue(tx, 'privacidad.olvidarPagos', { usuarioId })
  await ctx.enqueue(tx, 'privacidad.anotarBorrado', { usuarioId })
  await olvidarFueraDeLaBase(ctx, tx, { direcciones: persona.direcciones, reservas, cartas: [...rastro.cartas] })
}

/** Files of mails, and the payment counterpart: by jobs, which are told seals and ids alone. */
export async function olvidarFueraDeLaBase(
  ctx: Ctx,
  tx: Tx,
  { direcciones, reservas, cartas }: Pick<Persona, 'direcciones'> & { reservas: string[]; cartas: string[] },
): Promise<void> {
  await ctx.enqueue(tx, 'correos.olvidarArchivos', { ids: cartas, huella: null, hasta: ctx.now.toISOString() })
  await ctx.enqueue(tx, 'sandbox.olvidar', { reservas, huella: null })
  for (const { huella, hasta } of direcciones) {
    await ctx.enqueue(tx, 'correos.olvidarArchivos', { ids: [], huella, hasta: (hasta ?? ctx.now).toISOString() })
    await ctx.enqueue(tx, 'sandbox.olvidar', { reservas: [], huella })
  }
}

/** What was bought without an account by an address that they confirmed is theirs too. */
export async function reclamar(tx: Tx, persona: Persona, now: Date): Promise<void> {
  await reclamarDe(tx, persona, now)
  await reclamarSolicitudesDe(tx, persona, now)
}
