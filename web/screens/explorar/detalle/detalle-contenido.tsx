import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query'
import { lazy, memo, Suspense } from 'react'
import type { ExperienciaDetalle } from '#contract/experiencias.ts'
import { useInteres } from '#web/components/interes.ts'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Part } from '#web/ui/part.tsx'
import { Anfitrion } from './anfitrion.tsx'
import { BarraReserva } from './barra-reserva.tsx'
import { CajaReserva } from './caja-reserva.tsx'
import { Cancelacion } from './cancelacion.tsx'
import { Descripcion } from './descripcion.tsx'
import { Encabezado } from './encabezado.tsx'
import { Galeria } from './galeria.tsx'
import { Incluye } from './incluye.tsx'
import { Itinerario } from './itinerario.tsx'
import { PuntoEncuentro } from './punto-encuentro.tsx'
import { plazoDeLaProxima } from './promesa-cancelacion.ts'
import type { PaginaDeResenas, VistaDeResenas } from './resenas.ts'
import { Requisitos } from './requisitos.tsx'
import { SimilaresLista } from './similares-lista.tsx'
import type { Similares } from './similares.ts'
import { useEleccion } from './use-eleccion.ts'

// Far below the first view: served whole, taken over later.
const Opiniones = lazy(() => import('./opiniones.tsx').then(({ Opiniones: Todas }) => ({ default: Todas })))
// The last thing that anybody does here, so its button comes last too.
const Reportar = lazy(() => import('../reportar.tsx'))

export type Resenas = {
  consulta: UseInfiniteQueryResult<InfiniteData<PaginaDeResenas>>
  vista: VistaDeResenas
  cambiar: (vista: VistaDeResenas) => void
}

type DetalleContenidoProps = {
  detalle: ExperienciaDetalle
  /** Until when the next departure is cancelled for nothing, in words, where the page was served with it. */
  plazoGratis: string | null
  resenas: Resenas
  similares: Similares | undefined
}

export function DetalleContenido({ detalle, plazoGratis, resenas, similares }: DetalleContenidoProps) {
  const eleccion = useEleccion(detalle)
  const plazo = eleccion.salida ? plazoDeLaProxima(detalle, [eleccion.salida]) : plazoGratis
  useInteres(detalle.id, 'vista')
  useInteres(detalle.id, 'cotizacion', eleccion.salida !== null)
  return (
    <>
      <div className="wrap grid grid-cols-1 gap-6 sm:pt-6 lg:gap-4 lg:pt-4">
        {/* From the top of the page on wide screens: beside the pictures the whole calendar fits, under them two weeks of it did. */}
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-4">
          <div className={cx('min-w-0', !detalle.recibeReservas && 'lg:col-span-2')}>
            <Fotos detalle={detalle} isBesideBox={detalle.recibeReservas} />
          </div>
          <div className="grid min-w-0 content-start gap-8">
            <Relato detalle={detalle} plazoGratis={plazo} />
            <Cancelacion detalle={detalle} salida={eleccion.salida} />
            <Voces detalle={detalle} resenas={resenas} />
            <Suspense>
              <Reportar objeto="experiencia" id={detalle.id} nombre={detalle.nombreExperiencia} />
            </Suspense>
          </div>
          {detalle.recibeReservas && (
            <aside
              id="fechas"
              aria-label="Reserva"
              data-columna-fija
              className="hidden scroll-mt-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:block"
            >
              <div className="sticky top-22">
                <CajaReserva detalle={detalle} eleccion={eleccion} />
              </div>
            </aside>
          )}
        </div>
        {similares && <Otras similares={similares} />}
      </div>
      {detalle.recibeReservas && <BarraReserva detalle={detalle} eleccion={eleccion} />}
    </>
  )
}

// What was chosen before is read right after the page has loaded, and changes none of the following.

const Fotos = memo(({ detalle, isBesideBox }: { detalle: ExperienciaDetalle; isBesideBox: boolean }) => (
  <Galeria fotos={detalle.fotos} nombre={detalle.nombreExperiencia} isBesideBox={isBesideBox} />
))

const Relato = memo(({ detalle, plazoGratis }: { detalle: ExperienciaDetalle; plazoGratis: string | null }) => (
  <>
    <Encabezado detalle={detalle} plazoGratis={plazoGratis} />
    {!detalle.recibeReservas && <Notice tone="warning" title="Esta experiencia no recibe reservas por ahora" />}
    <Descripcion texto={detalle.descripcionLarga} />
    <Part>
      <Itinerario pasos={detalle.itinerario} />
      <Incluye detalle={detalle} />
      <PuntoEncuentro
        punto={detalle.puntoEncuentro}
        ubicacion={detalle.ubicacionGeografica}
        ciudad={detalle.ciudad}
        region={detalle.region}
      />
      <Requisitos detalle={detalle} />
    </Part>
  </>
))

const Voces = memo(({ detalle, resenas }: { detalle: ExperienciaDetalle; resenas: Resenas }) => (
  <Part>
    <Opiniones calificacion={detalle.calificacion} resenas={resenas} />
    <Anfitrion operador={detalle.operador} />
  </Part>
))

const Otras = memo(({ similares }: { similares: Similares }) => (
  <div className="mt-6 border-t border-border pt-10 lg:mt-8">
    <Part>
      <SimilaresLista titulo={`También en ${similares.lugar}`} items={similares.items} />
    </Part>
  </div>
))
