import { armarDestinos, type Lugar } from '#domain/destinos/destinos.ts'
import type { Ctx } from '#server/ctx.ts'
import { abrirMemoria } from '#server/modules/experiencias/index.ts'
import { listOfertas } from './destinos.db.ts'

/** The cities of the catalogue as it stands. */
export async function verLugares(ctx: Pick<Ctx, 'db' | 'now'>): Promise<Lugar[]> {
  const memoria = await abrirMemoria(ctx.db)
  return memoria.recordar('destinos', async () => armarDestinos(await listOfertas(ctx.db, ctx.now)))
}
