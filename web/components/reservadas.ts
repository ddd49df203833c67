import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Reserva } from '#contract/reservas.ts'
import { reservasQuery } from './consultas.ts'
import { useUsuario } from './usuario.ts'

/** Experiences that the person of the session has booked and not yet lived, by id. */
export function useReservadas(): ReadonlyMap<string, Reserva> {
  const { estado } = useUsuario()
  const { data } = useQuery({ ...reservasQuery, enabled: estado === 'iniciada' })
  return useMemo(
    () =>
      new Map(
        (estado === 'iniciada' ? (data ?? []) : [])
          .filter(estaPorVenir)
          .map((reserva) => [reserva.experienciaId, reserva]),
      ),
    [data, estado],
  )
}

function estaPorVenir({ estado, inicio }: Reserva): boolean {
  return (estado === 'confirmada' || estado === 'pagada') && Date.parse(inicio) > Date.now()
}
