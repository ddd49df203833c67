import type { Plan, Suscripcion, EstadoSuscripcion } from '#contract/suscripciones.ts'
import { conOffset } from '#domain/fechas.ts'
import type { Planes } from '#domain/suscripciones/planes.ts'
import { DIAS_DE_REINTENTO, enDiasEnteros, enRetracto, proporcion } from '#domain/suscripciones/periodo.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { findAnfitrionDe } from '#server/modules/anfitriones/index.ts'
import { findReembolsosDe, type ReembolsoRow } from '#server/modules/pagos/index.ts'
import { planesVigentes } from './comision.ts'
import { findSuscripcion, listCobros, type CobroRow, type SuscripcionRow } from './suscripciones.db.ts'

const ZONA = 'America/Santiago'
const DIA_MS = 86_400_000

export async function verSuscripcionJson(ctx: Ctx, db: Db | Tx, usuarioId: string): Promise<Suscripcion> {
  const anfitrion = await findAnfitrionDe(db, usuarioId)
  const suscripcion = anfitrion && (await findSuscripcion(db, anfitrion.id))
  const cobros = suscripcion ? await listCobros(db, suscripcion.id) : []
  return toSuscripcionJson(suscripcion ?? null, cobros, {
    devueltas: await findReembolsosDe(
      db,
      cobros.map(({ id }) => id),
    ),
    esAnfitrion: anfitrion !== undefined,
    planes: await planesVigentes(db, ctx.now),
    now: ctx.now,
  })
}

function toSuscripcionJson(
  s: SuscripcionRow | null,
  cobros: CobroRow[],
  {
    devueltas,
    esAnfitrion,
    planes,
    now,
  }: { devueltas: ReembolsoRow[]; esAnfitrion: boolean; planes: Planes; now: Date },
): Suscripcion {
  const instante = (fecha: Date | null | undefined) => (fecha ? conOffset(fecha, ZONA) : null)
  return {
    plan: (s?.plan as Plan | undefined) ?? (esAnfitrion ? 'gratis' : null),
    estado: (s?.estado as EstadoSuscripcion | undefined) ?? (esAnfitrion ? 'activa' : null),
    hasta: instante(s?.hasta),
    planSiguiente: (s?.planSiguiente as Plan | null | undefined) ?? null,
    reintentosHasta: instante(s?.morosaDesde && new Date(s.morosaDesde.getTime() + DIAS_DE_REINTENTO * DIA_MS)),
    tarjeta: s?.pspTarjeta ? { marca: s.tarjetaMarca ?? '', ultimos4: s.tarjetaUltimos4 ?? '' } : null,
    puedeProbar: !s?.pruebaUsadaEn,
    siCancelas: s ? siCancelas(s, cobros, now) : null,
    cobros: cobros.map((cobro) => ({
      id: cobro.id,
      plan: cobro.plan as Plan,
      desde: conOffset(cobro.desde, ZONA),
      hasta: conOffset(cobro.hasta, ZONA),
      monto: cobro.monto,
      estado: cobro.estado as CobroEstado,
      proximoIntentoEn: cobro.estado === 'fallido' ? instante(cobro.proximoEn) : null,
      reembolso: cobro.reembolsoMonto,
      devolucion: (devueltas.find(({ id }) => id === cobro.id)?.estado ??
        null) as Suscripcion['cobros'][number]['devolucion'],
    })),
    planes: Object.values(planes).map(({ comision, comisionPorEnlace, ...condiciones }) => ({
      ...condiciones,
      comision: comision / 100,
      comisionPorEnlace: comisionPorEnlace / 100,
    })),
  }
}

type CobroEstado = Suscripcion['cobros'][number]['estado']

/** What cancelling now would do; null where there is nothing to cancel. */
export function siCancelas(s: SuscripcionRow, cobros: CobroRow[], now: Date): Suscripcion['siCancelas'] {
  if (!s.hasta || s.planSiguiente === 'gratis') return null
  if (s.estado === 'morosa') return { terminaEn: conOffset(now, ZONA), reembolso: 0 }
  if (s.estado !== 'activa' || !enRetracto(s.primerCobroEn, now))
    return { terminaEn: conOffset(s.hasta, ZONA), reembolso: 0 }
  return {
    terminaEn: conOffset(now, ZONA),
    reembolso: devoluciones(cobros, now).reduce((suma, { monto }) => suma + monto, 0),
  }
}

/** The unused part of each charge whose time is not over, of what no bank took back; the day that has begun comes back too, so that what is shown holds for a day. */
export const devoluciones = (cobros: CobroRow[], now: Date): { cobro: CobroRow; monto: number }[] =>
  cobros
    .filter((cobro) => cobro.estado === 'exitoso' && cobro.hasta > now && cobro.reembolsoMonto === 0)
    .map((cobro) => ({ cobro, monto: proporcion(cobro.monto - cobro.perdido, cobro, enDiasEnteros(cobro.desde, now)) }))
    .filter(({ monto }) => monto > 0)
