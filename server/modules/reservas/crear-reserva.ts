import { randomBytes, randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { Respuesta } from '#contract/recogida.ts'
import type { Reserva, reservas } from '#contract/reservas.ts'
import { motivoParaNoReservar } from '#domain/permisos/reservas.ts'
import type { RecogidaElegida } from '#domain/recogida/recogida.ts'
import { codigoDeBytes } from '#domain/reservas/codigo.ts'
import { calcularTotal, plazasDe, type LineaDePrecio } from '#domain/reservas/precio.ts'
import { calcularExpiraEn } from '#domain/reservas/vencimiento.ts'
import { pruebaHasta } from '#domain/reventas/prueba.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { findOferta, type Oferta } from '#server/modules/disponibilidad/index.ts'
import { unaVez } from '#server/modules/idempotencia/index.ts'
import { contar, quienPide } from '#server/modules/limites/index.ts'
import { trabajaPara } from '#server/modules/usuarios/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { tomarPlazas, usarTurno } from './apartadas.ts'
import { columnasDePedido, componerPedido } from './componer-pedido.ts'
import { confirmar } from './confirmar.ts'
import { motivoParaNoIrGratis } from './gratis.ts'
import { getReserva, insertReserva } from './reservas.db.ts'
import { verReservaJson } from './reservas.json.ts'
import { DESDE_UNA_DIRECCION, exigirPocasRetenciones } from './retenciones.ts'
import { terminosDe } from './terminos.ts'

const POR_MINUTO = { max: 20, segundos: 60 }
const DE_INVITADOS = { max: DESDE_UNA_DIRECCION, segundos: 60 }

type Pedido = Input<typeof reservas.crearReserva>

/** Takes places for 15 minutes at the price of this moment. */
export async function crearReserva(ctx: Ctx, pedido: Pedido): Promise<Reserva> {
  const usuarioId = ctx.actor.tipo === 'sesion' ? ctx.actor.usuarioId : null
  const duenio = usuarioId ?? pedido.contacto.email
  const limitar = async (db: Db): Promise<void> => {
    await contar(db, `reservar:${quienPide(ctx, pedido.contacto.email)}`, POR_MINUTO, ctx.now)
    if (!usuarioId && ctx.address) await contar(db, `reservar-desde:${ctx.address}`, DE_INVITADOS, ctx.now)
  }
  // With a key it is counted inside, so that a repetition does not count.
  if (ctx.idempotencyKey === null) await limitar(ctx.db)

  return unaVez(ctx, { ruta: 'crearReserva', actor: duenio, cuerpo: pedido }, async (tx) => {
    if (ctx.idempotencyKey !== null) await limitar(tx)
    const oferta = await cargarOferta(tx, pedido)
    const ajena = motivoParaNoReservar(ctx.actor, await trabajaPara(tx, usuarioId, oferta))
    if (ajena) refuse(ajena)
    const precio = calcularTotal(oferta.tarifas, pedido.participantes)
    if (precio.motivo === 'datos-invalidos') refuseCampo('participantes', 'Elige entre 1 y 50 viajeros')
    if (precio.motivo !== null)
      refuse(precio.motivo, {
        errores: [{ campo: 'participantes', mensaje: 'Esta experiencia no vende ese tipo de participante' }],
      })

    const agregados = componerPedido(oferta, pedido)

    const { pedidaDesde } = await exigirPocasRetenciones(ctx, tx, pedido.contacto.email)

    const plazas = plazasDe(pedido.participantes, oferta.cuposPorGrupo)
    const turno = await tomarPlazas(ctx, tx, oferta, plazas, { de: usuarioId })
    const sinPagar = await motivoParaNoIrGratis(tx, { ...oferta, usuarioId, lineas: precio.lineas, now: ctx.now })
    if (sinPagar) refuse(sinPagar)
    const id = await insertar(ctx, tx, {
      pedido: { ...pedido, ...agregados },
      oferta,
      usuarioId,
      pedidaDesde,
      plazas,
      lineas: precio.lineas,
      total: precio.total,
      porEnlace: vinoPorEnlace(ctx, pedido, oferta),
    })
    await usarTurno(ctx, tx, turno, { id, salidaId: oferta.salidaId })
    if (precio.total === 0)
      await confirmar(ctx, tx, await getReserva(tx, id), { estadoPago: 'sin_pago', estadoLiquidacion: null })
    else if (!usuarioId) await ctx.enqueue(tx, 'reservas.correoDeRetencion', { id })
    return verReservaJson(ctx, tx, id)
  })
}

export async function cargarOferta(
  tx: Tx,
  { experienciaId, salidaId }: Pick<Pedido, 'experienciaId' | 'salidaId'>,
): Promise<Oferta> {
  const { experiencia, oferta } = await findOferta(tx, experienciaId, salidaId)
  if (!experiencia) refuse('experiencia-desconocida')
  return oferta ?? refuse('salida-desconocida')
}

/** A key of another experiencia, or none of ours, is no reason to refuse a booking. */
const vinoPorEnlace = ({ secretos }: Ctx, { enlace }: Pedido, { experienciaId, anfitrionId }: Oferta): boolean =>
  anfitrionId !== null && enlace !== undefined && secretos.idDeEnlace('venta', enlace) === experienciaId

interface Nueva {
  pedido: Pick<Pedido, 'contacto' | 'comentario'> & { recogida?: RecogidaElegida | null; respuestas?: Respuesta[] }
  oferta: Oferta
  usuarioId: string | null
  plazas: number
  lineas: LineaDePrecio[]
  total: number
  /** Holds the date that another reserva moves to once the difference is paid: what that one has paid, and how often it had moved. */
  cambio?: { de: string; traido: number; cambios: number }
  /** They came by the host's own link. */
  porEnlace?: boolean
  /** Who asked for it, sealed. */
  pedidaDesde?: string | null
  /** Promised for longer, and then not extended. */
  prometidaHasta?: Date
  /** Bought by a company; held for longer than a hold, where it says until when. */
  empresa?: { id: string; hasta: Date | null; porAceptar: boolean; revende?: true; dePrueba?: boolean }
}

export async function insertar(
  ctx: Ctx,
  tx: Tx,
  {
    pedido,
    oferta,
    usuarioId,
    plazas,
    lineas,
    total,
    cambio,
    porEnlace = false,
    pedidaDesde = null,
    prometidaHasta,
    empresa,
  }: Nueva,
): Promise<string> {
  const expiraEn = empresa?.hasta ?? prometidaHasta ?? calcularExpiraEn(ctx.now)
  const terminos = await terminosDe(ctx, tx, oferta, { revende: empresa?.revende ?? false })
  for (;;) {
    const id = randomUUID()
    const fila = {
      id,
      codigo: nuevoCodigo(),
      experienciaId: oferta.experienciaId,
      opcionId: oferta.opcionId,
      salidaId: oferta.salidaId,
      usuarioId,
      contactoNombre: pedido.contacto.nombre,
      contactoEmail: pedido.contacto.email,
      contactoTelefono: pedido.contacto.telefono,
      comentario: pedido.comentario || null,
      ...columnasDePedido(pedido),
      plazas,
      total,
      porEnlace,
      pedidaDesde,
      estado: 'pendiente',
      estadoPago: 'sin_pago',
      modo: ctx.psp.dinero,
      ...terminos,
      expiraEn,
      ocupaHasta: expiraEn,
      // A release date is the company's agreement with us: nobody moves it by fifteen minutes.
      extendida: (empresa?.hasta ?? prometidaHasta) instanceof Date,
      ...(empresa && {
        empresaId: empresa.id,
        bloqueo: empresa.hasta !== null && !empresa.revende,
        porAceptar: empresa.porAceptar,
      }),
      ...(empresa?.dePrueba && { pruebaHasta: pruebaHasta(ctx.now, { confirmada: false }), pruebaDebe: 0 }),
      ...(cambio && { cambioDe: cambio.de, traido: cambio.traido, cambios: cambio.cambios }),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    }
    if (
      await insertReserva(
        tx,
        fila,
        lineas.map((l) => ({ reservaId: id, ...l })),
      )
    )
      return id
  }
}

function nuevoCodigo(): string {
  for (;;) {
    const codigo = codigoDeBytes(randomBytes(16))
    if (codigo) return codigo
  }
}
