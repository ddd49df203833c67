import type { PuntosBase } from '#domain/pesos.ts'
import { CONDICIONES, type CondicionesDePlan } from '#domain/suscripciones/planes.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { findPlanVigente } from './suscripciones.db.ts'

/** What holds for a host now; a provider has no plan and is on the terms of the free one. */
export async function condicionesDe(db: Db | Tx, { anfitrionId }: { anfitrionId: string | null }): Promise<CondicionesDePlan> {
  return CONDICIONES[anfitrionId ? await findPlanVigente(db, anfitrionId) : 'gratis']
}

export const comisionDe = async (db: Db | Tx, operador: { anfitrionId: string | null }): Promise<PuntosBase> => (await condicionesDe(db, operador)).comision
