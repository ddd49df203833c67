import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { addDays, endOfWeek, monthOf, startOfWeek, addMonths } from '#web/ui/calendar-dates.ts'
import type { Operador } from '../experiencias-propias.tsx'
import { LLAMADAS_DE } from '../operador-llamadas.ts'

export const agendaQuery = (operador: Operador, id: string) =>
  queryOptions({
    queryKey: ['agenda', operador, id],
    queryFn: ({ signal }) => api.call(LLAMADAS_DE[operador].verAgenda, { id }, { signal }),
    staleTime: 0,
  })

/** The weeks that a month is shown in. */
const semanasDe = (mes: string): { desde: string; hasta: string } => ({
  desde: startOfWeek(monthOf(mes)),
  hasta: endOfWeek(addDays(addMonths(monthOf(mes), 1), -1)),
})

export function diasDe(mes: string): string[] {
  const { desde, hasta } = semanasDe(mes)
  const dias: string[] = []
  for (let dia = desde; dia <= hasta; dia = addDays(dia, 1)) dias.push(dia)
  return dias
}

/** The month that an address names; that of today where it names none. */
export function mesDe(search: URLSearchParams, hoy: string): string {
  const pedido = search.get('mes') ?? ''
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(pedido) ? `${pedido}-01` : monthOf(hoy)
}

export const salidasQuery = (operador: Operador, id: string, mes: string) => {
  const { desde, hasta } = semanasDe(mes)
  return queryOptions({
    queryKey: ['salidas-propias', operador, id, desde],
    queryFn: ({ signal }) => api.call(LLAMADAS_DE[operador].verSalidas, { id, desde, hasta }, { signal }),
    staleTime: 0,
  })
}

export const recursosQuery = (operador: Operador) =>
  queryOptions({
    queryKey: ['recursos', operador],
    queryFn: ({ signal }) => api.call(LLAMADAS_DE[operador].listarRecursos, {}, { signal }),
    staleTime: 0,
  })

/** Asked again by itself while one of them is being read. */
export const sincronizacionQuery = (operador: Operador, id: string) =>
  queryOptions({
    queryKey: ['sincronizacion', operador, id],
    queryFn: ({ signal }) => api.call(LLAMADAS_DE[operador].verSincronizacion, { id }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.calendarios.some(({ estado }) => estado === 'leyendo') ? 2_000 : false,
  })

export const semanaQuery = (operador: Operador, lunes: string) =>
  queryOptions({
    queryKey: ['salidas-del-dia', operador, lunes, 'semana'],
    queryFn: ({ signal }) =>
      api.call(LLAMADAS_DE[operador].verSalidasDelDia, { fecha: lunes, hasta: addDays(lunes, 6) }, { signal }),
    staleTime: 0,
  })

export const delDiaQuery = (operador: Operador, fecha: string) =>
  queryOptions({
    queryKey: ['salidas-del-dia', operador, fecha],
    queryFn: ({ signal }) => api.call(LLAMADAS_DE[operador].verSalidasDelDia, { fecha }, { signal }),
    staleTime: 0,
  })

export const escalaQuery = (operador: Operador) =>
  queryOptions({
    queryKey: ['cancelaciones', operador],
    queryFn: ({ signal }) => api.call(LLAMADAS_DE[operador].verCancelaciones, {}, { signal }),
    staleTime: 0,
    retry: false,
  })
