import type { CalendarioExterno, Sincronizacion } from '#contract/sincronizacion.ts'
import { conOffset } from '#domain/fechas.ts'
import { puedeEditarSalidas } from '#domain/permisos/experiencias.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { verPropia, type ExperienciaPropiaRow } from '#server/modules/disponibilidad/index.ts'
import { deQuien, toFeedJson } from './feed-de-salidas.ts'
import { findFeed } from './feeds.db.ts'
import {
  countCerradas,
  listCalendarios,
  listChoques,
  listRecursosUsados,
  type CalendarioConBloqueos,
} from './sincronizacion.db.ts'

export async function verSincronizacion(ctx: Ctx, { id }: { id: string }): Promise<Sincronizacion> {
  return verDe(ctx, ctx.db, await verPropia(ctx, id))
}

/** What every act on it answers. */
export async function verDe(ctx: Ctx, db: Db | Tx, experiencia: ExperienciaPropiaRow): Promise<Sincronizacion> {
  const { id, zonaHoraria: zona } = experiencia
  const puedeEditar = puedeEditarSalidas(ctx.actor, experiencia)
  const calendarios = await listCalendarios(db, id, ctx.now)
  const choques = await listChoques(db, [id], ctx.now)
  const feed = async (alcance: 'experiencia' | 'operador') =>
    toFeedJson(await findFeed(db, deQuien(experiencia, alcance)), zona)
  return {
    calendarios: calendarios.map((row) => toCalendarioJson(row, zona, puedeEditar)),
    recursos: await listRecursosUsados(db, id),
    conflictos: choques.map(({ salidaId, inicioUtc, vivas }) => ({
      salidaId,
      inicio: conOffset(inicioUtc, zona),
      viajeros: vivas,
      tipo: 'calendario' as const,
    })),
    cerradas: (await countCerradas(db, id, ctx.now)) - choques.length,
    feeds: { experiencia: await feed('experiencia'), operador: await feed('operador') },
    acciones: { puedeEditar },
  }
}

/** How an outside calendar calls what it keeps busy is for who connected it: guía and caja read the hours. */
function toCalendarioJson(row: CalendarioConBloqueos, zona: string, conTitulos: boolean): CalendarioExterno {
  const enZona = (instante: Date | null): string | null => instante && conOffset(instante, zona)
  return {
    id: row.id,
    nombre: row.nombre,
    recurso: row.recursoId && row.recursoNombre ? { id: row.recursoId, nombre: row.recursoNombre } : null,
    servidor: row.servidor,
    estado: row.error ? 'falla' : !row.intentadoEn ? 'leyendo' : row.noEntendidos > 0 ? 'parcial' : 'al_dia',
    falla: row.error as CalendarioExterno['falla'],
    noEntendidos: row.noEntendidos,
    ejemplos: conTitulos ? (row.ejemplos as CalendarioExterno['ejemplos']) : [],
    leidoEn: enZona(row.leidoEn),
    proximaLecturaEn: enZona(row.proximaLecturaEn),
    ocupados: row.ocupados,
    proximos: row.proximos.map(({ desde, hasta, resumen }) => ({
      desde: conOffset(new Date(desde), zona),
      hasta: conOffset(new Date(hasta), zona),
      resumen: conTitulos ? resumen : 'Ocupado',
    })),
  }
}
