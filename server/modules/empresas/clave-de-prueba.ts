import type { ClaveDePrueba } from '#contract/empresas.ts'
import type { Ctx } from '#server/ctx.ts'
import { findEmpresaDeClave } from './claves.db.ts'

/**
 * The key that anybody may try the API with. It is written here on purpose and opens nothing by itself: only the demo data has a
 * company for it, and it works only where `DEMO` is on, which says so in every booking (`testMode`).
 */
export const CLAVE_DE_PRUEBA = 'thub_demo_2YP2DD3WPVHERVJTETF5ZHPTY6SE6KZXQYQH1XEBD1T96ENP0SDG'

/** Null where nothing is tried, where there is no demo data, or where its company revoked the key. */
export async function verClaveDePrueba({ db, settings, now }: Ctx): Promise<ClaveDePrueba> {
  const empresa = await findEmpresaDeClave(db, CLAVE_DE_PRUEBA, { now, demo: settings.DEMO })
  return empresa ? { clave: CLAVE_DE_PRUEBA, empresa } : { clave: null, empresa: null }
}
