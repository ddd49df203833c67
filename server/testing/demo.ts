import { cargarDemo } from '#server/db/demo/cargar.ts'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { enMemoria } from './contexto.ts'

/** Fills an empty base with the demo catalogue, as a first start does. */
export async function llenarConDemo(base: Opened<Database>, hoy: Date): Promise<void> {
  await cargarDemo(base, { settings: { STRIPE_SECRET_KEY: undefined }, archivos: enMemoria() }, { hoy })
}
