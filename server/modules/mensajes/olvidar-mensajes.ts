import type { Tx } from '#server/ctx.ts'
import { quitarAvisos } from '#server/modules/notificaciones/index.ts'
import type { Titular } from '#server/titular.ts'
import { borrarMensajesDe } from './mensajes.db.ts'
import { borrarReportesDe, olvidarReportesSobre } from './reportes.db.ts'

/** What a person wrote and reported, what was said of it, and the bells that told of it. Answers which messages they were. */
export async function olvidarMensajesDe(tx: Tx, de: Titular): Promise<string[]> {
  await borrarReportesDe(tx, de)
  const ids = await borrarMensajesDe(tx, de)
  await olvidarReportesSobre(tx, ids)
  await quitarAvisos(
    tx,
    ids.map((id) => `mensaje:${id}`),
  )
  return ids
}
