import { AHORA, unaExperiencia, unaReserva, unaSalida, unId } from '../datos.ts'
import type { Mundo } from '../llamadas.ts'
import { unaPropia } from './agenda.ts'
import type { Preparado, Preparar, Preparativos } from './preparado.ts'

type Area = 'anfitrion' | 'proveedor'
let cuenta = 0

const conSalida = (area: Area): Preparar => async (mundo) => {
  const { id, salidaId } = await unaPropia(mundo, area)
  return { ids: { id: salidaId, salidas: salidaId, experienciaId: id, recursoId: await unRecurso(mundo, area) } }
}

const conRecurso = (area: Area): Preparar => async (mundo) => ({ ids: { id: await unRecurso(mundo, area), experienciaId: (await unaPropia(mundo, area)).id } })

const deAmbos = (acto: string, preparar: (area: Area) => Preparar): Preparativos => ({ [`${acto}DeAnfitrion`]: preparar('anfitrion'), [`${acto}DeProveedor`]: preparar('proveedor') })

/** What an operador does on the day: shared things, and departures that are called off. */
export const deOperacion: Preparativos = {
  ...deAmbos('guardarRecurso', conRecurso),
  ...deAmbos('quitarRecurso', conRecurso),
  ...deAmbos('suspenderSalidas', conSalida),
  ...deAmbos('verManifiesto', conSalida),
  elegirFecha: conOferta,
}

/** A booking of hers whose departure was called off, and another one to go to. */
async function conOferta({ programa, ids }: Mundo): Promise<Preparado> {
  const { db } = programa.database
  const experiencia = await unaExperiencia(db, { proveedorId: ids.proveedores! })
  const salida = await unaSalida(db, experiencia, { fecha: '2026-12-02', estado: 'cancelada', canceladaEn: AHORA, canceladaMotivo: 'clima' })
  const otra = await unaSalida(db, experiencia, { fecha: '2026-12-04' })
  const reserva = await unaReserva(db, salida, { usuarioId: unId('mundo viajera'), confirmadaEn: AHORA })
  await db.insertInto('ofertasDeFecha').values({ reservaId: reserva.id, salidaId: salida.id, motivo: 'clima', venceEn: new Date(AHORA.getTime() + 3_600_000), createdAt: AHORA }).execute()
  return { ids: { id: reserva.id, salidaNuevaId: otra.id } }
}

async function unRecurso({ programa }: Mundo, area: Area): Promise<string> {
  const { db } = programa.database
  const { id: operadorId } = await db.selectFrom(area === 'anfitrion' ? 'anfitriones' : 'proveedores').select('id').executeTakeFirstOrThrow()
  const id = unId(`recurso del mundo ${++cuenta}`)
  await db.insertInto('recursos').values({ id, ...(area === 'anfitrion' ? { anfitrionId: operadorId } : { proveedorId: operadorId }), nombre: 'Furgón', cantidad: 1, createdAt: AHORA }).execute()
  return id
}
