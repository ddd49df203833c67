import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ACTOS_DE_ATENCION } from '#contract/enumeraciones/empresas.ts'
import type { CasoConHechos } from '#contract/casos.ts'
import type { ItemNuevo, Solicitud } from '#contract/solicitudes.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { PropuestaItems } from '#web/components/propuesta-items.tsx'
import { SolicitudHistoria } from '#web/components/solicitud-historia.tsx'
import { ESTADOS_DE_SOLICITUD } from '#web/components/solicitud-textos.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatNumero, formatPesos, formatRango } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { dateMistakes } from '#web/ui/use-form-errors.ts'
import { ItemsNuevos } from './items-nuevos.tsx'

/** A company's request: taken, answered with a proposal, its transfer booked. */
export function AtenderSolicitud({ caso }: { caso: CasoConHechos }) {
  const clave = ['admin', 'solicitud', caso.objetoId]
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: clave,
    queryFn: ({ signal }) => api.call('verSolicitudRecibida', { id: caso.objetoId }, { signal }),
    staleTime: 0,
    enabled: caso.objeto === 'solicitud',
  })
  if (caso.objeto !== 'solicitud') return null
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar la solicitud"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  return <Contenido solicitud={data} clave={clave} />
}

function Contenido({ solicitud, clave }: { solicitud: Solicitud; clave: string[] }) {
  const queryClient = useQueryClient()
  const alGuardar = async (nueva: Solicitud) => {
    queryClient.setQueryData(clave, nueva)
    await queryClient.invalidateQueries({ queryKey: ['admin'] })
  }
  const atender = useMutation({
    mutationFn: (datos: { acto: (typeof ACTOS_DE_ATENCION)[number]; texto?: string }) =>
      api.call('atenderSolicitud', { id: solicitud.id, ...datos }),
    onSuccess: alGuardar,
  })
  const { estado, propuesta } = solicitud
  const abierta =
    estado === 'recibida' || estado === 'en_cotizacion' || estado === 'propuesta_enviada' || estado === 'vencida'
  return (
    <section aria-labelledby="solicitud" className="grid gap-5 rounded-card border border-border bg-surface p-4">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <h2 id="solicitud">
            Solicitud N.º {formatNumero(solicitud.numero)} de {solicitud.empresa}
          </h2>
          <Badge tone={ESTADOS_DE_SOLICITUD[estado].tono}>{ESTADOS_DE_SOLICITUD[estado].texto}</Badge>
        </div>
        <p>
          {solicitud.tipo}, {formatNumero(solicitud.personas)} personas, {formatRango(solicitud.desde, solicitud.hasta)}
          , {solicitud.comuna}
          {solicitud.presupuesto !== null && `, hasta ${formatPesos(solicitud.presupuesto)} por persona`}
        </p>
        {solicitud.notas && <p className="whitespace-pre-line wrap-anywhere text-text-2">{solicitud.notas}</p>}
        <p className="text-small wrap-anywhere text-text-2">
          {solicitud.contacto}&nbsp;· {solicitud.email}&nbsp;· {solicitud.telefono}
        </p>
      </div>
      {!solicitud.conCuenta && (
        <Notice tone="info" title="Aún no tiene cuenta de empresa">
          Los cupos se retienen cuando la tenga: hasta entonces la propuesta lleva ítems sin salida.
        </Notice>
      )}
      {atender.error && <Notice tone="danger" role="alert" title={detalleDe(atender.error)} />}
      {estado === 'recibida' && (
        <Button
          className="justify-self-start"
          variant="outline"
          status={atender.isPending ? 'loading' : 'default'}
          onClick={() => atender.mutate({ acto: 'tomar' })}
        >
          Tomar la solicitud
        </Button>
      )}
      {propuesta && <PropuestaItems solicitud={solicitud} />}
      {estado === 'aceptada' && solicitud.formaPago === 'transferencia' && !solicitud.pagadaEn && (
        <Button
          className="sm:justify-self-start"
          status={atender.isPending ? 'loading' : 'default'}
          onClick={() => atender.mutate({ acto: 'transferencia_recibida' })}
        >
          {solicitud.transferenciaVista
            ? 'Confirmar la transferencia'
            : `Registrar la transferencia ${solicitud.referencia}`}
        </Button>
      )}
      <SolicitudHistoria hitos={solicitud.hitos} />
      <Mensaje
        key={solicitud.hitos.length}
        isBusy={atender.isPending}
        onSend={(texto) => atender.mutate({ acto: 'escribir', texto })}
      />
      {abierta && <Proponer solicitud={solicitud} onDone={alGuardar} />}
    </section>
  )
}

function Mensaje({ isBusy, onSend }: { isBusy: boolean; onSend: (texto: string) => void }) {
  const [falta, setFalta] = useState(false)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const texto = String(new FormData(event.currentTarget).get('mensaje')).trim()
    setFalta(texto === '')
    if (texto && !isBusy) onSend(texto)
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label="Mensaje a la empresa" name="mensaje" error={falta ? 'Escribe un mensaje' : undefined}>
        <Textarea maxLength={1000} />
      </Field>
      <Button type="submit" variant="outline" className="justify-self-start" status={isBusy ? 'loading' : 'default'}>
        Enviar mensaje
      </Button>
    </form>
  )
}

function Proponer({ solicitud, onDone }: { solicitud: Solicitud; onDone: (nueva: Solicitud) => Promise<void> }) {
  const [items, setItems] = useState<ItemNuevo[]>([])
  const [falta, setFalta] = useState<string | null>(null)
  const proponer = useMutation({
    mutationFn: (datos: { validaHasta: string; mensaje?: string }) =>
      api.call('proponer', { id: solicitud.id, items, ...datos }),
    onSuccess: async (nueva) => {
      setItems([])
      toast({ title: 'Propuesta enviada' })
      await onDone(nueva)
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const validaHasta = String(data.get('validaHasta'))
    const mensaje = String(data.get('saludo')).trim()
    const motivo =
      items.length === 0
        ? 'Agrega al menos un ítem'
        : validaHasta
          ? (dateMistakes(event.currentTarget)[0]?.mensaje ?? null)
          : 'Elige hasta cuándo vale'
    setFalta(motivo)
    if (!motivo && !proponer.isPending) proponer.mutate({ validaHasta, ...(mensaje && { mensaje }) })
  }
  const error =
    falta ??
    (proponer.error &&
      (proponer.error instanceof ApiError
        ? (proponer.error.problema.errores?.[0]?.mensaje ?? detalleDe(proponer.error))
        : detalleDe(proponer.error)))
  return (
    <div className="grid gap-4 border-t border-border pt-4">
      <h3>{solicitud.propuesta ? 'Enviar otra propuesta' : 'Enviar una propuesta'}</h3>
      <ItemsNuevos
        items={items}
        onChange={setItems}
        conSalidas={solicitud.conCuenta}
        desde={solicitud.desde}
        hasta={solicitud.hasta}
        personas={solicitud.personas}
      />
      <form onSubmit={submit} className="grid gap-4">
        {error && <Notice tone="danger" role="alert" title={error} />}
        <Field label="Válida hasta" name="validaHasta" hint="Los cupos se guardan hasta ese día">
          <DateInput />
        </Field>
        <Field label="Texto de la propuesta" name="saludo" isOptional>
          <Textarea maxLength={1000} />
        </Field>
        <Button type="submit" className="sm:justify-self-start" status={proponer.isPending ? 'loading' : 'default'}>
          Enviar propuesta
        </Button>
      </form>
    </div>
  )
}
