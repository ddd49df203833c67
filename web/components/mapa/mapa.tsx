import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { PuntoExperiencia } from '#contract/experiencias.ts'
import { REGIONES } from '#web/components/regiones-textos.ts'
import { cx } from '#web/ui/cx.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { estanJuntos } from './agrupar.ts'
import { BOTONES_PX, BotonesMapa } from './botones-mapa.tsx'
import { Credito } from './credito.tsx'
import { RECUADROS } from './lugares.ts'
import {
  cajaDeDestino,
  type Marco,
  marcoCercano,
  marcoDe,
  marcoInicial,
  PAIS,
  parteLibre,
  vistaDe,
  zonaVisible,
} from './marco-mapa.ts'
import { Movible } from './movible.tsx'
import { altoDePanorama, Panorama } from './panorama.tsx'
import type { GrupoDePuntos } from './pines.tsx'
import { alargada, ESCALA_MAX, estaEn, type Medida, mover, type Vista, zonaDe } from './proyeccion.ts'
import { Terreno, useEstilo } from './terreno.tsx'
import { type Geometria, lineasALaVista, useGeometria } from './use-geometria.ts'
import { useMedida } from './use-medida.ts'

export type MapaProps = {
  puntos: readonly PuntoExperiencia[]
  /** All that the search found; more than 500 are not all drawn. */
  total: number
  /** The piece of the map that the search keeps to. */
  zona: string | undefined
  onBuscarZona: (zona: string) => void
  elegidos: readonly string[]
  onElegir: (ids: string[]) => void
  /** Pixels at the lower edge that cards always cover. */
  cubierto?: number
  /** Beside the list: ends where the country does, as long as nothing else is to be shown. */
  isAlLado?: boolean
  /** Over the lower edge: cards of what was chosen, or of what is in sight, in the order of the list. */
  children: (aLaVista: readonly PuntoExperiencia[]) => ReactNode
}

/** The map of a search: see the country, come nearer, choose, search again where one looks. */
export default function Mapa(props: MapaProps) {
  const { geometria, isError, isFetching, refetch } = useGeometria()
  const [ref, medida] = useMedida<HTMLDivElement>()
  const [marco, setMarco] = useState<Marco>(PAIS)
  const clave = props.zona ?? props.puntos.map(({ id }) => id).join()
  const [claveVista, setClaveVista] = useState('')
  const [isMovida, setMovida] = useState(false)
  const [huboPuntos, setHuboPuntos] = useState(false)
  if (clave !== claveVista) {
    setClaveVista(clave)
    setHuboPuntos(huboPuntos || props.puntos.length > 0)
    // Whoever went somewhere while the first points were on their way stays there.
    if (huboPuntos || !isMovida) {
      setMarco(marcoInicial(props.zona, props.puntos))
      setMovida(false)
    }
  }
  function ir(siguiente: Marco) {
    setMarco(siguiente)
    setMovida(siguiente.tipo !== 'pais')
  }
  if (isError) {
    return (
      <div className="grid h-full content-center p-4">
        <ErrorBlock
          title="No pudimos cargar el mapa"
          text="La lista sigue aquí, completa."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </div>
    )
  }
  const isJusto = props.isAlLado && marco.tipo === 'pais' && props.elegidos.length === 0
  return (
    <div className="flex max-h-full min-h-0 flex-col">
      <IrA geometria={geometria} marco={marco} onIr={ir} className={props.isAlLado ? 'px-2' : 'px-4'} />
      <div
        ref={ref}
        style={{ flexBasis: isJusto && medida ? altoDePanorama(medida.ancho, CUBIERTO) : '100dvh' }}
        className="relative min-h-0 overflow-hidden border-t border-border"
      >
        {geometria && medida ? (
          <Hoja {...props} geometria={geometria} medida={medida} marco={marco} onIr={ir} isMovida={isMovida} />
        ) : (
          <Skeleton className="size-full rounded-none!" />
        )}
      </div>
    </div>
  )
}

/** Room for the plate that says how many. */
const CUBIERTO = 40
/** Room for the name under a mark. */
const RENGLON = 24

type HojaProps = MapaProps & {
  geometria: Geometria
  medida: Medida
  marco: Marco
  onIr: (marco: Marco) => void
  isMovida: boolean
}

