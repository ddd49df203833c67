import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ReservaRecibida } from '#contract/operadores.ts'
import type { Operador } from '#web/components/experiencias-propias.tsx'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { formatCodigo } from '#web/ui/formato.ts'
import {
  alCambiarCola,
  anotar,
  esDeOtroEquipo,
  leerCola,
  marcar,
  type Pendiente,
  pendientes,
  quitar,
  textoDeCola,
} from './cola.ts'
import { ahoraDelServidor, guardarEsperados, leerEsperados, revisarSinRed, type Revisada } from './esperados.ts'
import { llaveDeLecturas } from './use-lecturas.ts'

// Left alone, the library holds what is asked back until there is a network.
const networkMode = 'always'
const PRIMERA_ESPERA_MS = 1_000
const VACIAR = ['llegadas', 'vaciar']
const ESPERA_MAXIMA_MS = 30_000

const LLAMADAS = {
  anfitrion: {
    listar: 'listarReservasDeAnfitrion',
    revisar: 'revisarEntradaDeAnfitrion',
    registrar: 'registrarLlegadaDeAnfitrion',
    entregar: 'entregarLecturaDeAnfitrion',
  },
  proveedor: {
    listar: 'listarReservasDeProveedor',
    revisar: 'revisarEntradaDeProveedor',
    registrar: 'registrarLlegadaDeProveedor',
    entregar: 'entregarLecturaDeProveedor',
  },
} as const

const siguiente = (): Pendiente | undefined => pendientes().find((cada) => !esDeOtroEquipo(cada) && !cada.problema)

/** Asked again it may go well: no network, too many at once, or a failure of ours. */
const esPasajero = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 429 || error.status >= 500 || error.code === 'solicitud-en-curso')

const yaLlego = (error: unknown): boolean => error instanceof ApiError && error.code === 'llegada-ya-registrada'

export const esSinRed = (error: unknown): boolean => error instanceof ApiError && error.code === 'NETWORK_ERROR'

/** Today's people and what is done with them, with a network or without. */
export function useLlegadas(operador: Operador) {
  const queryClient = useQueryClient()
  const llamadas = LLAMADAS[operador]
  const texto = useSyncExternalStore(alCambiarCola, textoDeCola, () => '[]')
  const cola = useMemo(() => leerCola(texto), [texto])
  const ajenas = cola.filter(esDeOtroEquipo).length
  const detenidas = cola.filter((cada) => !esDeOtroEquipo(cada) && cada.problema)
  const llave = ['recibidas', operador, 'hoy']

  const hoy = useQuery({
    networkMode,
    queryKey: llave,
    queryFn: async ({ signal }) => {
      const reservas = await api.call(llamadas.listar, { vista: 'hoy' }, { signal })
      guardarEsperados(reservas)
      return reservas
    },
    staleTime: 0,
    initialData: () => leerEsperados()?.reservas,
    initialDataUpdatedAt: () => leerEsperados()?.guardadoEn,
  })

  const revisar = useMutation({
    networkMode,
    mutationFn: async (entrada: string): Promise<Revisada> => {
      try {
        return await api.call(llamadas.revisar, { entrada })
      } catch (error) {
        if (error instanceof ApiError && (error.code === 'reserva-desconocida' || error.code === 'entrada-falsa'))
          return { veredicto: 'desconocida', reserva: null }
        if (!esSinRed(error)) throw error
        return revisarSinRed(
          entrada,
          leerEsperados()?.reservas ?? [],
          new Set(pendientes().map((cada) => cada.entrada)),
          ahoraDelServidor(),
        )
      }
    },
  })

  const alDia = (registrada: ReservaRecibida): void =>
    void queryClient.setQueryData<ReservaRecibida[]>(llave, (lista) =>
      lista?.map((each) => (each.id === registrada.id ? registrada : each)),
    )

  const registrar = useMutation({
    networkMode,
    mutationFn: async ({ id, titular }: Pick<ReservaRecibida, 'id' | 'titular'>): Promise<'enviada' | 'guardada'> => {
      const leidaEn = new Date().toISOString()
      try {
        // Under one key: an answer that got lost is heard the next time.
        alDia(await api.call(llamadas.registrar, { id }, { idempotencyKey: `llegada:${id}:${leidaEn}` }))
        return 'enviada'
      } catch (error) {
        if (yaLlego(error)) await queryClient.invalidateQueries({ queryKey: llave })
        if (!esSinRed(error) || !anotar({ entrada: id, titular, leidaEn })) throw error
        return 'guardada'
      }
    },
  })

  // What only the device spoke of is kept as it was read: the server has the last word.
  const guardarLectura = useMutation({
    networkMode,
    mutationFn: async ({ sinRed, reserva }: Revisada): Promise<'guardada'> => {
      const entrada = reserva?.id ?? sinRed ?? ''
      if (
        !anotar({
          entrada,
          titular: reserva?.titular ?? formatCodigo(entrada.slice(0, 20)),
          leidaEn: new Date().toISOString(),
        })
      )
        throw new Error('Este dispositivo no puede guardar la lectura')
      return 'guardada'
    },
  })

  const { vaciar, porEnviar } = useEnvioDeCola(operador, cola, alDia)

  return { hoy, cola, ajenas, detenidas, porEnviar, revisar, registrar, guardarLectura, vaciar }
}

/** Delivers what waits, one after the other, each time there is a network. */
function useEnvioDeCola(operador: Operador, cola: Pendiente[], alDia: (registrada: ReservaRecibida) => void) {
  const queryClient = useQueryClient()
  const llamadas = LLAMADAS[operador]
  const vaciar = useMutation({
    networkMode,
    mutationKey: VACIAR,
    retry: (_, error) => navigator.onLine && esPasajero(error),
    retryDelay: (veces) => Math.min(ESPERA_MAXIMA_MS, PRIMERA_ESPERA_MS * 2 ** veces),
    mutationFn: async () => {
      for (let pendiente = siguiente(); pendiente; pendiente = siguiente()) {
        const { entrada, leidaEn } = pendiente
        try {
          const { reserva, estado } = await api.call(llamadas.entregar, {
            entrada,
            leidaEn,
            enviadaEn: new Date().toISOString(),
          })
          if (reserva) alDia(reserva)
          if (estado === 'por_decidir') await queryClient.invalidateQueries({ queryKey: llaveDeLecturas(operador) })
          quitar(entrada)
        } catch (error) {
          // Without a session it waits for whoever signs in again.
          if (!(error instanceof ApiError) || esPasajero(error) || error.status === 401) throw error
          marcar(entrada, detalleDe(error))
        }
      }
    },
  })

  const { mutate: enviarTodo } = vaciar
  const porEnviar = cola.filter((cada) => !esDeOtroEquipo(cada) && !cada.problema).length
  useEffect(() => {
    if (porEnviar === 0) return
    // One at a time: what is being sent takes along what was added meanwhile.
    const enviar = (): void => {
      if (queryClient.isMutating({ mutationKey: VACIAR }) === 0) enviarTodo()
    }
    if (navigator.onLine) enviar()
    window.addEventListener('online', enviar)
    return () => window.removeEventListener('online', enviar)
  }, [porEnviar, enviarTodo, queryClient])

  return { vaciar, porEnviar }
}
