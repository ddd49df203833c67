import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { perfil, ViajeroFrecuente } from '#contract/perfil.ts'
import type { TipoTarifa } from '#contract/experiencias.ts'
import { esUuid } from '#domain/identificador.ts'
import { refuseAjeno } from '#server/ajeno.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { ponerEnFila } from '#server/modules/limites/index.ts'
import { refuse } from '#server/refusal.ts'
import { tramoDe, type Paginado } from '#server/tramo.ts'
import { quienPregunta } from './quien-pregunta.ts'
import { countViajeros, deleteViajero, insertViajero, listViajeros, updateViajero } from './viajeros.db.ts'

const MAX = 20

export async function listarViajerosFrecuentes(ctx: Ctx, paginado: Paginado): Promise<Page<ViajeroFrecuente>> {
  const usuarioId = quienPregunta(ctx)
  const filas = await listViajeros(ctx.db, usuarioId, tramoDe(paginado))
  return { items: filas.map(toJson), total: await countViajeros(ctx.db, usuarioId) }
}

export async function agregarViajeroFrecuente(
  ctx: Ctx,
  datos: Input<typeof perfil.agregarViajeroFrecuente>,
): Promise<ViajeroFrecuente> {
  const usuarioId = quienPregunta(ctx)
  return ctx.transaction(async (tx) => {
    await ponerEnFila(tx, `viajeros:${usuarioId}`)
    if ((await countViajeros(tx, usuarioId)) >= MAX) refuse('demasiados-viajeros')
    return toJson(
      await insertViajero(tx, {
        id: randomUUID(),
        usuarioId,
        ...columnasDe(datos),
        createdAt: ctx.now,
        updatedAt: ctx.now,
      }),
    )
  })
}

export async function guardarViajeroFrecuente(
  ctx: Ctx,
  { id, ...datos }: Input<typeof perfil.guardarViajeroFrecuente>,
): Promise<ViajeroFrecuente> {
  const usuarioId = quienPregunta(ctx)
  const guardado = esUuid(id)
    ? await updateViajero(ctx.db, id.toLowerCase(), usuarioId, columnasDe(datos), ctx.now)
    : undefined
  return toJson(guardado ?? (await refuseViajero(ctx, id)))
}

export async function quitarViajeroFrecuente(ctx: Ctx, { id }: { id: string }): Promise<Record<string, never>> {
  const usuarioId = quienPregunta(ctx)
  if (!esUuid(id) || !(await deleteViajero(ctx.db, id.toLowerCase(), usuarioId))) return refuseViajero(ctx, id)
  return {}
}

const refuseViajero = (ctx: Ctx, id: string) =>
  refuseAjeno(ctx.db, { de: 'viajerosFrecuentes', id, desconocido: 'viajero-desconocido' })

const columnasDe = ({ nombre, tipo, email, telefono, nota }: Input<typeof perfil.agregarViajeroFrecuente>) => ({
  nombre,
  tipo,
  email: email ?? null,
  telefono: telefono ?? null,
  nota: nota || null,
})

const toJson = (row: Omit<ViajeroFrecuente, 'tipo'> & { tipo: string }): ViajeroFrecuente => ({
  ...row,
  tipo: row.tipo as TipoTarifa,
})
