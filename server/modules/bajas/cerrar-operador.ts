import type { EstadoDeBaja } from '#contract/bajas.ts'
import { conOffset } from '#domain/fechas.ts'
import { esSuNombre, impedimentosDeBaja, type PendientesDeBaja } from '#domain/operadores/baja.ts'
import { puedeGestionarAlta } from '#domain/permisos/equipos.ts'
import { operadorDeSesion, type Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { cerrarAnfitrion } from '#server/modules/anfitriones/index.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { resolverCaso } from '#server/modules/casos/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { cerrarSalidasDe } from '#server/modules/disponibilidad/index.ts'
import { moverOperador, olvidarContacto } from '#server/modules/documentos/index.ts'
import { retirarEdicionesDe } from '#server/modules/ediciones/index.ts'
import { deleteInvitacionesDe, disolverEquipo } from '#server/modules/equipos/index.ts'
import { findOperador, retirarExperienciasDe } from '#server/modules/experiencias/index.ts'
import { olvidarCuentaDePago } from '#server/modules/liquidaciones/index.ts'
import { cambiarFichaDeProveedor } from '#server/modules/proveedores/index.ts'
import { retirarApelacion } from '#server/modules/sanciones/index.ts'
import { quitarFeedsDe } from '#server/modules/sincronizacion/index.ts'
import { cerrarCobroPendiente, planHastaDe, terminarPlan } from '#server/modules/suscripciones/index.ts'
import { confirmarClave, getUsuario } from '#server/modules/usuarios/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { contarLoQueSeVa, pendientesDeOperador } from './bajas.db.ts'
import { correoAlEquipo, correoDeCierre } from './bajas.mails.ts'

const ZONA = 'America/Santiago'

export async function verBaja(ctx: Ctx): Promise<EstadoDeBaja> {
  const { operador, usuarioId } = quien(ctx)
  const { nombre } = (await findOperador(ctx.db, operador)) ?? refuse('sin-permiso')
  const planHasta = operador.anfitrionId ? await planHastaDe(ctx.db, operador.anfitrionId) : null
  return {
    nombre,
    ...toImpedimentos(await pendientesDeOperador(ctx.db, operador, { now: ctx.now, modo: ctx.psp.dinero })),
    ...(await contarLoQueSeVa(ctx.db, operador, usuarioId)),
    planHasta: planHasta && conOffset(planHasta, ZONA),
  }
}

export function toImpedimentos(pendientes: PendientesDeBaja): Pick<EstadoDeBaja, 'puede' | 'impedimentos'> {
  const impedimentos = impedimentosDeBaja(pendientes).map(({ hasta, ...uno }) => ({
    ...uno,
    hasta: hasta && conOffset(hasta, ZONA),
  }))
  return { puede: impedimentos.length === 0, impedimentos }
}

/** Everything that sells stops first; then what was sold meanwhile is counted, and where something is left nothing of it happened. */
export async function darDeBaja(
  ctx: Ctx,
  { nombre, password }: { nombre: string; password: string },
): Promise<Record<string, never>> {
  const { operador, usuarioId } = quien(ctx)
  const suyo = (await findOperador(ctx.db, operador)) ?? refuse('sin-permiso')
  if (!esSuNombre(nombre, suyo.nombre)) refuseCampo('nombre', `Escribe ${suyo.nombre}, como aparece arriba`)
  await confirmarClave(ctx, password)
  if (!toImpedimentos(await pendientesDeOperador(ctx.db, operador, { now: ctx.now, modo: ctx.psp.dinero })).puede)
    refuse('baja-con-pendientes')
  if (operador.anfitrionId) await cerrarCobroPendiente(ctx, operador.anfitrionId)
  await ctx.transaction(async (tx) => {
    await moverOperador(ctx, tx, operador, 'dar_de_baja')
    await retirarExperienciasDe(ctx, tx, operador)
    await cerrarSalidasDe(tx, operador, ctx.now)
    if (!toImpedimentos(await pendientesDeOperador(tx, operador, { now: ctx.now, modo: ctx.psp.dinero })).puede)
      refuse('baja-con-pendientes')
    await terminar(ctx, tx, operador, { ...suyo, usuarioId })
  })
  return {}
}

async function terminar(
  ctx: Ctx,
  tx: Tx,
  operador: Ofrecida,
  { id, tipo, nombre, usuarioId }: { id: string; tipo: 'anfitrion' | 'proveedor'; nombre: string; usuarioId: string },
): Promise<void> {
  const dueno = await getUsuario(tx, usuarioId)
  await retirarEdicionesDe(tx, operador, ctx.now)
  await quitarFeedsDe(tx, operador)
  await olvidarCuentaDePago(tx, operador)
  await deleteInvitacionesDe(tx, operador)
  const equipo = await disolverEquipo(tx, operador)
  if (operador.anfitrionId) {
    await terminarPlan(ctx, tx, operador.anfitrionId)
    await cerrarAnfitrion(tx, usuarioId, ctx.now)
  } else {
    await cambiarFichaDeProveedor(tx, id, { email: null, telefono: null }, ctx.now)
    await olvidarContacto(tx, operador, ctx.now)
  }
  for (const caso of ['operador', 'documento'] as const)
    await resolverCaso(tx, { tipo: caso, objetoId: id, actor: null, decision: 'negocio_cerrado', now: ctx.now })
  await retirarApelacion(tx, { tipo, id }, ctx.now)
  await anotar(tx, { actor: usuarioId, accion: 'operador.cerrar', objeto: tipo, objetoId: id, now: ctx.now })
  await encolarCorreo(
    ctx,
    tx,
    `baja:${id}:${ctx.now.getTime()}:${usuarioId}`,
    correoDeCierre(dueno, { nombre, tipo }, ctx.settings.BASE_URL),
  )
  for (const { usuarioId: suyo, email } of equipo)
    if (suyo !== usuarioId)
      await encolarCorreo(
        ctx,
        tx,
        `baja:${id}:${ctx.now.getTime()}:${suyo}`,
        correoAlEquipo(email, nombre, ctx.settings.BASE_URL),
      )
}

/** The host, or an owner: whoever may sign for the business. */
function quien(ctx: Ctx): { operador: Ofrecida; usuarioId: string } {
  const operador = operadorDeSesion(ctx.actor)
  if (!operador || ctx.actor.tipo !== 'sesion' || !puedeGestionarAlta(ctx.actor)) refuse('sin-permiso')
  return { operador, usuarioId: ctx.actor.usuarioId }
}
