import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { type Arranque, ARRANQUE_SCRIPT, enElemento } from '#web/arranque.ts'
import { contexto } from '#web/contexto.ts'
import { llevaTarjeta } from '#web/pagina.ts'
import { NonceContext } from '#web/ui/nonce.ts'
import { ReferenciaContext } from '#web/ui/referencia.ts'

export { SCRIPTS as scripts } from '#web/arranque.ts'
export { contexto, provideContexto } from '#web/contexto.ts'

const RENDER_TIMEOUT_MS = 10_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const { nonce: fresh, requestId } = loadContext.get(contexto)
  // A page that may be kept carries no nonce. Sources come with scripts of their own, whose texts nobody knows beforehand.
  const nonce = import.meta.env.DEV || llevaTarjeta(headers) ? fresh || undefined : undefined
  const arranque = import.meta.env.DEV ? null : await arranqueDe(entryContext)
  const html = await renderWhole(
    <NonceContext value={nonce}>
      <ReferenciaContext value={requestId}>
        <ServerRouter
          context={arranque ? { ...entryContext, serverHandoffStream: undefined } : entryContext}
          url={request.url}
          nonce={nonce}
        />
      </ReferenciaContext>
    </NonceContext>,
    nonce,
  )
  return new Response(arranque ? conArranque(html.toString(), arranque, nonce) : html, { status, headers })
}

/** What the router would write into scripts of the page, each with another text. */
async function arranqueDe({
  manifest,
  staticHandlerContext,
  serverHandoffString = '{}',
  serverHandoffStream,
}: EntryContext): Promise<Arranque> {
  const routes = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id]!)
  const modulosDe = ({
    clientActionModule,
    clientLoaderModule,
    clientMiddlewareModule,
    hydrateFallbackModule,
    module,
  }: (typeof routes)[number]) =>
    [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module].filter(
      (path) => path !== undefined,
    )
  const rutas = Object.fromEntries(routes.map((route) => [route.id, modulosDe(route)]))
  const { url: manifiesto, entry } = manifest
  return {
    contexto: JSON.parse(serverHandoffString) as object,
    datos: serverHandoffStream ? await text(serverHandoffStream) : '',
    manifiesto,
    rutas,
    entrada: entry.module,
    modulos: [
      ...new Set([
        manifiesto,
        entry.module,
        ...entry.imports,
        ...routes.flatMap((route) => [...modulosDe(route), ...(route.imports ?? [])]),
      ]),
    ],
  }
}

const END = '</body></html>'

function conArranque(html: string, arranque: Arranque, nonce?: string): string {
  const own = `<script type="application/json">${enElemento(arranque)}</script><script${nonce ? ` nonce="${nonce}"` : ''}>${ARRANQUE_SCRIPT}</script>`
  const end = html.lastIndexOf(END)
  return end < 0 ? html + own : html.slice(0, end) + own + html.slice(end)
}

// Whole pages, never streamed in parts: the server caches them as one string.
function renderWhole(page: ReactNode, nonce?: string): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(timer)
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      // Any error sends the request back to React Router, which renders the error screen instead.
      onError: reject,
    })
    const timer = setTimeout(() => abort(new Error('render timed out')), RENDER_TIMEOUT_MS)
  })
}
