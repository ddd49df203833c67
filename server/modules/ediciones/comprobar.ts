import type { Contenido } from '#contract/contenido.ts'
import { enSuOrden, revisarOtrasTarifas } from '#domain/experiencias/tarifas.ts'
import { refuse } from '#server/refusal.ts'

/** What was sent, once none of it contradicts itself; a list that has an order of its own, in that order. */
export function comprobado(dicho: Partial<Contenido>): Partial<Contenido> {
  if (!dicho.otrasTarifas) return dicho
  const errores = revisarOtrasTarifas(dicho.otrasTarifas)
  if (errores.length > 0) refuse('datos-invalidos', { errores })
  return { ...dicho, otrasTarifas: enSuOrden(dicho.otrasTarifas) }
}
