import type { Regalo } from '#contract/regalos.ts'
import { esSeudonimo } from '#domain/privacidad/seudonimo.ts'
import {
  estadoDeRegalo,
  finDeRetracto,
  puedeDevolverse,
  puedeReenviarse,
  type Regalo as Reglas,
} from '#domain/regalos/regalos.ts'
import type { Ctx } from '#server/ctx.ts'
import type { RegaloCompleto, RegaloRow } from './regalos.db.ts'

export const reglasDe = ({ estado, pagadoEn, venceEn }: RegaloRow): Reglas => ({
  estado: estado as Reglas['estado'],
  pagadoEn,
  venceEn,
})

/** Not spent, and not held by a booking. */
export const disponibleDe = ({ monto, gastado, retenido }: RegaloCompleto): number =>
  Math.max(0, monto - gastado - retenido)

export function toRegaloJson({ now }: Pick<Ctx, 'now'>, g: RegaloCompleto): Regalo {
  const reglas = reglasDe(g)
  const estado = estadoDeRegalo(reglas, now)
  const enUso = g.gastado + g.retenido
  return {
    id: g.id,
    estado,
    devolucion: g.devolucion as Regalo['devolucion'],
    monto: g.monto,
    disponible: estado === 'activo' ? disponibleDe(g) : 0,
    muestra: g.muestra,
    ...(esSeudonimo(g.paraEmail)
      ? { paraNombre: '', paraEmail: '' }
      : { paraNombre: g.paraNombre, paraEmail: g.paraEmail }),
    mensaje: g.mensaje,
    experiencia: g.slug && g.nombreExperiencia ? { slug: g.slug, nombreExperiencia: g.nombreExperiencia } : null,
    enviarEl: g.enviarEl,
    enviadoEn: g.enviadoEn?.toISOString() ?? null,
    venceEn: g.venceEn?.toISOString() ?? null,
    devolucionHasta: g.pagadoEn ? finDeRetracto(g.pagadoEn).toISOString() : null,
    sinDestinatario: g.sinDestinatario,
    puedeDevolverse: puedeDevolverse(reglas, enUso, now),
    puedeReenviarse: puedeReenviarse(reglas, g, now),
  }
}
