import { abrirFoto } from '#server/modules/fotos/index.ts'
import type { Deps } from './deps.ts'
import { problem } from './errors.ts'
import { securityHeaders } from './headers.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const POR_UN_RATO = 'public, max-age=300'
const PRIVADA = 'private, max-age=300'

/** Photos people sent: public ones for anyone, the others by their signed address. Null for what is no photo's address. */
export async function photoFile(
  request: Request,
  path: string,
  { db, ctx, secretos, now, settings }: Deps,
): Promise<Response | null> {
  if (!path.startsWith('/fotos/')) return null
  const file = await abrirFoto(
    { db, archivos: ctx.archivos, secretos, now: now() },
    path,
    new URL(request.url).searchParams,
  )
  if (!file) return problem('ruta-desconocida')
  const headers = {
    ...securityHeaders(settings),
    'content-type': file.tipo,
    'content-length': String(file.bytes.length),
    'cache-control': !file.esPublica ? PRIVADA : file.esRetirable ? POR_UN_RATO : FOREVER,
    'content-security-policy': "default-src 'none'; sandbox",
    ...(file.esPublica && { 'cross-origin-resource-policy': 'cross-origin' }),
  }
  return new Response(request.method === 'HEAD' ? null : file.bytes, { headers })
}
