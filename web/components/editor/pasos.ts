import type { Edicion } from '#contract/ediciones.ts'
import { enMedio } from '#web/ui/formato.ts'

export const PASOS = [
  { id: 'esencial', titulo: 'Lo esencial' },
  { id: 'lugar', titulo: 'Lugar' },
  { id: 'detalle', titulo: 'Detalle' },
  { id: 'fotos', titulo: 'Fotos' },
  { id: 'precio', titulo: 'Precio y cupos' },
  { id: 'fechas', titulo: 'Fechas' },
] as const

export type PasoId = (typeof PASOS)[number]['id'] | 'revisar'

/** The step that an address names; the first where it names none. */
export function pasoDe(texto: string | null): PasoId {
  if (texto === 'revisar') return 'revisar'
  return PASOS.find(({ id }) => id === texto)?.id ?? 'esencial'
}

export function siguienteDe(paso: PasoId): PasoId {
  const i = PASOS.findIndex(({ id }) => id === paso)
  return PASOS[i + 1]?.id ?? 'revisar'
}

export function tituloDe(paso: PasoId): string {
  return PASOS.find(({ id }) => id === paso)?.titulo ?? 'Revisar'
}

/** Of an experience that nobody sees yet, the hours of its calendar stand for the departures they open. */
export function fechasDe({
  salidasPorVenir,
  horasGuardadas,
  esPropuesta,
}: Pick<Edicion, 'salidasPorVenir' | 'horasGuardadas' | 'esPropuesta'>): 'abiertas' | 'guardadas' | 'ninguna' {
  if (salidasPorVenir > 0) return 'abiertas'
  return horasGuardadas > 0 && !esPropuesta ? 'guardadas' : 'ninguna'
}

/** How a step stands, in a word or two. */
export function notaDe(
  paso: PasoId,
  edicion: Edicion,
  pasosDeCampos: Record<string, string>,
): { texto: string; tono: 'bien' | 'falta' | 'nada' } {
  const { faltas, observaciones, estado } = edicion
  const observadas =
    estado === 'observada' ? observaciones.filter(({ campo }) => pasosDeCampos[campo] === paso).length : 0
  if (observadas > 0)
    return { texto: observadas === 1 ? '1 punto por corregir' : `${observadas} puntos por corregir`, tono: 'falta' }
  const suyas = faltas.filter((falta) => falta.paso === paso)
  if (suyas.length > 0)
    return {
      texto: suyas.length === 1 ? `Falta: ${enMedio(suyas[0]!.mensaje)}` : `Faltan ${suyas.length} datos`,
      tono: 'falta',
    }
  if (paso === 'fechas')
    return fechasDe(edicion) === 'ninguna'
      ? { texto: 'Sin fechas todavía', tono: 'nada' }
      : { texto: 'Listo', tono: 'bien' }
  return paso === 'revisar' ? { texto: '', tono: 'nada' } : { texto: 'Listo', tono: 'bien' }
}
