import { useEffect, useState } from 'react'
import { useUsuario } from './usuario.ts'

const DEMORA_MS = 2_000
/** All at once they would hold up a phone that is just being used. */
const POR_VEZ = 4
const PAUSA_MS = 100
const PARA_TODOS = ['screens/explorar/experiencia', 'screens/reservar/reservar']
const CON_SESION = ['screens/cuenta/mis-entradas', 'screens/cuenta/perfil']

/** Two seconds after the first view the code of the likely next screens is fetched, not their data; never by whoever saves data. */
export function Precarga() {
  const { estado } = useUsuario()
  const [cuantos, setCuantos] = useState(0)
  const archivos = cuantos === 0 ? [] : archivosDe(estado === 'iniciada' ? [...PARA_TODOS, ...CON_SESION] : PARA_TODOS)
  const isTodo = cuantos > 0 && cuantos >= archivos.length
  useEffect(() => {
    if (isTodo || ahorraDatos()) return
    const timer = setTimeout(() => setCuantos(cuantos + POR_VEZ), cuantos === 0 ? DEMORA_MS : PAUSA_MS)
    return () => clearTimeout(timer)
  }, [cuantos, isTodo])
  return archivos.slice(0, cuantos).map((href) => <link key={href} rel="modulepreload" href={href} />)
}

const ahorraDatos = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false

type Manifiesto = { routes: Record<string, { module: string; imports?: string[] } | undefined> }

// The router's own list of files. Its <PrefetchPageLinks> would ask for data as well, and for an address that must exist.
function archivosDe(pantallas: string[]): string[] {
  const { __reactRouterManifest: manifiesto } = window as { __reactRouterManifest?: Manifiesto }
  const rutas = pantallas.flatMap((pantalla) => manifiesto?.routes[pantalla] ?? [])
  return [...new Set([...rutas.map(({ module }) => module), ...rutas.flatMap(({ imports }) => imports ?? [])])]
}
