import type { Ctx } from '#server/ctx.ts'

export async function verConfiguracionDePago(ctx: Ctx) {
  return { modo: ctx.psp.modo, clavePublica: ctx.psp.clavePublica }
}
