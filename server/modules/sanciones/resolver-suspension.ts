import type { Input } from '#contract/call.ts'
import type { FichaDeOperador, sanciones } from '#contract/sanciones.ts'
import { puedeGestionarAlta } from '#domain/permisos/equipos.ts'
import { operadorDeSesion } from '#domain/permisos/experiencias.ts'
import { puedeSancionar } from '#domain/permisos/sanciones.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { abrirCaso, resolverCaso } from '#server/modules/casos/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { moverCatalogo } from '#server/modules/experiencias/index.ts'
import { exigirOtroNegocio } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { cambiarEstado } from './suspender-operador.ts'
import {
  findCorreo,
  findOperador,
  findSuspension,
  fueApelada,
  levantar,
  lockSuspension,
  negocioDe,
  sumEligiendo,
  type Operador,
} from './sanciones.db.ts'
import { correoDeApelacion } from './sanciones.mails.ts'
import { verFichaDeOperador } from './ver-ficha-de-operador.ts'

/** The second look, never by whoever took the first. What went back stays back. */
export async function resolverSuspension(
  ctx: Ctx,
  { operadorTipo, operadorId, decision, motivo }: Input<typeof sanciones.resolverSuspension>,
): Promise<FichaDeOperador> {
  const operador = (await findOperador(ctx.db, operadorTipo, operadorId)) ?? refuse('operador-desconocido')
  if (!puedeSancionar(ctx.actor) || ctx.actor.tipo !== 'sesion') refuse('sin-permiso')
  const { usuarioId } = ctx.actor
  await ctx.transaction(async (tx) => {
    await exigirOtroNegocio(ctx, tx, negocioDe(operador))
    const suspension = (await lockSuspension(tx, operador)) ?? refuse('sin-suspension')
    if (suspension.decididaPor === usuarioId) refuse('caso-de-otra-persona')
    const isLifted = decision === 'levantar'
    if (isLifted) {
      // Whoever was told that they may choose, may.
      if ((await sumEligiendo(tx, operador, ctx.now)).porElegir > 0) refuse('suspension-en-curso')
      await levantar(tx, suspension.id, usuarioId, ctx.now)
      if (!(await cambiarEstado(tx, operador, 'Suspendido', suspension.estadoAnterior, ctx.now)))
        refuse('sin-suspension')
      await moverCatalogo(tx)
      await resolverCaso(tx, {
        tipo: 'suspension',
        objetoId: operador.id,
        actor: null,
        decision: 'levantada',
        now: ctx.now,
      })
    }
    const acto = isLifted ? 'suspension.levantar' : 'suspension.mantener'
    await resolverCaso(tx, {
      tipo: 'apelacion',
      objetoId: suspension.id,
      actor: usuarioId,
      decision: isLifted ? 'levantada' : 'mantenida',
      texto: motivo,
      now: ctx.now,
    })
    await anotar(tx, {
      actor: usuarioId,
      accion: acto,
      objeto: operador.tipo,
      objetoId: operador.id,
      detalle: { motivo },
      now: ctx.now,
    })
    const para = await findCorreo(tx, operador)
    if (para)
      await encolarCorreo(
        ctx,
        tx,
        `${acto}:${suspension.id}:${ctx.now.getTime()}`,
        correoDeApelacion({ para, nombre: operador.nombre, motivo }, isLifted, ctx.settings.BASE_URL),
      )
  })
  return verFichaDeOperador(ctx, { operadorTipo, operadorId })
}

export const apelarSuspensionDeAnfitrion = (ctx: Ctx, pedido: { texto: string }) => apelar(ctx, pedido)
export const apelarSuspensionDeProveedor = (ctx: Ctx, pedido: { texto: string }) => apelar(ctx, pedido)

/** Once per suspension. */
async function apelar(ctx: Ctx, { texto }: { texto: string }): Promise<{ recibida: true }> {
  const propio = operadorDeSesion(ctx.actor)
  if (!propio || !puedeGestionarAlta(ctx.actor)) refuse('sin-permiso')
  const operador: Operador = propio.proveedorId
    ? { tipo: 'proveedor', id: propio.proveedorId }
    : { tipo: 'anfitrion', id: propio.anfitrionId! }
  return ctx.transaction(async (tx) => {
    const suspension = (await findSuspension(tx, operador)) ?? refuse('sin-suspension')
    if (await fueApelada(tx, suspension.id)) refuse('apelacion-ya-enviada')
    const { nombre } = (await findOperador(tx, operador.tipo, operador.id))!
    await abrirCaso(tx, {
      tipo: 'apelacion',
      objeto: operador.tipo,
      objetoId: suspension.id,
      titulo: nombre,
      detalle: { operador: operador.id, regla: suspension.regla },
      noPuede: suspension.decididaPor,
      texto,
      now: ctx.now,
    })
    await anotar(tx, {
      actor: ctx.actor.tipo === 'sesion' ? ctx.actor.usuarioId : ctx.actor.tipo,
      accion: 'suspension.apelar',
      objeto: operador.tipo,
      objetoId: operador.id,
      now: ctx.now,
    })
    return { recibida: true }
  })
}

/** Whoever closes asks nobody to look again. */
export async function retirarApelacion(tx: Tx, operador: Operador, now: Date): Promise<void> {
  const suspension = await findSuspension(tx, operador)
  if (suspension)
    await resolverCaso(tx, {
      tipo: 'apelacion',
      objetoId: suspension.id,
      actor: null,
      decision: 'negocio_cerrado',
      now,
    })
}
