import { unId, unProveedor } from './datos.ts'
import { unaOferta, type Escena } from './escenas.ts'

let botes = 0

/** Two experiencias of one operator at the same hour, with seats to spare and one boat between them. */
export async function unBote(e: Escena) {
  const { id: proveedorId } = await unProveedor(e.db)
  const una = await unaOferta(e, { proveedorId })
  const otra = await unaOferta(e, { proveedorId })
  await compartir(
    e,
    proveedorId,
    [una, otra].map(({ experiencia }) => experiencia.id),
  )
  return { una, otra, proveedorId }
}

export async function compartir(e: Escena, proveedorId: string, experiencias: readonly string[]): Promise<void> {
  const recursoId = unId(`bote ${++botes}`)
  await e.db
    .insertInto('recursos')
    .values({ id: recursoId, proveedorId, nombre: 'Bote', cantidad: 1, createdAt: e.clock.now })
    .execute()
  await e.db
    .insertInto('recursoUsos')
    .values(experiencias.map((experienciaId) => ({ recursoId, experienciaId, por: 'salida', unidades: 1 })))
    .execute()
}
