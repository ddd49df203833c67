import { avisoDeClave, DIAS_DE_AVISO_DE_CLAVE } from '#domain/empresas/claves.ts'
import type { Ctx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { listMiembrosDeEmpresa } from '#server/modules/usuarios/index.ts'
import { listPorVencer, type PorVencerRow } from './claves.db.ts'
import { correoDeClavePorVencer } from './empresas.mails.ts'
import { deleteInvitacionesVencidas } from './equipo.db.ts'

const DIA_MS = 86_400_000
const LOTE = 200
// Whoever was invited has no account to erase: their address goes by itself.
const INVITACIONES_GUARDADAS_MS = 30 * DIA_MS

/** Each day: whoever owns the company is told 30, 7 and 1 days before a key ends, once each. */
async function avisarVencimientos(ctx: Ctx): Promise<void> {
  const hasta = new Date(ctx.now.getTime() + DIAS_DE_AVISO_DE_CLAVE[0] * DIA_MS)
  for (let desde: string | null = null, quedan = true; quedan;) {
    const claves: PorVencerRow[] = await listPorVencer(ctx.db, { now: ctx.now, hasta, desde, limit: LOTE })
    for (const clave of claves) await avisar(ctx, clave)
    quedan = claves.length === LOTE
    desde = claves.at(-1)?.id ?? null
  }
}

async function avisar(ctx: Ctx, clave: PorVencerRow): Promise<void> {
  const aviso = avisoDeClave(
    { creadaEn: clave.createdAt, venceEn: clave.venceEn, reemplazada: clave.reemplazadaPor !== null },
    ctx.now,
  )
  if (aviso === null) return
  await ctx.transaction(async (tx) => {
    const duenos = (await listMiembrosDeEmpresa(tx, clave.empresaId)).filter(({ papel }) => papel === 'dueno')
    // The key of a mail is what keeps a second run of the day from sending it again.
    for (const { email } of duenos)
      await encolarCorreo(
        ctx,
        tx,
        `clave-vence:${clave.id}:${clave.venceEn.getTime()}:${aviso}:${email}`,
        correoDeClavePorVencer(ctx, email, clave),
      )
  })
}

export const empresasJobs = {
  'empresas.avisarVencimientos': avisarVencimientos,
  'empresas.olvidarInvitaciones': (ctx: Ctx) =>
    deleteInvitacionesVencidas(ctx.db, new Date(ctx.now.getTime() - INVITACIONES_GUARDADAS_MS)),
}
