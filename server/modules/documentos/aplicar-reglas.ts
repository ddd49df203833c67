import { fechaLocal } from '#domain/fechas.ts'
import type { DocumentoPedido } from '#domain/reglas/clases.ts'
import type { Tx } from '#server/ctx.ts'
import { replaceReglas } from './documentos.db.ts'

/** From now on these are the documents asked for. */
export const aplicarReglasDeDocumentos = (
  tx: Tx,
  version: string,
  documentos: DocumentoPedido[],
  ahora: Date,
): Promise<void> => replaceReglas(tx, version, documentos, fechaLocal(ahora, 'America/Santiago'))
