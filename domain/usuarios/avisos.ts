import type { CanalAviso, TipoAviso } from '#contract/avisos.ts'
import { CANALES_AVISO, TIPOS_AVISO } from '#contract/enumeraciones.ts'
import type { RolProveedor } from '#domain/permisos/actor.ts'
import { tieneDerecho } from '#domain/permisos/equipos.ts'
import { tiposDeVenta } from '#domain/reservas/hechos.ts'

const NECESARIOS: readonly TipoAviso[] = ['reserva', 'cambio', 'reembolso', 'documento']

/** A purchase, its changes and its money are always told by mail: the law asks for it in writing. */
export function esAvisoNecesario(tipo: TipoAviso, canal: CanalAviso): boolean {
  return canal === 'correo' && NECESARIOS.includes(tipo)
}

/** `elegido`: what the person chose, undefined while they chose nothing. */
export function recibeAviso(tipo: TipoAviso, canal: CanalAviso, elegido: boolean | undefined): boolean {
  return esAvisoNecesario(tipo, canal) || (elegido ?? true)
}

export interface PorDondeAvisar {
  tipo: TipoAviso
  canal: CanalAviso
}

const DE_VENTAS: readonly TipoAviso[] = ['venta', 'por_aceptar', 'venta_cambiada']

/** What a person is asked about; those of sales as far as they sell, with that role. */
export function avisosDePersona(rol: RolProveedor | null): PorDondeAvisar[] {
  const suyos = rol ? tiposDeVenta(rol) : []
  return porCanales(TIPOS_AVISO.filter((tipo) => !DE_VENTAS.includes(tipo) || suyos.includes(tipo)))
}

/** What whoever works for a provider is asked about; messages and clashes have no mail of their own there. */
export function avisosDeProveedor(rol: RolProveedor): PorDondeAvisar[] {
  return [
    ...porCanales(tiposDeVenta(rol)),
    ...(rol === 'caja' ? [] : [{ tipo: 'mensaje', canal: 'sitio' } as const]),
    ...(tieneDerecho(rol, 'salidas') ? [{ tipo: 'cambio', canal: 'sitio' } as const] : []),
    ...(tieneDerecho(rol, 'experiencias') ? porCanales(['documento']) : []),
  ]
}

const porCanales = (tipos: readonly TipoAviso[]): PorDondeAvisar[] =>
  tipos.flatMap((tipo) => CANALES_AVISO.map((canal) => ({ tipo, canal })))
