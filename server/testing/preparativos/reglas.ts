import { PRIMERAS } from '#domain/reglas/primeras.ts'
import type { Preparar, Preparativos } from './preparado.ts'

/** One more than whatever was published last. */
const conRegla: Preparar = async ({ programa }) => {
  const { db } = programa.database
  const publicadas = await db.selectFrom('reglas').select('version').where('clase', '=', 'limites').execute()
  const parteDe = publicadas.length + 1
  return { ids: { clase: 'limites', contenido: { ...PRIMERAS.limites, borradores: 20 + parteDe } as never, parteDe: parteDe as never } }
}

export const deReglas: Preparativos = { verRegla: conRegla, ensayarRegla: conRegla, publicarRegla: conRegla, verTextoLegal: async () => ({ ids: { texto: 'terminos' } }) }
