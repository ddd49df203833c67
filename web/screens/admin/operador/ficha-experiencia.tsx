import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { FichaDeExperiencia } from '#contract/fichas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { ExperienciaEstado } from '#web/components/experiencia-estado.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { toast } from '#web/ui/toast.ts'
import { ConMotivo } from '../con-motivo.tsx'

const consulta = (id: string) => ({
  queryKey: ['admin', 'experiencia', id],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.call('verFichaDeExperiencia', { experienciaId: id }, { signal }),
  staleTime: 0,
})

/** One experience: whose it is, what is sold of it, and out of sale with its reason. */
export function FichaExperiencia({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(consulta(id))
  if (error && !data)
    return (
      <ErrorBlock
        title="No pudimos abrir la experiencia"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  const { vendido, operador } = data
  return (
    <section
      aria-labelledby="experiencia"
      className="grid content-start gap-3 rounded-card border border-border bg-surface p-4 lg:max-w-form"
    >
      <h2 id="experiencia" className="font-sans text-h3 font-semibold wrap-anywhere">
        {data.nombre}
      </h2>
      <p>
        <ExperienciaEstado estado={data.estado} />
      </p>
      <Facts
        facts={[
          ['Vendido por venir', vendidoEnPalabras(data)],
          ['La primera salida', vendido.primera ? formatSalida(vendido.primera, data.zonaHoraria) : ''],
        ]}
      />
      <p className="flex flex-wrap gap-x-5">
        <Link
          to={`/admin/operadores/${operador.tipo}/${operador.id}`}
          className="inline-flex min-h-11 items-center text-primary"
        >
          {operador.nombre}
        </Link>
        {data.acciones.puedeRetirar && (
          <Link to={`/experience/${data.slug}`} className="inline-flex min-h-11 items-center text-primary">
            Ver como se publica
          </Link>
        )}
      </p>
      {data.acciones.puedeRetirar && <Retirar ficha={data} />}
    </section>
  )
}

function Retirar({ ficha }: { ficha: FichaDeExperiencia }) {
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const retirar = useMutation({
    mutationFn: (motivo: string) => api.call('retirarExperiencia', { experienciaId: ficha.id, motivo }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      setOpen(false)
      toast({ title: 'Experiencia retirada', description: `Le escribimos a ${ficha.operador.nombre} con el motivo` })
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: consulta(ficha.id).queryKey }),
  })
  return (
    <>
      <Button variant="danger-outline" className="justify-self-start" onClick={() => setOpen(true)}>
        Retirar
      </Button>
      <ConMotivo
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`¿Retirar «${ficha.nombre}»?`}
        text={
          <>
            Sale de la venta y del sitio ahora.{' '}
            {ficha.vendido.reservas === 0
              ? 'No tiene nada vendido por venir.'
              : `Lo vendido se mantiene: ${vendidoEnPalabras(ficha)}, y se hace como está. Si tampoco debe hacerse, suspende al operador: eso devuelve lo pagado.`}
          </>
        }
        hint="Va en el correo al operador, tal como lo escribes"
        confirmText="Sí, retirar"
        guardar={retirar}
      />
    </>
  )
}

function vendidoEnPalabras({ vendido: { reservas, personas, salidas } }: FichaDeExperiencia): string {
  if (reservas === 0) return 'Nada'
  return `${formatCantidad(reservas, 'reserva', 'reservas')} de ${formatCantidad(personas, 'persona', 'personas')} en ${formatCantidad(salidas, 'salida', 'salidas')}`
}
