import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Salida } from '#contract/experiencias.ts'
import { api } from '#web/api/api.ts'
import type { DayState } from '#web/ui/calendar.tsx'
import { addDays, addMonths } from '#web/ui/calendar-dates.ts'
import { diaEn } from '#web/ui/horas.ts'

/** The longest stretch that one answer covers. */
const TRAMO_DIAS = 91
const TRAMOS = 2

export type Salidas = {
  estado: 'cargando' | 'fallo' | 'lista'
  hoy: string
  ultimo: string
  todas: Salida[]
  porDia: ReadonlyMap<string, Salida[]>
  /** The calendar reached another month: its departures may not have been asked for yet. */
  alcanzar: (mes: string) => void
  reintentar: () => void
}

/** Something can be chosen, or soon may be; of a day that is sold out one can only wait for a place. */
export const hayQueElegir = ({ estado, todas, porDia }: Salidas, dia: string | null): boolean =>
  estado === 'cargando' || (todas.length > 0 && (dia === null || estadoDelDia(porDia.get(dia)) !== 'full'))

/** Departures on sale, asked anew each time: places are never taken from a cache. */
export function useSalidas(experienciaId: string, zona: string, isEnabled: boolean): Salidas {
  // Where nothing is asked no clock is read: the runtime's dates of a zone take long to set up.
  const hoy = useMemo(() => (isEnabled ? hoyEn(zona) : null), [isEnabled, zona])
  const [tramos, setTramos] = useState(1)
  const consultas = useQueries({
    queries: desdes(hoy, tramos).map((desde) => {
      const hasta = addDays(desde, TRAMO_DIAS)
      return {
        queryKey: ['disponibilidad', experienciaId, desde, hasta],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          api.call('verDisponibilidad', { id: experienciaId, desde, hasta }, { signal }),
        staleTime: 0,
        gcTime: 0,
      }
    }),
  })
  if (!hoy) return ESPERA
  const todas = consultas.flatMap(({ data }) => data ?? [])
  const primera = consultas[0]
  return {
    estado: primera?.data ? 'lista' : primera?.isError ? 'fallo' : 'cargando',
    hoy,
    ultimo: addDays(hoy, TRAMOS * (TRAMO_DIAS + 1) - 1),
    todas,
    porDia: Map.groupBy(todas, ({ inicio }) => diaEn(inicio, zona)),
    alcanzar: (mes) => {
      const hasta = addDays(addMonths(mes, 1), -1)
      if (hasta > addDays(hoy, tramos * (TRAMO_DIAS + 1) - 1)) setTramos(TRAMOS)
    },
    reintentar: () => {
      for (const consulta of consultas) void consulta.refetch()
    },
  }
}

const hoyEn = (zona: string): string => diaEn(new Date(), zona)

const desdes = (hoy: string | null, tramos: number): string[] =>
  hoy ? Array.from({ length: tramos }, (_, index) => addDays(hoy, index * (TRAMO_DIAS + 1))) : []

const ESPERA: Salidas = {
  estado: 'cargando',
  hoy: '',
  ultimo: '',
  todas: [],
  porDia: new Map(),
  alcanzar: () => {},
  reintentar: () => {},
}

export const estaALaVenta = ({ cierreVentas }: Salida): boolean => Date.parse(cierreVentas) > Date.now()

export function estadoDelDia(salidas: Salida[] = []): DayState {
  const abiertas = salidas.filter(estaALaVenta)
  if (abiertas.length === 0) return 'closed'
  return abiertas.some(({ cuposDisponibles }) => cuposDisponibles > 0) ? 'free' : 'full'
}
