import type { Entrada, Reserva } from '#contract/reservas.ts'
import { guardar, leerGuardado } from '#web/api/almacen.ts'
import { LLAVE_ENTRADAS } from '#web/api/sesion.ts'

/** What can be shown without a connection. Of a session: its list and the tickets opened; it goes with the session. */
type Cajon = { lista: Reserva[]; guardadaEn?: number; entradas: Record<string, EntradaGuardada> }
export type EntradaGuardada = { reserva: Reserva; entrada: Entrada | null; guardadaEn: number }

const CAJONES = { cuenta: LLAVE_ENTRADAS, invitado: `${LLAVE_ENTRADAS}-invitado` } as const
const MAXIMO = 12
const CADUCA_MS = 7 * 86_400_000

function leer(cual: keyof typeof CAJONES): Cajon {
  const { lista, entradas, guardadaEn } = leerGuardado<Partial<Cajon>>(CAJONES[cual]) ?? {}
  const vigentes = Object.entries(entradas ?? {}).filter(([, guardada]) => sirve(guardada?.reserva))
  return { lista: lista ?? [], entradas: Object.fromEntries(vigentes), ...(guardadaEn && { guardadaEn }) }
}

/** Where the device keeps nothing, the tickets are only shown with a connection. */
const guardarCajon = (cual: keyof typeof CAJONES, cajon: Cajon): boolean => guardar(CAJONES[cual], cajon)

/** A ticket that was used has no business on the device. */
const sirve = (reserva: Reserva | undefined): boolean =>
  reserva !== undefined && Date.parse(reserva.fin) + CADUCA_MS > Date.now()

/** The list of the account, and when it was kept; undefined where it never was. */
export function listaGuardada(): { reservas: Reserva[]; guardadaEn: number } | undefined {
  const { lista, guardadaEn } = leer('cuenta')
  return guardadaEn === undefined ? undefined : { reservas: lista, guardadaEn }
}

export const entradaGuardada = (codigo: string): EntradaGuardada | undefined =>
  leer('cuenta').entradas[codigo] ?? leer('invitado').entradas[codigo]

/** Whether this browser held the ticket of a guest: without its key it is only a copy. */
export const seAbrioAqui = (codigo: string): boolean => leer('invitado').entradas[codigo] !== undefined

/** Every ticket that opens without a connection, the soonest first. */
export function entradasGuardadas(): EntradaGuardada[] {
  const todas = { ...leer('invitado').entradas, ...leer('cuenta').entradas }
  return Object.values(todas).sort((a, b) => Date.parse(a.reserva.inicio) - Date.parse(b.reserva.inicio))
}

export function guardarLista(lista: Reserva[]): void {
  guardarCajon('cuenta', { ...leer('cuenta'), lista: lista.map(sinClave), guardadaEn: Date.now() })
}

/** A guest's key is not kept with the ticket: the copy can be shown, not used. */
export function guardarEntrada(reserva: Reserva, entrada: Entrada | null, deInvitado: boolean): void {
  const cual = deInvitado ? 'invitado' : 'cuenta'
  const cajon = leer(cual)
  const { [reserva.codigo]: _old, ...otras } = cajon.entradas
  const recientes = Object.entries(otras).slice(-MAXIMO + 1)
  guardarCajon(cual, {
    ...cajon,
    entradas: {
      ...Object.fromEntries(recientes),
      [reserva.codigo]: { reserva: sinClave(reserva), entrada, guardadaEn: Date.now() },
    },
  })
  void guardarImagen(CAJONES[cual], reserva.experiencia.portada)
  if (entrada?.puntoEncuentro.foto) void guardarImagen(CAJONES[cual], entrada.puntoEncuentro.foto.url)
}

const sinClave = ({ clave: _clave, enlace: _enlace, ...reserva }: Reserva): Reserva => reserva

/** Beside what it belongs to: the pictures of an account go with its session too. */
async function guardarImagen(cajon: string, url: string): Promise<void> {
  if (!url.startsWith('/') || !('caches' in globalThis)) return
  try {
    const caja = await caches.open(cajon)
    await caja.add(url)
    // A private one has another address each time: the last is enough.
    const antes = (await caja.keys(url, { ignoreSearch: true })).slice(0, -1)
    await Promise.all(antes.map((una) => caja.delete(una)))
  } catch {
    // The ticket serves as well without its picture.
  }
}
