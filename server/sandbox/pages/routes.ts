import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import type { Environment } from '../scope.ts'
import { showCheckout, showSessionVerification, submitCheckout, submitSessionVerification } from './checkout.ts'
import { showCardFrame, showVerification, submitCardFrame, submitVerification } from './frames.ts'

const FACES: Record<string, string> = {
  'figtree.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'bricolage.woff2': '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
}

/** The pages that a person sees in place of Stripe's. */
export function createPages(env: Environment): Hono {
  return new Hono()
    .use(async (c, next) => {
      c.set('brand', await env.brand())
      await next()
    })
    .get('/pagar/:id', (c) => showCheckout(env, c))
    .post('/pagar/:id', (c) => submitCheckout(env, c))
    .get('/pagar/:id/verificacion', (c) => showSessionVerification(env, c))
    .post('/pagar/:id/verificacion', (c) => submitSessionVerification(env, c))
    .get('/tarjeta', (c) => showCardFrame(env, c))
    .post('/tarjeta', (c) => submitCardFrame(env, c))
    .get('/verificacion', (c) => showVerification(env, c))
    .post('/verificacion', (c) => submitVerification(env, c))
    .get('/letra/:nombre', async (c) => {
      const path = FACES[c.req.param('nombre')]
      if (!path) return c.notFound()
      const face = await readFile(fileURLToPath(import.meta.resolve(path)))
      return c.body(new Uint8Array(face), 200, {
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=604800',
        'x-content-type-options': 'nosniff',
      })
    })
}
