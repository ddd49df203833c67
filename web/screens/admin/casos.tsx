import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import { COLAS } from '#web/components/caso-textos.ts'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { MasDeLaLista } from '#web/components/mas-de-la-lista.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatCantidad, formatNumero } from '#web/ui/formato.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { Select } from '#web/ui/select.tsx'
import { CasosEspera, CasosTabla, type Filtro, useCasos } from './casos/casos-tabla.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Casos')
}

export default function CasosDeAdmin() {
  return (
    <AreaAdmin title="Casos" seccion="casos" text="Lo que espera una decisión, y lo que ya la tuvo">
      {() => <Cola />}
    </AreaAdmin>
  )
}

const VISTAS = [
  { value: '', label: 'Abiertos' },
  { value: 'libres', label: 'Abiertos que nadie revisa' },
  { value: 'mios', label: 'Los que reviso yo' },
  { value: 'vencidos', label: 'Fuera de plazo' },
  { value: 'resueltos', label: 'Resueltos' },
]

function Cola() {
  const [search, setSearch] = useSearchParams()
  const tipo = search.get('tipo') ?? ''
  const vista = search.get('ver') ?? ''
  const colas = useQuery({
    queryKey: ['admin', 'colas'],
    queryFn: ({ signal }) => api.call('listarColas', {}, { signal }),
    staleTime: 30_000,
  })
  const elegir = (clave: string, valor: string) => {
    const next = new URLSearchParams(search)
    if (valor) next.set(clave, valor)
    else next.delete(clave)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:max-w-form">
        <Field label="Cola">
          <Select value={tipo} onChange={(event) => elegir('tipo', event.currentTarget.value)}>
            <option value="">Todas</option>
            {tipo in COLAS && !colas.data?.some((cola) => cola.tipo === tipo) && (
              <option value={tipo}>{COLAS[tipo as keyof typeof COLAS].cola}</option>
            )}
            {colas.data?.map((cola) => (
              <option key={cola.tipo} value={cola.tipo}>
                {COLAS[cola.tipo].cola}
                {cola.abiertos ? ` (${formatNumero(cola.abiertos)})` : ''}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Mostrar">
          <Select value={vista} options={VISTAS} onChange={(event) => elegir('ver', event.currentTarget.value)} />
        </Field>
      </div>
      <Lista
        filtro={{
          ...(tipo in COLAS && { tipo: tipo as keyof typeof COLAS }),
          ...(vista === 'resueltos'
            ? { estado: 'resuelto' as const }
            : vista === 'mios' || vista === 'libres' || vista === 'vencidos'
              ? { de: vista }
              : {}),
        }}
      />
    </>
  )
}

const vacioDe = ({ estado, de }: Filtro): { title: string; text: string } => {
  if (estado === 'resuelto')
    return { title: 'Aún no hay casos resueltos', text: 'Aquí verás cada decisión, la última primero' }
  if (de === 'mios')
    return { title: 'No revisas ningún caso', text: 'Abre uno y elige «Revisar este caso»: lo verás aquí' }
  if (de === 'libres')
    return { title: 'Nadie espera que lo tomen', text: 'Alguien del equipo revisa cada caso abierto' }
  if (de === 'vencidos')
    return { title: 'Nada está fuera de plazo', text: 'Cuando un caso pase su plazo, lo verás aquí' }
  return { title: 'No hay casos pendientes', text: 'Cuando algo espere una decisión, lo verás aquí' }
}

function Lista({ filtro }: { filtro: Filtro }) {
  const [now] = useState(() => Date.now())
  const { casos, total, falla, reintentar, isFetching, query } = useCasos(filtro)
  if (falla)
    return (
      <ErrorBlock
        title="No pudimos cargar los casos"
        text={detalleDe(falla)}
        onRetry={reintentar}
        isRetrying={isFetching}
      />
    )
  if (!casos) return <CasosEspera resueltos={filtro.estado === 'resuelto'} />
  if (casos.length === 0) return <EmptyBlock headingLevel={2} {...vacioDe(filtro)} />
  return (
    <section aria-label="Casos" className="grid grid-cols-1 gap-4">
      <p role="status" className="text-small text-text-2">
        {formatCantidad(total, 'caso', 'casos')}
      </p>
      <CasosTabla
        casos={casos}
        now={now}
        caption={filtro.estado === 'resuelto' ? 'Casos resueltos' : 'Casos, el más antiguo primero'}
      />
      <MasDeLaLista lista={query} />
    </section>
  )
}
