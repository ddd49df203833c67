import type { CanalAviso, TipoAviso } from '#contract/avisos.ts'

const NECESARIOS: readonly TipoAviso[] = ['reserva', 'cambio', 'reembolso', 'documento']

/** What someone bought, its changes and its money are always told by mail: the law asks for it in writing. */
export function esAvisoNecesario(tipo: TipoAviso, canal: CanalAviso): boolean {
  return canal === 'correo' && NECESARIOS.includes(tipo)
}

/** `elegido`: what the person chose, undefined while they chose nothing. */
export function recibeAviso(tipo: TipoAviso, canal: CanalAviso, elegido: boolean | undefined): boolean {
  return esAvisoNecesario(tipo, canal) || (elegido ?? true)
}
