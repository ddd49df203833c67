import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Derecho, SolicitudDeDatos } from '#contract/privacidad.ts'
import { ReservaFalla } from '#web/components/reserva-falla.tsx'
import { obligatorio } from '#web/components/reserva-reglas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatDia } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { Resultado } from '#web/components/seguridad/resultado.tsx'
import { useActo } from '#web/components/seguridad/use-acto.ts'

const LLAVE = ['perfil', 'solicitudes']

const DERECHOS: Record<Derecho, string> = {
  rectificacion: 'Corregir un dato',
  acceso: 'Saber qué guardan y para qué',
  oposicion: 'Oponerme a un uso',
  bloqueo: 'Bloquear mis datos por un tiempo',
  supresion: 'Borrar algo',
  portabilidad: 'Llevar mis datos a otro servicio',
}
const ESTADOS: Record<SolicitudDeDatos['estado'], [string, BadgeTone]> = { recibida: ['Recibida', 'info'], cumplida: ['Cumplida', 'success'], rechazada: ['Rechazada', 'danger'] }
const OPCIONES = [{ value: '', label: 'Elige qué quieres pedir' }, ...Object.entries(DERECHOS).map(([value, label]) => ({ value, label }))]
const REGLAS = { derecho: obligatorio('Elige qué quieres pedir'), detalle: obligatorio('Escribe lo que necesitas') }

export function SolicitudesDeDatos() {
  const [isOpen, setOpen] = useState(false)
  const [venceEn, setVenceEn] = useState('')
  return (
    <div className="grid grid-cols-1 gap-4">
      <Lista />
      {isOpen ? (
        <Formulario
          onDone={(solicitud) => {
            setVenceEn(solicitud.venceEn)
            setOpen(false)
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Button variant="outline" className="sm:justify-self-start" onClick={() => setOpen(true)}>
          Escribir una solicitud
        </Button>
      )}
      <Resultado>{venceEn && `La recibimos. Te respondemos a más tardar el ${formatDia(diaEn(venceEn))}.`}</Resultado>
    </div>
  )
}

function Lista() {
  const { data, error, refetch, isFetching } = useQuery({ queryKey: LLAVE, queryFn: ({ signal }) => api.call('listarSolicitudesDeDatos', { porPagina: 20 }, { signal }), staleTime: 0 })
  if (error) return <ErrorBlock title="No pudimos cargar tus solicitudes" text={detalleDe(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data || data.length === 0) return null
  return (
    <ul className="grid grid-cols-1 divide-y divide-border">
      {data.map(({ id, derecho, detalle, estado, respuesta, recibidaEn, venceEn }) => (
        <li key={id} className="grid gap-1 py-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium">{detalle === null && derecho === 'portabilidad' ? 'Copia de mis datos' : DERECHOS[derecho]}</span>
            <Badge tone={ESTADOS[estado][1]}>{ESTADOS[estado][0]}</Badge>
          </p>
          <p className="text-small text-text-2">
            {formatDia(diaEn(recibidaEn))}
            {estado === 'recibida' && `\u00a0· respuesta a más tardar el ${formatDia(diaEn(venceEn))}`}
          </p>
          {detalle && <p className="text-small wrap-break-word text-text-2">{detalle}</p>}
          {respuesta && <p className="text-small wrap-break-word">{respuesta}</p>}
        </li>
      ))}
    </ul>
  )
}

function Formulario({ onDone, onCancel }: { onDone: (solicitud: SolicitudDeDatos) => void; onCancel: () => void }) {
  const queryClient = useQueryClient()
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const { hacer, status, falla } = useActo((datos: { derecho: Derecho; detalle: string }) => api.call('pedirDerecho', datos), showAll, async (solicitud) => {
    await queryClient.invalidateQueries({ queryKey: LLAVE })
    onDone(solicitud)
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!checkForm(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    hacer({ derecho: String(data.get('derecho')) as Derecho, detalle: String(data.get('detalle')).trim() })
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      {falla && <ReservaFalla>{falla}</ReservaFalla>}
      <ErrorSummary errores={summary} />
      <Field label="Qué quieres pedir" name="derecho" error={errors.derecho}>
        <Select options={OPCIONES} />
      </Field>
      <Field label="Cuéntanos" name="detalle" hint="Qué dato, qué uso y por qué. Hasta 1.000 caracteres" error={errors.detalle}>
        <Textarea maxLength={1000} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="outline" status={status}>
          Enviar solicitud
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Volver
        </Button>
      </div>
    </form>
  )
}
