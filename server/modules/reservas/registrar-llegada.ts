import type { EntradaRevisada, ReservaRecibida } from '#contract/operadores.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import { esUuid } from '#domain/identificador.ts'
import { puedeRegistrarLlegada, puedeVerComoOperador } from '#domain/permisos/reservas.ts'
import { normalizarCodigo } from '#domain/reservas/codigo.ts'
import { leerEntrada } from '#domain/reservas/entrada.ts'
import { siguienteEstadoReserva } from '#domain/reservas/estados.ts'
import {
  momentoDeLlegada,
  motivoParaNoCorregirLlegada,
  motivoParaNoRegistrarLlegada,
  veredictoDeEntrada,
} from '#domain/reservas/llegada.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { unaVez } from '#server/modules/idempotencia/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { quien } from './acceso.ts'
import { toRecibidaJson } from './recibidas.json.ts'
import {
  findReserva,
  findReservaPorCodigo,
  getReserva,
  lockReserva,
  updateReserva,
  type ReservaCompleta,
} from './reservas.db.ts'

// A gate at its busiest; guessing codes of others gets nowhere, since only one's own are found.
const REVISIONES = { max: 240, segundos: 60 }

/** By the text of the QR, whose signature is checked, or by the code typed in. */
export async function revisarEntrada(ctx: Ctx, { entrada }: { entrada: string }): Promise<EntradaRevisada> {
  await contar(ctx.db, `revisar-entrada:${quien(ctx)}`, REVISIONES, ctx.now)
  const reserva = (await buscar(ctx, entrada)) ?? refuse('reserva-desconocida')
  if (!puedeVerComoOperador(ctx.actor, reserva)) refuse('reserva-desconocida')
  if (reserva.salidaEstado === 'cancelada' && reserva.estado === 'confirmada')
    return { veredicto: 'cancelada', reserva: toRecibidaJson(ctx, reserva) }
  return {
    veredicto: veredictoDeEntrada(
      { estado: reserva.estado as EstadoReserva, inicio: reserva.inicioUtc, fin: reserva.finUtc },
      ctx.now,
    ),
    reserva: toRecibidaJson(ctx, reserva),
  }
}

async function buscar(ctx: Ctx, entrada: string): Promise<ReservaCompleta | undefined> {
  if (!normalizarCodigo(entrada) && !idFirmado(ctx, entrada)) refuse('entrada-falsa')
  return buscarPorEntrada(ctx, entrada)
}

/** By code, by a QR that we signed, or by the id that a device kept. */
export async function buscarPorEntrada(ctx: Ctx, entrada: string): Promise<ReservaCompleta | undefined> {
  const codigo = normalizarCodigo(entrada)
  if (codigo) return findReservaPorCodigo(ctx.db, codigo)
  const id = idFirmado(ctx, entrada) ?? entrada
  return esUuid(id) ? findReserva(ctx.db, id.toLowerCase()) : undefined
}

function idFirmado({ secretos }: Ctx, entrada: string): string | null {
  const leida = leerEntrada(entrada)
  return leida && secretos.esEntradaNuestra(leida.firmado, leida.firma) ? leida.contenido.reservaId : null
}

/** Once: sent again under its Idempotency-Key, as after an answer that got lost, it answers the same. */
export async function registrarLlegada(
  ctx: Ctx,
  { id, registradaEn }: { id: string; registradaEn?: string | undefined },
): Promise<ReservaRecibida> {
  const vista = (esUuid(id) ? await findReserva(ctx.db, id) : undefined) ?? refuse('reserva-desconocida')
  if (!puedeVerComoOperador(ctx.actor, vista)) refuse('reserva-ajena')
  if (!puedeRegistrarLlegada(ctx.actor, vista, vista.guiaId)) refuse('sin-permiso')
  const llegadaEn =
    momentoDeLlegada(registradaEn === undefined ? undefined : new Date(registradaEn), vista.inicioUtc, ctx.now) ??
    refuseCampo('registradaEn', 'Esa hora no es de esta salida')
  return unaVez(
    ctx,
    {
      ruta: 'registrarLlegada',
      actor: quien(ctx),
      cuerpo: { id: id.toLowerCase(), registradaEn: registradaEn ?? null },
    },
    async (tx) => {
      await lockReserva(tx, id)
      const reserva = await getReserva(tx, id)
      const estado = reserva.estado as EstadoReserva
      if (reserva.salidaEstado === 'cancelada') refuse('transicion-no-permitida')
      if (reserva.sinOperadorEn) refuse('llegada-en-revision')
      if (estado === 'realizada') refuse('llegada-ya-registrada')
      const motivo =
        estado === 'no_asistio'
          ? motivoParaNoCorregirLlegada({ estado, ausenteDesde: vista.finUtc }, ctx.now)
          : motivoParaNoRegistrarLlegada({ estado, inicio: vista.inicioUtc, fin: vista.finUtc }, llegadaEn)
      if (motivo) refuse(motivo)
      await anotarLlegada(ctx, tx, reserva, { llegadaEn, isSinRed: registradaEn !== undefined })
      return toRecibidaJson(ctx, await getReserva(tx, id))
    },
  )
}

/** Writes the arrival of a booking that may take one; its row is locked by the caller. */
// oxlint-disable-next-line max-params -- whose, where, which and how
export async function anotarLlegada(
  ctx: Ctx,
  tx: Tx,
  { id, estado }: { id: string; estado: string },
  { llegadaEn, isSinRed }: { llegadaEn: Date; isSinRed: boolean },
): Promise<void> {
  const acto = estado === 'no_asistio' ? 'corregir_llegada' : 'registrar_llegada'
  const siguiente = siguienteEstadoReserva(estado as EstadoReserva, acto) ?? refuse('transicion-no-permitida')
  await updateReserva(tx, await getReserva(tx, id), { estado: siguiente, llegadaEn }, ctx.now)
  await ctx.enqueue(tx, 'liquidaciones.ajustar', { reservaId: id })
  await anotar(tx, {
    actor: quien(ctx),
    accion: acto,
    objeto: 'reserva',
    objetoId: id,
    detalle: { sinRed: isSinRed },
    now: ctx.now,
  })
}
