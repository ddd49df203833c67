import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EstadoRegalo, Regalo } from '#contract/regalos.ts'
import { faseDeDevolucion, type FaseDeDevolucion } from '#contract/fase-de-devolucion.ts'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { useViva } from '#web/components/use-viva.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { FailedLine } from '#web/ui/failed-line.tsx'
import { formatDia, formatDiaConAno, formatPesos } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ESTADOS_DE_REGALO } from './estados-de-regalo.ts'
import { OtroDestinatario } from './otro-destinatario.tsx'

const CADA_MS = 3_000
const VECES = 10

/** One purchase, behind its link. What the state is comes from the server, never from the address. */
export function CompraDeRegalo({ clave }: { clave: string }) {
  const isViva = useViva()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['regalo', clave],
    enabled: isViva,
    staleTime: 0,
    queryFn: ({ signal }) => api.call('usarCompraDeRegalo', { clave, acto: 'ver' }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.estado === 'pendiente' && state.dataUpdateCount < VECES ? CADA_MS : false,
  })
  if (error && !data) {
    const isGone = error instanceof ApiError && error.status === 404
    return (
      <ReservaAviso
        isSudden
        title={isGone ? 'No encontramos este regalo' : 'No pudimos abrir tu regalo'}
        text={isGone ? 'Revisa el enlace del correo de tu compra.' : detalleDe(error)}
      >
        {isGone ? (
          <ButtonLink to="/regalar">Regalar una experiencia</ButtonLink>
        ) : (
          <Button status={isFetching ? 'loading' : 'default'} onClick={() => void refetch()}>
            Reintentar
          </Button>
        )}
      </ReservaAviso>
    )
  }
  if (!data)
    return (
      <ReservaAviso
        title="Tu regalo"
        drawing={<Spinner size="large" />}
        text={<p role="status">Revisando el pago...</p>}
      />
    )
  if (data.estado === 'pendiente') {
    return (
      <ReservaAviso
        isSudden
        title="El pago no se completó"
        text="No hubo ningún cobro. Si acabas de pagar, espera un momento: lo confirmamos aquí y por correo."
      >
        <ButtonLink to="/regalar">Volver a intentarlo</ButtonLink>
        <Button variant="outline" status={isFetching ? 'loading' : 'default'} onClick={() => void refetch()}>
          Revisar de nuevo
        </Button>
      </ReservaAviso>
    )
  }
  return <Comprado regalo={data} clave={clave} />
}

/** Whoever got it may pay with it, or could. */
const SIRVEN: readonly EstadoRegalo[] = ['activo', 'bloqueado', 'vencido']

function Comprado({ regalo, clave }: { regalo: Regalo; clave: string }) {
  const {
    estado,
    monto,
    disponible,
    paraNombre,
    paraEmail,
    enviarEl,
    enviadoEn,
    venceEn,
    mensaje,
    muestra,
    experiencia,
    sinDestinatario,
  } = regalo
  const { texto, tono } = ESTADOS_DE_REGALO[estado]
  const datos: [string, string][] = [
    ['Monto', formatPesos(monto)],
    ...(SIRVEN.includes(estado) ? ([['Queda', formatPesos(disponible)]] as [string, string][]) : []),
    ...(paraEmail === '' ? [] : ([['Para', `${paraNombre}, ${paraEmail}`]] as [string, string][])),
    [
      'Código',
      enviadoEn
        ? `Enviado el ${formatDia(diaEn(enviadoEn))}, termina en ${muestra ?? ''}`
        : `Se envía el ${formatDia(enviarEl)}`,
    ],
    ...(experiencia ? ([['Pensado para', experiencia.nombreExperiencia]] as [string, string][]) : []),
    ...(venceEn && SIRVEN.includes(estado)
      ? ([['Vale hasta', formatDiaConAno(diaEn(venceEn))]] as [string, string][])
      : []),
    ...(mensaje ? ([['Mensaje', mensaje]] as [string, string][]) : []),
  ]
  return (
    <div className="wrap grid max-w-column gap-6 pt-6 lg:pt-10">
      <PageHead title={estado === 'activo' ? 'Tu regalo está pagado' : 'Tu regalo'} />
      <section
        aria-label="Tarjeta de regalo"
        className="grid gap-4 rounded-card border border-border bg-surface p-4 shadow-e1 sm:p-6"
      >
        <span>
          <Badge tone={tono}>{texto}</Badge>
        </span>
        <dl className="grid gap-3">
          {datos.map(([dato, valor]) => (
            <div key={dato}>
              <dt className="text-small text-text-2">{dato}</dt>
              <dd className="break-words">{valor}</dd>
            </div>
          ))}
        </dl>
        {sinDestinatario && estado === 'activo' && (
          <Notice tone="warning">
            Ya no podemos escribir al correo que diste, así que nadie tiene el código. Dinos a qué otro correo lo
            enviamos.
          </Notice>
        )}
        {estado === 'bloqueado' && (
          <Notice tone="warning">
            Tu banco nos pidió este pago de vuelta. Mientras decide, la tarjeta no se puede usar.
          </Notice>
        )}
        {estado === 'anulado' && <Notice tone="danger">Tu banco te devolvió este pago y la tarjeta ya no vale.</Notice>}
        {(estado === 'devolviendo' || estado === 'devuelto') && (
          <Notice tone={estado === 'devuelto' ? 'success' : 'info'}>
            {DEVOLUCIONES[faseDeDevolucion(regalo.devolucion ?? 'solicitado') ?? 'pedida']}
          </Notice>
        )}
      </section>
      <Actos regalo={regalo} clave={clave} />
    </div>
  )
}

