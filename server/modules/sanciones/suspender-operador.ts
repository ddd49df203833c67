import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { FichaDeOperador, sanciones } from '#contract/sanciones.ts'
import { siguienteEstadoOperador } from '#domain/operadores/estados.ts'
import { puedeSancionar } from '#domain/permisos/sanciones.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { abrirCaso } from '#server/modules/casos/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { cambiarEstadoDeAnfitrion } from '#server/modules/anfitriones/index.ts'
import { moverCatalogo } from '#server/modules/experiencias/index.ts'
import { cambiarEstadoDeProveedor } from '#server/modules/proveedores/index.ts'
import { exigirOtroNegocio } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { findCorreo, findOperador, insertSuspension, negocioDe, sumPorVenir, type Operador } from './sanciones.db.ts'
import { correoDeSuspension } from './sanciones.mails.ts'
import { verFichaDeOperador } from './ver-ficha-de-operador.ts'

/**
 * Sales stop with this transaction; what is sold goes back in full, or to another operator first, in batches, by a job.
 * Whoever decides says what they read: had it moved meanwhile, they read again first.
 */
export async function suspenderOperador(
  ctx: Ctx,
  { operadorTipo, operadorId, regla, motivo, modo, reservas, monto }: Input<typeof sanciones.suspenderOperador>,
): Promise<FichaDeOperador> {
  const visto = (await findOperador(ctx.db, operadorTipo, operadorId)) ?? refuse('operador-desconocido')
  if (!puedeSancionar(ctx.actor) || ctx.actor.tipo !== 'sesion') refuse('sin-permiso')
  const { usuarioId } = ctx.actor
  await ctx.transaction(async (tx) => {
    await exigirOtroNegocio(ctx, tx, negocioDe(visto))
    // The estado is the lock: two of us at once find one row to change.
    if (
      !siguienteEstadoOperador(visto.estado, 'suspender') ||
      !(await cambiarEstado(tx, visto, visto.estado, 'Suspendido', ctx.now))
    )
      refuse('transicion-no-permitida')
    const efecto = await sumPorVenir(tx, visto, { now: ctx.now, desde: ctx.now })
    if (efecto.reservas !== reservas || efecto.monto !== monto) refuse('efecto-distinto')
    const id = randomUUID()
    await insertSuspension(tx, {
      id,
      operador: visto,
      estadoAnterior: visto.estado,
      regla,
      motivo,
      modo,
      reservas,
      monto,
      decididaPor: usuarioId,
      now: ctx.now,
    })
    await moverCatalogo(tx)
    await abrirCaso(tx, {
      tipo: 'suspension',
      objeto: visto.tipo,
      objetoId: visto.id,
      titulo: visto.nombre,
      detalle: { regla, reservas, monto },
      now: ctx.now,
    })
    await anotar(tx, {
      actor: usuarioId,
      accion: 'suspender',
      objeto: visto.tipo,
      objetoId: visto.id,
      detalle: { regla, motivo, modo, reservas, monto },
      now: ctx.now,
    })
    await ctx.enqueue(tx, 'sanciones.devolver', { operadorTipo: visto.tipo, operadorId: visto.id })
    const para = await findCorreo(tx, visto)
    if (para)
      await encolarCorreo(
        ctx,
        tx,
        `suspension:${id}`,
        correoDeSuspension(
          { para, nombre: visto.nombre, regla, motivo, modo },
          `${ctx.settings.BASE_URL}/${visto.tipo === 'proveedor' ? 'proveedor/dashboard' : 'mis-experiencias-anfitrion'}`,
        ),
      )
  })
  return verFichaDeOperador(ctx, { operadorTipo, operadorId })
}

export function cambiarEstado(tx: Tx, { tipo, id }: Operador, de: string, a: string, now: Date): Promise<boolean> {
  return tipo === 'proveedor'
    ? cambiarEstadoDeProveedor(tx, id, { de, a }, now)
    : cambiarEstadoDeAnfitrion(tx, id, { de, a }, now)
}
