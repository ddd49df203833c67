import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ModoDeDinero } from '#contract/comun.ts'
import { api } from '#web/api/api.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

const LIBROS: { value: ModoDeDinero; label: string }[] = [
  { value: 'vivo', label: 'De verdad' },
  { value: 'prueba', label: 'De prueba' },
]

/** `?libro=` of the address; without it, that of what this installation makes. */
export function useLibro(): { libro?: ModoDeDinero } {
  const [search] = useSearchParams()
  const libro = LIBROS.find(({ value }) => value === search.get('libro'))?.value
  return libro ? { libro } : {}
}

export const useSaldos = (libro: { libro?: ModoDeDinero }) =>
  useQuery({
    queryKey: ['admin', 'saldos', libro.libro ?? ''],
    queryFn: ({ signal }) => api.call('verSaldos', libro, { signal }),
    staleTime: 0,
  })

/** Which of the two books is read: test money is never counted with real money. Another one begins at the first page. */
export function ElegirLibro() {
  const [, setSearch] = useSearchParams()
  const libro = useLibro()
  const { data } = useSaldos(libro)
  const elegido = libro.libro ?? data?.libro
  if (!elegido) return null
  return (
    <div className="w-full sm:w-64">
      <Field
        label="Dinero"
        name="libro"
        {...(elegido === 'prueba' && { hint: 'No se paga ni se mezcla con el de verdad' })}
      >
        <Select
          value={elegido}
          options={LIBROS}
          onChange={(event) =>
            setSearch({ libro: event.currentTarget.value }, { replace: true, preventScrollReset: true })
          }
        />
      </Field>
    </div>
  )
}
