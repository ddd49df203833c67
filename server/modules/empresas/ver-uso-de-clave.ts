import type { Input } from '#contract/call.ts'
import type { empresas, UsoDeClave } from '#contract/empresas.ts'
import { fechaLocal, sumarDias } from '#domain/fechas.ts'
import { esUuid } from '#domain/identificador.ts'
import type { Ctx } from '#server/ctx.ts'
import { findClave } from './claves.db.ts'
import { duenoDe, refuseClave } from './claves.ts'
import { listUso } from './uso-de-claves.db.ts'
import { volcarUso } from './uso-de-claves.ts'

const ZONA = 'America/Santiago'
const DIAS = 30

export async function verUsoDeClave(
  ctx: Ctx,
  { id, dias = DIAS }: Input<typeof empresas.verUsoDeClave>,
): Promise<UsoDeClave> {
  const { empresaId } = duenoDe(ctx)
  if (!esUuid(id) || !(await findClave(ctx.db, { id, empresaId }))) return refuseClave(ctx.db, id)
  await volcarUso(ctx.db)
  const hoy = fechaLocal(ctx.now, ZONA)
  const usos = new Map(
    (await listUso(ctx.db, id, sumarDias(hoy, 1 - dias))).map(({ dia, llamadas }) => [dia, llamadas]),
  )
  const porDia = Array.from({ length: dias }, (_, i) => sumarDias(hoy, i + 1 - dias)).map((fecha) => ({
    fecha,
    llamadas: usos.get(fecha) ?? 0,
  }))
  return { dias: porDia, total: porDia.reduce((suma, { llamadas }) => suma + llamadas, 0) }
}
