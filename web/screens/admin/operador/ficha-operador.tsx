import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { FichaDeOperador, ModoDeSuspension, ReglaSuspension } from '#contract/sanciones.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatCantidad, formatDiaLargo, formatPesos } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { ConMotivo } from '../con-motivo.tsx'
import { DatosPersonales } from '../datos-personales.tsx'
import { tonoDeOperador } from './tono-de-operador.ts'
import { CancelacionesDeOperador } from './cancelaciones-de-operador.tsx'
import { Sucesos } from '../sucesos.tsx'

const REGLAS: Record<ReglaSuspension, string> = {
  seguridad: 'Seguridad de las personas',
  documentos: 'Documentos vigentes',
  identidad: 'Identidad verdadera',
  cobros_fuera: 'Cobrar solo por el sitio',
  no_se_presenta: 'Presentarse a cada salida',
  trato: 'Trato respetuoso',
  fraude: 'Sin engaño',
}

/** An operator with what is sold, and the two decisions about selling: to stop it, and the second look. */
export function FichaOperador({ tipo, id }: { tipo: string; id: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'sancion', tipo, id],
    queryFn: ({ signal }) => api.call('verFichaDeOperador', { operadorTipo: tipo, operadorId: id }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.suspension?.estado === 'devolviendo' ? 3000 : false),
  })
  if (error && !data)
    return (
      <ErrorBlock
        title="No pudimos abrir al operador"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  return data ? <Contenido ficha={data} /> : <AreaEspera />
}

function Contenido({ ficha }: { ficha: FichaDeOperador }) {
  const { efecto, suspension } = ficha
  return (
    <div className="grid grid-cols-1 gap-8">
      {suspension && <Suspendido ficha={ficha} suspension={suspension} />}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <section
          aria-labelledby="operador"
          className="grid content-start gap-3 rounded-card border border-border bg-surface p-4"
        >
          <h2 id="operador" className="font-sans text-h3 font-semibold">
            {ficha.nombre}
          </h2>
          <p>
            <Badge tone={tonoDeOperador(ficha.estado)}>{ficha.estado}</Badge>
          </p>
          <Facts
            facts={[
              ['Lugar', ficha.lugar],
              ['Publicadas', formatCantidad(ficha.publicadas, 'experiencia', 'experiencias')],
              [
                'No llegó a recibir',
                ficha.noPrestadas === 0
                  ? 'Nunca en un año'
                  : `${formatCantidad(ficha.noPrestadas, 'salida', 'salidas')} en un año`,
              ],
              [
                'Canceló',
                ficha.cancelaciones.length === 0
                  ? 'Nunca en 90 días'
                  : `${formatCantidad(ficha.cancelaciones.length, 'día', 'días')} en 90 días`,
              ],
              [
                'Vendido por venir',
                `${formatCantidad(efecto.reservas, 'reserva', 'reservas')}, ${formatCantidad(efecto.personas, 'persona', 'personas')}, ${formatPesos(efecto.monto)}`,
              ],
              ['La primera', efecto.primera ? formatDiaLargo(diaEn(efecto.primera)) : ''],
            ]}
          />
          {ficha.acciones.puedeSuspender && <Suspender ficha={ficha} />}
          {ficha.experiencias.length > 0 && <ALaVista experiencias={ficha.experiencias} />}
        </section>
        <DatosPersonales
          tipo={ficha.tipo}
          id={ficha.id}
          datos={{ nombre: '•••', email: '•••', telefono: '', documento: '' }}
          titulo="Contacto"
        />
      </div>
      {ficha.cancelaciones.length > 0 && <CancelacionesDeOperador ficha={ficha} />}
      <Sucesos sucesos={ficha.sucesos} />
    </div>
  )
}

