import { seEscribeCuenta } from '#domain/pagos/cuenta-de-devolucion.ts'
import { esSeudonimo } from '#domain/privacidad/seudonimo.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { encolarCorreo, type Correo } from '#server/modules/correos/index.ts'
import { findReembolso, listPorAvisar, marcarAvisada, type TransferenciaRow } from '#server/modules/pagos/index.ts'
import { cerrarTransferenciasDePrueba, enlaceAbsoluto, findReserva } from '#server/modules/reservas/index.ts'
import { mostrarCodigo } from '#domain/reservas/codigo.ts'
import { findPersonaDe } from './devoluciones.db.ts'
import { correoParaPedirCuenta } from './finanzas.mails.ts'

const LOTE = 200

/** A line to whoever is owed it, whatever it gives back, once for each time that an account is missing. */
export async function pedirCuentas(ctx: Ctx): Promise<void> {
  await cerrarTransferenciasDePrueba(ctx)
  for (const fila of await listPorAvisar(ctx.db, ctx.psp.dinero, LOTE)) {
    await ctx.transaction(async (tx) => {
      if (!(await marcarAvisada(tx, fila.id, ctx.now))) return
      const correo = await componer(ctx, tx, fila)
      if (correo && !esSeudonimo(correo.para))
        await encolarCorreo(ctx, tx, `pedir-cuenta:${fila.id}:${ctx.now.getTime()}`, correo)
    })
  }
}

/** Null where nobody is known, or where our staff asks a company itself. */
async function componer(ctx: Ctx, tx: Tx, fila: TransferenciaRow): Promise<Correo | null> {
  const { monto } = fila
  const volvio = (await findReembolso(tx, fila.origenId))?.estado === 'retornado'
  if (fila.reservaId) {
    const reserva = await findReserva(tx, fila.reservaId)
    if (!reserva || !seEscribeCuenta(reserva)) return null
    return correoParaPedirCuenta({
      para: reserva.escribirA,
      de: `reserva ${mostrarCodigo(reserva.codigo)}`,
      por: reserva.nombreExperiencia,
      monto,
      volvio,
      accion: { texto: 'Escribir mi cuenta', enlace: enlaceAbsoluto(ctx, reserva) },
    })
  }
  const persona = await findPersonaDe(tx, fila)
  return persona === undefined ? null : correoParaPedirCuenta({ ...persona, monto, volvio, accion: null })
}
