import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { redirectDocument } from 'react-router'
import { apiDe } from '#web/api/api.ts'
import { metadatos } from '#web/components/metadatos.ts'
import { conHtmlAjeno, seGuarda } from '#web/pagina.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { buttonClass } from '#web/ui/button-styles.ts'
import { cx } from '#web/ui/cx.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { SITIO } from '#web/ui/marca.ts'
import { enEspanol } from './en-espanol.ts'
import { Guia, PARTES } from './guia.tsx'
import { Probar } from './probar.tsx'
import { seguirTema } from './seguir-tema.ts'
import type { Route } from './+types/api-docs.ts'

export const headers = conHtmlAjeno(seGuarda())

export const loader = ({ context }: Route.LoaderArgs) => apiDe(context).call('verCondiciones', {})

/** Swagger writes HTML: it works under the policy that this page comes with, not under that of the page one comes from. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return redirectDocument(request.url)
}

const DOCUMENTO = '/api/openapi.json'
const LLAMADAS = 'llamadas'

export function meta({ matches }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: 'Documentación de la API',
    descripcion: `Documento OpenAPI de ${SITIO.marca}: catálogo, disponibilidad, reservas y pagos.`,
    ruta: '/api-docs',
  })
}

export default function ApiDocs({ matches, loaderData }: Route.ComponentProps) {
  const [intento, setIntento] = useState(0)
  return (
    <div className="wrap pt-6 lg:pt-10">
      <PageHead
        title={`API de ${SITIO.marca}`}
        text="Todas las llamadas del sitio, hechas de los mismos esquemas que validan cada solicitud. Los montos son pesos chilenos enteros y las horas llevan su zona horaria."
      />
      <p className="mt-6 flex flex-wrap items-center gap-3">
        <ButtonLink to="/empresas/dashboard?vista=claves" icon={<KeyRound size={20} aria-hidden />}>
          Crear clave
        </ButtonLink>
        <a href={DOCUMENTO} className={cx(buttonClass({ variant: 'quiet' }), 'max-sm:-ml-5')}>
          Documento OpenAPI 3.1
        </a>
      </p>
      <div className="mt-8 grid grid-cols-1 gap-5 lg:grid-cols-[13.75rem_minmax(0,1fr)]">
        <Indice />
        <div className="grid min-w-0 grid-cols-1 gap-10">
          <Probar />
          <Guia origen={matches[0].loaderData.baseUrl} condiciones={loaderData} />
        </div>
      </div>
      <h2 id={LLAMADAS} className="mt-12 scroll-mt-24">
        Todas las llamadas
      </h2>
      <Visor key={intento} onRetry={() => setIntento((n) => n + 1)} />
    </div>
  )
}

function Indice() {
  return (
    <nav aria-label="En esta página" className="hidden lg:block">
      <ul className="sticky top-24 grid gap-1">
        {[...PARTES, [LLAMADAS, 'Todas las llamadas'] as const].map(([id, texto]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-chip font-medium text-primary no-underline underline-offset-4 hover:underline"
            >
              {texto}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Visor({ onRetry }: { onRetry: () => void }) {
  const lugar = useRef<HTMLDivElement>(null)
  const [estado, setEstado] = useState<'cargando' | 'listo' | 'fallo'>('cargando')

  useEffect(() => {
    let vigente = true
    const callar = lugar.current ? enEspanol(lugar.current) : undefined
    const soltar = seguirTema()
    montar(lugar.current).then(
      () => vigente && setEstado('listo'),
      () => vigente && setEstado('fallo'),
    )
    return () => {
      vigente = false
      callar?.()
      soltar()
    }
  }, [])

  return (
    <section aria-label="Llamadas" className="mt-8">
      {estado === 'cargando' && (
        <SkeletonRegion>
          <Skeleton className="h-96 rounded-card" />
        </SkeletonRegion>
      )}
      {estado === 'fallo' && <ErrorBlock title="No pudimos cargar el documento" onRetry={onRetry} />}
      <div ref={lugar} className="visor-api rounded-card bg-surface text-text" />
    </section>
  )
}

async function montar(lugar: HTMLElement | null): Promise<void> {
  const [{ default: SwaggerUIBundle }] = await Promise.all([
    import('swagger-ui-dist/swagger-ui-es-bundle.js'),
    import('swagger-ui-dist/swagger-ui.css'),
    import('./api-docs.css'),
  ])
  const respuesta = await fetch(DOCUMENTO)
  if (!respuesta.ok) throw new Error(String(respuesta.status))
  SwaggerUIBundle({
    domNode: lugar,
    spec: await respuesta.json(),
    docExpansion: 'list',
    defaultModelsExpandDepth: -1,
    persistAuthorization: false,
  })
}
