import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { Analitica as Datos } from '#contract/analitica.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { EmptyScene } from '#web/ui/empty-scene.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AreaEspera } from '../area-privada.tsx'
import type { Operador } from '../experiencias-propias.tsx'
import { guardarArchivo } from '../guardar-archivo.ts'
import { Cifras } from './cifras.tsx'
import { Embudo } from './embudo.tsx'
import { Grafico } from './grafico.tsx'
import { Perdidas } from './perdidas.tsx'
import { leerPeriodo, Periodo } from './periodo.tsx'
import { PorExperiencia, PorHorario } from './tablas.tsx'

const LLAMADAS = {
  anfitrion: { ver: 'verAnaliticaDeAnfitrion', exportar: 'exportarAnaliticaDeAnfitrion' },
  proveedor: { ver: 'verAnaliticaDeProveedor', exportar: 'exportarAnaliticaDeProveedor' },
} as const
const CASA = {
  anfitrion: '/mis-experiencias-anfitrion',
  proveedor: '/proveedor/dashboard?seccion=experiencias',
} as const
const POCAS = 5

/** From the visit to the booking in a period, against as many days before. */
export function Analitica({ operador }: { operador: Operador }) {
  const [search, setSearch] = useSearchParams()
  const periodo = leerPeriodo(search)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['analitica', operador, periodo.rango],
    queryFn: ({ signal }) => api.call(LLAMADAS[operador].ver, periodo.rango, { signal }),
    placeholderData: keepPreviousData,
  })
  const descargar = useMutation({
    mutationFn: async () =>
      guardarArchivo(
        `ventas-${data!.desde}-a-${data!.hasta}.csv`,
        await api.call(LLAMADAS[operador].exportar, periodo.rango),
        'text/csv',
      ),
  })

  function poner(cambios: Record<string, string | null>) {
    const params = new URLSearchParams(search)
    for (const [clave, valor] of Object.entries(cambios)) {
      if (valor === null) params.delete(clave)
      else params.set(clave, valor)
    }
    setSearch(params, { replace: true, preventScrollReset: true })
  }

  return (
    <div className="grid grid-cols-1 gap-6" aria-busy={isFetching}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Periodo key={`${periodo.rango.desde}/${periodo.rango.hasta}`} periodo={periodo} onChange={poner} />
        {data && (
          <Button
            variant="outline"
            icon={<Download size={20} aria-hidden />}
            status={descargar.isPending ? 'loading' : 'default'}
            onClick={() => descargar.mutate()}
          >
            Descargar CSV
          </Button>
        )}
      </div>
      {descargar.error && (
        <p role="alert" className="text-small text-danger">
          {detalleDe(descargar.error)}
        </p>
      )}
      {error ? (
        <Falla error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : data ? (
        <Resultado datos={data} operador={operador} serie={search.get('serie')} onSerie={(serie) => poner({ serie })} />
      ) : (
        <AreaEspera />
      )}
    </div>
  )
}

function Falla({ error, onRetry, isRetrying }: { error: unknown; onRetry: () => void; isRetrying: boolean }) {
  if (error instanceof ApiError && error.status === 403)
    return <Notice tone="info">Tu papel en esta empresa no incluye ver las ventas.</Notice>
  return (
    <ErrorBlock
      title="No pudimos cargar tus ventas"
      text={detalleDe(error)}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  )
}

type ResultadoProps = { datos: Datos; operador: Operador; serie: string | null; onSerie: (serie: string) => void }

function Resultado({ datos, operador, serie, onSerie }: ResultadoProps) {
  const { actual, anterior, perdidas, porDia, porDiaAntes, experiencias, horarios } = datos
  if (actual.vistas + actual.reservas + anterior.vistas + anterior.reservas === 0) {
    return (
      <EmptyBlock
        title="Todavía no hay visitas en estas fechas"
        text="Aquí verás cuántas personas miran tus experiencias, cuántas reservan y por qué otras no."
        drawing={<EmptyScene name="lista" />}
        action={<ButtonLink to={CASA[operador]}>Ver mis experiencias</ButtonLink>}
      />
    )
  }
  return (
    <>
      <Cifras actual={actual} anterior={anterior} />
      {actual.reservas < POCAS && <Notice tone="info">Con más reservas verás tendencias aquí</Notice>}
      <Grafico porDia={porDia} porDiaAntes={porDiaAntes} serie={serie} onSerie={onSerie} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Embudo actual={actual} anterior={anterior} />
        <Perdidas perdidas={perdidas} />
      </div>
      <PorExperiencia experiencias={experiencias} />
      <PorHorario horarios={horarios} />
      <p className="max-w-measure text-small text-text-2">
        Contamos visitas por día, sin guardar quién las hace, y no contamos robots ni las tuyas. Ingresos es tu parte de
        lo que pagaron por reservas hechas en estas fechas, descontada la comisión con su IVA y lo devuelto. Los días
        son los de Chile continental.
      </p>
    </>
  )
}
