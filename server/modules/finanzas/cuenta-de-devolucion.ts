import type { Input } from '#contract/call.ts'
import type { CuentaDeDevolucion, cuentasDeDevolucion } from '#contract/cuentas-de-devolucion.ts'
import type { EstadoTransferencia } from '#contract/transferencias.ts'
import { elMasAtrasado, pasoDeCuenta, seEscribeCuenta } from '#domain/pagos/cuenta-de-devolucion.ts'
import { puedePagar } from '#domain/permisos/reservas.ts'
import { sumar } from '#domain/pesos.ts'
import { leerRut, RUT_PROPIO_MALO } from '#domain/usuarios/rut.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import {
  escribirCuenta,
  listDeReserva,
  lockTransferencias,
  seguirTransferencia,
  type TransferenciaRow,
} from '#server/modules/pagos/index.ts'
import { abrirReserva, quien, type ReservaCompleta } from '#server/modules/reservas/index.ts'
import { finesDeCuenta } from '#server/modules/secretos/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { correoDeCuentaEscrita } from './finanzas.mails.ts'

const ESCRITURAS = { max: 10, segundos: 3600 }

export async function verCuentaDeDevolucion(ctx: Ctx, { id }: { id: string }): Promise<CuentaDeDevolucion | null> {
  const reserva = await abrirParaCobrar(ctx, id)
  return toJson(await deudasDe(ctx.db, reserva))
}

/** Everything of this booking that waits for an account gets this one; finanzas looks at it before it is sent. */
export async function guardarCuentaDeDevolucion(
  ctx: Ctx,
  { id, rut, ...cuenta }: Input<typeof cuentasDeDevolucion.guardarCuentaDeDevolucion>,
): Promise<CuentaDeDevolucion> {
  const reserva = await abrirParaCobrar(ctx, id)
  const leido = leerRut(rut) ?? refuseCampo('rut', RUT_PROPIO_MALO)
  await contar(ctx.db, `cuenta-de-devolucion:${reserva.id}`, ESCRITURAS, ctx.now)
  return ctx.transaction(async (tx) => {
    const filas = await lockTransferencias(
      tx,
      (await deudasDe(tx, reserva)).map((fila) => fila.id),
    )
    if (filas.length === 0) refuse('transferencia-desconocida')
    const abiertas = filas.filter(({ estado }) => estado === 'por_pedir')
    if (abiertas.length === 0) refuse('transicion-no-permitida')
    for (const fila of abiertas) {
      await escribirCuenta(ctx, tx, fila, { ...cuenta, rut: `${leido.cuerpo}-${leido.dv}` })
      await seguirTransferencia(tx, fila, { actor: null, hecho: 'cuenta_escrita', now: ctx.now })
    }
    await anotar(tx, {
      actor: quien(ctx),
      accion: 'escribir_cuenta',
      objeto: 'reserva',
      objetoId: reserva.id,
      detalle: { devoluciones: abiertas.length },
      now: ctx.now,
    })
    await encolarCorreo(
      ctx,
      tx,
      `cuenta-escrita:${reserva.id}:${ctx.now.getTime()}`,
      correoDeCuentaEscrita(ctx, reserva, { banco: cuenta.banco, terminaEn: cuenta.numeroCuenta.slice(-4) }),
    )
    return toJson(await deudasDe(tx, reserva))!
  })
}

async function abrirParaCobrar(ctx: Ctx, id: string): Promise<ReservaCompleta> {
  const reserva = await abrirReserva(ctx, id)
  return puedePagar(ctx.actor, reserva) ? reserva : refuse('reserva-ajena')
}

const deudasDe = async (db: Db | Tx, reserva: ReservaCompleta): Promise<TransferenciaRow[]> =>
  seEscribeCuenta(reserva) ? listDeReserva(db, reserva.id) : []

function toJson(filas: readonly TransferenciaRow[]): CuentaDeDevolucion | null {
  const debidas = filas.flatMap((fila) => {
    const paso = pasoDeCuenta({ estado: fila.estado as EstadoTransferencia, escritaEn: fila.escritaEn })
    return paso ? [{ fila, paso }] : []
  })
  const paso = elMasAtrasado(debidas.map((debida) => debida.paso))
  if (!paso) return null
  const atrasada = debidas.find((debida) => debida.paso === paso)!.fila
  return {
    monto: sumar(debidas.map(({ fila }) => fila.monto)),
    paso,
    cuenta: paso === 'falta' ? null : cuentaDe(atrasada),
    fueDevuelta: paso === 'falta' && atrasada.observacion !== null,
    puedeEscribir: paso === 'falta' || paso === 'escrita',
  }
}

function cuentaDe({ titular, banco, tipoCuenta, ...t }: TransferenciaRow): CuentaDeDevolucion['cuenta'] {
  const { rut, numeroCuenta } = finesDeCuenta({ rut: t.rut!, numeroCuenta: t.numeroCuenta! })
  return { titular: titular!, banco: banco!, tipoCuenta: tipoCuenta!, rutTerminaEn: rut, terminaEn: numeroCuenta }
}
