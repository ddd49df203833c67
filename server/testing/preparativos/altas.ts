import { AHORA, unId } from '../datos.ts'
import type { Mundo } from '../llamadas.ts'
import type { Preparar, Preparativos } from './preparado.ts'

const DIA_MS = 86_400_000

const conPlan =
  (planSiguiente: string | null): Preparar =>
  async (mundo) => {
    await unPlan(mundo, planSiguiente)
    return { ids: {} }
  }

/** What becoming an operator needs to find. */
export const deAltas: Preparativos = {
  cambiarTarjeta: conPlan(null),
  confirmarTarjeta: conPlan(null),
  cancelarSuscripcion: conPlan(null),
  reanudarSuscripcion: conPlan('gratis'),
}

async function unPlan({ programa }: Mundo, planSiguiente: string | null): Promise<void> {
  const { db } = programa.database
  const { id } = await db.selectFrom('anfitriones').select('id').where('usuarioId', '=', unId('mundo anfitriona')).executeTakeFirstOrThrow()
  const plan = { plan: 'pro', estado: 'activa', planSiguiente, desde: AHORA, hasta: new Date(AHORA.getTime() + 30 * DIA_MS), updatedAt: AHORA }
  await db.insertInto('suscripciones').values({ id: unId('mundo plan'), anfitrionId: id, ...plan, createdAt: AHORA }).onConflict((oc) => oc.column('anfitrionId').doUpdateSet(plan)).execute()
}
