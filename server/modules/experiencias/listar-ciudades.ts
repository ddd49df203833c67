import type { Ctx } from '#server/ctx.ts'
import { listCiudades } from './experiencias.db.ts'
import { recordar } from './memoria.ts'

const alfabeto = new Intl.Collator('es')

/** Cities with something published, in Spanish alphabetical order. */
export function listarCiudades(ctx: Ctx): Promise<string[]> {
  return recordar(ctx.db, 'ciudades', async () => (await listCiudades(ctx.db)).sort(alfabeto.compare))
}
