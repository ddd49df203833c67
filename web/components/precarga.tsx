import { useEffect, useState } from 'react'
import { useUsuario } from './usuario.ts'

const DEMORA_MS = 2_000
const PARA_TODOS = ['screens/explorar/experiencia', 'screens/reservar/reservar']
const CON_SESION = ['screens/cuenta/mis-entradas', 'screens/cuenta/perfil']

/** Two seconds after the first view the code of the likely next screens is fetched, not their data; never by whoever saves data. */
export function Precarga() {
  const { estado } = useUsuario()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (ahorraDatos()) return
    const timer = setTimeout(() => setReady(true), DEMORA_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isReady) return null
  const pantallas = estado === 'iniciada' ? [...PARA_TODOS, ...CON_SESION] : PARA_TODOS
  return [...new Set(pantallas.flatMap(archivosDe))].map((href) => <link key={href} rel="modulepreload" href={href} />)
}

const ahorraDatos = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false

type Manifiesto = { routes: Record<string, { module: string; imports?: string[] } | undefined> }

// The router's own list of files. Its <PrefetchPageLinks> would ask for data as well, and for an address that must exist.
function archivosDe(pantalla: string): string[] {
  const { __reactRouterManifest: manifiesto } = window as { __reactRouterManifest?: Manifiesto }
  const ruta = manifiesto?.routes[pantalla]
  return ruta ? [ruta.module, ...(ruta.imports ?? [])] : []
}
