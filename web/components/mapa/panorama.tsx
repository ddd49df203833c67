import type { PuntoExperiencia } from '#contract/experiencias.ts'
import { agrupar } from './agrupar.ts'
import { ANTARTICA, LAMINAS, RECUADROS } from './lugares.ts'
import { type GrupoDePuntos, Pines } from './pines.tsx'
import { altura, type Caja, encuadrar, estaEn, type Medida } from './proyeccion.ts'
import { Suelo } from './suelo.tsx'
import type { Geometria } from './use-geometria.ts'

const HUECO = 8
const TITULO = 28
const RECUADRO_ALTO = 84
/** What stands under the panels, with their names. */
const DEBAJO = RECUADRO_ALTO + 2 * TITULO + 5 * HUECO
/** Marks keep this far from the edges of a panel, so that they stay whole. */
const ORILLA = 22

type PanoramaProps = {
  geometria: Geometria
  medida: Medida
  /** Pixels at the lower edge that something else covers. */
  cubierto: number
  /** Pixels at either side. */
  borde: number
  puntos: readonly PuntoExperiencia[]
  elegidos: readonly string[]
  onElegir: (grupo: GrupoDePuntos) => void
  onAcercar: (caja: Caja) => void
}

/** The whole country: three upright panels side by side, and what lies far out in boxes at another scale. */
export function Panorama({ geometria, medida, cubierto, borde, puntos, elegidos, onElegir, onAcercar }: PanoramaProps) {
  const ancho = medida.ancho - 2 * borde
  const alto = altoDeLaminas(ancho, medida.alto - cubierto - DEBAJO)
  const anchos = anchosDe(ancho, alto)
  const tercio = Math.floor((ancho - 2 * HUECO) / 3)
  const comun = { geometria, puntos, elegidos, onElegir, onAcercar }
  return (
    <div
      className="isolate grid h-full content-start gap-2 overflow-y-auto bg-surface py-2"
      style={{ paddingBottom: cubierto, paddingInline: borde }}
    >
      <div className="flex justify-between gap-2">
        {LAMINAS.map(({ nombre, caja }, i) => (
          <Lamina key={nombre} {...comun} nombre={nombre} caja={caja} medida={{ ancho: anchos[i]!, alto }} />
        ))}
      </div>
      <div className="flex justify-between gap-2">
        {RECUADROS.map(({ nombre, caja }) => (
          <Lamina
            key={nombre}
            {...comun}
            nombre={nombre}
            caja={caja}
            medida={{ ancho: tercio, alto: RECUADRO_ALTO }}
            isAparte
          />
        ))}
        <section aria-label="Antártica" className="grid content-start gap-1">
          <div
            className="relative overflow-hidden rounded-control border border-border"
            style={{ width: tercio, height: RECUADRO_ALTO }}
          >
            <Suelo
              geometria={geometria}
              vista={{ ...ANTARTICA.centro, escala: tercio / ANTARTICA.grados }}
              medida={{ ancho: tercio, alto: RECUADRO_ALTO }}
            />
          </div>
          <SinExperiencias nombre="Antártica" />
        </section>
      </div>
    </div>
  )
}

type LaminaProps = Omit<PanoramaProps, 'medida' | 'cubierto' | 'borde'> & {
  nombre: string
  caja: Caja
  medida: Medida
  isAparte?: boolean
}

function Lamina({
  geometria,
  puntos,
  elegidos,
  onElegir,
  onAcercar,
  nombre,
  caja,
  medida,
  isAparte = false,
}: LaminaProps) {
  const vista = encuadrar(caja, medida)
  const suyos = puntos.filter(
    (punto) =>
      estaEn(caja, punto) && (isAparte || LAMINAS.find((lamina) => estaEn(lamina.caja, punto))?.nombre === nombre),
  )
  return (
    <section aria-label={nombre} className="grid gap-1">
      <div
        className="relative overflow-hidden rounded-control border border-border"
        style={{ width: medida.ancho, height: medida.alto }}
      >
        <Suelo geometria={geometria} vista={vista} medida={medida} />
        <Pines grupos={agrupar(suyos, { vista, medida, orilla: ORILLA })} elegidos={elegidos} onElegir={onElegir} />
      </div>
      {suyos.length === 0 && <SinExperiencias nombre={nombre} />}
      {suyos.length > 0 && (
        <button
          type="button"
          onClick={() => onAcercar(caja)}
          aria-label={`Acercar a ${nombre}`}
          className="hit-area min-h-7 rounded-chip px-1 text-center text-caption font-semibold text-primary hover:underline"
        >
          {nombre}
          {isAparte && <span className="block font-normal text-text-2">otra escala</span>}
        </button>
      )}
    </section>
  )
}

function SinExperiencias({ nombre }: { nombre: string }) {
  return (
    <p className="grid min-h-7 text-center text-caption text-text-2">
      <span>{nombre}</span>
      <span>sin experiencias</span>
    </p>
  )
}

const proporcion = ({ oeste, sur, este, norte }: Caja): number => (este - oeste) / (altura(sur) - altura(norte))

/** As high as the country needs at that width. */
export const altoDePanorama = (ancho: number, cubierto: number): number =>
  Math.ceil(altoDeLaminas(ancho - 2 * HUECO, Number.POSITIVE_INFINITY)) + DEBAJO + cubierto

/** As high as fits with all three beside each other. */
function altoDeLaminas(ancho: number, altoMax: number): number {
  const suma = LAMINAS.reduce((total, { caja }) => total + proporcion(caja), 0)
  return Math.max(160, Math.min(altoMax, (ancho - 2 * HUECO) / suma))
}

/** Each as wide as its piece of the country; what is left is shared, so that the edges line up. */
function anchosDe(ancho: number, alto: number): number[] {
  const justos = LAMINAS.map(({ caja }) => proporcion(caja) * alto)
  const sobra = (ancho - 2 * HUECO - justos.reduce((a, b) => a + b, 0)) / LAMINAS.length
  return justos.map((justo) => Math.floor(justo + sobra))
}
