import type { ErrorCode } from '#contract/errors.ts'
import { pideSegundaPersona } from './devolucion.ts'

export type CierreDeDeuda = 'cobrada' | 'castigada'

interface DeudaAbierta {
  estado: string | null
  monto: number
  /** What the first person said, and who that was. */
  propuesta: string | null
  propuestaPor: string | null
}

/** docs/permisos.md 6: above `limite` a second person agrees with the first. `primera-persona`: it is only noted. Null: it is closed now. */
export function motivoParaNoCerrar(
  { estado, monto, propuesta, propuestaPor }: DeudaAbierta,
  { quien, decision, limite }: { quien: string; decision: CierreDeDeuda; limite: number },
): ErrorCode | 'primera-persona' | null {
  if (estado !== 'abierta') return 'transicion-no-permitida'
  if (!pideSegundaPersona(monto, limite)) return null
  if (propuesta !== decision) return 'primera-persona'
  return propuestaPor === quien ? 'aprueba-otra-persona' : null
}
