import { createContext, data, type EntryContext, RouterContextProvider, type ServerBuild } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { createPages } from './pages.ts'

const lines: string[] = []
setLog({ sink: (line) => lines.push(line) })
afterEach(() => void lines.splice(0))

const contexto = createContext<{ requestId: string }>()
const FALLAS: Record<string, () => never> = {
  bicho: () => {
    throw new Error('boom secreta@ejemplo.cl')
  },
  llamada: () => {
    throw Object.assign(new Error('500: boom'), { problema: { instance: 'la-de-la-llamada' } })
  },
  propia: () => {
    throw data({ motivo: 'cerrado' }, { status: 403 })
  },
}

/** Stands for the built screens: what reaches them is written out. */
const build = {
  entry: {
    module: {
      default: (_request: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) => {
        headers.set('content-type', 'text/html; charset=utf-8')
        return new Response(JSON.stringify(Object.values(staticHandlerContext.errors ?? {})[0] ?? null), {
          status,
          headers,
        })
      },
      contexto,
      provideContexto: (value: { requestId: string }) => {
        const provider = new RouterContextProvider()
        provider.set(contexto, value)
        return provider
      },
    },
  },
  routes: Object.fromEntries(
    Object.entries(FALLAS).map(([path, loader]) => [path, { id: path, path, module: { default: () => null, loader } }]),
  ),
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: '',
  basename: '/',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild

const pages = createPages({
  build,
  site: { BASE_URL: 'http://localhost', HSTS_SUBDOMINIOS: false },
  api: () => Promise.reject(new Error('unused')),
  card: { frames: [], scripts: [], connect: [] },
  tonos: () => Promise.reject(new Error('unused')) as never,
  development: false,
})
const ver = async (path: string) => {
  const response = await pages(new Request(`http://localhost/${path}`))
  return { status: response.status, texto: await response.text() }
}

it('a page that fails hands over a reference that the log knows, and nothing of the cause', async () => {
  const { status, texto } = await ver('bicho')
  const { referencia } = (JSON.parse(texto) as { data: { referencia: string } }).data
  expect([status, texto.includes('boom')]).toEqual([500, false])
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({ event: 'page.failed', requestId: referencia })
})

it('where a call inside failed the reference is that of the call', async () => {
  expect(await ver('llamada')).toEqual({ status: 500, texto: expect.stringContaining('la-de-la-llamada') })
  expect(JSON.parse(lines[0]!)).toMatchObject({ requestId: 'la-de-la-llamada' })
})

it('what a screen chose to answer is left as it is, and is no failure', async () => {
  expect(await ver('propia')).toEqual({ status: 403, texto: expect.stringContaining('cerrado') })
  expect(lines).toEqual([])
})