function Hoja({
  puntos,
  total,
  cubierto = CUBIERTO,
  isAlLado = false,
  onBuscarZona,
  elegidos,
  onElegir,
  children,
  geometria,
  medida,
  marco,
  onIr,
  isMovida,
}: HojaProps) {
  const contenedor = useRef<HTMLDivElement>(null)
  const tapa = useRef<HTMLDivElement>(null)
  const [estilo, dejarEstilo] = useEstilo()
  const libre = parteLibre(medida, cubierto + BOTONES_PX)
  const vista = vistaDe(marco, libre)
  const aLaVista = vista ? puntos.filter((punto) => estaEn(zonaVisible(vista, libre), punto)) : puntos
  const irA = (next: Vista) => onIr({ tipo: 'vista', vista: next })

  /** A mark that a card has come to lie over is brought out of it. */
  function descubrir(pin: Element | null | undefined) {
    if (!vista || !pin || !tapa.current) return
    const encima = pin.getBoundingClientRect().bottom - tapa.current.getBoundingClientRect().top
    if (encima > 0) irA(mover(vista, { x: 0, y: -encima - RENGLON }))
  }
  const descubrirElegido = useEffectEvent(() =>
    descubrir(contenedor.current?.querySelector(`[data-pin~="${elegidos[0]}"]`)),
  )
  useEffect(() => {
    if (elegidos.length > 0) descubrirElegido()
  }, [elegidos])

  function elegir({ puntos: suyos }: GrupoDePuntos) {
    if (suyos.length === 1 || estanJuntos(suyos) || (vista && vista.escala >= ESCALA_MAX))
      return onElegir(suyos.map(({ id }) => id))
    // A mark that opens goes away: the focus stays on the map.
    onIr(acercado(suyos, vista, libre))
    requestAnimationFrame(() =>
      contenedor.current?.querySelector<HTMLElement>('[role=group]')?.focus({ preventScroll: true }),
    )
  }

  // A style has lakes of its own, and says whose they are.
  const lagos = vista && estilo ? [] : geometria.lagos
  const comun = { puntos: aLaVista, elegidos, onElegir: elegir }
  return (
    <div
      ref={contenedor}
      onFocus={({ target }) => target.matches('[data-pin]:focus-visible') && descubrir(target)}
      className="absolute inset-0"
    >
      {vista ? (
        <Movible
          {...comun}
          vista={vista}
          medida={libre}
          suelo={
            <Terreno
              estilo={estilo}
              onFallo={dejarEstilo}
              geometria={geometria}
              vista={alargada(vista, libre, medida.alto)}
              medida={medida}
            />
          }
          lagos={lagos}
          lineas={lineasALaVista(geometria, vista, libre)}
          onVista={irA}
        />
      ) : (
        <Panorama
          {...comun}
          medida={medida}
          geometria={geometria}
          cubierto={cubierto}
          borde={isAlLado ? 8 : 16}
          onAcercar={(caja) => onIr(marcoDe(caja, 12))}
        />
      )}
      <div
        ref={tapa}
        className="pointer-events-none absolute inset-x-2 bottom-2 grid justify-items-center gap-2 *:pointer-events-auto"
      >
        {vista && (
          <BotonesMapa
            vista={vista}
            medida={libre}
            onVista={irA}
            onBuscar={isMovida ? () => onBuscarZona(zonaDe(zonaVisible(vista, libre))) : null}
          />
        )}
        <div className="@container pointer-events-none! flex w-full items-center justify-between gap-2 *:pointer-events-auto max-md:px-2">
          <p role="status" className="rounded-chip bg-bg px-2 py-1 text-caption text-text-2">
            {aLaVista.length > 0
              ? cuantas(aLaVista.length, vista ? null : total)
              : 'Aquí no hay experiencias. Aleja el mapa o cambia los filtros'}
          </p>
          {lagos.length > 0 && <Credito />}
        </div>
        {children(aLaVista)}
      </div>
    </div>
  )
}

/** Near enough to part them, even where they lie almost in one line. */
function acercado(puntos: GrupoDePuntos['puntos'], vista: Vista | null, medida: Medida): Marco {
  const marco = marcoCercano(puntos)
  const siguiente = vistaDe(marco, medida)
  if (!vista || !siguiente || siguiente.escala > vista.escala * 1.3) return marco
  return { tipo: 'vista', vista: { ...siguiente, escala: Math.min(ESCALA_MAX, vista.escala * 2) } }
}

function cuantas(aLaVista: number, total: number | null): string {
  const texto = formatCantidad(aLaVista, 'experiencia en el mapa', 'experiencias en el mapa')
  return total !== null && total > aLaVista
    ? `${texto}, de ${formatCantidad(total, 'encontrada', 'encontradas')}`
    : texto
}

function IrA({
  geometria,
  marco,
  onIr,
  className,
}: {
  geometria: Geometria | undefined
  marco: Marco
  onIr: (marco: Marco) => void
  className: string
}) {
  const id = useId()
  const [destino, setDestino] = useState('')
  const isPais = marco.tipo === 'pais'
  const isDestino = marco.tipo === 'caja' && destino !== ''
  return (
    <div className={cx('flex items-center gap-3 bg-raised py-2', className)}>
      <label htmlFor={id} className="shrink-0 text-small text-text-2">
        Ir a
      </label>
      <Select
        id={id}
        value={isPais ? '' : isDestino ? destino : 'aqui'}
        disabled={!geometria}
        onChange={(event) => {
          const elegido = event.currentTarget.value
          const caja = geometria && cajaDeDestino(elegido, geometria)
          setDestino(elegido)
          onIr(caja ? marcoDe(caja, 16) : PAIS)
        }}
      >
        <option value="">Todo Chile</option>
        {!isPais && !isDestino && <option value="aqui">Esta parte del mapa</option>}
        {REGIONES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {RECUADROS.map(({ nombre }) => (
          <option key={nombre} value={nombre}>
            {nombre}
          </option>
        ))}
      </Select>
    </div>
  )
}
