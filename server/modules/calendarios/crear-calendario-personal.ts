import { randomBytes } from 'node:crypto'
import type { CalendarioPersonal } from '#contract/calendarios.ts'
import type { Ctx } from '#server/ctx.ts'
import { usuarioDe } from '#server/la-sesion.ts'
import { contar } from '#server/modules/limites/index.ts'
import { saveCalendario } from './calendarios.db.ts'
import { hashDe } from './direccion.ts'

const POR_HORA = { max: 10, segundos: 3600 }

/** Only its hash is kept: the address is told this once. */
export async function crearCalendarioPersonal(ctx: Ctx): Promise<CalendarioPersonal & { url: string }> {
  const usuarioId = usuarioDe(ctx)
  await contar(ctx.db, `calendario:${usuarioId}`, POR_HORA, ctx.now)
  const token = randomBytes(32).toString('base64url')
  await ctx.transaction((tx) => saveCalendario(tx, { usuarioId, tokenHash: hashDe(token), createdAt: ctx.now }))
  return { activo: true, creadoEn: ctx.now.toISOString(), url: `${ctx.settings.BASE_URL}/api/calendario/${token}.ics` }
}
