import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { EstadoDeBaja } from '#contract/bajas.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { obligatorio } from '#web/components/reserva-reglas.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { type Area, consecuencias, fraseDeImpedimento, LLAMADAS, TITULOS } from './baja-textos.ts'
import type { Cerrada } from './cerrada.ts'
import { ConfirmarEscribiendo } from './confirmar-escribiendo.tsx'

/** What closing takes along, what has to end first, and the way there. */
export function CerrarNegocio({
  area,
  otraPersona,
}: {
  area: Area
  /** Where somebody else is put in charge instead. */ otraPersona?: string
}) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['baja', area],
    queryFn: ({ signal }) => api.call(LLAMADAS[area].ver, {}, { signal }),
    staleTime: 0,
  })
  const [isOpen, setOpen] = useState(false)
  if (error instanceof ApiError && error.status === 403)
    return (
      <EmptyBlock
        title="La cierra quien es dueño"
        text="Si quieres dejar el equipo, hazlo en «Equipo» o pídelo a quien lo administra."
      />
    )
  if (error && !data)
    return (
      <ErrorBlock
        title="No pudimos revisar qué falta"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  return (
    <div className="grid max-w-measure grid-cols-1 gap-6">
      <dl className="grid grid-cols-1 gap-3">
        {consecuencias(area, data).map(([que, texto]) => (
          <div key={que}>
            <dt className="font-medium">{que}</dt>
            <dd className="text-text-2">{texto}</dd>
          </div>
        ))}
      </dl>
      {otraPersona && (
        <Notice tone="info" title="¿Va a seguir otra persona?">
          No hace falta cerrar: dale el papel de quien administra en{' '}
          <Link to={otraPersona} className="font-medium text-primary underline">
            Equipo
          </Link>{' '}
          y después sal tú.
        </Notice>
      )}
      {data.puede ? (
        <Button variant="danger-outline" className="sm:justify-self-start" onClick={() => setOpen(true)}>
          {TITULOS[area]}
        </Button>
      ) : (
        <Notice tone="warning" title="Todavía no se puede cerrar">
          <ul className="grid list-disc gap-2 pl-5">
            {data.impedimentos.map((impedimento) => (
              <li key={impedimento.motivo}>{fraseDeImpedimento(area, impedimento)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={`¿Cerrar ${data.nombre}?`}
        description={
          area === 'anfitrion'
            ? 'Lo retirado no vuelve. Si más adelante quieres recibir otra vez, empiezas de nuevo y revisamos tus datos.'
            : 'No se puede deshacer.'
        }
      >
        <Confirmacion area={area} estado={data} onCancel={() => setOpen(false)} onRefused={() => void refetch()} />
      </Sheet>
    </div>
  )
}

const CAMPO = {
  name: 'nombre',
  label: 'Nombre',
  regla: obligatorio('Escribe el nombre'),
  input: <TextInput autoComplete="off" spellCheck={false} maxLength={120} />,
} as const

type ConfirmacionProps = { area: Area; estado: EstadoDeBaja; onCancel: () => void; onRefused: () => void }

function Confirmacion({ area, estado, onCancel, onRefused }: ConfirmacionProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  async function cerrar(datos: { nombre: string; password: string }) {
    try {
      await api.call(LLAMADAS[area].cerrar, datos)
    } catch (error) {
      // What was under way moved meanwhile: the list behind this sheet says so.
      if (error instanceof ApiError && error.status === 409) onRefused()
      throw error
    }
  }
  async function salir() {
    const state: Cerrada = { cerrada: area, nombre: estado.nombre }
    await navigate('/negocio-cerrado', { replace: true, state })
    queryClient.clear()
  }

  return (
    <ConfirmarEscribiendo
      texto={estado.nombre}
      campo={CAMPO}
      act={cerrar}
      onDone={salir}
      onCancel={onCancel}
      botones={{ seguir: 'Seguir como estoy', confirmar: 'Sí, cerrar' }}
    >
      <ul className="grid list-disc gap-2 pl-5 text-text-2">
        {consecuencias(area, estado).map(([que, texto]) => (
          <li key={que}>
            {que}: {texto}
          </li>
        ))}
      </ul>
    </ConfirmarEscribiendo>
  )
}
