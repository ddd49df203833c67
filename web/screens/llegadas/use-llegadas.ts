import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ReservaRecibida } from '#contract/operadores.ts'
import type { Operador } from '#web/components/experiencias-propias.tsx'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { toast } from '#web/ui/toast.ts'
import { alCambiarCola, anotar, esDeOtroEquipo, type Pendiente, pendientes, quitar, textoDeCola } from './cola.ts'
import { guardarEsperados, leerEsperados, revisarSinRed, type Revisada } from './esperados.ts'

// Left alone, the library holds what is asked back until there is a network.
const networkMode = 'always'
const PRIMERA_ESPERA_MS = 1_000
const VACIAR = ['llegadas', 'vaciar']
const ESPERA_MAXIMA_MS = 30_000

const LLAMADAS = {
  anfitrion: { listar: 'listarReservasDeAnfitrion', revisar: 'revisarEntradaDeAnfitrion', registrar: 'registrarLlegadaDeAnfitrion' },
  proveedor: { listar: 'listarReservasDeProveedor', revisar: 'revisarEntradaDeProveedor', registrar: 'registrarLlegadaDeProveedor' },
} as const

const siguiente = (): Pendiente | undefined => pendientes().find((cada) => !esDeOtroEquipo(cada))

/** Asked again it may go well: no network, too many at once, or a failure of ours. */
const esPasajero = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500 || error.code === 'solicitud-en-curso')

const yaLlego = (error: unknown): boolean => error instanceof ApiError && error.code === 'llegada-ya-registrada'

export const esSinRed = (error: unknown): boolean => error instanceof ApiError && error.code === 'NETWORK_ERROR'

/** Today's people and what is done with them, with a network or without. */
export function useLlegadas(operador: Operador) {
  const queryClient = useQueryClient()
  const llamadas = LLAMADAS[operador]
  const texto = useSyncExternalStore(alCambiarCola, textoDeCola, () => '[]')
  const cola = useMemo(() => JSON.parse(texto) as Pendiente[], [texto])
  const ajenas = cola.filter(esDeOtroEquipo).length
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
        if (error instanceof ApiError && (error.code === 'reserva-desconocida' || error.code === 'entrada-falsa')) return { veredicto: 'desconocida', reserva: null }
        if (!esSinRed(error)) throw error
        return revisarSinRed(entrada, leerEsperados()?.reservas ?? [], new Set(pendientes().map(({ id }) => id)), Date.now())
      }
    },
  })

  // Under one key however often it is sent: an answer that got lost is heard the next time.
  const enviar = async ({ id, registradaEn }: Pendiente): Promise<void> => {
    const registrada = await api.call(llamadas.registrar, { id, registradaEn }, { idempotencyKey: `llegada:${id}:${registradaEn}` })
    queryClient.setQueryData<ReservaRecibida[]>(llave, (lista) => lista?.map((each) => (each.id === id ? registrada : each)))
  }

  const registrar = useMutation({
    networkMode,
    mutationFn: async ({ id, titular }: ReservaRecibida): Promise<'enviada' | 'guardada'> => {
      const pendiente = { id, titular, registradaEn: new Date().toISOString() }
      try {
        await enviar(pendiente)
        return 'enviada'
      } catch (error) {
        if (yaLlego(error)) await queryClient.invalidateQueries({ queryKey: llave })
        if (!esSinRed(error) || !anotar(pendiente)) throw error
        return 'guardada'
      }
    },
  })

  const vaciar = useMutation({
    networkMode,
    mutationKey: VACIAR,
    retry: (_, error) => navigator.onLine && esPasajero(error),
    retryDelay: (veces) => Math.min(ESPERA_MAXIMA_MS, PRIMERA_ESPERA_MS * 2 ** veces),
    mutationFn: async () => {
      for (let pendiente = siguiente(); pendiente; pendiente = siguiente()) {
        try {
          await enviar(pendiente)
        } catch (error) {
          // Without a session it waits for whoever signs in again.
          if (!(error instanceof ApiError) || esPasajero(error) || error.status === 401) throw error
          // Somebody else registered them meanwhile, which is what was wanted.
          if (yaLlego(error)) await queryClient.invalidateQueries({ queryKey: llave })
          else toast({ title: `No registramos a ${pendiente.titular}`, description: detalleDe(error), variant: 'destructive' })
        }
        quitar(pendiente.id)
      }
    },
  })

  const { mutate: enviarTodo } = vaciar
  const porEnviar = cola.length - ajenas
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

  return { hoy, cola, ajenas, revisar, registrar, vaciar }
}