const DEVOLUCIONES: Record<FaseDeDevolucion, string> = {
  pedida: 'Pedimos la devolución a la tarjeta con que pagaste. Te escribimos cuando esté hecha.',
  enviada: 'El medio de pago recibió la devolución a la tarjeta con que pagaste. Te escribimos cuando esté hecha.',
  hecha: 'La devolución está hecha. Tu banco puede tardar de 5 a 10 días hábiles en abonarla.',
  vuelta: 'El banco nos envió de vuelta la devolución: te la transferimos. Te escribimos para que anotes a qué cuenta.',
  por_transferir:
    'Tu tarjeta no pudo recibir la devolución: te la transferimos. Te escribimos para que anotes a qué cuenta.',
}

function Actos({ regalo, clave }: { regalo: Regalo; clave: string }) {
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const actuar = useMutation({
    mutationFn: (acto: 'reenviar' | 'devolver') => api.call('usarCompraDeRegalo', { clave, acto }),
    onSuccess: (nuevo) => {
      queryClient.setQueryData(['regalo', clave], nuevo)
      setAsking(false)
    },
  })
  return (
    <div className="grid gap-4">
      {regalo.puedeReenviarse && regalo.sinDestinatario && <OtroDestinatario regalo={regalo} clave={clave} />}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" className="w-full sm:w-auto">
          Explorar experiencias
        </ButtonLink>
        {regalo.puedeReenviarse && !regalo.sinDestinatario && (
          <Button
            variant="outline"
            status={actuar.isPending && actuar.variables === 'reenviar' ? 'loading' : 'default'}
            onClick={() => actuar.mutate('reenviar')}
          >
            {regalo.enviadoEn ? 'Enviar otro código' : 'Enviarlo ahora'}
          </Button>
        )}
        {regalo.puedeDevolverse && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            Pedir la devolución
          </Button>
        )}
      </div>
      {regalo.puedeReenviarse && regalo.enviadoEn && (
        <p className="text-small text-text-2">
          Al enviar otro código, el anterior deja de servir. El saldo es el mismo.
        </p>
      )}
      {regalo.devolucionHasta && regalo.puedeDevolverse && (
        <p className="text-small text-text-2">
          Si nadie lo usa, puedes pedir el dinero hasta el{' '}
          {formatDia(diaEn(new Date(Date.parse(regalo.devolucionHasta) - 1)))}.
        </p>
      )}
      <p role="status" className="font-medium empty:hidden">
        {actuar.isSuccess &&
          actuar.variables === 'reenviar' &&
          `Listo. El código nuevo va camino a ${regalo.paraEmail}.`}
      </p>
      {actuar.error && !isAsking && <FailedLine>{detalleDe(actuar.error)}</FailedLine>}
      <AlertDialog
        open={isAsking}
        onOpenChange={(open) => !open && !actuar.isPending && setAsking(false)}
        title="¿Devolver esta tarjeta de regalo?"
        cancelText="Mantener el regalo"
        confirmText="Sí, devolver el dinero"
        confirmStatus={actuar.isPending ? 'loading' : 'default'}
        onConfirm={() => actuar.mutate('devolver')}
        description={
          <p>Te devolvemos {formatPesos(regalo.monto)} a la tarjeta con que pagaste y el código deja de servir.</p>
        }
      >
        {actuar.error && (
          <Notice tone="danger" role="alert">
            {detalleDe(actuar.error)}
          </Notice>
        )}
      </AlertDialog>
    </div>
  )
}
