import type { Lista } from '#contract/listas.ts'
import { fichaDe } from '#domain/experiencias/ficha.ts'
import { recontar } from '#domain/listas/recuento.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { listExperienciasDe, listVotosDe, type ListaRow } from './listas.db.ts'

export async function toListaJson(
  ctx: Ctx,
  db: Db | Tx,
  { id, nombre, fechas, cerradaEn, createdAt }: ListaRow,
): Promise<Lista> {
  const experiencias = await listExperienciasDe(db, id)
  const votos = await listVotosDe(db, id)
  const porExperiencia = recontar(
    experiencias.map((e) => e.id),
    votos.map((v) => ({ nombre: v.nombre, elegidas: v.experiencias })),
  )
  const porFecha = recontar(
    fechas,
    votos.map((v) => ({ nombre: v.nombre, elegidas: v.fechas })),
  )
  return {
    id,
    nombre,
    clave: ctx.secretos.claveDeEnlace('lista', id),
    cerrada: cerradaEn !== null,
    creadaEn: createdAt.toISOString(),
    votantes: votos.length,
    experiencias: experiencias.map((e) => ({ experiencia: fichaDe(e), ...porExperiencia.get(e.id)! })),
    fechas: fechas.map((fecha) => ({ fecha, ...porFecha.get(fecha)! })),
  }
}
