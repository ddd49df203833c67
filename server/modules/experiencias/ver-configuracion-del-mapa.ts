import type { Ctx } from '#server/ctx.ts'

export async function verConfiguracionDelMapa(ctx: Ctx) {
  return { estilo: ctx.settings.MAP_STYLE_URL ?? null }
}
