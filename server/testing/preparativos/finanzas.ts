import { despacharCorrida, reunirCorrida } from '#server/modules/liquidaciones/index.ts'
import { AHORA, unUsuario } from '../datos.ts'
import { unaPorPagar } from '../finanzas.ts'
import type { Mundo } from '../llamadas.ts'
import type { Preparar, Preparativos } from './preparado.ts'

type Estado = 'borrador' | 'aprobada' | 'enviada'

export const deFinanzas: Preparativos = {
  crearCorrida: async ({ programa }) => {
    await unaPorPagar(programa.database)
    return { ids: {} }
  },
  verCorrida: en('borrador'),
  aprobarCorrida: en('borrador'),
  enviarCorrida: en('aprobada'),
  descargarArchivoDeBanco: en('aprobada'),
  concluirCorrida: en('enviada'),
}

function en(estado: Estado): Preparar {
  return async (mundo) => ({ ids: { id: await unaCorrida(mundo, estado) } })
}

/** Of somebody else, so that the world's admin may approve it. */
async function unaCorrida({ programa: { database } }: Mundo, estado: Estado): Promise<string> {
  await unaPorPagar(database)
  const [autora, segunda] = [await unUsuario(database.db), await unUsuario(database.db)]
  return database.transaction(async (tx) => {
    const id = (await reunirCorrida(tx, { autor: autora.id, now: AHORA }))!
    if (estado === 'borrador') return id
    await tx.updateTable('corridas').set({ estado: 'aprobada', aprobadaPor: segunda.id, aprobadaEn: AHORA }).where('id', '=', id).execute()
    if (estado === 'aprobada') return id
    await despacharCorrida(tx, id, AHORA)
    await tx.updateTable('corridas').set({ estado, enviadaEn: AHORA }).where('id', '=', id).execute()
    return id
  })
}
