import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Lectura } from '#contract/lecturas.ts'
import { api } from '#web/api/api.ts'
import type { Operador } from '#web/components/experiencias-propias.tsx'

const LLAMADAS = {
  anfitrion: { listar: 'listarLecturasDeAnfitrion', decidir: 'decidirLecturaDeAnfitrion' },
  proveedor: { listar: 'listarLecturasDeProveedor', decidir: 'decidirLecturaDeProveedor' },
} as const

const POR_PAGINA = 20

export const llaveDeLecturas = (operador: Operador) => ['lecturas', operador] as const

/** What was read without a network and waits for a person, a page at a time. */
export function useLecturas(operador: Operador, pagina: number) {
  const queryClient = useQueryClient()
  const llamadas = LLAMADAS[operador]
  const lista = useQuery({
    queryKey: [...llaveDeLecturas(operador), pagina],
    queryFn: ({ signal }) => api.page(llamadas.listar, { pagina, porPagina: POR_PAGINA }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const decidir = useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: 'admitir' | 'descartar' }): Promise<Lectura> =>
      api.call(llamadas.decidir, { lecturaId: id, decision }),
    // Somebody else may have decided meanwhile: what is shown is asked again in either case.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: llaveDeLecturas(operador) }),
        queryClient.invalidateQueries({ queryKey: ['recibidas', operador] }),
      ]),
  })
  const paginas = Math.max(1, Math.ceil((lista.data?.total ?? 0) / POR_PAGINA))
  return { lista, decidir, paginas }
}
