import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { CotizacionDeSuspension, MotivoDeSuspension, SalidaDelDia } from '#contract/suspensiones.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { addDays } from '#web/ui/calendar-dates.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { cx } from '#web/ui/cx.ts'
import { DateInput } from '#web/ui/date-input.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { EmptyScene } from '#web/ui/empty-scene.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatCantidad, formatDia, formatPesos } from '#web/ui/formato.ts'
import { diaEn, formatHoraConZona, formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SuddenNotice } from '#web/ui/sudden-notice.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { AreaEspera } from '../area-privada.tsx'
import type { Operador } from '../experiencias-propias.tsx'
import { cotizacionNuevaDe } from '../devolucion-distinta.ts'
import { LLAMADAS_DE } from '../operador-llamadas.ts'
import { MOTIVOS, razonDe } from '../suspension-textos.ts'
import { efectoDe, queHariaOtra } from './cancelaciones-textos.ts'
import { delDiaQuery, escalaQuery } from './consultas.ts'

const EXPERIENCIAS: Record<Operador, string> = {
  anfitrion: '/mis-experiencias-anfitrion',
  proveedor: '/proveedor/dashboard',
}

/** All departures of one day; those chosen are called off together, with a reason and what their people get. */
export function SalidasDelDia({ operador }: { operador: Operador }) {
  const [search, setSearch] = useSearchParams()
  const [hoy] = useState(() => diaEn(new Date()))
  const pedida = search.get('fecha') ?? ''
  const fecha = /^\d{4}-\d{2}-\d{2}$/.test(pedida) ? pedida : hoy
  const { data, error, refetch, isFetching } = useQuery(delDiaQuery(operador, fecha))
  const irA = (dia: string) =>
    setSearch((antes) => ({ ...Object.fromEntries(antes), fecha: dia }), { replace: true, preventScrollReset: true })
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-2 items-end gap-3 sm:flex">
        <div className="col-span-2">
          <Field label="Día" name="fecha">
            <DateInput value={fecha} onValueChange={(fecha) => fecha && irA(fecha)} />
          </Field>
        </div>
        <Button variant="outline" onClick={() => irA(addDays(fecha, -1))}>
          Día anterior
        </Button>
        <Button variant="outline" onClick={() => irA(addDays(fecha, 1))}>
          Día siguiente
        </Button>
      </div>
      <h2 className="first-letter:uppercase">{formatDia(fecha)}</h2>
      {error ? (
        <ErrorBlock
          title="No pudimos cargar tus salidas"
          text={detalleDe(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <AreaEspera />
      ) : data.length === 0 ? (
        <EmptyBlock
          title="Ese día no tienes salidas"
          text="Aquí verás quiénes van en cada una; los días se abren en el calendario de cada experiencia."
          drawing={<EmptyScene name="lista" />}
          action={
            <ButtonLink to={EXPERIENCIAS[operador]} variant="outline">
              Ver mis experiencias
            </ButtonLink>
          }
        />
      ) : (
        <Lista key={fecha} operador={operador} salidas={data} />
      )}
    </div>
  )
}

function Lista({ operador, salidas }: { operador: Operador; salidas: SalidaDelDia[] }) {
  const [elegidas, setElegidas] = useState<ReadonlySet<string>>(new Set())
  // What was just cancelled no longer can be: its confirmation stays where it was asked.
  const [conCancelables] = useState(() => salidas.some(({ puedeSuspender }) => puedeSuspender))
  const marcar = (id: string) =>
    setElegidas((antes) =>
      antes.has(id) ? new Set([...antes].filter((otra) => otra !== id)) : new Set([...antes, id]),
    )
  return (
    <div className={cx('grid grid-cols-1 items-start gap-6', conCancelables && 'lg:grid-cols-[minmax(0,1fr)_22rem]')}>
      <ul className="grid gap-3">
        {salidas.map((salida) => (
          <li key={salida.id} className="grid gap-1 rounded-card border border-border bg-surface p-4">
            {salida.puedeSuspender ? (
              <Checkbox
                checked={elegidas.has(salida.id)}
                onChange={() => marcar(salida.id)}
                label={<Titulo {...salida} />}
              />
            ) : (
              <p className="py-2">
                <Titulo {...salida} />
              </p>
            )}
            <p className="text-text-2">
              {formatCantidad(salida.viajeros, 'viajero', 'viajeros')} de {salida.cupos} cupos&nbsp;·{' '}
              {formatCantidad(salida.reservas, 'reserva', 'reservas')}&nbsp;· {formatPesos(salida.monto)}
            </p>
            <p className="flex flex-wrap items-center gap-2 text-small">
              {salida.estado === 'cancelada' && <Badge tone="danger">Cancelada</Badge>}
              {salida.estado === 'cerrada' && <Badge tone="warning">Sin venta</Badge>}
              {salida.motivo && <span className="text-text-2">Se canceló {razonDe(salida.motivo)}.</span>}
              {salida.porElegir > 0 && (
                <span className="text-text-2">
                  {formatCantidad(salida.porElegir, 'reserva aún elige', 'reservas aún eligen')}.
                </span>
              )}
            </p>
            <Link
              to={`/${operador}/salidas/${salida.id}`}
              aria-label={`Ver quiénes van: ${salida.nombreExperiencia}, ${formatHoraConZona(salida.inicio, salida.zonaHoraria)}`}
              className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary underline"
            >
              Ver quiénes van
            </Link>
          </li>
        ))}
      </ul>
      {conCancelables && (
        <Suspender
          operador={operador}
          salidas={salidas.filter(({ id }) => elegidas.has(id))}
          onDone={() => setElegidas(new Set())}
        />
      )}
    </div>
  )
}

function Titulo({ inicio, zonaHoraria, nombreExperiencia }: SalidaDelDia) {
  return (
    <span className="font-semibold">
      {formatHoraConZona(inicio, zonaHoraria)}&nbsp;· {nombreExperiencia}
    </span>
  )
}

function Suspender({ operador, salidas, onDone }: { operador: Operador; salidas: SalidaDelDia[]; onDone: () => void }) {
  const queryClient = useQueryClient()
  const [motivo, setMotivo] = useState<MotivoDeSuspension | ''>('')
  const [modo, setModo] = useState<'ofrecer' | 'devolver'>('ofrecer')
  const [nota, setNota] = useState('')
  const [falta, setFalta] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const suspender = useMutation({
    mutationFn: ({ elegido, monto }: { elegido: MotivoDeSuspension; monto: number }) =>
      api.call(
        LLAMADAS_DE[operador].suspenderSalidas,
        { salidas: salidas.map(({ id }) => id), motivo: elegido, modo, nota, monto },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: async () => {
      setNota('')
      onDone()
      setAsking(false)
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['salidas-del-dia', operador] }),
        queryClient.invalidateQueries({ queryKey: ['cancelaciones', operador] }),
      ])
    },
    onError: (error) => {
      // What changed stands in the dialog, and is asked again; anything else is said beside the form.
      if (!cotizacionNuevaDe(error)) return setAsking(false)
      void queryClient.invalidateQueries({ queryKey: ['salidas-del-dia', operador] })
    },
  })
  const nueva = cotizacionNuevaDe<CotizacionDeSuspension>(suspender.error)
  const viajeros = nueva?.viajeros ?? salidas.reduce((n, salida) => n + salida.viajeros, 0)
  const monto = nueva?.monto ?? salidas.reduce((n, salida) => n + salida.monto, 0)
  // Who may not call departures off is not told what it would cost; the server says so on trying.
  const { data: escala } = useQuery(escalaQuery(operador))
  const costo =
    motivo === 'operativo' && escala && salidas.some(({ reservas }) => reservas > 0)
      ? queHariaOtra(escala.siguiente, escala.ventanaDias)
      : null
  const [sola, ...otras] = salidas

  function preguntar() {
    setFalta(salidas.length === 0 ? 'Elige al menos una salida de la lista' : motivo ? null : 'Elige un motivo')
    if (salidas.length === 0 || !motivo) return
    suspender.reset()
    setAsking(true)
  }

  return (
    <section
      aria-labelledby="suspender"
      className="grid gap-4 rounded-card border border-border bg-surface p-4 lg:sticky lg:top-24"
    >
      <h2 id="suspender" className="text-h3">
        Cancelar salidas
      </h2>
      {suspender.data && (
        <SuddenNotice
          key={suspender.submittedAt}
          tone="success"
          role="status"
          title={formatCantidad(suspender.data.salidas, 'salida cancelada', 'salidas canceladas')}
        >
          {suspender.data.venceEn
            ? `Les avisamos a ${formatCantidad(suspender.data.viajeros, 'viajero', 'viajeros')}: pueden elegir otra fecha o su devolución hasta el ${formatSalida(suspender.data.venceEn)}.`
            : `Devolvemos ${formatPesos(suspender.data.monto)} y les avisamos a todos.`}
          {suspender.data.cuenta && ` ${efectoDe(suspender.data.cuenta)}`}
        </SuddenNotice>
      )}
      <Field label="Motivo" name="motivo" error={falta ?? undefined}>
        <Select
          value={motivo}
          onChange={(event) => {
            setMotivo(event.currentTarget.value as MotivoDeSuspension)
            setFalta(null)
          }}
          options={[
            { value: '', label: 'Elige un motivo' },
            ...Object.entries(MOTIVOS).map(([value, label]) => ({ value, label })),
          ]}
        />
      </Field>
      {costo && (
        <Notice tone="warning" role="status" title={costo.titulo}>
          {costo.texto}
        </Notice>
      )}
      <RadioGroup
        legend="Qué ofreces"
        name="modo"
        value={modo}
        onValueChange={(valor) => setModo(valor as typeof modo)}
        options={[
          {
            value: 'ofrecer',
            label: 'Ofrecer otra fecha',
            hint: 'Cada viajero elige fecha o devolución; tiene hasta 48 horas, o menos si la salida era pronto. Si no responde, se le devuelve todo.',
          },
          { value: 'devolver', label: 'Cancelar y devolver', hint: 'Se devuelve todo de inmediato.' },
        ]}
      />
      <Field label="Mensaje para tus viajeros" name="nota" isOptional>
        <Textarea value={nota} onChange={(event) => setNota(event.currentTarget.value)} maxLength={280} rows={3} />
      </Field>
      {suspender.error && !nueva && (
        <Notice tone="danger" role="alert" title="No cancelamos nada">
          {detalleDe(suspender.error)}
        </Notice>
      )}
      <Button variant="danger-outline" status={suspender.isPending ? 'loading' : 'default'} onClick={preguntar}>
        {salidas.length > 1 ? `Cancelar ${salidas.length} salidas` : 'Cancelar salida'}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={
          sola && otras.length === 0
            ? `¿Cancelar la salida de las ${formatHoraConZona(sola.inicio, sola.zonaHoraria)}?`
            : `¿Cancelar ${salidas.length} salidas?`
        }
        description={
          modo === 'ofrecer'
            ? `${formatCantidad(viajeros, 'viajero elige', 'viajeros eligen')} otra fecha o su devolución (${formatPesos(monto)} en total).`
            : `Devolvemos ${formatPesos(monto)} a ${formatCantidad(viajeros, 'viajero', 'viajeros')}. No se puede deshacer.`
        }
        cancelText="Volver"
        confirmText="Sí, cancelar"
        confirmStatus={suspender.isPending ? 'loading' : 'default'}
        onConfirm={() => motivo && suspender.mutate({ elegido: motivo, monto })}
      >
        {nueva && (
          <Notice tone="warning" role="alert" title="No cancelamos: cambió la devolución">
            {detalleDe(suspender.error)}
          </Notice>
        )}
      </AlertDialog>
    </section>
  )
}
