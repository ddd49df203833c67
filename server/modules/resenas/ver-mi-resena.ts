import type { MiResena } from '#contract/resenas.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import { conOffset } from '#domain/fechas.ts'
import { motivoParaNoSerAutor } from '#domain/permisos/resenas.ts'
import { finDeVentana, motivoParaNoOpinar } from '#domain/resenas/ventana.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { abrirReserva, type ReservaCompleta } from '#server/modules/reservas/index.ts'
import { trabajaPara } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { fotosConUrl } from './fotos-de-resena.ts'
import { findResenaDeReserva, type ResenaFila } from './resenas.db.ts'

export async function verMiResena(ctx: Ctx, { id }: { id: string }): Promise<MiResena> {
  return toMiResena(ctx, ctx.db, await abrirPropia(ctx, id))
}

/** The reserva, if the caller may review what it was. */
export async function abrirPropia(ctx: Ctx, id: string): Promise<ReservaCompleta> {
  const reserva = await abrirReserva(ctx, id)
  const motivo = motivoParaNoSerAutor(ctx.actor, reserva, await trabajaPara(ctx.db, reserva.usuarioId, reserva))
  return motivo ? refuse(motivo) : reserva
}

export const estaPublicada = (resena: Pick<ResenaFila, 'publicadaEn' | 'ocultaEn'> | undefined, now: Date): boolean =>
  resena !== undefined && resena.ocultaEn === null && resena.publicadaEn !== null && resena.publicadaEn <= now

/** Out, or taken down: it is not changed any more. */
export const estaCerrada = (resena: ResenaFila | undefined, now: Date): boolean =>
  resena !== undefined &&
  (estaPublicada(resena, now) || (resena.ocultaEn !== null && resena.motivoOculta !== 'en_revision'))

export async function toMiResena(ctx: Ctx, db: Db | Tx, reserva: ReservaCompleta): Promise<MiResena> {
  const resena = await findResenaDeReserva(db, reserva.id)
  const viaje = { estado: reserva.estado as EstadoReserva, fin: reserva.finUtc, zona: reserva.zona }
  return {
    puedeOpinar: motivoParaNoOpinar(viaje, estaCerrada(resena, ctx.now), ctx.now) === null,
    hasta: viaje.estado === 'realizada' ? conOffset(finDeVentana(viaje), reserva.zona) : null,
    resena: resena ? toJson(ctx, resena, reserva.zona) : null,
  }
}

const toJson = (ctx: Ctx, r: ResenaFila, zona: string): NonNullable<MiResena['resena']> => ({
  id: r.id,
  puntaje: r.puntaje,
  cumplimiento: r.cumplimiento,
  guia: r.guia,
  seguridad: r.seguridad,
  precioCalidad: r.precioCalidad,
  comentario: r.comentario,
  fotos: fotosConUrl(ctx, r.fotos, r.ocultaEn ? null : r.publicadaEn),
  estado:
    r.motivoOculta === 'en_revision'
      ? 'en_revision'
      : r.ocultaEn
        ? 'oculta'
        : estaPublicada(r, ctx.now)
          ? 'publicada'
          : 'en_espera',
  seMuestraEn: r.publicadaEn ? conOffset(r.publicadaEn, zona) : null,
  motivo: r.motivoOculta === 'en_revision' ? null : r.motivoOculta,
  respuesta: r.respuesta,
})
