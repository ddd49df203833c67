import type { Sitio } from '#contract/sitio.ts'
import { COLORES_PRIMEROS, temasDe } from '#domain/sitio/colores.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { type De, leerSitio } from './sitio.ts'

/** What a page of few words is drawn with, in the light and in the dark. */
export interface Tonos {
  claro: Par
  oscuro: Par
}

interface Par {
  primario: string
  sobrePrimario: string
}

const vistos = new WeakMap<Db | Tx, Tonos>()

/** As it is now, and kept in mind for what is shown where the base may be away. */
export async function verSitio(ctx: De): Promise<Sitio> {
  const sitio = await leerSitio(ctx)
  vistos.set(ctx.db, tonosDe(sitio))
  return sitio
}

/** Of what was seen last; it asks nobody. */
export const tonosVistos = (db: Db): Tonos => vistos.get(db) ?? tonosDe({ colores: null })

function tonosDe({ colores }: Pick<Sitio, 'colores'>): Tonos {
  const { claro, oscuro } = temasDe(colores ?? COLORES_PRIMEROS)
  return { claro: parDe(claro), oscuro: parDe(oscuro) }
}

const parDe = (tema: Record<string, string>): Par => ({ primario: tema.primary!, sobrePrimario: tema['on-primary']! })
