import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { data, Link } from 'react-router'
import { apiDe } from '#web/api/api.ts'
import { ApiError } from '#web/api/cliente.ts'
import { imagenSocial } from '#web/components/imagen-social.ts'
import { metadatos, resumir } from '#web/components/metadatos.ts'
import { useViva } from '#web/components/use-viva.ts'
import { contexto } from '#web/contexto.ts'
import { seGuarda } from '#web/pagina.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import type { Route } from './+types/compartir.ts'
import { CompartirOpciones } from './detalle/compartir-opciones.tsx'
import { DetalleNoEncontrado } from './detalle/detalle-no-encontrado.tsx'

export const headers = seGuarda()

export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const detalle = await apiDe(context).call('verExperiencia', { id: params.id })
    return data({ detalle, url: `${context.get(contexto).baseUrl}/experience/${detalle.slug}` })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return data({ detalle: null, url: '' }, { status: 404 })
    throw error
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const detalle = loaderData?.detalle
  if (!detalle) return metaPrivada('No encontramos esta experiencia')
  return metadatos(matches, {
    titulo: `Comparte: ${detalle.nombreExperiencia}`,
    descripcion: resumir(
      `${detalle.descripcionCorta} ${detalle.ubicacionGeografica}, desde ${formatPesos(detalle.precioPorPersona)} por persona.`,
    ),
    ruta: `/experience/${detalle.slug}`,
    imagen: imagenSocial(detalle),
  })
}

export default function CompartirPantalla({ loaderData: { detalle, url } }: Route.ComponentProps) {
  if (!detalle) return <DetalleNoEncontrado servidas={null} />
  const { nombreExperiencia, slug } = detalle
  return (
    <div className="wrap grid gap-6 pt-6 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-x-16 lg:pt-10">
      <div className="lg:col-span-full">
        <PageHead title="Comparte esta experiencia" text="Así se ve cuando la envías." />
      </div>
      <Adelanto detalle={detalle} host={new URL(url).host} />
      <div className="grid content-start gap-3">
        <Maneras nombre={nombreExperiencia} url={url} />
        <ButtonLink to={`/experience/${slug}`} variant="quiet">
          Volver a la experiencia
        </ButtonLink>
      </div>
    </div>
  )
}

type AdelantoProps = { detalle: NonNullable<Route.ComponentProps['loaderData']['detalle']>; host: string }

/** The card that other applications make of the link. */
function Adelanto({ detalle, host }: AdelantoProps) {
  const { url, alt, ancho, alto } = imagenSocial(detalle)
  return (
    <Link
      to={`/experience/${detalle.slug}`}
      className="block overflow-hidden rounded-card border border-border bg-surface text-text no-underline shadow-e1 hover:border-control-border"
    >
      <img
        src={url}
        alt={alt}
        width={ancho}
        height={alto}
        className="aspect-[1200/630] w-full bg-surface-2 object-cover"
      />
      <span className="grid gap-1 p-4">
        <span className="text-small text-text-2">{host}</span>
        <span className="font-semibold text-balance">{detalle.nombreExperiencia}</span>
        <span className="max-w-measure text-small text-text-2">{detalle.descripcionCorta}</span>
        <span className="font-medium tabular-nums">{formatPesos(detalle.precioPorPersona)} por persona</span>
      </span>
    </Link>
  )
}

/** The device's own way first; where it has none, the link. */
function Maneras({ nombre, url }: { nombre: string; url: string }) {
  const isViva = useViva()
  const [hasFailed, setFailed] = useState(false)
  if (!isViva || typeof navigator.share !== 'function')
    return <CompartirOpciones nombre={nombre} url={url} isPrincipal />

  async function compartir() {
    setFailed(false)
    try {
      await navigator.share({ title: nombre, url })
    } catch (error) {
      if ((error as Error).name !== 'AbortError') setFailed(true)
    }
  }

  return (
    <>
      <Button isWide icon={<Share2 size={20} aria-hidden />} onClick={() => void compartir()}>
        Compartir
      </Button>
      <p role="status" className="text-small text-text-2 empty:hidden">
        {hasFailed && 'Tu aparato no pudo compartirlo. Copia el enlace.'}
      </p>
      <CompartirOpciones nombre={nombre} url={url} />
    </>
  )
}
