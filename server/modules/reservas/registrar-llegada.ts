import type { EntradaRevisada, ReservaRecibida } from '#contract/operadores.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import { esUuid } from '#domain/identificador.ts'
import { puedeRegistrarLlegada, puedeVerComoOperador } from '#domain/permisos/reservas.ts'
import { normalizarCodigo } from '#domain/reservas/codigo.ts'
import { leerEntrada } from '#domain/reservas/entrada.ts'
import { siguienteEstadoReserva } from '#domain/reservas/estados.ts'
import { momentoDeLlegada, motivoParaNoCorregirLlegada, motivoParaNoRegistrarLlegada, veredictoDeEntrada } from '#domain/reservas/llegada.ts'
import type { Ctx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { unaVez } from '#server/modules/idempotencia/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { quien } from './acceso.ts'
import { toRecibidaJson } from './recibidas.json.ts'
import { findReserva, findReservaPorCodigo, getReserva, lockReserva, updateReserva, type ReservaCompleta } from './reservas.db.ts'

// A gate at its busiest; guessing codes of others gets nowhere, since only one's own are found.
const REVISIONES = { max: 240, segundos: 60 }

/** By the text of the QR, whose signature is checked, or by the code typed in. */
export async function revisarEntrada(ctx: Ctx, { entrada }: { entrada: string }): Promise<EntradaRevisada> {
  await contar(ctx.db, `revisar-entrada:${quien(ctx)}`, REVISIONES, ctx.now)
  const reserva = (await buscar(ctx, entrada)) ?? refuse('reserva-desconocida')
  if (!puedeVerComoOperador(ctx.actor, reserva)) refuse('reserva-desconocida')
  if (reserva.salidaEstado === 'cancelada' && reserva.estado === 'confirmada') return { veredicto: 'cancelada', reserva: toRecibidaJson(ctx, reserva) }
  return { veredicto: veredictoDeEntrada({ estado: reserva.estado as EstadoReserva, inicio: reserva.inicioUtc, fin: reserva.finUtc }, ctx.now), reserva: toRecibidaJson(ctx, reserva) }
}

async function buscar(ctx: Ctx, entrada: string): Promise<ReservaCompleta | undefined> {
  const codigo = normalizarCodigo(entrada)
  if (codigo) return findReservaPorCodigo(ctx.db, codigo)
  const leida = leerEntrada(entrada)
  if (!leida || !ctx.secretos.esEntradaNuestra(leida.firmado, leida.firma)) return refuse('entrada-falsa')
  return esUuid(leida.contenido.reservaId) ? findReserva(ctx.db, leida.contenido.reservaId) : undefined
}

/** Once: sent again under its Idempotency-Key, as after an answer that got lost, it answers the same. */
export async function registrarLlegada(ctx: Ctx, { id, registradaEn }: { id: string; registradaEn?: string | undefined }): Promise<ReservaRecibida> {
  const vista = (esUuid(id) ? await findReserva(ctx.db, id) : undefined) ?? refuse('reserva-desconocida')
  if (!puedeVerComoOperador(ctx.actor, vista)) refuse('reserva-ajena')
  if (!puedeRegistrarLlegada(ctx.actor, vista, vista.guiaId)) refuse('sin-permiso')
  const llegadaEn = momentoDeLlegada(registradaEn === undefined ? undefined : new Date(registradaEn), vista.inicioUtc, ctx.now) ?? refuseCampo('registradaEn', 'Esa hora no es de esta salida')
  return unaVez(ctx, { ruta: 'registrarLlegada', actor: quien(ctx), cuerpo: { id: id.toLowerCase(), registradaEn: registradaEn ?? null } }, async (tx) => {
    const reserva = (await lockReserva(tx, id)) ?? refuse('reserva-desconocida')
    const estado = reserva.estado as EstadoReserva
    if (vista.salidaEstado === 'cancelada') refuse('transicion-no-permitida')
    if (reserva.sinOperadorEn) refuse('llegada-en-revision')
    if (estado === 'realizada') refuse('llegada-ya-registrada')
    const esCorreccion = estado === 'no_asistio'
    const motivo = esCorreccion
      ? motivoParaNoCorregirLlegada({ estado, ausenteDesde: vista.finUtc }, ctx.now)
      : motivoParaNoRegistrarLlegada({ estado, inicio: vista.inicioUtc, fin: vista.finUtc }, llegadaEn)
    const siguiente = siguienteEstadoReserva(estado, esCorreccion ? 'corregir_llegada' : 'registrar_llegada')
    if (motivo || !siguiente) refuse(motivo ?? 'transicion-no-permitida')
    await updateReserva(tx, reserva, { estado: siguiente, llegadaEn }, ctx.now)
    await ctx.enqueue(tx, 'liquidaciones.ajustar', { reservaId: id })
    await anotar(tx, { actor: quien(ctx), accion: esCorreccion ? 'corregir_llegada' : 'registrar_llegada', objeto: 'reserva', objetoId: id, detalle: { sinRed: registradaEn !== undefined }, now: ctx.now })
    return toRecibidaJson(ctx, await getReserva(tx, id))
  })
}
