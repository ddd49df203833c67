import type { FichaDePersona } from '#contract/fichas.ts'
import { enmascararCorreo, enmascararNombre, enmascararNumero } from '#domain/fichas/enmascarar.ts'
import { puedeEntrar, puedeSuspenderPersona } from '#domain/permisos/personal.ts'
import { correoConfirmado } from '#domain/usuarios/correo.ts'
import type { Ctx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { suspenderUsuario } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { findDatos, findPersona, listAnotaciones, listPapeles, listReservasDe, sumProximas } from './fichas.db.ts'
import { enLinea } from './ver-ficha-de-reserva.ts'

export async function verFichaDePersona(ctx: Ctx, { personaId }: { personaId: string }): Promise<FichaDePersona> {
  if (!puedeEntrar(ctx.actor, 'buscar')) refuse('sin-permiso')
  const persona = (await findPersona(ctx.db, personaId)) ?? refuse('persona-desconocida')
  const { nombre, email, telefono, documento } = (await findDatos(ctx.db, 'persona', persona.id))!
  const reservas = await listReservasDe(ctx.db, persona.id)
  const sucesos = await listAnotaciones(ctx.db, 'usuario', persona.id, persona.id)
  return {
    id: persona.id,
    datos: {
      nombre: enmascararNombre(nombre),
      email: enmascararCorreo(email),
      telefono: enmascararNumero(telefono),
      documento: enmascararNumero(documento),
    },
    desde: persona.createdAt.toISOString(),
    correoConfirmado: correoConfirmado(persona),
    suspendidaEn: persona.suspendidoEn?.toISOString() ?? null,
    es: await listPapeles(ctx.db, persona.id),
    reservas: reservas.map(({ inicioUtc, ...reserva }) => ({ ...reserva, inicio: inicioUtc.toISOString() })),
    proximas: await sumProximas(ctx.db, persona.id, ctx.now),
    sucesos: sucesos
      .toReversed()
      .map(({ hecho, actor, detalle, en }) => ({ hecho, actor, detalle: enLinea(detalle), en: en.toISOString() })),
    acciones: { puedeSuspender: puedeSuspenderPersona(ctx.actor, persona) && persona.borradoEn === null },
  }
}

/** A person; an operator with bookings sold is suspended as such, with what that does to them. */
export async function suspenderPersona(
  ctx: Ctx,
  { personaId, suspender, motivo }: { personaId: string; suspender: boolean; motivo: string },
): Promise<FichaDePersona> {
  const persona = (await findPersona(ctx.db, personaId)) ?? refuse('persona-desconocida')
  if (!puedeSuspenderPersona(ctx.actor, persona) || ctx.actor.tipo !== 'sesion') refuse('sin-permiso')
  const { usuarioId } = ctx.actor
  await ctx.transaction(async (tx) => {
    if (!(await suspenderUsuario(tx, persona.id, suspender, ctx.now))) refuse('transicion-no-permitida')
    await anotar(tx, {
      actor: usuarioId,
      accion: suspender ? 'suspender' : 'restituir',
      objeto: 'usuario',
      objetoId: persona.id,
      detalle: { motivo },
      now: ctx.now,
    })
  })
  return verFichaDePersona(ctx, { personaId })
}
