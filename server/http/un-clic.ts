import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { BajaDeCorreo } from '#contract/desuscripciones.ts'
import { VISITANTE } from '#server/ctx.ts'
import { dejarDeRecibir } from '#server/modules/desuscripciones/index.ts'
import { refuse } from '#server/refusal.ts'
import type { Deps } from './deps.ts'
import { problemOf } from './errors.ts'
import { readBody } from './input.ts'

export const UN_CLIC = '/api/un-clic/:de/:clave'
const MAX_BODY = 4096

/** The address in the List-Unsubscribe header. Opening it shows a page that asks; the POST is made by the program that reads mail, from anywhere and without a session (RFC 8058). */
export function mountUnClic(app: Hono, deps: Deps): void {
  app.get(UN_CLIC, (c) =>
    c.redirect(
      `${deps.settings.BASE_URL}/dejar-de-recibir/${encodeURIComponent(c.req.param('de')!)}/${encodeURIComponent(c.req.param('clave')!)}`,
      303,
    ),
  )
  app.post(UN_CLIC, async (c) => {
    const requestId = randomUUID()
    try {
      if ((await leer(c)).get('List-Unsubscribe') !== 'One-Click') refuse('cuerpo-ilegible')
      const de = BajaDeCorreo.safeParse(c.req.param('de')).data ?? refuse('baja-desconocida')
      const ctx = { ...deps.ctx, actor: VISITANTE, now: deps.now(), requestId, address: null, idempotencyKey: null }
      return c.json(await dejarDeRecibir(ctx, { de, clave: c.req.param('clave')! }))
    } catch (error) {
      return problemOf(error, requestId)
    }
  })
}

async function leer(c: Context): Promise<FormData> {
  const bytes = await readBody(c.req.raw, MAX_BODY)
  const headers = { 'content-type': c.req.header('content-type') ?? '' }
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers })
    .formData()
    .catch((cause: unknown) => refuse('cuerpo-ilegible', { cause }))
}
