import type { PuntosBase } from '#domain/pesos.ts'
import { CONDICIONES, tasaDeVenta, type CondicionesDePlan, type Planes } from '#domain/suscripciones/planes.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'
import { findPlanVigente } from './suscripciones.db.ts'

/** The plans on the terms of a moment, by the rule that holds then. */
export async function planesVigentes(db: Db | Tx, ahora: Date): Promise<Planes> {
  const { gratis, pro, equipo } = await reglaDe(db, 'planes', ahora)
  return {
    gratis: { ...CONDICIONES.gratis, ...gratis },
    pro: { ...CONDICIONES.pro, ...pro },
    equipo: { ...CONDICIONES.equipo, ...equipo },
  }
}

/** What holds for a host now; a provider has no plan and is on the terms of the free one. */
export async function condicionesDe(
  db: Db | Tx,
  { anfitrionId }: { anfitrionId: string | null },
  ahora: Date,
): Promise<CondicionesDePlan> {
  return (await planesVigentes(db, ahora))[anfitrionId ? await findPlanVigente(db, anfitrionId) : 'gratis']
}

/** Of a sale; a provider has no link of its own. */
export const comisionDe = async (
  db: Db | Tx,
  { anfitrionId, porEnlace = false }: { anfitrionId: string | null; porEnlace?: boolean },
  ahora: Date,
): Promise<PuntosBase> =>
  tasaDeVenta(await condicionesDe(db, { anfitrionId }, ahora), porEnlace && anfitrionId !== null)
