import type { Agenda } from '#contract/agenda.ts'
import { fechaLocal } from '#domain/fechas.ts'
import type { Ctx } from '#server/ctx.ts'
import { loadAgenda } from './agenda.db.ts'
import { toAgendaJson } from './agenda.json.ts'
import { verPropia } from './experiencia-propia.ts'

export async function verAgenda(ctx: Ctx, { id }: { id: string }): Promise<Agenda> {
  const experiencia = await verPropia(ctx, id)
  return toAgendaJson(
    experiencia,
    await loadAgenda(ctx.db, experiencia.id, ctx.now),
    fechaLocal(ctx.now, experiencia.zonaHoraria),
  )
}