function ALaVista({ experiencias }: Pick<FichaDeOperador, 'experiencias'>) {
  return (
    <Disclosure title="Sus experiencias">
      <ul className="grid gap-1">
        {experiencias.map(({ id, nombre, estado }) => (
          <li key={id}>
            <Link
              to={`/admin/experiencias/${id}`}
              className="inline-flex min-h-11 items-center gap-2 text-primary wrap-anywhere"
            >
              {nombre} {estado === 'pausada' && <Badge tone="neutral">Pausada</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function Suspendido({ ficha, suspension }: { ficha: FichaDeOperador; suspension: Suspension }) {
  return (
    <Notice
      tone={suspension.estado === 'devolviendo' ? 'warning' : 'danger'}
      role="status"
      title={`Suspendido desde el ${formatDiaLargo(diaEn(suspension.desde))}: ${REGLAS[suspension.regla].toLowerCase()}`}
      action={ficha.acciones.puedeResolver && <Resolver ficha={ficha} />}
    >
      <p className="wrap-anywhere">{suspension.motivo}</p>
      {enQueVa(suspension).map((linea) => (
        <p key={linea}>{linea}</p>
      ))}
      {suspension.apelada && <p>El operador apeló{suspension.decididaPorMi ? ': lo decide otra persona' : ''}.</p>}
    </Notice>
  )
}

type Suspension = NonNullable<FichaDeOperador['suspension']>

/** What became of what was sold: who is choosing, who went to somebody else, what went back. */
function enQueVa({
  estado,
  faltan,
  reservas,
  monto,
  porElegir,
  eligenHasta,
  mudadas,
  montoMudado,
}: Suspension): string[] {
  const seCambiaron =
    mudadas > 0
      ? [`Se cambiaron de operador ${formatCantidad(mudadas, 'reserva', 'reservas')} por ${formatPesos(montoMudado)}`]
      : []
  if (estado === 'vigente')
    return [
      ...seCambiaron,
      `Se pidió la devolución de ${formatPesos(monto - montoMudado)} de ${formatCantidad(reservas, 'reserva', 'reservas')}`,
    ]
  const eligen =
    porElegir > 0 && eligenHasta
      ? [
          `Eligen entre otra salida y su devolución: ${formatCantidad(porElegir, 'viajero', 'viajeros')}, a más tardar el ${formatDiaLargo(diaEn(eligenHasta))}. Si no eligen, se les devuelve todo`,
        ]
      : []
  const devolviendo =
    faltan > porElegir
      ? [`Devolviendo: faltan ${faltan - porElegir} de ${formatCantidad(reservas, 'reserva', 'reservas')}`]
      : []
  return [...eligen, ...devolviendo, ...seCambiaron]
}

const claveDe = ({ tipo, id }: FichaDeOperador) => ['admin', 'sancion', tipo, id]

function Suspender({ ficha }: { ficha: FichaDeOperador }) {
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [regla, setRegla] = useState<ReglaSuspension>('seguridad')
  const { reservas, personas, monto, sinPago, conOtraSalida } = ficha.efecto
  const [elegido, setModo] = useState<ModoDeSuspension>('ofrecer')
  const modo = conOtraSalida > 0 ? elegido : 'devolver'
  const suspender = useMutation({
    mutationFn: (motivo: string) =>
      api.call('suspenderOperador', {
        operadorTipo: ficha.tipo,
        operadorId: ficha.id,
        regla,
        motivo,
        modo,
        reservas,
        monto,
      }),
    onSuccess: (despues) => {
      queryClient.setQueryData(claveDe(ficha), despues)
      setOpen(false)
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: claveDe(ficha) }),
  })
  const vendido = `${formatCantidad(reservas, 'reserva', 'reservas')} de ${formatCantidad(personas, 'persona', 'personas')}`
  return (
    <>
      <Button variant="danger-outline" className="justify-self-start" onClick={() => setOpen(true)}>
        Suspender
      </Button>
      <ConMotivo
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`¿Suspender a ${ficha.nombre}?`}
        text={
          <>
            Deja de vender ahora.{' '}
            {reservas === 0
              ? 'No tiene reservas por venir.'
              : modo === 'devolver'
                ? `Cancelamos ${vendido} y devolvemos ${formatPesos(monto)} completos.`
                : `Tiene ${vendido} por ${formatPesos(monto)}.`}
            {sinPago > 0 &&
              ` También se cierran ${formatCantidad(sinPago, 'reserva sin pagar', 'reservas sin pagar')}.`}
          </>
        }
        hint="Va en el correo al operador, tal como lo escribes"
        confirmText={
          reservas === 0
            ? 'Sí, suspender'
            : modo === 'ofrecer'
              ? 'Sí, suspender y ofrecer otra salida'
              : `Sí, suspender y devolver ${formatPesos(monto)}`
        }
        guardar={suspender}
      >
        {conOtraSalida > 0 && <QueSeHace efecto={ficha.efecto} modo={modo} onChange={setModo} />}
        <Field label="Regla que rompe">
          <Select
            value={regla}
            onChange={(event) => setRegla(event.currentTarget.value as ReglaSuspension)}
            options={Object.entries(REGLAS).map(([value, label]) => ({ value, label }))}
          />
        </Field>
      </ConMotivo>
    </>
  )
}

function QueSeHace({
  efecto: { reservas, monto, conOtraSalida },
  modo,
  onChange,
}: {
  efecto: FichaDeOperador['efecto']
  modo: ModoDeSuspension
  onChange: (modo: ModoDeSuspension) => void
}) {
  const resto = reservas - conOtraSalida
  return (
    <RadioGroup
      legend="Qué pasa con lo vendido"
      name="modo"
      look="cards"
      value={modo}
      onValueChange={(value) => onChange(value as ModoDeSuspension)}
      options={[
        {
          value: 'ofrecer',
          label: 'Ofrecer antes otra salida',
          hint: `${formatCantidad(conOtraSalida, 'reserva tiene', 'reservas tienen')} hoy una salida parecida de otro operador, sin pagar más. Cada viajero elige en 48 horas como máximo; si no, se le devuelve todo.${resto > 0 ? ` ${resto === 1 ? 'La otra se devuelve' : `Las otras ${resto} se devuelven`} ahora.` : ''}`,
        },
        { value: 'devolver', label: 'Devolver todo ahora', hint: `${formatPesos(monto)}, por donde se pagó.` },
      ]}
    />
  )
}

function Resolver({ ficha }: { ficha: FichaDeOperador }) {
  const queryClient = useQueryClient()
  const [decision, setDecision] = useState<'levantar' | 'mantener' | null>(null)
  const resolver = useMutation({
    mutationFn: (motivo: string) =>
      api.call('resolverSuspension', { operadorTipo: ficha.tipo, operadorId: ficha.id, decision: decision!, motivo }),
    onSuccess: (despues) => {
      queryClient.setQueryData(claveDe(ficha), despues)
      void queryClient.invalidateQueries({ queryKey: ['admin', 'caso'] })
      setDecision(null)
    },
  })
  return (
    <span className="flex flex-wrap gap-3">
      <Button variant="outline" onClick={() => setDecision('levantar')}>
        Levantar la suspensión
      </Button>
      {ficha.suspension?.apelada && (
        <Button variant="outline" onClick={() => setDecision('mantener')}>
          Mantenerla
        </Button>
      )}
      <ConMotivo
        isOpen={decision !== null}
        onClose={() => setDecision(null)}
        title={decision === 'levantar' ? '¿Levantar la suspensión?' : '¿Mantener la suspensión?'}
        text={
          decision === 'levantar' ? 'Vuelve a vender. Las devoluciones pedidas no se deshacen.' : 'Sigue sin vender.'
        }
        hint="Va en el correo al operador"
        confirmText={decision === 'levantar' ? 'Sí, levantar' : 'Sí, mantener'}
        isDestructive={decision === 'mantener'}
        guardar={resolver}
      />
    </span>
  )
}
