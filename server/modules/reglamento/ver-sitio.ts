import type { Output } from '#contract/call.ts'
import type { Sitio, sitio } from '#contract/sitio.ts'
import type { Ctx } from '#server/ctx.ts'
import { leerCuentaDelSitio, leerSitio } from '#server/modules/sitio/index.ts'

export const verSitio = (ctx: Ctx): Promise<Sitio> => leerSitio(ctx)

export const verCuentaParaTransferir = async (ctx: Ctx): Promise<Output<typeof sitio.verCuentaParaTransferir>> => ({ cuenta: await leerCuentaDelSitio(ctx) })
