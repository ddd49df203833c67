import type { Input } from '#contract/call.ts'
import type { Reserva, reservas } from '#contract/reservas.ts'
import { puedeCancelar } from '#domain/permisos/reservas.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { lockSalida } from '#server/modules/disponibilidad/index.ts'
import { unaVez } from '#server/modules/idempotencia/index.ts'
import { lockRecursosDe } from '#server/modules/recursos/index.ts'
import { refuse } from '#server/refusal.ts'
import { abrirReserva, duenioDe, quien } from './acceso.ts'
import { duenoEnFila, tomarPlazas, usarTurno } from './apartadas.ts'
import { contarAlOperador } from './avisar-al-operador.ts'
import { calcular, type Cambio } from './cotizar-cambio.ts'
import { cerrarSuEspera } from './confirmar.ts'
import { insertar } from './crear-reserva.ts'
import { fijarModo } from './fijar-modo.ts'
import { motivoParaNoIrGratis } from './gratis.ts'
import type { Preciada } from './preciar-en.ts'
import { rebajar } from './rebajar.ts'
import { findSalida, getReserva, lockReserva, updateReserva, type ReservaCompleta } from './reservas.db.ts'
import { verReservaJson } from './reservas.json.ts'
import { exigirPocasRetenciones } from './retenciones.ts'
import { asentar } from './revisar-espera.ts'

type Mudanza = Pick<Cambio, 'cobros'> & {
  oferta: Pick<Cambio['oferta'], 'experienciaId' | 'salidaId' | 'opcionId'>
  cotizacion: Pick<Cambio['cotizacion'], 'tipo' | 'diferencia'>
  pagado?: number
  operador?: string
  precio?: Preciada
}

/**
 * Moves a reserva to another salida: its places there are taken in the same transaction that gives up the old ones. A dearer
 * date is held by a reserva of its own until the difference is paid; until then nothing is given up.
 */
export async function cambiarFecha(
  ctx: Ctx,
  { id, salidaNuevaId, diferencia }: Input<typeof reservas.cambiarFecha>,
): Promise<Reserva> {
  const abierta = await abrirReserva(ctx, id)
  if (!puedeCancelar(ctx.actor, abierta)) refuse('reserva-ajena')
  const cuerpo = { id: abierta.id, salidaNuevaId, diferencia }
  return unaVez(ctx, { ruta: 'cambiarFecha', actor: duenioDe(ctx, abierta), cuerpo }, async (tx) => {
    // Locks in their order: the new salida first, what it shares with others, then the reserva. Freeing the old places needs none.
    const destino = await findSalida(tx, abierta.experienciaId, salidaNuevaId)
    if (destino) await lockSalida(tx, destino.id)
    if (destino) await lockRecursosDe(tx, abierta.experienciaId)
    await lockReserva(tx, abierta.id)
    const reserva = await getReserva(tx, abierta.id)
    const cambio = await calcular(ctx, tx, reserva, salidaNuevaId)
    const turno = await tomarPlazas(ctx, tx, cambio.oferta, reserva.plazas, {
      de: duenoEnFila(reserva),
      excepto: reserva.id,
    })
    if (cambio.cotizacion.diferencia !== diferencia) refuse('precio-distinto')
    // What cost nothing must not be gathered on one departure by moving it there.
    const sinPagar =
      reserva.total === 0 && !reserva.empresaId
        ? await motivoParaNoIrGratis(tx, {
            ...cambio.oferta,
            usuarioId: reserva.usuarioId,
            lineas: cambio.lineas,
            now: ctx.now,
          })
        : null
    if (sinPagar) refuse(sinPagar)
    const vigente =
      cambio.cotizacion.tipo === 'pago'
        ? await retener(ctx, tx, reserva, cambio)
        : await mover(ctx, tx, reserva, cambio)
    await usarTurno(ctx, tx, turno, { id: vigente, salidaId: cambio.oferta.salidaId })
    await anotar(tx, {
      actor: quien(ctx),
      accion: 'cambiar_fecha',
      objeto: 'reserva',
      objetoId: abierta.id,
      detalle: { de: reserva.salidaId, a: cambio.oferta.salidaId, diferencia },
      now: ctx.now,
    })
    return verReservaJson(ctx, tx, vigente)
  })
}

/** `pagado`: the difference that came for it. `operador`: whom it goes to, where that is somebody else. */
export async function mover(
  ctx: Ctx,
  tx: Tx,
  reserva: ReservaCompleta,
  { oferta, cotizacion, cobros, pagado = 0, operador, precio }: Mudanza,
): Promise<string> {
  const menos = cotizacion.tipo === 'devolucion' ? -cotizacion.diferencia : 0
  const { estadoPago, publicos, ...vuelve } = await rebajar(ctx, tx, reserva, { menos, cobros, precio })
  const cambios = reserva.cambios + 1
  await updateReserva(
    tx,
    reserva,
    { experienciaId: oferta.experienciaId, salidaId: oferta.salidaId, opcionId: oferta.opcionId, estadoPago, cambios },
    ctx.now,
  )
  await asentar(ctx, tx, {
    id: reserva.id,
    salidaId: oferta.salidaId,
    dePrueba: reserva.pruebaHasta !== null,
    mudada: true,
  })
  await cerrarSuEspera(ctx, tx, reserva)
  await ctx.enqueue(tx, 'espera.ofrecer', { salidaId: reserva.salidaId })
  await ctx.enqueue(tx, 'reservas.correoDeCambio', {
    id: reserva.id,
    cambios,
    ...vuelve,
    pagado,
    ...(publicos && { publicos }),
    ...(operador && { operador }),
  })
  await contarAlOperador(
    ctx,
    tx,
    operador
      ? { id: reserva.id, hecho: 'vendida', vez: cambios }
      : {
          id: reserva.id,
          hecho: 'movida',
          vez: cambios,
          antes: reserva.inicioUtc.toISOString(),
          guiaAntes: reserva.guiaId,
        },
  )
  return reserva.id
}

async function retener(
  ctx: Ctx,
  tx: Tx,
  reserva: ReservaCompleta,
  { oferta, cotizacion, lineas }: Cambio,
): Promise<string> {
  // What was paid with test money is never topped up with anybody's.
  await fijarModo(tx, reserva.id, ctx.psp.dinero)
  const { usuarioId, contactoEmail: email } = reserva
  const { pedidaDesde } = await exigirPocasRetenciones(ctx, tx, email)
  const contacto = { nombre: reserva.contactoNombre, email, telefono: reserva.contactoTelefono }
  const pedido = {
    contacto,
    ...(reserva.comentario && { comentario: reserva.comentario }),
    recogida: reserva.recogida,
    respuestas: reserva.respuestas,
  }
  const id = await insertar(ctx, tx, {
    pedido,
    oferta,
    usuarioId,
    plazas: reserva.plazas,
    lineas,
    total: cotizacion.nuevo,
    porEnlace: reserva.porEnlace,
    pedidaDesde,
    cambio: { de: reserva.id, traido: cotizacion.pagado, cambios: reserva.cambios },
    ...(reserva.empresaId && { empresa: { id: reserva.empresaId, hasta: null, porAceptar: false } }),
  })
  if (!usuarioId) await ctx.enqueue(tx, 'reservas.correoDeRetencion', { id })
  return id
}
