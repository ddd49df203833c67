import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { DESDE_MD, useMedia } from '#web/components/use-media.ts'

const HASH = '#mapa'

/** Left by a card of the map: coming back with Back opens it again. */
export const regreso = { alMapa: false }

export type MapaAbierto = {
  /** 'lado' beside the list, 'hoja' over all of a narrow screen. */
  donde: 'lado' | 'hoja' | null
  alternar: () => void
  cerrar: () => void
}

/** On wide screens the address says whether the map is open; on narrow ones it is a layer. */
export function useMapa(): MapaAbierto {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const isRegreso = useNavigationType() === NavigationType.Pop
  const [hoja, setHoja] = useState<boolean | null>(() => leerRegreso(isRegreso))
  const isPedido = hash === HASH
  const isAncha = useMedia(isPedido || hoja ? DESDE_MD : null)
  useEffect(() => {
    regreso.alMapa = false
  }, [])
  const donde = isAncha === null ? null : isAncha ? (isPedido ? 'lado' : null) : (hoja ?? isPedido) ? 'hoja' : null
  // Whoever comes by an address with the map comes to the map.
  useEffect(() => {
    if (donde === 'lado' && window.scrollY === 0) irAResultados()
  }, [donde])
  return {
    donde,
    alternar: () => {
      if (!window.matchMedia(DESDE_MD).matches) return setHoja(!donde)
      void navigate({ pathname, search, hash: isPedido ? '' : HASH }, { replace: true, preventScrollReset: true })
      if (!isPedido) irAResultados()
    },
    cerrar: () => setHoja(false),
  }
}

// At once: a smooth scroll would be cut short when the new list changes the length of the page.
export const irAResultados = (): void => document.querySelector('#resultados')?.scrollIntoView({ behavior: 'instant' })

// Only read: a render that is thrown away begins anew, and has to find the same.
const leerRegreso = (isRegreso: boolean): true | null => (isRegreso && regreso.alMapa ? true : null)
