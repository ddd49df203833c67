import { AHORA, unId, unProveedor } from '../datos.ts'
import type { Mundo } from '../llamadas.ts'
import type { Preparar, Preparativos } from './preparado.ts'

const conOperador: Preparar = async ({ programa }) => ({
  ids: {
    operadorTipo: 'proveedor',
    operadorId: (await unProveedor(programa.database.db)).id,
    reservas: 0 as never,
    monto: 0 as never,
  },
})

/** Operators to suspend, suspended by somebody else, or suspended and about to appeal. */
export const deSanciones: Preparativos = {
  verFichaDeOperador: conOperador,
  suspenderOperador: conOperador,
  perdonarCancelacion: async ({ programa }) => {
    const { db } = programa.database
    const id = crypto.randomUUID()
    await db
      .insertInto('cancelacionesDeOperador')
      .values({
        id,
        proveedorId: (await unProveedor(db)).id,
        fecha: '2026-12-02',
        escalon: 1,
        porcentaje: 0,
        reservas: 1,
        createdAt: AHORA,
      })
      .execute()
    return { ids: { cancelacionId: id } }
  },
  resolverSuspension: async (mundo) => {
    const { id } = await unProveedor(mundo.programa.database.db, { estado: 'Suspendido' })
    await suspender(mundo, 'proveedor', id)
    return { ids: { operadorTipo: 'proveedor', operadorId: id } }
  },
  apelarSuspensionDeAnfitrion: async (mundo) => {
    const { id } = await mundo.programa.database.db
      .selectFrom('anfitriones')
      .select('id')
      .where('usuarioId', '=', unId('mundo anfitriona'))
      .executeTakeFirstOrThrow()
    await suspender(mundo, 'anfitrion', id)
    return { ids: {} }
  },
  apelarSuspensionDeProveedor: async (mundo) => {
    await suspender(mundo, 'proveedor', mundo.ids.proveedores!)
    return { ids: {} }
  },
}

async function suspender({ programa }: Mundo, operadorTipo: string, operadorId: string): Promise<void> {
  const { db } = programa.database
  await db
    .updateTable('sanciones')
    .set({ estado: 'levantada', levantadaEn: AHORA })
    .where('operadorId', '=', operadorId)
    .where('estado', '!=', 'levantada')
    .execute()
  await db
    .insertInto('sanciones')
    .values({
      id: crypto.randomUUID(),
      operadorTipo,
      operadorId,
      estadoAnterior: 'Activo',
      regla: 'seguridad',
      motivo: 'Prueba',
      estado: 'vigente',
      reservas: 0,
      monto: 0,
      decididaPor: unId('mundo otra'),
      createdAt: AHORA,
    })
    .execute()
}
