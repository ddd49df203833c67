import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ItemNuevo } from '#contract/solicitudes.ts'
import { leerPesos } from '#domain/leer-pesos.ts'
import { PesosInput } from '#web/components/pesos-input.tsx'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

interface ItemsProps {
  items: ItemNuevo[]
  onChange: (items: ItemNuevo[]) => void
  conSalidas: boolean
  desde: string
  hasta: string
  personas: number
}

/** The parts of a proposal while it is being written: departures of the catalogue, and anything else in words. */
export function ItemsNuevos({ items, onChange, conSalidas, ...pedido }: ItemsProps) {
  const agregar = (item: ItemNuevo) => onChange([...items, item])
  return (
    <div className="grid gap-4">
      {items.length > 0 && (
        <ul className="grid gap-2">
          {items.map((item, i) => (
            <li
              key={`${item.salidaId} ${item.descripcion} ${item.cantidad} ${item.precioUnitario}`}
              className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-border px-4 py-2"
            >
              <span>
                {item.descripcion}&nbsp;· {item.participantes?.adulto ?? item.cantidad ?? 1}
                {item.precioUnitario !== undefined && ` × ${formatPesos(item.precioUnitario)}`}
              </span>
              <Button
                size="dense"
                variant="danger-outline"
                aria-label={`Quitar ${item.descripcion}`}
                onClick={() => onChange(items.toSpliced(i, 1))}
              >
                Quitar
              </Button>
            </li>
          ))}
        </ul>
      )}
      {conSalidas && <DeSalida {...pedido} onAdd={agregar} />}
      <Libre onAdd={agregar} />
    </div>
  )
}

function DeSalida({
  desde,
  hasta,
  personas,
  onAdd,
}: Pick<ItemsProps, 'desde' | 'hasta' | 'personas'> & { onAdd: (item: ItemNuevo) => void }) {
  const [q, setQ] = useState('')
  const [experienciaId, setExperienciaId] = useState('')
  const [falta, setFalta] = useState<string | null>(null)
  const encontradas = useQuery({
    queryKey: ['admin', 'proponer', q],
    queryFn: ({ signal }) => api.page('listarExperiencias', { q, pagina: 1, porPagina: 10 }, { signal }),
    enabled: q !== '',
  })
  const salidas = useQuery({
    queryKey: ['admin', 'proponer', experienciaId, desde, hasta],
    queryFn: ({ signal }) => api.call('verDisponibilidad', { id: experienciaId, desde, hasta }, { signal }),
    enabled: experienciaId !== '',
    staleTime: 0,
  })
  const error = encontradas.error ?? salidas.error
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const salida = salidas.data?.find(({ id }) => id === data.get('salida'))
    const adulto = Number(data.get('cupos'))
    const precio = leerPesos(String(data.get('precio')))
    if (!salida || !Number.isInteger(adulto) || adulto < 1 || adulto > 50)
      return setFalta('Elige una salida y entre 1 y 50 personas')
    if (precio.duda !== null) return setFalta(`Precio por persona: ${precio.duda}`)
    setFalta(null)
    const nombre = encontradas.data?.items.find(({ id }) => id === experienciaId)?.nombreExperiencia ?? 'Experiencia'
    onAdd({
      experienciaId,
      salidaId: salida.id,
      participantes: { adulto },
      descripcion: `${nombre}, ${formatSalida(salida.inicio)}`.slice(0, 140),
      ...(precio.pesos !== null && { precioUnitario: precio.pesos }),
    })
  }
  return (
    <form onSubmit={submit} className="grid gap-3 rounded-control bg-surface-2 p-4 sm:grid-cols-2">
      {(falta || error) && (
        <div className="sm:col-span-2">
          <Notice tone="danger" role="alert" title={falta ?? detalleDe(error)} />
        </div>
      )}
      <Field label="Buscar experiencia" name="buscar">
        <SearchInput onValueChange={(texto) => setQ(texto.trim())} />
      </Field>
      <Field label="Experiencia" name="experiencia">
        <Select
          value={experienciaId}
          onChange={(event) => setExperienciaId(event.currentTarget.value)}
          options={[
            { value: '', label: 'Elige una experiencia' },
            ...(encontradas.data?.items ?? []).map(({ id, nombreExperiencia }) => ({
              value: id,
              label: nombreExperiencia,
            })),
          ]}
        />
      </Field>
      <Field label="Salida" name="salida">
        <Select
          defaultValue=""
          options={[
            { value: '', label: 'Elige una salida' },
            ...(salidas.data ?? []).map(({ id, inicio, cuposDisponibles }) => ({
              value: id,
              label: `${formatSalida(inicio)} · ${cuposDisponibles} cupos`,
            })),
          ]}
        />
      </Field>
      <Field label="Personas" name="cupos">
        <TextInput inputMode="numeric" autoComplete="off" maxLength={2} defaultValue={Math.min(personas, 50)} />
      </Field>
      <Field label="Precio por persona" name="precio" isOptional hint="Sin él, el neto del contrato">
        <PesosInput />
      </Field>
      <Button type="submit" variant="outline" className="self-end">
        Agregar salida
      </Button>
    </form>
  )
}

function Libre({ onAdd }: { onAdd: (item: ItemNuevo) => void }) {
  const [falta, setFalta] = useState<string | null>(null)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const descripcion = String(data.get('descripcion')).trim()
    const [cantidad, { pesos: precioUnitario, duda }] = [
      Number(data.get('cantidad')),
      leerPesos(String(data.get('unitario'))),
    ]
    if (duda !== null) return setFalta(`Precio de cada uno: ${duda}`)
    if (!descripcion || !Number.isInteger(cantidad) || cantidad < 1 || precioUnitario === null)
      return setFalta('Escribe qué es, la cantidad y el precio en pesos')
    setFalta(null)
    onAdd({ descripcion, cantidad, precioUnitario })
    event.currentTarget.reset()
  }
  return (
    <form onSubmit={submit} className="grid gap-3 rounded-control bg-surface-2 p-4 sm:grid-cols-4 sm:items-end">
      {falta && (
        <div className="sm:col-span-4">
          <Notice tone="danger" role="alert" title={falta} />
        </div>
      )}
      <div className="sm:col-span-2">
        <Field label="Otro servicio" name="descripcion">
          <TextInput autoComplete="off" maxLength={140} />
        </Field>
      </div>
      <Field label="Cantidad" name="cantidad">
        <TextInput inputMode="numeric" autoComplete="off" maxLength={3} defaultValue="1" />
      </Field>
      <Field label="Precio de cada uno" name="unitario">
        <PesosInput />
      </Field>
      <Button type="submit" variant="outline">
        Agregar servicio
      </Button>
    </form>
  )
}
