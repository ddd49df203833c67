import { type KeyboardEvent, type MouseEvent, type PointerEvent, useCallback, useLayoutEffect, useRef } from 'react'
import { acercar, type Medida, mover, type Pixel, type Vista } from './proyeccion.ts'

const PASO_PX = 80
const FACTOR = 1.6

const FLECHAS: Record<string, Pixel> = {
  ArrowLeft: { x: PASO_PX, y: 0 },
  ArrowRight: { x: -PASO_PX, y: 0 },
  ArrowUp: { x: 0, y: PASO_PX },
  ArrowDown: { x: 0, y: -PASO_PX },
}

export const acercarUnPaso = (vista: Vista, medida: Medida): Vista => acercar(vista, medida, FACTOR)
export const alejarUnPaso = (vista: Vista, medida: Medida): Vista => acercar(vista, medida, 1 / FACTOR)

/** Drag, two fingers, wheel with Ctrl, double click, arrows, + and −. */
export function useGestos(vista: Vista, medida: Medida, onVista: (vista: Vista) => void) {
  const dedos = useRef(new Map<number, Pixel>())
  const ahora = useRef({ vista, medida, onVista })
  // Before anything else can be heard: two events of one frame must each go on from the other.
  useLayoutEffect(() => {
    ahora.current = { vista, medida, onVista }
  })

  // A listener of the element itself: only such a one may keep the page from growing.
  const rueda = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const alRodar = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const { vista: v, medida: m, onVista: cambiar } = ahora.current
      cambiar(acercar(v, m, Math.exp(-event.deltaY / 200), enElemento(event, element)))
    }
    element.addEventListener('wheel', alRodar, { passive: false })
    return () => element.removeEventListener('wheel', alRodar)
  }, [])

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || (event.target as Element).closest('button, a, summary')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    dedos.current.set(event.pointerId, enElemento(event, event.currentTarget))
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const antes = dedos.current.get(event.pointerId)
    if (!antes) return
    const punto = enElemento(event, event.currentTarget)
    const otro = [...dedos.current].find(([id]) => id !== event.pointerId)?.[1]
    dedos.current.set(event.pointerId, punto)
    const movida = mover(
      ahora.current.vista,
      otro
        ? { x: (punto.x - antes.x) / 2, y: (punto.y - antes.y) / 2 }
        : { x: punto.x - antes.x, y: punto.y - antes.y },
    )
    const factor = otro ? distancia(punto, otro) / Math.max(1, distancia(antes, otro)) : 1
    const siguiente = otro
      ? acercar(movida, medida, factor, { x: (punto.x + otro.x) / 2, y: (punto.y + otro.y) / 2 })
      : movida
    ahora.current.vista = siguiente
    onVista(siguiente)
  }

  const soltar = (event: PointerEvent<HTMLElement>) => void dedos.current.delete(event.pointerId)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const paso = FLECHAS[event.key]
    const siguiente = paso
      ? mover(vista, paso)
      : event.key === '+' || event.key === '='
        ? acercarUnPaso(vista, medida)
        : event.key === '-'
          ? alejarUnPaso(vista, medida)
          : null
    if (!siguiente) return
    event.preventDefault()
    onVista(siguiente)
  }

  return {
    rueda,
    gestos: {
      onPointerDown,
      onPointerMove,
      onPointerUp: soltar,
      onPointerCancel: soltar,
      onKeyDown,
      onDoubleClick: (event: MouseEvent<HTMLElement>) => {
        if (!(event.target as Element).closest('button'))
          onVista(acercar(vista, medida, 2, enElemento(event, event.currentTarget)))
      },
    },
  }
}

function enElemento({ clientX, clientY }: { clientX: number; clientY: number }, element: HTMLElement): Pixel {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

const distancia = (a: Pixel, b: Pixel): number => Math.hypot(a.x - b.x, a.y - b.y)
