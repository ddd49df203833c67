import { useRouteLoaderData } from 'react-router'
import type { Funcion } from '#contract/reglas.ts'

/** As the page was loaded: what goes off later is refused by the server, with its sentence. */
export const useApagada = (funcion: Funcion): boolean =>
  useRouteLoaderData<{ apagadas: Funcion[] }>('root')?.apagadas.includes(funcion) ?? false
