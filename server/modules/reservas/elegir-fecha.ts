import type { Input } from '#contract/call.ts'
import type { EstadoReserva, Reserva, reservas } from '#contract/reservas.ts'
import { puedeCancelar } from '#domain/permisos/reservas.ts'
import { calcularCambio } from '#domain/reservas/cambio.ts'
import { participantesDe, plazasDe } from '#domain/reservas/precio.ts'
import { motivoParaNoElegirFecha } from '#domain/reservas/suspension.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { findOferta, lockSalida } from '#server/modules/disponibilidad/index.ts'
import { unaVez } from '#server/modules/idempotencia/index.ts'
import { listCobros } from '#server/modules/pagos/index.ts'
import { lockRecursosDe } from '#server/modules/recursos/index.ts'
import { refuse } from '#server/refusal.ts'
import { abrirReserva, duenioDe, quien } from './acceso.ts'
import { duenoEnFila, tomarPlazas, usarTurno } from './apartadas.ts'
import { mover } from './cambiar-fecha.ts'
import { pagadoPor } from './cotizar-cambio.ts'
import { fiar } from './credito-de-empresa.ts'
import { preciarEn } from './preciar-en.ts'
import { findSalida, getReserva, lockReserva, updateReserva, type ReservaCompleta } from './reservas.db.ts'
import { verReservaJson } from './reservas.json.ts'
import { exigirLugarSeguro } from './revisar-espera.ts'

/** Another date instead of one that was called off: the buyer never pays more, and gets back what it costs less. */
export async function elegirFecha(
  ctx: Ctx,
  { id, salidaNuevaId }: Input<typeof reservas.elegirFecha>,
): Promise<Reserva> {
  const abierta = await abrirReserva(ctx, id)
  if (!puedeCancelar(ctx.actor, abierta)) refuse('reserva-ajena')
  return unaVez(
    ctx,
    { ruta: 'elegirFecha', actor: duenioDe(ctx, abierta), cuerpo: { id: abierta.id, salidaNuevaId } },
    async (tx) => {
      const destino = (await findSalida(tx, abierta.experienciaId, salidaNuevaId)) ?? refuse('salida-desconocida')
      await lockSalida(tx, destino.id)
      await lockRecursosDe(tx, abierta.experienciaId)
      await lockReserva(tx, abierta.id)
      const reserva = await getReserva(tx, abierta.id)
      const venceEn = reserva.ofertaDeFecha ? new Date(reserva.ofertaDeFecha.venceEn) : null
      const motivo = motivoParaNoElegirFecha({ estado: reserva.estado as EstadoReserva, venceEn }, ctx.now)
      if (motivo) refuse(motivo)
      if (destino.id === reserva.salidaId) refuse('misma-salida')
      await mudar(ctx, tx, await sinLoDeQuitadas(ctx, tx, reserva), destino.id)
      await anotar(tx, {
        actor: quien(ctx),
        accion: 'elegir_fecha',
        objeto: 'reserva',
        objetoId: abierta.id,
        detalle: { de: reserva.salidaId, a: destino.id },
        now: ctx.now,
      })
      return verReservaJson(ctx, tx, abierta.id)
    },
  )
}

/** What units owed that were taken off late was of the departure that does not run: whoever takes another date owes it no more than whoever leaves. */
async function sinLoDeQuitadas(ctx: Ctx, tx: Tx, reserva: ReservaCompleta): Promise<ReservaCompleta> {
  if (reserva.debePorQuitadas === 0) return reserva
  await updateReserva(tx, reserva, { debePorQuitadas: 0 }, ctx.now)
  await fiar(ctx, tx, { ...reserva, debePorQuitadas: 0 }, reserva.total)
  await ctx.enqueue(tx, 'liquidaciones.ajustar', { reservaId: reserva.id })
  return getReserva(tx, reserva.id)
}

async function mudar(ctx: Ctx, tx: Tx, reserva: ReservaCompleta, salidaId: string): Promise<void> {
  const { oferta } = await findOferta(tx, reserva.experienciaId, salidaId)
  if (!oferta) refuse('salida-desconocida')
  if (plazasDe(participantesDe(reserva.lineas), oferta.cuposPorGrupo) !== reserva.plazas) refuse('reserva-no-cambiable')
  // Whoever called it off offered this: that is their yes, and no more people.
  await exigirLugarSeguro(ctx, tx, {
    salidaId,
    mas: reserva.plazas,
    dePrueba: reserva.pruebaHasta !== null,
    dado: 'operador',
  })
  const turno = await tomarPlazas(ctx, tx, oferta, reserva.plazas, { de: duenoEnFila(reserva), excepto: reserva.id })
  const cobros = await listCobros(tx, reserva.id)
  const pagado = pagadoPor(reserva, cobros)
  // A kind of participant that is no longer sold has no price to compare with.
  const precio = preciarEn(reserva, oferta)
  await mover(ctx, tx, reserva, {
    oferta,
    cotizacion: calcularCambio(pagado, Math.min(precio?.total ?? pagado, pagado)),
    cobros,
    ...(precio && { precio }),
  })
  await usarTurno(ctx, tx, turno, { id: reserva.id, salidaId })
}
