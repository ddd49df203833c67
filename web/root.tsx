import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, use, useEffect, useState } from 'react'
import {
  Links,
  type LinksFunction,
  Meta,
  type MetaArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import type { Anuncio, Funcion, Funciones } from '#contract/reglas.ts'
import { apiDe } from '#web/api/api.ts'
import { makeQueryClient } from '#web/api/query-client.ts'
import { alCambiarEnOtraPestana } from '#web/api/sesion.ts'
import { CABEZA_SCRIPT } from '#web/arranque.ts'
import { Anuncios, CERRADOS_SCRIPT } from '#web/components/anuncios.tsx'
import { Marco } from '#web/components/marco.tsx'
import { SesionEspera } from '#web/components/sesion-espera.tsx'
import { delSitio, leerSitio } from '#web/components/sitio.ts'
import '#web/components/zonas-sabidas.ts'
import { contexto } from '#web/contexto.ts'
import { PantallaError, tituloDeError } from '#web/screens/sistema/pantalla-error.tsx'
import './theme.css'
import { type DelSitio, SITIO, tituloDe } from '#web/ui/marca.ts'
import { NonceContext } from '#web/ui/nonce.ts'
import { OfflineBar } from '#web/ui/offline-bar.tsx'
import { RouteFocus } from '#web/ui/route-focus.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { useScrollBarRoom } from '#web/ui/use-scroll-bar-room.ts'
import { MANIFEST } from '#web/worker/manifest.ts'
import type { Route } from './+types/root.ts'

export const links: LinksFunction = () => [
  { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: bricolage, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

/** The public address, for the head of every page, who runs the site, what is announced and what is switched off. Nothing asks for them again before the next load. */
export async function loader({ context }: Route.LoaderArgs) {
  const cliente = apiDe(context)
  const [sitio, anuncios, apagadas] = await Promise.all([
    leerSitio(cliente).then(delSitio),
    cliente.call('listarAnuncios', {}).catch(ninguno),
    cliente.call('verFunciones', {}).then(lasApagadas, ninguna),
  ])
  return { baseUrl: context.get(contexto).baseUrl, sitio, anuncios, apagadas }
}

// No page is lost for want of an announcement, or of what is switched off.
const ninguno = (): Anuncio[] => []
const ninguna = (): Funcion[] => []
const lasApagadas = (funciones: Funciones): Funcion[] =>
  (Object.keys(funciones) as Funcion[]).filter((funcion) => !funciones[funcion])

export const shouldRevalidate = (): boolean => false

export function meta({ error }: MetaArgs) {
  return [
    { title: error ? tituloDe(tituloDeError(error)) : SITIO.marca },
    { name: 'description', content: SITIO.lema },
    ...(error ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

// A browser runs what the page came with and never what it would write there itself: its own scripts need not bring the texts.
const [PARA_LA_CABEZA, PARA_EL_FINAL] = import.meta.env.SSR ? [CABEZA_SCRIPT, CERRADOS_SCRIPT] : ['', '']

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  Object.assign(SITIO, useRouteLoaderData<{ sitio: DelSitio }>('root')?.sitio)
  return (
    <html lang="es-CL" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e171c" media="(prefers-color-scheme: dark)" />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: PARA_LA_CABEZA }} />
        <Meta />
        <Links />
        <link rel="icon" {...SITIO.icono} />
        <link rel="apple-touch-icon" href={SITIO.iconoApple} />
        {SITIO.estilo && <link rel="stylesheet" href={SITIO.estilo} />}
        {/* Elsewhere it comes once the page stands (web/worker/manifest.ts): a browser fetches an icon along with it. */}
        <noscript>
          <link rel="manifest" href={MANIFEST} />
        </noscript>
      </head>
      <body>
        {children}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: PARA_EL_FINAL }} />
        {import.meta.env.DEV ? (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        ) : (
          <ScrollPlace />
        )}
      </body>
    </html>
  )
}

/** What it and the rest begin with in a built page is written by the server (entry.server.tsx), as one text that never changes. */
function ScrollPlace() {
  useScrollRestoration()
  return null
}

export default function Root() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  )
}

export function ErrorBoundary() {
  return (
    <Providers isFailed>
      <PantallaError error={useRouteError()} />
    </Providers>
  )
}

function Providers({ children, isFailed = false }: { children: ReactNode; isFailed?: boolean }) {
  const { pathname } = useLocation()
  const [queryClient] = useState(makeQueryClient)
  // What was read for one person is not shown to the next.
  useEffect(() => alCambiarEnOtraPestana(() => void queryClient.resetQueries()), [queryClient])
  useScrollBarRoom()
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink target="contenido" />
      <OfflineBar isSaved={!isFailed && pathname !== '/sin-conexion'} />
      <Anuncios />
      <Marco>{children}</Marco>
      <SesionEspera />
      <RouteFocus />
      <Toaster />
    </QueryClientProvider>
  )
}
