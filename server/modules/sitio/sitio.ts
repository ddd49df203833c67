import type { CuentaDelSitio, Sitio } from '#contract/sitio.ts'
import { primerasDe } from '#domain/reglas/primeras.ts'
import { enVigor } from '#domain/reglas/vigente.ts'
import { CUENTA_DE_DEMO } from '#domain/sitio/cuenta.ts'
import { sinLoInventado } from '#domain/sitio/datos.ts'
import { type Faltante, faltantesDe } from '#domain/sitio/faltantes.ts'
import { agenteDe, type Identidad, identidadNueva } from '#domain/sitio/identidad.ts'
import { remitenteDe } from '#domain/sitio/remitente.ts'
import { sitioDe } from '#domain/sitio/sitio.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { textosSinAprobar, versionesDe } from '#server/modules/reglas/index.ts'
import type { Settings } from '#server/platform/env.ts'
import { findCuentaVigente, huboCuenta, takeIdentidad } from './sitio.db.ts'

export type De = Pick<Ctx, 'now' | 'settings'> & { db: Db | Tx }

/** Who runs the site, as it is now. Inside a transaction, give its `tx` as `db`. */
export async function leerSitio({ db, now, settings: { DEMO } }: De): Promise<Sitio> {
  const { contenido } = enVigor('sitio', await versionesDe(db, 'sitio'), now, primerasDe(DEMO))
  return sitioDe(DEMO ? contenido : sinLoInventado(contenido), {
    conCuenta: (await leerCuentaDelSitio({ db, settings: { DEMO } })) !== null,
  })
}

/** Where companies transfer to; null where nothing can be transferred. */
export async function leerCuentaDelSitio({
  db,
  settings: { DEMO },
}: {
  db: Db | Tx
  settings: Pick<Settings, 'DEMO'>
}): Promise<CuentaDelSitio | null> {
  const cuenta = await findCuentaVigente(db)
  return cuenta ?? (DEMO && !(await huboCuenta(db)) ? CUENTA_DE_DEMO : null)
}

/** What nobody wrote of it yet, and what nobody approved; a demonstration is nobody's to approve. */
export const faltantesDelSitio = async (de: De): Promise<Faltante[]> =>
  faltantesDe(await leerSitio(de), de.settings.DEMO ? [] : await textosSinAprobar(de))

/** Whom calendars name: where people write to, else whom our mails are from. */
export async function organizador(de: De): Promise<{ nombre: string; correo: string }> {
  const sitio = await leerSitio(de)
  return {
    nombre: sitio.marca,
    correo:
      sitio.correo ?? remitenteDe(sitio, { mailFrom: de.settings.MAIL_FROM, baseUrl: de.settings.BASE_URL }).correo,
  }
}

/** At every start; the first one writes it. */
export const abrirIdentidad = (db: Db, { BASE_URL, DEMO }: Pick<Settings, 'BASE_URL' | 'DEMO'>): Promise<Identidad> =>
  takeIdentidad(db, identidadNueva({ baseUrl: BASE_URL, demo: DEMO }))

/** As who other systems hear from us. */
export const agenteDeAvisos = ({ identidad }: Pick<Ctx, 'identidad'>): string => agenteDe(identidad)
