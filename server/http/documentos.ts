import { abrirDocumento } from '#server/modules/documentos/index.ts'
import type { Deps } from './deps.ts'
import { problem } from './errors.ts'
import { securityHeaders } from './headers.ts'

/** Papers of operators, by their signed address: to be saved, never shown or run inside a page. Null for what is no paper's address. */
export async function paperFile(
  request: Request,
  path: string,
  { db, ctx, secretos, now, settings }: Deps,
): Promise<Response | null> {
  if (!path.startsWith('/documentos/')) return null
  const file = await abrirDocumento(
    { db, archivos: ctx.archivos, secretos, now: now() },
    path,
    new URL(request.url).searchParams,
  )
  if (!file) return problem('ruta-desconocida')
  const headers = {
    ...securityHeaders(settings),
    'content-type': file.tipo,
    'content-length': String(file.bytes),
    'content-disposition': `attachment; filename="documento"; filename*=UTF-8''${encodeURIComponent(file.nombre).replaceAll(/['()*]/g, (letra) => `%${letra.charCodeAt(0).toString(16)}`)}`,
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  }
  return new Response(request.method === 'HEAD' ? null : await file.leer(), { headers })
}
