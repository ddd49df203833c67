import { useState } from 'react'
import { useLocation } from 'react-router'
import type { ExperienciaDetalle, Salida, Tarifa, TipoTarifa } from '#contract/experiencias.ts'
import { useViva } from '#web/components/use-viva.ts'
import { TARIFAS } from '#web/components/catalogo-textos.ts'
import { eleccionPedida, enParametros } from './eleccion-recordada.ts'

export type Personas = Partial<Record<TipoTarifa, number>>

export type Eleccion = {
  dia: string | null
  salida: Salida | null
  /** A departure that the address asks for, until the list of departures tells whether it is there. */
  salidaPedida: string | null
  /** The month to begin with, from the dates of the search; never a day. */
  mes: string | undefined
  personas: Personas
  cantidad: number
  tarifas: Tarifa[]
  total: number
  /** Why it cannot go on; shown after trying. */
  falta: string | null
  elegirDia: (dia: string, salidas: Salida[]) => void
  elegirSalida: (salida: Salida, dia: string) => void
  cambiarPersonas: (tipo: TipoTarifa, cantidad: number) => void
  intentar: () => boolean
}

type DesdeLaBusqueda = { participantes?: number; fechaInicio?: string } | null

/** Day, time and people of the reservation to be. */
export function useEleccion(detalle: ExperienciaDetalle): Eleccion {
  const { search, state } = useLocation()
  const busqueda = state as DesdeLaBusqueda
  const [salidaPedida, setSalidaPedida] = useState<string | null>(null)
  const [dia, setDia] = useState<string | null>(null)
  const [salida, setSalida] = useState<Salida | null>(null)
  const [personas, setPersonas] = useState<Personas>({ adulto: 1 })
  const [intentado, setIntentado] = useState(false)
  // Only the browser knows what was chosen before; the served page begins with one traveller.
  const isViva = useViva()
  const [isLeida, setLeida] = useState(false)
  if (isViva && !isLeida) {
    const pedida = eleccionPedida(detalle.id, search)
    setLeida(true)
    setSalidaPedida(pedida.get('salida'))
    setPersonas(personasDe(pedida, busqueda?.participantes))
  }

  const tarifas = salida?.tarifas ?? detalle.tarifas
  const cantidad = Object.values(personas).reduce((sum, each) => sum + each, 0)
  const falta = faltaDe({ dia, salida }, cantidad)
  return {
    dia,
    salida,
    salidaPedida: dia ? null : salidaPedida,
    mes: busqueda?.fechaInicio,
    personas,
    cantidad,
    tarifas,
    total: tarifas.reduce((sum, { tipo, precio }) => sum + precio * (personas[tipo] ?? 0), 0),
    falta: intentado ? falta : null,
    elegirDia: (next, salidas) => {
      const libres = salidas.filter(({ cuposDisponibles }) => cuposDisponibles > 0)
      setDia(next)
      setSalida(libres.length === 1 ? (libres[0] ?? null) : null)
    },
    elegirSalida: (next, suDia) => {
      setDia(suDia)
      setSalida(next)
    },
    cambiarPersonas: (tipo, n) => setPersonas({ ...personas, [tipo]: n }),
    intentar: () => {
      setIntentado(true)
      return falta === null
    },
  }
}

/** '/reservar/{slug}?salida=…&adulto=2&nino=1' */
export function direccionDeReserva(slug: string, { salida, personas }: Eleccion): string {
  return `/reservar/${slug}?${enParametros(salida, personas)}`
}

function personasDe(params: URLSearchParams, participantes = 1): Personas {
  const pedidas = (Object.keys(TARIFAS) as TipoTarifa[])
    .map((tipo) => [tipo, entero(params.get(tipo))] as const)
    .filter(([, n]) => n > 0)
  return pedidas.length > 0 ? Object.fromEntries(pedidas) : { adulto: Math.max(1, participantes) }
}

const entero = (raw: string | null): number => (raw && /^\d{1,2}$/.test(raw) ? Math.min(50, Number(raw)) : 0)

function faltaDe({ dia, salida }: Pick<Eleccion, 'dia' | 'salida'>, cantidad: number): string | null {
  if (!salida) return dia ? 'Elige una hora para continuar' : 'Elige un día y una hora para continuar'
  if (cantidad < 1) return 'Elige al menos un viajero'
  if (cantidad > salida.cuposDisponibles)
    return `Esta salida tiene ${salida.cuposDisponibles === 1 ? '1 cupo' : `${salida.cuposDisponibles} cupos`}. Elige otra o baja los viajeros`
  return null
}
