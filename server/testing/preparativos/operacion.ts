import { AHORA, unaExperiencia, unaReserva, unaSalida, unId } from '../datos.ts'
import type { Mundo } from '../llamadas.ts'
import { unaPropia } from './agenda.ts'
import type { Preparado, Preparar, Preparativos } from './preparado.ts'

type Area = 'anfitrion' | 'proveedor'
let cuenta = 0

const conSalida =
  (area: Area): Preparar =>
  async (mundo) => {
    const { id, salidaId } = await unaPropia(mundo, area)
    return { ids: { id: salidaId, salidas: salidaId, experienciaId: id, recursoId: await unRecurso(mundo, area) } }
  }

const conRecurso =
  (area: Area): Preparar =>
  async (mundo) => ({ ids: { id: await unRecurso(mundo, area), experienciaId: (await unaPropia(mundo, area)).id } })

const deAmbos = (acto: string, preparar: (area: Area) => Preparar): Preparativos => ({
  [`${acto}DeAnfitrion`]: preparar('anfitrion'),
  [`${acto}DeProveedor`]: preparar('proveedor'),
})

/** What an operador does on the day: shared things, and departures that are called off. */
export const deOperacion: Preparativos = {
  ...deAmbos('guardarRecurso', conRecurso),
  ...deAmbos('quitarRecurso', conRecurso),
  ...deAmbos('suspenderSalidas', conSalida),
  ...deAmbos('verManifiesto', conSalida),
  elegirFecha: conOferta,
  verAlternativas: conOtroOperador,
  elegirAlternativa: conOtroOperador,
}

/** A booking of hers whose departure was called off, and another one to go to. */
async function conOferta({ programa, ids }: Mundo): Promise<Preparado> {
  const { db } = programa.database
  const experiencia = await unaExperiencia(db, { proveedorId: ids.proveedores! })
  const salida = await unaSalida(db, experiencia, {
    fecha: '2026-12-02',
    estado: 'cancelada',
    canceladaEn: AHORA,
    canceladaMotivo: 'clima',
  })
  const otra = await unaSalida(db, experiencia, { fecha: '2026-12-04' })
  const reserva = await unaReserva(db, salida, { usuarioId: unId('mundo viajera'), confirmadaEn: AHORA })
  await db
    .insertInto('ofertasDeFecha')
    .values({
      reservaId: reserva.id,
      salidaId: salida.id,
      motivo: 'clima',
      venceEn: new Date(AHORA.getTime() + 3_600_000),
      createdAt: AHORA,
    })
    .execute()
  return { ids: { id: reserva.id, salidaNuevaId: otra.id } }
}

/** A booking of hers whose operator was suspended, and a departure like it of somebody else. */
async function conOtroOperador({ programa }: Mundo): Promise<Preparado> {
  const { db } = programa.database
  const [varada, ajena] = [await unaExperiencia(db), await unaExperiencia(db)]
  await db.updateTable('proveedores').set({ estado: 'Suspendido' }).where('id', '=', varada.proveedorId!).execute()
  await db
    .insertInto('sanciones')
    .values({
      id: crypto.randomUUID(),
      operadorTipo: 'proveedor',
      operadorId: varada.proveedorId!,
      estadoAnterior: 'Activo',
      regla: 'seguridad',
      motivo: 'Prueba',
      modo: 'ofrecer',
      estado: 'devolviendo',
      reservas: 1,
      monto: 40_000,
      decididaPor: unId('mundo otra'),
      createdAt: AHORA,
    })
    .execute()
  const salida = await unaSalida(db, varada, {
    fecha: '2026-12-02',
    estado: 'cancelada',
    canceladaEn: AHORA,
    canceladaMotivo: 'operador_suspendido',
  })
  const otra = await unaSalida(db, ajena, { fecha: '2026-12-03' })
  const { id } = await unaReserva(db, salida, { usuarioId: unId('mundo viajera'), confirmadaEn: AHORA })
  await unCobro(db, id)
  await db
    .insertInto('ofertasDeFecha')
    .values({
      reservaId: id,
      salidaId: salida.id,
      motivo: 'operador_suspendido',
      venceEn: new Date(AHORA.getTime() + 3_600_000),
      createdAt: AHORA,
    })
    .execute()
  return { ids: { id, salidaNuevaId: otra.id } }
}

async function unCobro(db: Mundo['programa']['database']['db'], reservaId: string): Promise<void> {
  const id = crypto.randomUUID()
  await db
    .insertInto('pagos')
    .values({
      id,
      reservaId,
      forma: 'intento',
      pspIntento: `pi_${id}`,
      estado: 'exitoso',
      monto: 40_000,
      capturado: 40_000,
      capturadoEn: AHORA,
      tocadoEn: AHORA,
      createdAt: AHORA,
      updatedAt: AHORA,
    })
    .execute()
}

async function unRecurso({ programa }: Mundo, area: Area): Promise<string> {
  const { db } = programa.database
  const { id: operadorId } = await db
    .selectFrom(area === 'anfitrion' ? 'anfitriones' : 'proveedores')
    .select('id')
    .executeTakeFirstOrThrow()
  const id = unId(`recurso del mundo ${++cuenta}`)
  await db
    .insertInto('recursos')
    .values({
      id,
      ...(area === 'anfitrion' ? { anfitrionId: operadorId } : { proveedorId: operadorId }),
      nombre: 'Furgón',
      cantidad: 1,
      createdAt: AHORA,
    })
    .execute()
  return id
}
