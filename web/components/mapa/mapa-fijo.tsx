import { MapPin } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { agrupar } from './agrupar.ts'
import { Credito, CREDITO_PX } from './credito.tsx'
import { lagosALaVista } from './lagos.ts'
import { haloClass, Letreros } from './letreros.tsx'
import { MapaEspera } from './mapa-espera.tsx'
import type { Lineas } from './lineas.ts'
import {
  alargada,
  aPixel,
  type Caja,
  cajaDe,
  encuadrar,
  estaEn,
  type Lugar,
  type Medida,
  type Pixel,
  type Vista,
} from './proyeccion.ts'
import { rotularCiudades } from './rotular.ts'
import { Suelo } from './suelo.tsx'
import { type Geometria, lineasALaVista, useGeometria } from './use-geometria.ts'
import { useMedida } from './use-medida.ts'

type MapaFijoProps = {
  /** One that is only roughly there is a circle instead of a pin. */
  lugares: readonly (Lugar & { nombre: string; /** Written beside it. */ rotulo?: string; esAproximado?: boolean })[]
  /** What it shows, in words. */
  nombre: string
}

const PIN = { ancho: 32, alto: 32 }
const MARGEN_PX = 32
/** Degrees around a place far from everything. */
const ALREDEDOR = 0.45
const ESCALA_MAX = 300
/** An island of a few kilometres is shown whole, with room for the pin on its coast. */
const MARGEN_DE_ISLA_PX = 48
const ESCALA_DE_ISLA = 1_000
/** The outlines are rough: a pier may lie off them. */
const COSTA = 0.03

/** A picture of where something is; the words beside it say the same. */
export default function MapaFijo({ lugares, nombre }: MapaFijoProps) {
  const { geometria, isError, isFetching, refetch } = useGeometria()
  const [ref, medida] = useMedida<HTMLDivElement>()
  if (isError) {
    return (
      <p className="flex h-full flex-wrap content-center items-center justify-center gap-3 p-4 text-small text-text-2">
        No pudimos cargar el mapa
        <Button
          variant="outline"
          size="dense"
          status={isFetching ? 'loading' : 'default'}
          onClick={() => void refetch()}
        >
          Reintentar
        </Button>
      </p>
    )
  }
  // The lower edge is left to the credit.
  const libre = medida && { ...medida, alto: medida.alto - CREDITO_PX }
  const vista = geometria && libre && vistaDeLugares(lugares, geometria, libre)
  const suelo = vista && alargada(vista, libre, medida.alto)
  return (
    <div className="@container relative size-full">
      <div ref={ref} role="img" aria-label={nombre} className="relative size-full overflow-hidden">
        {suelo ? (
          <>
            <Suelo geometria={geometria} vista={suelo} medida={medida} />
            <Dibujo geometria={geometria} vista={vista} medida={libre} lugares={lugares} />
          </>
        ) : (
          <MapaEspera />
        )}
      </div>
      {suelo && lagosALaVista(geometria.lagos, suelo, medida).length > 0 && (
        <Credito className="absolute right-2 bottom-2" />
      )}
    </div>
  )
}

function vistaDeLugares(lugares: readonly Lugar[], { islas }: Geometria, medida: Medida): Vista {
  const isla = islas.find(({ caja }) => lugares.every((lugar) => estaEn(crecida(caja, COSTA), lugar)))
  return isla
    ? encuadrar(isla.caja, medida, MARGEN_DE_ISLA_PX, ESCALA_DE_ISLA)
    : encuadrar(crecida(cajaDe(lugares), ALREDEDOR), medida, MARGEN_PX, ESCALA_MAX)
}

type DibujoProps = Omit<MapaFijoProps, 'nombre'> & { geometria: Geometria; vista: Vista; medida: Medida }

function Dibujo({ geometria, vista, medida, lugares }: DibujoProps) {
  const lineas = lineasALaVista(geometria, vista, medida)
  if (lugares.length > 1)
    return <Varios geometria={geometria} medida={medida} vista={vista} lugares={lugares} lineas={lineas} />
  const marcas = lugares.map((lugar) => ({ ...lugar, ...aPixel(vista, medida, lugar) }))
  return (
    <>
      <Letreros
        vista={vista}
        medida={medida}
        lagos={geometria.lagos}
        lineas={lineas}
        evitar={marcas.map(({ x, y }) => ({ x, y: y - 12 }))}
      />
      {marcas.map(({ rotulo, x, y }) => rotulo && <Rotulo key={rotulo} x={x} y={y + 14} texto={rotulo} />)}
      {marcas.map(({ nombre, esAproximado, x, y }) => {
        const key = `${nombre}${x}${y}`
        if (esAproximado)
          return (
            <span
              key={key}
              aria-hidden
              style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
              className="absolute top-0 left-0 size-12 rounded-full border-2 border-accent bg-accent/25"
            />
          )
        return <Pin key={key} x={x} y={y} />
      })}
    </>
  )
}

/** Several: those that would overlap are one number, and each says its city. */
function Varios({ geometria, medida, vista, lugares, lineas }: DibujoProps & { lineas: Lineas }) {
  const puntos = lugares.map((lugar) => ({ ...lugar, ubicacionGeografica: lugar.rotulo ?? lugar.nombre }))
  const grupos = agrupar(puntos, { vista, medida, orilla: PIN.ancho / 2, placa: PIN }).map((grupo) => ({
    ...grupo,
    puntos: conNombreComun(grupo.puntos),
  }))
  // A pin stands on its place; its name goes around the middle of it.
  const medios = grupos.map((grupo) => (grupo.puntos.length === 1 ? { ...grupo, y: grupo.y - PIN.alto / 2 } : grupo))
  return (
    <>
      <Letreros
        vista={vista}
        medida={medida}
        lagos={geometria.lagos}
        lineas={lineas}
        evitar={medios}
        ciudades={rotularCiudades(medios, medida, PIN.ancho)}
      />
      {grupos.map(({ x, y, puntos: juntos }) =>
        juntos.length === 1 ? (
          <Pin key={juntos[0]!.nombre} x={x} y={y} />
        ) : (
          <span
            key={juntos[0]!.nombre}
            aria-hidden
            style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
            className="absolute top-0 left-0 flex size-8 items-center justify-center rounded-full border-2 border-bg bg-accent text-small font-semibold text-bg tabular-nums"
          >
            {juntos.length}
          </span>
        ),
      )}
    </>
  )
}

/** Cities that became one mark are named together. */
function conNombreComun<T extends { ubicacionGeografica: string }>(puntos: T[]): T[] {
  const [una, otra, ...mas] = [...new Set(puntos.map(({ ubicacionGeografica }) => ubicacionGeografica))]
  if (!otra) return puntos
  const nombre = mas.length > 0 ? `${una} y ${mas.length + 1} más` : `${una} y ${otra}`
  return puntos.map((punto) => ({ ...punto, ubicacionGeografica: nombre }))
}

function Pin({ x, y }: Pixel) {
  return (
    <MapPin
      size={PIN.alto}
      aria-hidden
      style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -92%)` }}
      className="absolute top-0 left-0 fill-accent text-bg"
    />
  )
}

function Rotulo({ x, y, texto }: { x: number; y: number; texto: string }) {
  return (
    <span
      aria-hidden
      style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
      className={cx('absolute top-0 left-0 text-small font-semibold whitespace-nowrap text-text', haloClass)}
    >
      {texto}
    </span>
  )
}

const crecida = ({ oeste, sur, este, norte }: Caja, grados: number): Caja => ({
  oeste: oeste - grados,
  sur: sur - grados,
  este: este + grados,
  norte: norte + grados,
})
