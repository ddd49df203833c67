import 'maplibre-gl/dist/maplibre-gl.css'
import { Map as MapaLibre, setWorkerUrl } from 'maplibre-gl'
import trabajador from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Vista } from './proyeccion.ts'

// The content policy lets no code come from anywhere but a file of ours.
setWorkerUrl(trabajador)

type TerrenoLibreProps = { estilo: string; vista: Vista; onFallo: () => void }

/** Draws and nothing else: pins, keys and gestures stay ours. */
export default function TerrenoLibre({ estilo, vista, onFallo }: TerrenoLibreProps) {
  const lugar = useRef<HTMLDivElement>(null)
  const mapa = useRef<MapaLibre | null>(null)
  const alFallar = useEffectEvent(onFallo)
  const alEmpezar = useEffectEvent(() => encuadre(vista))

  useEffect(() => {
    if (!lugar.current) return
    try {
      const nuevo = new MapaLibre({
        container: lugar.current,
        style: estilo,
        interactive: false,
        attributionControl: { compact: true },
        ...alEmpezar(),
      })
      // Without its style there is nothing to see; a missing tile is only a hole.
      nuevo.on('error', () => !nuevo.isStyleLoaded() && alFallar())
      mapa.current = nuevo
    } catch {
      alFallar() // this browser draws no WebGL: the outlines of ours take its place
    }
    return () => {
      mapa.current?.remove()
      mapa.current = null
    }
  }, [estilo])

  useEffect(() => {
    mapa.current?.jumpTo(encuadre(vista))
  }, [vista])

  return <div ref={lugar} data-terreno-libre className="absolute! inset-0" />
}

/** At zoom 0 its world is 512 pixels wide. */
const encuadre = ({ lng, lat, escala }: Vista) => ({
  center: [lng, lat] as [number, number],
  zoom: Math.log2((escala * 360) / 512),
})
