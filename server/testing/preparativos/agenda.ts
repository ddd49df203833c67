import { createHash, randomUUID } from 'node:crypto'
import { AHORA, unaExperiencia, unaSalida, unId } from '../datos.ts'
import type { Mundo } from '../llamadas.ts'
import type { Preparar, Preparativos } from './preparado.ts'

type Area = 'anfitrion' | 'proveedor'

const propia =
  (area: Area): Preparar =>
  async (mundo) => {
    const { id, salidaId } = await unaPropia(mundo, area)
    return { ids: { id, salidas: salidaId } }
  }

const deAmbos = (acto: string): Preparativos => ({
  [`${acto}DeAnfitrion`]: propia('anfitrion'),
  [`${acto}DeProveedor`]: propia('proveedor'),
})

const conCalendario =
  (area: Area): Preparar =>
  async (mundo) => {
    const { id } = await unaPropia(mundo, area)
    const urlSellada = mundo.programa.ctx().secretos.cifrar(Buffer.from('https://otro.cl/calendario.ics'))
    const calendarioId = randomUUID()
    await mundo.programa.database.db
      .insertInto('calendariosExternos')
      .values({
        id: calendarioId,
        experienciaId: id,
        nombre: 'El otro',
        urlSellada,
        servidor: 'otro.cl',
        createdAt: AHORA,
      })
      .execute()
    return { ids: { id, calendarioId, url: 'https://otro.cl/calendario.ics' } }
  }

const conFeed: Preparar = async (mundo) => {
  const { id } = await unaPropia(mundo, 'anfitrion')
  const token = 'una-direccion-secreta-de-las-salidas'
  await mundo.programa.database.db
    .insertInto('feedsDeSalidas')
    .values({
      id: randomUUID(),
      experienciaId: id,
      tokenHash: createHash('sha256').update(token).digest(),
      creadoPor: unId('mundo anfitriona'),
      createdAt: AHORA,
    })
    .onConflict((oc) => oc.doNothing())
    .execute()
  return { ids: { calendario: token } }
}

/** A password that changed ended the one of before. */
const conCalendarioPersonal: Preparar = async ({ programa, ids }) => {
  const tokenHash = createHash('sha256').update(ids.calendario!).digest()
  await programa.database.db
    .insertInto('calendarios')
    .values({ usuarioId: unId('mundo otra'), tokenHash, createdAt: AHORA })
    .onConflict((oc) => oc.column('usuarioId').doUpdateSet({ tokenHash }))
    .execute()
  return { ids: { calendario: ids.calendario! } }
}

const sincronizados = Object.fromEntries(
  ['verSincronizacion', 'conectarCalendario', 'leerCalendario', 'quitarCalendario', 'crearFeed', 'borrarFeed'].flatMap(
    (acto) => [
      [`${acto}DeAnfitrion`, conCalendario('anfitrion')],
      [`${acto}DeProveedor`, conCalendario('proveedor')],
    ],
  ),
)

/** The dates of an experiencia, as its operador lays them out. */
export const deAgenda: Preparativos = {
  ...sincronizados,
  ...deAmbos('subirCalendario'),
  leerFeedDeSalidas: conFeed,
  leerCalendarioPersonal: conCalendarioPersonal,
  ...deAmbos('verAgenda'),
  ...deAmbos('guardarAgenda'),
  ...deAmbos('verSalidas'),
  ...deAmbos('editarSalidas'),
  ...deAmbos('cambiarDias'),
}

/** An experiencia of whoever operates the area, with one departure to come. */
export async function unaPropia(
  { programa }: Mundo,
  area: Area,
): Promise<{ id: string; salidaId: string; operadorId: string }> {
  const { db } = programa.database
  const { id: operadorId } = await db
    .selectFrom(area === 'anfitrion' ? 'anfitriones' : 'proveedores')
    .select('id')
    .executeTakeFirstOrThrow()
  const experiencia = await unaExperiencia(
    db,
    area === 'anfitrion'
      ? { anfitrionId: operadorId, operadorNombre: 'Berta', operadorSlug: 'berta' }
      : { proveedorId: operadorId },
  )
  const salida = await unaSalida(db, experiencia, { fecha: '2026-12-01', createdAt: AHORA })
  await db.insertInto('agendas').values({ experienciaId: experiencia.id, version: 1, updatedAt: AHORA }).execute()
  return { id: experiencia.id, salidaId: salida.id, operadorId }
}
