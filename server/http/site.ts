import { existsSync, readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, relative, resolve, sep } from 'node:path'
import { securityHeaders, type Site } from './headers.ts'
import { WORKER } from './marca.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json',
}
const FOREVER = 'public, max-age=31536000, immutable'
const PUBLIC_PHOTOS = /^\/(?:escenas|fotos)\//
const A_DAY = 'public, max-age=86400'

/** The addresses of all that is built, as `createFiles` finds them. */
export function builtFiles(root: string): ReadonlySet<string> {
  if (!existsSync(root)) return new Set()
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && TYPES[extname(entry.name)],
  )
  return new Set(files.map(({ parentPath, name }) => `/${relative(root, join(parentPath, name)).split(sep).join('/')}`))
}

interface Kept {
  headers: Record<string, string>
  plain: Buffer
  br: Buffer | null
  gzip: Buffer | null
}

/** Built files with their precompressed variants, kept in memory. Answers null for what is not a file of ours. */
export function createFiles(
  root: string,
  site: Site,
): (path: string, acceptEncoding: string) => Promise<Response | null> {
  const base = resolve(root)
  const kept = new Map<string, Kept>()
  return async (path, acceptEncoding) => {
    const type = TYPES[extname(path)]
    if (!type) return null
    const file = kept.get(path) ?? (await load(base, path, type, site))
    // What is not there is not kept: names that anyone makes up would fill the memory.
    if (file) kept.set(path, file)
    return file && respond(file, acceptEncoding)
  }
}

async function load(base: string, path: string, type: string, site: Site): Promise<Kept | null> {
  const file = normalize(join(base, path))
  if (!file.startsWith(base + sep) || !(await isFile(file))) return null
  const plain = await readFile(file)
  const variant = async (suffix: string) => (existsSync(file + suffix) ? readFile(file + suffix) : null)
  return {
    plain,
    br: await variant('.br'),
    gzip: await variant('.gz'),
    headers:
      path === WORKER
        ? workerHeaders(site)
        : {
            ...securityHeaders(site),
            ...(PUBLIC_PHOTOS.test(path) && { 'cross-origin-resource-policy': 'cross-origin' }),
            'content-type': type,
            'cache-control': path.startsWith('/assets/') ? FOREVER : A_DAY,
            'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
            vary: 'accept-encoding',
          },
  }
}

// The worker's own answer says what it may fetch, and it must never be an old one.
const workerHeaders = (site: Site): Record<string, string> => ({
  ...securityHeaders(site),
  'content-type': TYPES['.js']!,
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  vary: 'accept-encoding',
})

const isFile = async (file: string): Promise<boolean> => (await stat(file).catch(() => null))?.isFile() ?? false

function respond({ headers, plain, br, gzip }: Kept, acceptEncoding: string): Response {
  if (br && /\bbr\b/.test(acceptEncoding))
    return new Response(new Uint8Array(br), { headers: { ...headers, 'content-encoding': 'br' } })
  if (gzip && /\bgzip\b/.test(acceptEncoding))
    return new Response(new Uint8Array(gzip), { headers: { ...headers, 'content-encoding': 'gzip' } })
  return new Response(new Uint8Array(plain), { headers })
}
