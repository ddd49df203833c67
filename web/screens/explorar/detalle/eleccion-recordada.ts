import type { Salida } from '#contract/experiencias.ts'
import type { Personas } from './use-eleccion.ts'

const PREFIJO = 'eleccion:'

/** 'salida=…&adulto=2&nino=1' */
export function enParametros(salida: Salida | null, personas: Personas): string {
  const gente = Object.entries(personas)
    .filter(([, n]) => n > 0)
    .map(([tipo, n]) => [tipo, String(n)])
  return String(new URLSearchParams([...(salida ? [['salida', salida.id]] : []), ...gente]))
}

/** Coming back from the next page finds the same day, time and people. */
export function recordarEleccion(
  experienciaId: string,
  { salida, personas }: { salida: Salida | null; personas: Personas },
): void {
  sessionStorage.setItem(PREFIJO + experienciaId, enParametros(salida, personas))
}

/** What the address asks for, else what was chosen before in this tab. */
export function eleccionPedida(experienciaId: string, search: string): URLSearchParams {
  const params = new URLSearchParams(search)
  if (params.has('salida')) return params
  return new URLSearchParams(sessionStorage.getItem(PREFIJO + experienciaId) ?? search)
}
