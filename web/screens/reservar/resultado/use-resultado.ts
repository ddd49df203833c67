import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Reserva } from '#contract/reservas.ts'
import { api } from '#web/api/api.ts'
import { ApiError } from '#web/api/cliente.ts'
import { recordarClave } from '#web/api/claves.ts'
import { type EstadoDelPago, esperaMs, estadoDelPago, sigueAbierto } from './estado-del-pago.ts'

export type Resultado = { reserva: Reserva; estado: EstadoDelPago }

/** Asks for the payment and then for the reserva, until nothing more can change by itself. */
export function useResultado(id: string, clave: string | null | undefined) {
  const rounds = useRef(0)
  return useQuery({
    queryKey: ['resultado-del-pago', id, clave ?? null],
    enabled: id !== '' && clave !== undefined,
    staleTime: 0,
    queryFn: async () => preguntar(id, clave ?? null),
    refetchInterval: ({ state: { data, error } }) => {
      if (error instanceof ApiError && error.status !== 0 && error.status < 500) return false
      return error || (data && sigueAbierto(data.estado)) ? esperaMs(rounds.current++) : false
    },
    refetchOnWindowFocus: ({ state: { data } }) => data !== undefined && sigueAbierto(data.estado),
  })
}

async function preguntar(id: string, clave: string | null): Promise<Resultado> {
  const wasAsked = await revisar(id, clave)
  const reserva = await api.call('verReserva', { id }, { clave })
  if (reserva.clave) for (const nombre of [reserva.id, reserva.codigo]) recordarClave(nombre, reserva.clave)
  return { reserva, estado: estadoDelPago(reserva, wasAsked) }
}

/** False where the provider gave no answer: the state then stays open. */
async function revisar(id: string, clave: string | null): Promise<boolean> {
  try {
    const { revisado } = await api.call('revisarPago', { id }, { clave })
    return revisado
  } catch (error) {
    if (error instanceof ApiError && (error.status === 429 || error.status >= 500)) return false
    throw error
  }
}
