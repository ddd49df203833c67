import { randomUUID } from 'node:crypto'
import { AHORA } from '../datos.ts'
import type { Mundo } from '../llamadas.ts'
import type { Preparar, Preparativos } from './preparado.ts'

let orden = 0

const conWebhook: Preparar = async (mundo) => ({ ids: { id: await unWebhook(mundo) } })

/** Addresses of the world's company, and what was delivered to them. */
export const deNovedades: Preparativos = {
  crearWebhook: async () => ({ ids: { url: 'https://avisos.ejemplo.cl/thub' } }),
  acusarNovedades: async () => ({ ids: { cursor: '0' } }),
  rotarSecretoDeWebhook: conWebhook,
  borrarWebhook: conWebhook,
  listarEntregas: conWebhook,
  repetirEntrega: async (mundo) => {
    const id = randomUUID()
    const fila = {
      id,
      webhookId: await unWebhook(mundo),
      orden: ++orden,
      tipo: 'producto',
      datos: '{}',
      estado: 'fallida',
      createdAt: AHORA,
      updatedAt: AHORA,
    }
    await mundo.programa.database.db.insertInto('entregas').values(fila).execute()
    return { ids: { id } }
  },
}

async function unWebhook({
  programa: {
    database: { db },
  },
}: Mundo): Promise<string> {
  const id = randomUUID()
  const { empresaId } = await db
    .selectFrom('membresias')
    .select('empresaId')
    .where('empresaId', 'is not', null)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('webhooks')
    .values({ id, empresaId: empresaId!, url: 'https://avisos.ejemplo.cl/', eventos: '["producto"]', createdAt: AHORA })
    .execute()
  return id
}
