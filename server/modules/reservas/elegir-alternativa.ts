import type { Alternativa } from '#contract/alternativas.ts'
import type { Input } from '#contract/call.ts'
import type { EstadoReserva, Reserva, reservas } from '#contract/reservas.ts'
import { conOffset } from '#domain/fechas.ts'
import { puedeCancelar, soloViaja } from '#domain/permisos/reservas.ts'
import { calcularCambio } from '#domain/reservas/cambio.ts'
import { motivoParaNoElegirFecha, OPERADOR_SUSPENDIDO } from '#domain/reservas/suspension.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { findOferta, lockSalida } from '#server/modules/disponibilidad/index.ts'
import { unaVez } from '#server/modules/idempotencia/index.ts'
import { fijarComision, listCobros } from '#server/modules/pagos/index.ts'
import { lockRecursosDe } from '#server/modules/recursos/index.ts'
import { comisionDe } from '#server/modules/suscripciones/index.ts'
import { trabajaPara } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { abrirReserva, duenioDe, quien } from './acceso.ts'
import { existeSalida, findSancionDe, insertMudanza } from './alternativas.db.ts'
import { alternativasDe } from './alternativas.ts'
import { duenoEnFila, tomarPlazas, usarTurno } from './apartadas.ts'
import { mover } from './cambiar-fecha.ts'
import { anotarPedido } from './componer-pedido.ts'
import { getReserva, lockReserva, updateReserva, type ReservaCompleta } from './reservas.db.ts'
import { verReservaJson } from './reservas.json.ts'

const A_LA_VISTA = 3

export async function verAlternativas(ctx: Ctx, { id }: { id: string }): Promise<Alternativa[]> {
  const reserva = await abrirReserva(ctx, id)
  if (soloViaja(ctx.actor, reserva) || motivoParaNoElegir(reserva, ctx.now)) return []
  const alternativas = await ajenas(ctx, reserva, await alternativasDe(ctx.db, reserva.id, ctx.now))
  return alternativas.slice(0, A_LA_VISTA).map(({ otra, total, pagado }) => ({
    salidaId: otra.salidaId,
    slug: otra.slug,
    nombreExperiencia: otra.nombreExperiencia,
    operador: otra.operador,
    inicio: conOffset(otra.inicio, otra.zona),
    fin: conOffset(otra.finUtc, otra.zona),
    zonaHoraria: otra.zona as Alternativa['zonaHoraria'],
    total,
    devuelve: pagado - total,
  }))
}

/** Nobody is offered what they offer themselves: it would be refused. */
async function ajenas(
  ctx: Ctx,
  reserva: ReservaCompleta,
  alternativas: Awaited<ReturnType<typeof alternativasDe>>,
): Promise<typeof alternativas> {
  const propias = new Set<string>()
  for (const { otra } of new Map(alternativas.map((una) => [una.otra.operadorId, una])).values())
    if (await trabajaPara(ctx.db, deQuien(ctx, reserva), otra)) propias.add(otra.operadorId)
  return alternativas.filter(({ otra }) => !propias.has(otra.operadorId))
}

/** Whose booking it is, and who asks without it being theirs. */
const deQuien = (ctx: Ctx, { usuarioId }: ReservaCompleta): string | null =>
  usuarioId ?? (ctx.actor.tipo === 'sesion' ? ctx.actor.usuarioId : null)

/** Takes a booking to another operator, with its code and what was paid: their commission is what their own sales pay. */
export async function elegirAlternativa(
  ctx: Ctx,
  { id, salidaNuevaId }: Input<typeof reservas.elegirAlternativa>,
): Promise<Reserva> {
  const abierta = await abrirReserva(ctx, id)
  if (!puedeCancelar(ctx.actor, abierta)) refuse('reserva-ajena')
  return unaVez(
    ctx,
    { ruta: 'elegirAlternativa', actor: duenioDe(ctx, abierta), cuerpo: { id: abierta.id, salidaNuevaId } },
    async (tx) => {
      const destino = (await alternativasDe(tx, abierta.id, ctx.now)).find(
        ({ otra }) => otra.salidaId === salidaNuevaId.toLowerCase(),
      )
      if (destino) await lockSalida(tx, destino.otra.salidaId)
      if (destino) await lockRecursosDe(tx, destino.otra.experienciaId)
      await lockReserva(tx, abierta.id)
      const reserva = await getReserva(tx, abierta.id)
      const motivo = motivoParaNoElegir(reserva, ctx.now)
      if (motivo) refuse(motivo)
      // Its seats or its price may have gone between one look and the next: what was shown is not for sale to this booking any more.
      const vigente = (await alternativasDe(tx, abierta.id, ctx.now)).find(
        ({ otra }) => otra.salidaId === destino?.otra.salidaId,
      )
      if (vigente && (await trabajaPara(tx, deQuien(ctx, reserva), vigente.otra))) refuse('experiencia-propia')
      if (!vigente) refuse((await existeSalida(tx, salidaNuevaId)) ? 'sin-cupos' : 'salida-desconocida')
      await mudar(ctx, tx, reserva, vigente)
      await anotar(tx, {
        actor: quien(ctx),
        accion: 'elegir_alternativa',
        objeto: 'reserva',
        objetoId: abierta.id,
        detalle: { de: reserva.salidaId, a: vigente.otra.salidaId, total: vigente.total },
        now: ctx.now,
      })
      return verReservaJson(ctx, tx, abierta.id)
    },
  )
}

const motivoParaNoElegir = ({ estado, ofertaDeFecha }: ReservaCompleta, now: Date) =>
  motivoParaNoElegirFecha(
    {
      estado: estado as EstadoReserva,
      venceEn: ofertaDeFecha?.motivo === OPERADOR_SUSPENDIDO ? new Date(ofertaDeFecha.venceEn) : null,
    },
    now,
  )

async function mudar(
  ctx: Ctx,
  tx: Tx,
  reserva: ReservaCompleta,
  { otra, total, pagado }: Awaited<ReturnType<typeof alternativasDe>>[number],
): Promise<void> {
  const { oferta } = await findOferta(tx, otra.experienciaId, otra.salidaId)
  if (!oferta) refuse('salida-desconocida')
  const turno = await tomarPlazas(ctx, tx, oferta, reserva.plazas, { de: duenoEnFila(reserva), excepto: reserva.id })
  const tasa = await comisionDe(tx, oferta, ctx.now)
  for (const { id } of await listCobros(tx, reserva.id)) await fijarComision(tx, id, tasa, ctx.now)
  const sancionId = (await findSancionDe(tx, reserva)) ?? refuse('reserva-no-cambiable')
  await insertMudanza(tx, {
    reservaId: reserva.id,
    sancionId,
    deExperienciaId: reserva.experienciaId,
    monto: total,
    createdAt: ctx.now,
  })
  // What was answered was answered to somebody else.
  await anotarPedido(tx, reserva.id, { recogida: null, respuestas: [] }, ctx.now)
  // They came by the link of whom they leave: what is charged from now on is a sale of the site.
  await updateReserva(tx, reserva, { porEnlace: false }, ctx.now)
  await mover(ctx, tx, reserva, {
    oferta,
    cotizacion: calcularCambio(pagado, total),
    cobros: await listCobros(tx, reserva.id),
    operador: otra.operador,
  })
  await usarTurno(ctx, tx, turno, { id: reserva.id, salidaId: oferta.salidaId })
  await ctx.enqueue(tx, 'liquidaciones.ajustar', { reservaId: reserva.id })
}
