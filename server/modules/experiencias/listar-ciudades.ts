import type { Ctx } from '#server/ctx.ts'
import { listCiudades } from './experiencias.db.ts'
import { abrirMemoria } from './memoria.ts'

const alfabeto = new Intl.Collator('es')

/** Cities with something published, in Spanish alphabetical order. */
export async function listarCiudades(ctx: Ctx): Promise<string[]> {
  const memoria = await abrirMemoria(ctx.db)
  return memoria.recordar('ciudades', async () => (await listCiudades(ctx.db)).sort(alfabeto.compare))
}
