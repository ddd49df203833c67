import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ACTOS_DE_EMPRESA, FORMAS_DE_PAGO } from '#contract/enumeraciones/empresas.ts'
import type { Propuesta, Solicitud } from '#contract/solicitudes.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { PropuestaItems, ultimoDia } from '#web/components/propuesta-items.tsx'
import { SolicitudHistoria } from '#web/components/solicitud-historia.tsx'
import { cuandoRespondemos, ESTADOS_DE_SOLICITUD } from '#web/components/solicitud-textos.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatNumero, formatPesos, formatRango } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { CuentaParaTransferir } from './cuenta-para-transferir.tsx'
import { PagoDeServicios } from './pago-de-servicios.tsx'
import { COMPRAS, SOLICITUDES } from './solicitudes-consulta.ts'

/** One request with its proposal: accepted, changed or refused here. */
export function SolicitudDetalle({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...SOLICITUDES, id],
    queryFn: ({ signal }) => api.call('verSolicitud', { id }, { signal }),
    staleTime: 0,
  })
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      side="right"
      title={data ? `Solicitud N.º ${formatNumero(data.numero)}` : 'Solicitud'}
    >
      {error ? (
        <ErrorBlock
          title="No pudimos cargar la solicitud"
          text={detalleDe(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : data ? (
        <Contenido solicitud={data} />
      ) : (
        <AreaEspera />
      )}
    </Sheet>
  )
}

type Respuesta = {
  acto: (typeof ACTOS_DE_EMPRESA)[number]
  texto?: string
  formaPago?: (typeof FORMAS_DE_PAGO)[number]
  ordenCompra?: string
  centroId?: string
  version?: number
}

function Contenido({ solicitud }: { solicitud: Solicitud }) {
  const queryClient = useQueryClient()
  const responder = useMutation({
    mutationFn: (respuesta: Respuesta) => api.call('responderSolicitud', { id: solicitud.id, ...respuesta }),
    onSuccess: async (nueva) => {
      queryClient.setQueryData([...SOLICITUDES, solicitud.id], nueva)
      await Promise.all([SOLICITUDES, COMPRAS].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
  })
  const { estado, propuesta, acciones } = solicitud
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <p>
          <Badge tone={ESTADOS_DE_SOLICITUD[estado].tono}>{ESTADOS_DE_SOLICITUD[estado].texto}</Badge>
        </p>
        <p className="text-text-2">
          {solicitud.tipo}, {formatNumero(solicitud.personas)} personas, {formatRango(solicitud.desde, solicitud.hasta)}
          , {solicitud.comuna}
        </p>
        {(estado === 'recibida' || estado === 'en_cotizacion') && (
          <p className="text-small text-text-2">{cuandoRespondemos(solicitud)}.</p>
        )}
      </div>
      {responder.error && <Notice tone="danger" role="alert" title={detalleDe(responder.error)} />}
      {propuesta && <PropuestaItems solicitud={solicitud} />}
      {estado === 'vencida' && (
        <Notice
          tone="warning"
          title="La propuesta venció. Pide actualizarla"
          action={
            acciones.puedeRenovar && (
              <Button
                size="dense"
                status={responder.isPending ? 'loading' : 'default'}
                onClick={() => responder.mutate({ acto: 'renovar' })}
              >
                Pedir que la actualicen
              </Button>
            )
          }
        />
      )}
      {estado === 'propuesta_enviada' && !acciones.puedeAceptar && (
        <Notice tone="info" title="Pide acceso a quien administra la cuenta" />
      )}
      {acciones.puedeAceptar && propuesta && (
        <Aceptar solicitud={solicitud} isBusy={responder.isPending} onAct={responder.mutate} />
      )}
      {estado === 'aceptada' && <Pagar solicitud={solicitud} />}
      {/* Focusable: a request that is over has nothing else to press, and must scroll by keyboard. */}
      <section tabIndex={0} aria-labelledby="historia" className="grid gap-3">
        <h3 id="historia">Historia</h3>
        <SolicitudHistoria hitos={solicitud.hitos} />
      </section>
      {acciones.puedeResponder && (
        <Escribir
          key={solicitud.hitos.length}
          puedePedirCambios={estado === 'propuesta_enviada'}
          isBusy={responder.isPending}
          onAct={responder.mutate}
        />
      )}
    </div>
  )
}

type ActProps = { isBusy: boolean; onAct: (respuesta: Respuesta) => void }

function Aceptar({ solicitud: { propuesta, acciones }, isBusy, onAct }: ActProps & { solicitud: Solicitud }) {
  const [formaPago, setFormaPago] = useState<(typeof FORMAS_DE_PAGO)[number]>(
    acciones.puedePagarConTarjeta ? 'tarjeta' : acciones.puedeTransferir ? 'transferencia' : 'cuenta',
  )
  const [isRefusing, setRefusing] = useState(false)
  const equipo = useQuery({
    queryKey: ['empresa', 'equipo'],
    queryFn: ({ signal }) => api.call('verEquipo', {}, { signal }),
  })
  const opciones = [
    {
      value: 'tarjeta',
      label: 'Tarjeta',
      hint: acciones.puedePagarConTarjeta ? cobrosDe(propuesta!) : 'No está para montos que una tarjeta no cobra',
      isDisabled: !acciones.puedePagarConTarjeta,
    },
    {
      value: 'transferencia',
      label: 'Transferencia',
      hint: acciones.puedeTransferir ? 'Con la referencia de la solicitud' : 'Por ahora no recibimos transferencias',
      isDisabled: !acciones.puedeTransferir,
    },
    {
      value: 'cuenta',
      label: 'A cuenta',
      hint: acciones.puedePagarACuenta
        ? 'Se confirma ahora y se suma a la cuenta de tu empresa, dentro de su crédito'
        : 'No está para propuestas con servicios aparte',
      isDisabled: !acciones.puedePagarACuenta,
    },
  ]
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const campos = new FormData(event.currentTarget)
    const [ordenCompra, centroId] = ['ordenCompra', 'centroId'].map((name) => String(campos.get(name) ?? '').trim())
    if (!isBusy)
      onAct({
        acto: 'aceptar',
        formaPago,
        version: propuesta!.version,
        ...(ordenCompra && { ordenCompra }),
        ...(centroId && { centroId }),
      })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <RadioGroup
        legend="Cómo pagas"
        name="formaPago"
        options={opciones}
        value={formaPago}
        onValueChange={(value) => setFormaPago(value as typeof formaPago)}
      />
      <Field label="Orden de compra" name="ordenCompra" isOptional>
        <TextInput autoComplete="off" maxLength={40} />
      </Field>
      {equipo.data && equipo.data.centros.length > 0 && (
        <Field label="Centro de costo" name="centroId" isOptional>
          <Select
            defaultValue=""
            options={[
              { value: '', label: 'Ninguno' },
              ...equipo.data.centros.map(({ id, nombre }) => ({ value: id, label: nombre })),
            ]}
          />
        </Field>
      )}
      <Button type="submit" isWide status={isBusy ? 'loading' : 'default'}>
        {formaPago === 'cuenta' ? 'Aceptar a cuenta' : 'Aceptar y pagar'}
      </Button>
      <Button variant="danger-outline" isWide onClick={() => setRefusing(true)}>
        Rechazar
      </Button>
      <AlertDialog
        open={isRefusing}
        onOpenChange={setRefusing}
        title="¿Rechazar la propuesta?"
        description="Liberamos los cupos y la solicitud se cierra. Siempre puedes hacer otra."
        cancelText="Volver a la propuesta"
        confirmText="Sí, rechazar"
        onConfirm={() => {
          setRefusing(false)
          onAct({ acto: 'rechazar' })
        }}
      />
    </form>
  )
}

/** How many charges a card takes for it. */
function cobrosDe({ items }: Propuesta): string {
  const reservas = items.some(({ reserva }) => reserva !== null)
  if (!items.some(({ reserva, total }) => reserva === null && total > 0)) return 'Un cobro por cada reserva'
  return reservas ? 'Un cobro por cada reserva y uno por los servicios' : 'Un solo cobro por los servicios'
}

/** Accepted: what is left to pay, and how. */
function Pagar({ solicitud }: { solicitud: Solicitud }) {
  const { propuesta, formaPago, referencia, pagadaEn, ordenCompra, servicios } = solicitud
  if (!propuesta) return null
  if (formaPago === 'transferencia') {
    return pagadaEn ? (
      <Notice tone="success" title="Recibimos tu transferencia" action={<VerReservas />}>
        {servicios &&
          servicios.porDevolver > 0 &&
          `De los servicios te debemos ${formatPesos(servicios.porDevolver)}: salen por transferencia. `}
        {servicios &&
          servicios.devuelto > servicios.porDevolver &&
          `De los servicios te transferimos ${formatPesos(servicios.devuelto - servicios.porDevolver)}.`}
      </Notice>
    ) : (
      <Notice tone="info" title={`Transfiere ${formatPesos(propuesta.total)} con la referencia ${referencia}`}>
        <CuentaParaTransferir />
        {ordenCompra && `Orden de compra ${ordenCompra}. `}Cuando llegue, confirmamos tus reservas. Guardamos los cupos
        hasta el {ultimoDia(propuesta.liberaEn)}.
      </Notice>
    )
  }
  if (formaPago === 'cuenta')
    return (
      <Notice
        tone="success"
        title={`${formatPesos(propuesta.total)} quedaron a cuenta de tu empresa`}
        action={<VerReservas />}
      />
    )
  const porPagar = propuesta.items.filter(({ reserva }) => reserva?.estado === 'pendiente')
  const conReservas = propuesta.items.some(({ reserva }) => reserva !== null)
  if (porPagar.length === 0 && conReservas && (servicios === null || servicios.estado === 'pagados'))
    return <Notice tone="success" title="Todo pagado" action={<VerReservas />} />
  return (
    <div className="grid gap-3">
      {porPagar.length > 0 && (
        <p className="font-medium">Paga cada reserva a más tardar el {ultimoDia(propuesta.liberaEn)}</p>
      )}
      {porPagar.map(({ id, descripcion, total, reserva }) => (
        <ButtonLink
          key={id}
          to={`/pagar/${reserva!.id}`}
          reloadDocument
          isWide
          variant={porPagar[0]!.id === id ? 'primary' : 'outline'}
        >
          Pagar {formatPesos(total)}: {descripcion}
        </ButtonLink>
      ))}
      {servicios && <PagoDeServicios solicitud={solicitud} servicios={servicios} esElUnico={porPagar.length === 0} />}
    </div>
  )
}

const VerReservas = () => (
  <ButtonLink to="/empresas/dashboard?vista=reservas" size="dense" variant="outline">
    Ver mis reservas
  </ButtonLink>
)

function Escribir({ puedePedirCambios, isBusy, onAct }: ActProps & { puedePedirCambios: boolean }) {
  const [falta, setFalta] = useState(false)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const texto = String(new FormData(event.currentTarget).get('texto')).trim()
    setFalta(texto === '')
    if (texto && !isBusy) onAct({ acto: puedePedirCambios ? 'pedir_cambios' : 'escribir', texto })
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field
        label={puedePedirCambios ? 'Qué cambiarías' : 'Mensaje'}
        name="texto"
        error={falta ? (puedePedirCambios ? 'Escribe qué cambiar' : 'Escribe un mensaje') : undefined}
      >
        <Textarea maxLength={1000} />
      </Field>
      <Button type="submit" variant="outline" status={isBusy ? 'loading' : 'default'}>
        {puedePedirCambios ? 'Pedir cambios' : 'Enviar mensaje'}
      </Button>
    </form>
  )
}
