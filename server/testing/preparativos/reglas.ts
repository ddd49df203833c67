import { PRIMERAS } from '#domain/reglas/primeras.ts'
import { insertRegla, moverReglas } from '#server/modules/reglas/index.ts'
import { AHORA, unUsuario } from '../datos.ts'
import type { Preparar, Preparativos } from './preparado.ts'

/** One more than whatever was published last. */
const conRegla: Preparar = async ({ programa }) => {
  const { db } = programa.database
  const publicadas = await db.selectFrom('reglas').select('version').where('clase', '=', 'limites').execute()
  const parteDe = publicadas.length + 1
  return {
    ids: {
      clase: 'limites',
      contenido: { ...PRIMERAS.limites, borradores: 20 + parteDe } as never,
      parteDe: parteDe as never,
    },
  }
}

/** One proposal may wait at a time. */
const sinPropuesta: Preparar = async ({
  programa: {
    database: { db },
  },
}) => {
  await db
    .updateTable('cuentasDelSitio')
    .set({ estado: 'rechazada', decididaPor: (await unUsuario(db)).id, decididaEn: AHORA })
    .where('estado', '=', 'propuesta')
    .execute()
  return { ids: {} }
}

const conPropuesta: Preparar = async (mundo, contexto) => {
  const { db } = mundo.programa.database
  await sinPropuesta(mundo, contexto)
  const id = crypto.randomUUID()
  await db
    .insertInto('cuentasDelSitio')
    .values({
      id,
      estado: 'propuesta',
      motivo: 'Cambio de banco',
      propuestaPor: (await unUsuario(db)).id,
      propuestaEn: AHORA,
    })
    .execute()
  return { ids: { id } }
}

/** What was approved stays so: each time another version. */
const conTexto: Preparar = async ({ programa: { database } }) => {
  const { id: autor } = await unUsuario(database.db)
  const version =
    (await database.db.selectFrom('reglas').select('version').where('clase', '=', 'terminos').execute()).length + 2
  await database.transaction((tx) =>
    insertRegla(tx, {
      clase: 'terminos',
      version,
      vigenteDesde: AHORA,
      contenido: PRIMERAS.terminos,
      autor,
      motivo: 'Otra versión',
      createdAt: AHORA,
    }),
  )
  moverReglas()
  return { ids: { clase: 'terminos', version: version as never } }
}

export const deReglas: Preparativos = {
  proponerCuentaDelSitio: sinPropuesta,
  decidirCuentaDelSitio: conPropuesta,
  aprobarTextoLegal: conTexto,
  verRegla: conRegla,
  ensayarRegla: conRegla,
  publicarRegla: conRegla,
  verTextoLegal: async () => ({ ids: { texto: 'terminos' } }),
}
