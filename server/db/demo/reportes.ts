import { venceCaso } from '#domain/casos/plazos.ts'
import type { Tx } from '#server/ctx.ts'
import { insertRows } from './insert-rows.ts'
import { idDe } from './seeded.ts'

const HACE_MS = 5 * 3_600_000

/** One message of a host that its traveller reported, for our staff to look at. */
export async function reportarDemo(tx: Tx, hoy: Date): Promise<void> {
  const mensaje = await tx
    .selectFrom('mensajes as m')
    .innerJoin('reservas as r', 'r.id', 'm.reservaId')
    .innerJoin('experiencias as e', 'e.id', 'r.experienciaId')
    .select(['m.id', 'm.reservaId', 'r.usuarioId', 'e.nombreExperiencia'])
    .where('m.lado', '=', 'operador')
    .orderBy('m.createdAt')
    .orderBy('m.id')
    .executeTakeFirstOrThrow()
  const [casoId, abiertoEn] = [idDe(`caso:mensaje:${mensaje.id}`), new Date(hoy.getTime() - HACE_MS)]
  const detalle = { motivo: 'otro', lado: 'viajero' }
  await insertRows(tx, 'reportesDeMensajes', [
    {
      id: idDe(`reporte:${mensaje.id}`),
      mensajeId: mensaje.id,
      reservaId: mensaje.reservaId,
      lado: 'viajero',
      usuarioId: mensaje.usuarioId,
      motivo: detalle.motivo,
      detalle: 'Creo que era para otra persona',
      createdAt: abiertoEn,
    },
  ])
  await insertRows(tx, 'casos', [
    {
      id: casoId,
      tipo: 'mensaje',
      objeto: 'mensaje',
      objetoId: mensaje.id,
      titulo: mensaje.nombreExperiencia,
      detalle,
      estado: 'abierto',
      abiertoEn,
      venceEn: venceCaso('mensaje', abiertoEn),
    },
  ])
  await insertRows(tx, 'casoHechos', [{ casoId, hecho: 'abierto', detalle, createdAt: abiertoEn }])
}
