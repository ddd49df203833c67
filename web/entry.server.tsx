import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { contexto } from '#web/contexto.ts'
import { NonceContext } from '#web/ui/nonce.ts'
import { ReferenciaContext } from '#web/ui/referencia.ts'

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
  const nonce = fresh || undefined
  const html = await renderWhole(
    <NonceContext value={nonce}>
      <ReferenciaContext value={requestId}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </ReferenciaContext>
    </NonceContext>,
    nonce,
  )
  return new Response(html, { status, headers })
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
