import { type ReactNode, useId } from 'react'
import type { PuntoExperiencia } from '#contract/experiencias.ts'
import { agrupar } from './agrupar.ts'
import type { Lago } from './lagos.ts'
import { Letreros } from './letreros.tsx'
import type { Lineas } from './lineas.ts'
import { type GrupoDePuntos, Pines } from './pines.tsx'
import type { Medida, Vista } from './proyeccion.ts'
import { rotularCiudades } from './rotular.ts'
import { useGestos } from './use-gestos.ts'

type MovibleProps = {
  suelo: ReactNode
  vista: Vista
  /** Of the part that nothing covers; what lies under the cards is only ground. */
  medida: Medida
  puntos: readonly PuntoExperiencia[]
  /** Those that the ground shows. */
  lagos: readonly Lago[]
  lineas: Lineas
  elegidos: readonly string[]
  onElegir: (grupo: GrupoDePuntos) => void
  onVista: (vista: Vista) => void
}

/** A piece of the country that is moved and brought nearer. */
export function Movible({ suelo, vista, medida, puntos, lagos, lineas, elegidos, onElegir, onVista }: MovibleProps) {
  const { rueda, gestos } = useGestos(vista, medida, onVista)
  const ayuda = useId()
  const grupos = agrupar(puntos, { vista, medida })
  return (
    <>
      <div
        ref={rueda}
        role="group"
        aria-label="Mapa"
        aria-describedby={ayuda}
        tabIndex={0}
        {...gestos}
        // What lies over the map lies over every mark, raised ones as well.
        className="absolute inset-0 isolate cursor-grab touch-none overflow-hidden -outline-offset-3! active:cursor-grabbing"
      >
        {suelo}
        <Letreros
          vista={vista}
          medida={medida}
          lagos={lagos}
          lineas={lineas}
          evitar={grupos}
          ciudades={rotularCiudades(grupos, medida)}
        />
        <Pines grupos={grupos} elegidos={elegidos} onElegir={onElegir} />
      </div>
      <p id={ayuda} hidden>
        Muévelo con las flechas; acércalo con + y aléjalo con −.
      </p>
    </>
  )
}
