import { TIPOS_EXPERIENCIA } from '#contract/enumeraciones/tipos-de-experiencia.ts'
import { useQuery } from '@tanstack/react-query'
import { BotMessageSquare, Search } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import { Ayuda } from '#web/components/ayuda.tsx'
import { abrirChat } from '#web/components/chat-lanzador.tsx'
import { ciudadesQuery } from '#web/components/consultas.ts'
import { useApagada } from '#web/components/funciones.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { FechasCampo } from './fechas-campo.tsx'
import type { Filtros } from './filtros.ts'

type Parte = Pick<Filtros, 'destino' | 'tipo' | 'fechaInicio' | 'fechaFin'>

type BuscadorProps = { filtros: Filtros; onBuscar: (filtros: Filtros) => void }

/** Where, what and when; nothing is asked until 'Buscar Experiencias'. */
export function Buscador({ filtros, onBuscar }: BuscadorProps) {
  const sinAsistente = useApagada('asistente')
  const [aplicados, setAplicados] = useState(filtros)
  const [parte, setParte] = useState<Parte>(filtros)
  if (aplicados !== filtros) {
    setAplicados(filtros)
    setParte(filtros)
  }
  const { destino, tipo, fechaInicio, fechaFin } = parte

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    onBuscar({ ...filtros, destino, tipo, fechaInicio, fechaFin })
  }

  return (
    <form
      id="buscador"
      role="search"
      method="get"
      action="/"
      onSubmit={onSubmit}
      className="relative grid scroll-mt-24 gap-4 rounded-card border border-border bg-surface p-4 shadow-e2 sm:p-6 md:grid-cols-2 lg:grid-cols-[1fr_1fr_1.1fr_auto] lg:gap-6"
    >
      <DestinoCampo destino={destino} onChange={(value) => setParte({ ...parte, destino: value })} />
      <Field
        label="Tipo de Experiencia"
        name="tipo"
        aside={<Ayuda title="Tipo de Experiencia">Elige qué te gustaría hacer. Puedes cambiarlo después.</Ayuda>}
      >
        <Select
          required={false}
          className="min-h-14"
          value={tipo ?? ''}
          onChange={(event) => setParte({ ...parte, tipo: event.currentTarget.value })}
        >
          <option value="">Todos los tipos</option>
          {[...TIPOS_EXPERIENCIA, ...(tipo && !TIPOS_EXPERIENCIA.some((uno) => uno === tipo) ? [tipo] : [])].map(
            (uno) => (
              <option key={uno} value={uno}>
                {uno}
              </option>
            ),
          )}
        </Select>
      </Field>
      <FechasCampo
        inicio={fechaInicio}
        fin={fechaFin}
        onChange={(inicio, fin) => setParte({ ...parte, fechaInicio: inicio, fechaFin: fin })}
      />
      <div className="flex flex-col gap-2 md:pt-8 lg:flex-col-reverse lg:self-start lg:pt-0">
        <Button type="submit" className="min-h-14" icon={<Search size={20} aria-hidden />}>
          Buscar Experiencias
        </Button>
        {!sinAsistente && (
          <Link
            to="/matheus-ia"
            onClick={abrirChat}
            className="hit-area inline-flex min-h-11 items-center justify-center gap-2 rounded-control font-semibold text-primary no-underline underline-offset-4 hover:underline lg:min-h-6"
          >
            <BotMessageSquare size={20} aria-hidden />
            Preguntar a Matheus
          </Link>
        )}
      </div>
    </form>
  )
}

function DestinoCampo({ destino, onChange }: { destino: string | undefined; onChange: (destino: string) => void }) {
  const { data: ciudades, isPending, isError, refetch } = useQuery(ciudadesQuery)
  const opciones = ciudades ?? []
  return (
    <Field
      label="Destino"
      name="destino"
      aside={
        <Ayuda title="Destino">
          Elige la ciudad donde quieres vivir la experiencia. Si aún no lo decides, deja «Todos los destinos».
        </Ayuda>
      }
      hint={isError && <CiudadesFallidas onRetry={() => void refetch()} />}
    >
      <Select
        required={false}
        className="min-h-14"
        value={destino ?? ''}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{isPending ? 'Cargando ciudades...' : 'Todos los destinos'}</option>
        {destino && !opciones.includes(destino) && <option value={destino}>{destino}</option>}
        {opciones.map((ciudad) => (
          <option key={ciudad} value={ciudad}>
            {ciudad}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function CiudadesFallidas({ onRetry }: { onRetry: () => void }) {
  return (
    <span role="status" className="flex flex-wrap items-center gap-x-2 text-danger">
      No pudimos cargar las ciudades
      <button
        type="button"
        onClick={onRetry}
        className="hit-area font-semibold text-primary underline underline-offset-4"
      >
        Reintentar
      </button>
    </span>
  )
}
