import type { Entrada, EstadoReserva } from '#contract/reservas.ts'
import { conOffset } from '#domain/fechas.ts'
import { separarIva } from '#domain/pesos.ts'
import { soloViaja } from '#domain/permisos/reservas.ts'
import { mostrarCodigo } from '#domain/reservas/codigo.ts'
import { componerEntrada, motivoParaNoEmitirEntrada, textoPorFirmar } from '#domain/reservas/entrada.ts'
import type { Ctx } from '#server/ctx.ts'
import type { FotoDeEncuentro } from '#server/modules/experiencias/index.ts'
import { findFoto, firmada, urlDeFoto } from '#server/modules/fotos/index.ts'
import { findUltimoPago } from '#server/modules/pagos/index.ts'
import { leerSitio } from '#server/modules/sitio/index.ts'
import { refuse } from '#server/refusal.ts'
import { abrirReserva } from './acceso.ts'
import { toRecogidaJson } from './componer-pedido.ts'
import { findGuia, getDetalleDeEntrada } from './entrada.db.ts'
import { precioAlViajero } from './precio-al-viajero.ts'
import { drawQr } from '#server/platform/qr.ts'
import type { ReservaCompleta } from './reservas.db.ts'

const VALIDA_TRAS_FIN_MS = 24 * 3_600_000

/** The ticket: what to show, where and when, and a QR that can be checked without a network. */
export async function verEntrada(ctx: Ctx, { id }: { id: string }): Promise<Entrada> {
  const reserva = await abrirReserva(ctx, id)
  const motivo = motivoParaNoEmitirEntrada({ estado: reserva.estado as EstadoReserva })
  if (motivo) refuse(motivo)
  const detalle = await getDetalleDeEntrada(ctx.db, reserva.experienciaId)
  const pago = await findUltimoPago(ctx.db, reserva.id)
  const { marca, telefono, telefonoHorario, correo } = await leerSitio(ctx)
  const viaja = soloViaja(ctx.actor, reserva)
  return {
    codigo: mostrarCodigo(reserva.codigo),
    titular: reserva.contactoNombre,
    estado: reserva.estado as EstadoReserva,
    llegadaEn: reserva.llegadaEn && !reserva.sinOperadorEn ? conOffset(reserva.llegadaEn, reserva.zona) : null,
    qr: drawQr(contenidoDeQr(ctx, reserva)),
    puntoEncuentro: {
      ...detalle.puntoEncuentro,
      foto: await fotoDeEncuentro(ctx, detalle.foto),
      lat: detalle.lat,
      lng: detalle.lng,
    },
    guia: (await findGuia(ctx.db, reserva.salidaId)) ?? null,
    recogida: toRecogidaJson(reserva),
    respuestas: reserva.respuestas,
    queLlevar: detalle.queLlevar,
    incluye: detalle.incluye,
    planB: detalle.planB,
    operador: detalle.operador,
    plataforma: { nombre: marca, telefono, horario: telefonoHorario, email: correo },
    ivaIncluido: separarIva(
      viaja
        ? precioAlViajero(reserva, { viaja }).total
        : precioAlViajero(reserva).total + reserva.suplemento - reserva.rebaja,
    ).iva,
    autorizacion: viaja ? null : (pago?.autorizacion ?? null),
  }
}

/** Of a home it is private, and opened by whoever holds this. */
async function fotoDeEncuentro(ctx: Ctx, nombrada: FotoDeEncuentro | null): Promise<Entrada['puntoEncuentro']['foto']> {
  const foto = nombrada && (await findFoto(ctx.db, nombrada.id))
  if (!foto) return null
  const url = urlDeFoto(foto.id, '800.webp')
  return { url: foto.publicadaEn ? url : firmada(ctx, url), alt: nombrada.alt }
}

export function contenidoDeQr(
  ctx: Ctx,
  r: Pick<ReservaCompleta, 'id' | 'codigo' | 'salidaId' | 'plazas' | 'inicioUtc' | 'finUtc'>,
): string {
  const texto = textoPorFirmar({
    reservaId: r.id,
    codigo: r.codigo,
    salidaId: r.salidaId,
    plazas: r.plazas,
    inicio: r.inicioUtc,
    validaHasta: new Date(r.finUtc.getTime() + VALIDA_TRAS_FIN_MS),
  })
  return componerEntrada(texto, ctx.secretos.firmarEntrada(texto))
}

export async function verClaveDeEntradas(ctx: Ctx) {
  return ctx.secretos.clavePublica
}
