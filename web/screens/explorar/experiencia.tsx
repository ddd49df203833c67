import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { data, useParams } from 'react-router'
import { apiDe } from '#web/api/api.ts'
import { ApiError, detalleDe, FALLO_AL_LEER } from '#web/api/cliente.ts'
import { imagenSocial } from '#web/components/imagen-social.ts'
import { metadatos, resumir } from '#web/components/metadatos.ts'
import { recordarEnlace } from '#web/components/enlace-propio.ts'
import { experienciaQuery } from '#web/components/consultas.ts'
import { leerSitio } from '#web/components/sitio.ts'
import { vigenteDesde } from '#web/components/vigencia.ts'
import { contexto } from '#web/contexto.ts'
import { seGuarda } from '#web/pagina.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { metaPrivada, tituloDe } from '#web/ui/marca.ts'
import type { Route } from './+types/experiencia.ts'
import { datosDeExperiencia, pedirSalidas } from './detalle/experiencia-datos.ts'
import { DetalleContenido } from './detalle/detalle-contenido.tsx'
import { DetalleEspera } from './detalle/detalle-espera.tsx'
import { buscarAdelanto } from './detalle/experiencia-adelanto.ts'
import { plazoDeLaProxima } from './detalle/promesa-cancelacion.ts'
import { usePlazoGratis } from './detalle/use-plazo-gratis.ts'
import { pedirResenas, type PaginaDeResenas, resenasQuery, VISTA_INICIAL } from './detalle/resenas.ts'
import { pedirSimilares, type Similares, similaresQuery } from './detalle/similares.ts'

export const headers = seGuarda()

const DetalleNoEncontrado = lazy(() =>
  import('./detalle/detalle-no-encontrado.tsx').then((m) => ({ default: m.DetalleNoEncontrado })),
)

export async function loader({ params, context }: Route.LoaderArgs) {
  const cliente = apiDe(context)
  const { baseUrl } = context.get(contexto)
  const servidaEn = Date.now()
  try {
    const [{ marca }, detalle, resenas] = await Promise.all([
      leerSitio(cliente),
      cliente.call('verExperiencia', { id: params.id }),
      pedirResenas(cliente, params.id),
    ])
    const [similares, salidas] = await Promise.all([pedirSimilares(cliente, detalle), pedirSalidas(cliente, detalle)])
    const datos = datosDeExperiencia(detalle, salidas, { baseUrl, servidaEn, marca })
    return {
      estado: 'lista' as const,
      detalle,
      resenas,
      similares,
      datos,
      plazoGratis: salidas ? plazoDeLaProxima(detalle, salidas, servidaEn) : undefined,
      servidaEn,
    }
  } catch (error) {
    const falta = error instanceof ApiError && error.status === 404
    const similares = falta ? await pedirSimilares(cliente, null).catch(() => null) : null // without them the page still says what happened
    const vacia = { detalle: null, resenas: null, similares, datos: [], plazoGratis: undefined, servidaEn }
    if (falta) return data({ ...vacia, estado: 'falta' as const }, { status: 404 })
    return data({ ...vacia, estado: 'fallo' as const }, { status: 503 })
  }
}

// In the browser the screen itself asks, and shows what the list already knows meanwhile.
export function clientLoader() {
  return {
    estado: 'pedir' as const,
    detalle: null,
    resenas: null,
    similares: null,
    datos: [],
    plazoGratis: undefined,
    servidaEn: 0,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (loaderData?.estado === 'falta') return metaPrivada('No encontramos esta experiencia')
  if (!loaderData?.detalle) return [{ title: tituloDe('Experiencia') }]
  const { detalle, datos } = loaderData
  return metadatos(matches, {
    titulo: detalle.nombreExperiencia,
    descripcion: resumir(
      `${detalle.descripcionCorta} ${detalle.tipoExperiencia} en ${detalle.ubicacionGeografica}, desde ${formatPesos(detalle.precioPorPersona)} por persona.`,
    ),
    ruta: `/experience/${detalle.slug}`,
    tipo: 'product',
    imagen: imagenSocial(detalle),
    datos,
  })
}

export default function Experiencia({ loaderData }: Route.ComponentProps) {
  const { id = '' } = useParams()
  // Another experience is another page: nothing chosen here may pass over to it.
  return <Pagina key={id} id={id} servida={loaderData} />
}

type Servida = {
  estado: 'lista' | 'falta' | 'fallo' | 'pedir'
  detalle: Route.ComponentProps['loaderData']['detalle']
  resenas: PaginaDeResenas | null
  similares: Similares | null
  /** Undefined while nobody has read its departures. */
  plazoGratis: string | null | undefined
  servidaEn: number
}

function Pagina({ id, servida }: { id: string; servida: Servida }) {
  const queryClient = useQueryClient()
  const desde = { initialDataUpdatedAt: vigenteDesde(servida.servidaEn) }
  const consulta = useQuery({
    ...experienciaQuery(id),
    enabled: servida.estado !== 'falta',
    ...(servida.detalle && { initialData: servida.detalle, ...desde }),
  })
  const { data: detalle, error, isFetching, refetch } = consulta
  const plazoGratis = usePlazoGratis(detalle, servida)
  const clave = detalle?.id ?? id
  const [vista, setVista] = useState(VISTA_INICIAL)
  const resenas = useInfiniteQuery({
    ...resenasQuery(clave, vista),
    enabled: detalle !== undefined,
    ...(servida.resenas &&
      vista === VISTA_INICIAL && { initialData: { pages: [servida.resenas], pageParams: [1] }, ...desde }),
  })
  const similares = useQuery({
    ...similaresQuery(detalle ?? null),
    enabled: detalle !== undefined,
    ...(servida.similares && { initialData: servida.similares, ...desde }),
  })
  const experienciaId = detalle?.id
  useEffect(() => {
    if (experienciaId) recordarEnlace(experienciaId, window.location.search)
  }, [experienciaId])
  const nombre = detalle?.nombreExperiencia
  const isVisita = servida.estado === 'pedir'
  useEffect(() => {
    if (!nombre) return
    document.title = tituloDe(nombre)
    // The title that had the focus went away with the boxes of the wait.
    if (isVisita && document.activeElement === document.body) enfocarTitulo()
  }, [nombre, isVisita])

  if (detalle)
    return (
      <DetalleContenido
        detalle={detalle}
        plazoGratis={plazoGratis}
        resenas={{ consulta: resenas, vista, cambiar: setVista }}
        similares={similares.data}
      />
    )
  const falta = servida.estado === 'falta' || (error instanceof ApiError && error.status === 404)
  if (falta)
    return (
      <Suspense fallback={<DetalleEspera adelanto={undefined} />}>
        <DetalleNoEncontrado servidas={servida.similares} />
      </Suspense>
    )
  if (error || (servida.estado === 'fallo' && !isFetching)) {
    return (
      <div className="wrap pt-10">
        <h1 className="sr-only">Experiencia</h1>
        <ErrorBlock
          title="No pudimos cargar la experiencia"
          text={error ? detalleDe(error) : FALLO_AL_LEER}
          isMain
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </div>
    )
  }
  return <DetalleEspera adelanto={buscarAdelanto(queryClient, id)} />
}

function enfocarTitulo(): void {
  const titulo = document.querySelector<HTMLElement>('main h1')
  if (!titulo) return
  titulo.tabIndex = -1
  titulo.focus({ preventScroll: true })
}
