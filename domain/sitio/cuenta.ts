import type { ErrorCode } from '#contract/errors.ts'
import type { CuentaDelSitio, EstadoDeCuentaDelSitio } from '#contract/sitio.ts'
import type { Actor } from '#domain/permisos/actor.ts'
import { motivoParaNoAprobar, puedeVerFinanzas } from '#domain/permisos/finanzas.ts'

/** No bank has it: it is shown where a demonstration shows where to transfer to. */
export const CUENTA_DE_DEMO: CuentaDelSitio = {
  titular: 'Empresa de Demostración SpA',
  rut: '99.999.999-9',
  banco: 'BancoEstado',
  tipoCuenta: 'corriente',
  numeroCuenta: '00000000',
  email: 'pagos@tourismhub.example',
}

/** Whoever proposed it may take it back; that it holds takes somebody else. */
export function motivoParaNoDecidirCuenta(
  actor: Actor,
  { estado, propuestaPor }: { estado: EstadoDeCuentaDelSitio; propuestaPor: string },
  decision: 'aprobar' | 'rechazar',
): ErrorCode | null {
  if (!puedeVerFinanzas(actor)) return 'sin-permiso'
  if (estado !== 'propuesta') return 'transicion-no-permitida'
  return decision === 'aprobar' ? motivoParaNoAprobar(actor, propuestaPor) : null
}

const TIPOS: Record<CuentaDelSitio['tipoCuenta'], string> = {
  corriente: 'Cuenta corriente',
  vista: 'Cuenta vista',
  ahorro: 'Cuenta de ahorro',
}

/** Lines of label and value: where to transfer to, as a form of a bank asks for it. */
export const datosDeCuenta = ({
  titular,
  rut,
  banco,
  tipoCuenta,
  numeroCuenta,
  email,
}: CuentaDelSitio): [string, string][] => [
  ['Titular', titular],
  ['RUT', rut],
  ['Banco', banco],
  [TIPOS[tipoCuenta], numeroCuenta],
  ...(email ? ([['Correo para el comprobante', email]] as [string, string][]) : []),
]
