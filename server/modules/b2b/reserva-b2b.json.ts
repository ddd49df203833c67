import type { EstadoPago } from '#contract/reservas.ts'
import type { ReservaB2b } from '#contract/reservas-b2b.ts'
import { conOffset, fechaLocal } from '#domain/fechas.ts'
import { limiteGratis, tramosDe } from '#domain/reservas/cancelacion.ts'
import { motivoParaNoEmitirEntrada } from '#domain/reservas/entrada.ts'
import { precioNeto } from '#domain/empresas/contrato.ts'
import { participantesDe, totalDe } from '#domain/reservas/precio.ts'
import { nombreDe } from '#domain/reventas/contacto.ts'
import { soltadoDeLaCuenta } from '#domain/reventas/cotizacion.ts'
import { motivoParaNoSoltar } from '#domain/reventas/plazos.ts'
import type { Ctx } from '#server/ctx.ts'
import { contenidoDeQr, toRecogidaJson } from '#server/modules/reservas/index.ts'
import { estadoDe, lineasPublicas, revendida, toCancelable, type ReventaRow } from '#server/modules/reventas/index.ts'

/** A booking of a company's system, in the words of the site. */
export function toReservaB2b(ctx: Ctx, row: ReventaRow): ReservaB2b {
  const estado = estadoDe(row, ctx.now)
  const cancelable = toCancelable(row)
  const gratis = limiteGratis(cancelable)
  const tieneEntrada = motivoParaNoEmitirEntrada({ estado }) === null
  const local = (instante: Date): string => conOffset(instante, row.zona)
  return {
    id: row.reservaId,
    uuid: row.uuid,
    codigo: row.codigo,
    referencia: row.referencia,
    dePrueba: row.pruebaHasta !== null,
    experienciaId: row.experienciaId,
    nombreExperiencia: row.nombreExperiencia,
    operador: row.operadorNombre,
    salidaId: row.salidaId,
    inicio: local(row.inicioUtc),
    fin: local(row.finUtc),
    zonaHoraria: row.zona as ReservaB2b['zonaHoraria'],
    estado,
    estadoPago: row.estadoPago as EstadoPago,
    ...preciosDe(row),
    debe: row.debe,
    ...(estado === 'pendiente' && { expiraEn: local(row.expiraEn) }),
    creadaEn: local(row.createdAt),
    confirmadaEn: row.confirmadaEn && local(row.confirmadaEn),
    contacto: {
      nombre: nombreDe(row.contacto),
      email: row.contacto.emailAddress ?? '',
      telefono: row.contacto.phoneNumber ?? '',
    },
    comentario: row.notas,
    recogida: toRecogidaJson(row),
    respuestas: row.respuestas,
    politicaCancelacion: cancelable.politicaCancelacion,
    tramosCancelacion: [...tramosDe(cancelable)],
    cancelaGratisHasta: gratis && local(gratis),
    canceladaPor: row.canceladaPor as ReservaB2b['canceladaPor'],
    reembolso: TERMINADAS.includes(estado)
      ? soltadoDeLaCuenta({
          soltado: row.soltado,
          debe: row.debe,
          porQuitadas: row.debePorQuitadas,
          fecha: fechaLocal(row.canceladaEn ?? row.reservaCambiadaEn, row.zona),
        })
      : null,
    qr: tieneEntrada ? contenidoDeQr(ctx, { ...row, id: row.reservaId }) : null,
    acciones: {
      puedeConfirmar: estado === 'pendiente' && ctx.now < row.cierreVentas,
      puedeCancelar: motivoParaNoSoltar(revendida(row, ctx.now), true, ctx.now) === null,
      tieneEntrada,
    },
  }
}

const TERMINADAS: readonly string[] = ['cancelada', 'rechazada', 'no_prestada']

function preciosDe(row: ReventaRow): Pick<ReservaB2b, 'participantes' | 'lineas' | 'total' | 'publico'> {
  const publicas = lineasPublicas(row)
  const lineas = publicas.map(({ tipo, cantidad, precioUnitario: publico }) => {
    // What was paid before margins were one keeps its own; only where a kind has two prices is it reckoned again.
    const netas = row.lineas.filter((linea) => linea.tipo === tipo)
    return {
      tipo,
      cantidad,
      precioUnitario: netas.length === 1 ? netas[0]!.precioUnitario : precioNeto(publico, row.margen),
      publico,
    }
  })
  return { participantes: participantesDe(lineas), lineas, total: row.total, publico: totalDe(publicas) }
}
