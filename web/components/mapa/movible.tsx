import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { PuntoExperiencia } from '#contract/experiencias.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { agrupar } from './agrupar.ts'
import { Letreros } from './letreros.tsx'
import { type GrupoDePuntos, Pines } from './pines.tsx'
import type { Medida, Vista } from './proyeccion.ts'
import { rotularCiudades } from './rotular.ts'
import { acercarUnPaso, alejarUnPaso, useGestos } from './use-gestos.ts'

type MovibleProps = {
  suelo: ReactNode
  vista: Vista
  medida: Medida
  puntos: readonly PuntoExperiencia[]
  elegidos: readonly string[]
  onElegir: (grupo: GrupoDePuntos) => void
  onVista: (vista: Vista) => void
}

/** A piece of the country that is moved and brought nearer. */
export function Movible({ suelo, vista, medida, puntos, elegidos, onElegir, onVista }: MovibleProps) {
  const { rueda, gestos } = useGestos(vista, medida, onVista)
  const ayuda = useId()
  const grupos = agrupar(puntos, vista, medida)
  return (
    <>
      <div
        ref={rueda}
        role="group"
        aria-label="Mapa"
        aria-describedby={ayuda}
        tabIndex={0}
        {...gestos}
        className="absolute inset-0 cursor-grab touch-none overflow-hidden -outline-offset-3! active:cursor-grabbing"
      >
        {suelo}
        <Letreros vista={vista} medida={medida} evitar={grupos} ciudades={rotularCiudades(grupos, medida)} />
        <Pines grupos={grupos} elegidos={elegidos} onElegir={onElegir} />
      </div>
      <p id={ayuda} hidden>
        Muévelo con las flechas; acércalo con + y aléjalo con −.
      </p>
      <div className="absolute top-2 right-2 grid gap-2">
        <IconButton variant="plate" className="border-control-border!" label="Acercar" icon={<Plus size={20} aria-hidden />} onClick={() => onVista(acercarUnPaso(vista, medida))} />
        <IconButton variant="plate" className="border-control-border!" label="Alejar" icon={<Minus size={20} aria-hidden />} onClick={() => onVista(alejarUnPaso(vista, medida))} />
      </div>
    </>
  )
}
