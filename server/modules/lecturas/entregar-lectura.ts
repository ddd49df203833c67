import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { Lectura, lecturas, MotivoLectura } from '#contract/lecturas.ts'
import { operadorDeSesion, type Ofrecida } from '#domain/permisos/experiencias.ts'
import { puedeEntregarLecturas } from '#domain/permisos/lecturas.ts'
import { puedeRegistrarLlegada } from '#domain/permisos/reservas.ts'
import { mismoActo, momentoDeLectura } from '#domain/reservas/lectura.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { usuarioDe } from '#server/la-sesion.ts'
import { contar } from '#server/modules/limites/index.ts'
import {
  anotarLlegada,
  bloquearReserva,
  buscarPorEntrada,
  findReserva,
  type ReservaCompleta,
} from '#server/modules/reservas/index.ts'
import { refuse } from '#server/refusal.ts'
import { avisarDeLectura } from './avisar-de-lectura.ts'
import { findIgual, insertLectura, yaLaRegistro } from './lecturas.db.ts'
import { toLecturaJson } from './lecturas.json.ts'
import { motivoDe } from './motivo-de.ts'

// A gate at its busiest that comes back to the network.
const ENTREGAS = { max: 240, segundos: 60 }

/** Takes a ticket read without a network: as an arrival, or to be decided. It refuses none for what it says. */
export async function entregarLectura(
  ctx: Ctx,
  { entrada, leidaEn, enviadaEn }: Input<typeof lecturas.entregarLecturaDeAnfitrion>,
): Promise<Lectura> {
  const operador = operadorDeSesion(ctx.actor) ?? refuse('sin-permiso')
  if (!puedeEntregarLecturas(ctx.actor)) refuse('sin-permiso')
  const leidaPor = usuarioDe(ctx)
  await contar(ctx.db, `entregar-lectura:${leidaPor}`, ENTREGAS, ctx.now)
  const hallada = await buscarPorEntrada(ctx, entrada)
  const reserva = hallada && esDe(operador, hallada) ? hallada : undefined
  const segunElTelefono = new Date(leidaEn)
  const lectura = { leidaPor, entrada: reserva?.id ?? entrada, segunElTelefono }
  const corregida = momentoDeLectura({ leidaEn: segunElTelefono, enviadaEn: new Date(enviadaEn) }, ctx.now)
  return ctx.transaction(async (tx) => {
    // Locked: the same reading sent twice, or two people with one ticket, come one after the other.
    if (reserva) await bloquearReserva(tx, reserva.id)
    const antes = await findIgual(tx, lectura)
    if (antes) return toLecturaJson(ctx, tx, antes)
    const motivo = reserva ? await registrar(ctx, tx, (await findReserva(tx, reserva.id))!, corregida) : 'desconocida'
    const row = {
      ...lectura,
      ...operador,
      id: randomUUID(),
      reservaId: reserva?.id ?? null,
      leidaEn: corregida,
      createdAt: ctx.now,
      estado: motivo ? 'por_decidir' : 'registrada',
      motivo,
    }
    const isNueva = await insertLectura(tx, row)
    if (isNueva && motivo)
      await avisarDeLectura(ctx, tx, { ...operador, id: row.id, motivo, titular: reserva?.contactoNombre ?? null })
    return toLecturaJson(ctx, tx, (await findIgual(tx, lectura))!)
  })
}

const esDe = (operador: Ofrecida, reserva: ReservaCompleta): boolean =>
  reserva.anfitrionId === operador.anfitrionId && reserva.proveedorId === operador.proveedorId

async function registrar(ctx: Ctx, tx: Tx, reserva: ReservaCompleta, leidaEn: Date): Promise<MotivoLectura | null> {
  const motivo = motivoDe(reserva, leidaEn, ctx.now)
  if (
    motivo === 'ya_registrada' &&
    (await yaLaRegistro(tx, { reservaId: reserva.id, usuarioId: usuarioDe(ctx), ...mismoActo(leidaEn) }))
  )
    return null
  if (motivo) return motivo
  if (!puedeRegistrarLlegada(ctx.actor, reserva, reserva.guiaId)) return 'ajena'
  await anotarLlegada(ctx, tx, reserva, { llegadaEn: leidaEn, isSinRed: true })
  return null
}
