import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Geometria, geometriaQuery } from './geometria.ts'
import { haloClass, Letreros } from './letreros.tsx'
import { aPixel, type Caja, cajaDe, encuadrar, estaEn, type Lugar, type Medida } from './proyeccion.ts'
import { Suelo } from './suelo.tsx'
import { useMedida } from './use-medida.ts'

type MapaFijoProps = {
  /** One that is only roughly there is a circle instead of a pin. */
  lugares: readonly (Lugar & { nombre: string; /** Written beside it. */ rotulo?: string; esAproximado?: boolean })[]
  /** What it shows, in words. */
  nombre: string
}

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
  const { data: geometria, isError, isFetching, refetch } = useQuery(geometriaQuery)
  const [ref, medida] = useMedida<HTMLDivElement>()
  if (isError) {
    return (
      <p className="flex h-full flex-wrap content-center items-center justify-center gap-3 p-4 text-small text-text-2">
        No pudimos cargar el mapa
        <Button variant="outline" size="dense" status={isFetching ? 'loading' : 'default'} onClick={() => void refetch()}>
          Reintentar
        </Button>
      </p>
    )
  }
  return (
    <div ref={ref} role="img" aria-label={nombre} className="relative size-full overflow-hidden">
      {geometria && medida ? <Dibujo geometria={geometria} medida={medida} lugares={lugares} /> : <Skeleton className="size-full rounded-none!" />}
    </div>
  )
}

type DibujoProps = Omit<MapaFijoProps, 'nombre'> & { geometria: Geometria; medida: Medida }

function Dibujo({ geometria, medida, lugares }: DibujoProps) {
  const isla = geometria.islas.find(({ caja }) => lugares.every((lugar) => estaEn(crecida(caja, COSTA), lugar)))
  const vista = isla ? encuadrar(isla.caja, medida, MARGEN_DE_ISLA_PX, ESCALA_DE_ISLA) : encuadrar(crecida(cajaDe(lugares), ALREDEDOR), medida, MARGEN_PX, ESCALA_MAX)
  const marcas = lugares.map((lugar) => ({ ...lugar, ...aPixel(vista, medida, lugar) }))
  return (
    <>
      <Suelo geometria={geometria} vista={vista} medida={medida} />
      <Letreros vista={vista} medida={medida} evitar={marcas.map(({ x, y }) => ({ x, y: y - 12 }))} />
      {marcas.map(({ rotulo, x, y }) => rotulo && <Rotulo key={rotulo} x={x} y={y + 14} texto={rotulo} />)}
      {marcas.map(({ nombre, esAproximado, x, y }) => {
        const key = `${nombre}${x}${y}`
        if (esAproximado) return <span key={key} aria-hidden style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }} className="absolute top-0 left-0 size-12 rounded-full border-2 border-accent bg-accent/25" />
        return <MapPin key={key} size={32} aria-hidden style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -92%)` }} className="absolute top-0 left-0 fill-accent text-bg" />
      })}
    </>
  )
}

function Rotulo({ x, y, texto }: { x: number; y: number; texto: string }) {
  return (
    <span aria-hidden style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }} className={cx('absolute top-0 left-0 text-small font-semibold whitespace-nowrap text-text', haloClass)}>
      {texto}
    </span>
  )
}

const crecida = ({ oeste, sur, este, norte }: Caja, grados: number): Caja => ({ oeste: oeste - grados, sur: sur - grados, este: este + grados, norte: norte + grados })
