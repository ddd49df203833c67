import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { EstadoDeBaja } from '#contract/bajas.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { ReservaFalla } from '#web/components/reserva-falla.tsx'
import { obligatorio } from '#web/components/reserva-reglas.ts'
import { useActo } from '#web/components/seguridad/use-acto.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { type Area, consecuencias, fraseDeImpedimento, LLAMADAS, TITULOS } from './baja-textos.ts'
import type { Cerrada } from './cerrada.ts'

/** What closing takes along, what has to end first, and the way there. */
export function CerrarNegocio({ area, otraPersona }: { area: Area; /** Where somebody else is put in charge instead. */ otraPersona?: string }) {
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['baja', area], queryFn: ({ signal }) => api.call(LLAMADAS[area].ver, {}, { signal }), staleTime: 0 })
  const [isOpen, setOpen] = useState(false)
  if (error instanceof ApiError && error.status === 403) return <EmptyBlock title="La cierra quien es dueño" text="Si quieres dejar el equipo, hazlo en «Equipo» o pídelo a quien lo administra." />
  if (error && !data) return <ErrorBlock title="No pudimos revisar qué falta" text={detalleDe(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
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
      <Sheet open={isOpen} onOpenChange={setOpen} title={`¿Cerrar ${data.nombre}?`} description={area === 'anfitrion' ? 'Lo retirado no vuelve. Si más adelante quieres recibir otra vez, empiezas de nuevo y revisamos tus datos.' : 'No se puede deshacer.'}>
        <Confirmacion area={area} estado={data} onCancel={() => setOpen(false)} onRefused={() => void refetch()} />
      </Sheet>
    </div>
  )
}

const REGLAS = { nombre: obligatorio('Escribe el nombre'), password: obligatorio('Escribe tu contraseña') }

type ConfirmacionProps = { area: Area; estado: EstadoDeBaja; onCancel: () => void; onRefused: () => void }

function Confirmacion({ area, estado, onCancel, onRefused }: ConfirmacionProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const { hacer, status, falla } = useActo(
    async (datos: { nombre: string; password: string }) => {
      try {
        await api.call(LLAMADAS[area].cerrar, datos)
      } catch (error) {
        // What was under way moved meanwhile: the list behind this sheet says so.
        if (error instanceof ApiError && error.status === 409) onRefused()
        throw error
      }
    },
    showAll,
    async () => {
      const state: Cerrada = { cerrada: area, nombre: estado.nombre }
      await navigate('/negocio-cerrado', { replace: true, state })
      queryClient.clear()
    },
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!checkForm(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    hacer({ nombre: String(data.get('nombre')).trim(), password: String(data.get('password')) })
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      {falla && <ReservaFalla>{falla}</ReservaFalla>}
      <ErrorSummary errores={summary} />
      <ul className="grid list-disc gap-2 pl-5 text-text-2">
        {consecuencias(area, estado).map(([que, texto]) => (
          <li key={que}>
            {que}: {texto}
          </li>
        ))}
      </ul>
      <p>
        Para confirmar, escribe <strong className="wrap-anywhere">{estado.nombre}</strong>
      </p>
      <Field label="Nombre" name="nombre" error={errors.nombre}>
        <TextInput autoComplete="off" spellCheck={false} maxLength={120} />
      </Field>
      <Field label="Tu contraseña" name="password" error={errors.password}>
        <PasswordInput autoComplete="current-password" />
      </Field>
      <div className="flex flex-col gap-3">
        <Button onClick={onCancel}>Seguir como estoy</Button>
        <Button type="submit" variant="danger-outline" status={status}>
          Sí, cerrar
        </Button>
      </div>
    </form>
  )
}
