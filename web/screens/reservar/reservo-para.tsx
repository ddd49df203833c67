import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ViajeroFrecuente } from '#contract/perfil.ts'
import type { Usuario } from '#contract/usuarios.ts'
import { api } from '#web/api/api.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

export const frecuentesQuery = queryOptions({
  queryKey: ['perfil', 'viajeros'],
  queryFn: ({ signal }) => api.call('listarViajerosFrecuentes', {}, { signal }),
  staleTime: 0,
})

// A child does not answer for a booking.
const responden = (frecuentes: ViajeroFrecuente[]): ViajeroFrecuente[] =>
  frecuentes.filter(({ tipo }) => tipo !== 'nino')

/** Whether there is somebody else to book for; undefined while nobody knows. A list that does not come stops nobody. */
export function useHayAQuien(usuario: Usuario | null): boolean | undefined {
  const { data, isError } = useQuery({ ...frecuentesQuery, enabled: usuario !== null, retry: 1 })
  return data ? responden(data).length > 0 : isError ? false : undefined
}

/** In whose name: oneself, or somebody of the list, whose name and phone are then filled in. */
export function ReservoPara({
  usuario,
  onChoose,
}: {
  usuario: Usuario
  onChoose: (persona: Pick<ViajeroFrecuente, 'nombre' | 'telefono'>) => void
}) {
  const { data = [] } = useQuery(frecuentesQuery)
  const personas = responden(data)
  if (personas.length === 0) return null
  return (
    <Field label="Reservo a nombre de" name="persona" hint="La entrada llega a tu correo igual">
      <Select
        options={[
          { value: '', label: `Mi nombre (${usuario.nombre})` },
          ...personas.map(({ id, nombre }) => ({ value: id, label: nombre })),
        ]}
        onChange={(event) => onChoose(personas.find(({ id }) => id === event.currentTarget.value) ?? usuario)}
      />
    </Field>
  )
}
