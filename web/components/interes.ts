import { useEffect } from 'react'
import type { Hecho } from '#contract/analitica.ts'
import { api } from '#web/api/api.ts'
import { haySesion } from '#web/api/sesion.ts'

/** Told already since this page was loaded. */
const contados = new Set<string>()

/** Adds one to the figures of an experience, once for each time the site is opened; nothing says by whom. */
export function anotarInteres(experienciaId: string, hecho: Hecho): void {
  const clave = `${hecho} ${experienciaId}`
  if (contados.has(clave) || navigator.webdriver || haySesion('proveedor') || haySesion('admin')) return
  contados.add(clave)
  // A figure less is nothing to tell a visitor of; the next page counts again.
  api.call('registrarInteres', { experienciaId, hecho }).catch(() => contados.delete(clave))
}

/** Counts `hecho` as soon as it `isTrue` and the page is being looked at: one opened in another tab for later is no visit yet. */
export function useInteres(experienciaId: string, hecho: Hecho, isTrue = true): void {
  useEffect(() => {
    if (!isTrue) return
    const contar = (): void => {
      if (document.visibilityState === 'visible') anotarInteres(experienciaId, hecho)
    }
    contar()
    document.addEventListener('visibilitychange', contar)
    return () => document.removeEventListener('visibilitychange', contar)
  }, [experienciaId, hecho, isTrue])
}
