import type { Entrada, Reserva } from '#contract/reservas.ts'

/** What can be shown without a connection: the list of the account, and the last tickets opened. */
type Guardadas = { lista: Reserva[]; entradas: Record<string, EntradaGuardada> }
export type EntradaGuardada = { reserva: Reserva; entrada: Entrada | null }

const LLAVE = 'entradas'
const MAXIMO = 12

function leer(): Guardadas {
  try {
    return JSON.parse(localStorage.getItem(LLAVE) ?? '') as Guardadas
  } catch {
    // Nothing kept yet, or not readable: it is only a copy.
    return { lista: [], entradas: {} }
  }
}

function guardar(guardadas: Guardadas): void {
  try {
    localStorage.setItem(LLAVE, JSON.stringify(guardadas))
  } catch {
    // No room or no permission: the tickets are then only shown with a connection.
  }
}

export const entradasGuardadas = (): Reserva[] => leer().lista

export const entradaGuardada = (codigo: string): EntradaGuardada | undefined => leer().entradas[codigo]

export function guardarLista(lista: Reserva[]): void {
  guardar({ ...leer(), lista })
}

/** A guest's key is not kept with the ticket: the copy can be shown, not used. */
export function guardarEntrada({ clave: _clave, enlace: _enlace, ...reserva }: Reserva, entrada: Entrada | null, deInvitado: boolean): void {
  const { lista, entradas } = leer()
  const { [reserva.codigo]: _old, ...otras } = entradas
  const guardada: EntradaGuardada & { deInvitado?: boolean } = { reserva, entrada, ...(deInvitado && { deInvitado }) }
  const recientes = Object.entries(otras).slice(-MAXIMO + 1)
  guardar({ lista, entradas: { ...Object.fromEntries(recientes), [reserva.codigo]: guardada } })
}

/** After the session ended: what belonged to the account leaves this browser, a guest's own tickets stay. */
export function borrarEntradasDeCuenta(): void {
  const { lista, entradas } = leer()
  const deInvitado = Object.fromEntries(Object.entries(entradas).filter(([, guardada]) => (guardada as { deInvitado?: boolean }).deInvitado))
  if (lista.length === 0 && Object.keys(deInvitado).length === Object.keys(entradas).length) return
  guardar({ lista: [], entradas: deInvitado })
}
