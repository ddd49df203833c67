import type { ErrorCode } from '#contract/errors.ts'
import type { CuentaDelSitio, EstadoDeCuentaDelSitio } from '#contract/sitio.ts'
import type { Actor } from '#domain/permisos/actor.ts'
import { motivoParaNoAprobar, puedeVerFinanzas } from '#domain/permisos/finanzas.ts'

/** No bank has it: it is shown where a demonstration shows where to transfer to. */
export const CUENTA_DE_DEMO: CuentaDelSitio = { titular: 'Empresa de Demostración SpA', rut: '99.999.999-9', banco: 'BancoEstado', tipoCuenta: 'corriente', numeroCuenta: '00000000', email: 'pagos@tourismhub.example' }

/** Whoever proposed it may take it back; that it holds takes somebody else. */
export function motivoParaNoDecidirCuenta(actor: Actor, { estado, propuestaPor }: { estado: EstadoDeCuentaDelSitio; propuestaPor: string }, decision: 'aprobar' | 'rechazar'): ErrorCode | null {
  if (!puedeVerFinanzas(actor)) return 'sin-permiso'
  if (estado !== 'propuesta') return 'transicion-no-permitida'
  return decision === 'aprobar' ? motivoParaNoAprobar(actor, propuestaPor) : null
}
