import type { Output } from '#contract/call.ts'
import type { sitio } from '#contract/sitio.ts'
import type { Ctx } from '#server/ctx.ts'
import { leerCuentaDelSitio } from '#server/modules/sitio/index.ts'

export { verSitio } from '#server/modules/sitio/index.ts'

export const verCuentaParaTransferir = async (ctx: Ctx): Promise<Output<typeof sitio.verCuentaParaTransferir>> => ({
  cuenta: await leerCuentaDelSitio(ctx),
})
