import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CasoConHechos } from '#contract/casos.ts'
import type { SolicitudPorResolver } from '#contract/privacidad.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatDia } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { alcanceEnPalabras } from '#web/components/derechos-textos.ts'
import { SiguienteCaso } from '../siguiente-caso.tsx'
import { useDecision } from '../use-decision.ts'

/** What somebody asks of their data, with the clock of the law. */
export function ResolverDatos({ caso }: { caso: CasoConHechos }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'datos', caso.objetoId],
    queryFn: ({ signal }) => api.call('verSolicitudDeDatos', { solicitudId: caso.objetoId }, { signal }),
    staleTime: 0,
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos abrir la solicitud"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  return data ? <Solicitud caso={caso} solicitud={data} /> : <AreaEspera />
}

/** What holds already, so that nobody decides without knowing it. */
const QUE_RIGE: Partial<Record<SolicitudPorResolver['derecho'], { titulo: string; texto: string }>> = {
  bloqueo: {
    titulo: 'El bloqueo rige desde que lo pidió',
    texto: 'Termina con tu decisión, sea cual sea. Decide cuando la corrección esté hecha o descartada.',
  },
  oposicion: {
    titulo: 'Novedades y personalización ya se apagaron, si las pidió',
    texto: 'Decide sobre el otro uso que describe.',
  },
}

const HECHOS = {
  cumplida: 'Solicitud cumplida',
  rechazada: 'Solicitud rechazada',
  prorrogada: 'Plazo ampliado por 30 días',
} as const

function Solicitud({ caso, solicitud }: { caso: CasoConHechos; solicitud: SolicitudPorResolver }) {
  const [isBorrando, setBorrando] = useState(false)
  const { razon, falta, conRazon, decidir, status, decidida, error } = useDecision({
    caso,
    queryKey: ['admin', 'datos', caso.objetoId],
    act: (decision: keyof typeof HECHOS, respuesta) =>
      api.call('resolverSolicitudDeDatos', { solicitudId: solicitud.id, decision, respuesta }),
  })
  const isSupresion = solicitud.derecho === 'supresion'
  return (
    <div className="grid grid-cols-1 gap-6 lg:max-w-form">
      <section aria-label="Lo que pide" className="grid gap-2 rounded-card border border-border bg-surface p-4">
        <p className="text-small text-text-2">
          Recibida el {formatDia(diaEn(solicitud.recibidaEn))}&nbsp;· responde a más tardar el{' '}
          {formatDia(diaEn(solicitud.venceEn))}
        </p>
        {solicitud.alcance.length > 0 && <p className="font-medium">{alcanceEnPalabras(solicitud.alcance)}</p>}
        <p className="wrap-anywhere whitespace-pre-line">{solicitud.detalle ?? 'Sin detalle'}</p>
        <Link to={`/admin/personas/${solicitud.personaId}`} className="text-primary underline">
          Ver a la persona
        </Link>
      </section>
      {solicitud.acciones.puedeResolver && QUE_RIGE[solicitud.derecho] && (
        <Notice tone="info" title={QUE_RIGE[solicitud.derecho]!.titulo}>
          {QUE_RIGE[solicitud.derecho]!.texto}
        </Notice>
      )}
      {decidida && (
        <Notice tone="success" role="status" title={HECHOS[decidida]} action={<SiguienteCaso caso={caso} />}>
          {isSupresion && decidida === 'cumplida'
            ? 'La cuenta ya no existe. Le enviamos un último correo.'
            : 'Le enviamos tu respuesta por correo.'}
        </Notice>
      )}
      {error && <Notice tone="danger" role="alert" title={detalleDe(error)} />}
      {solicitud.acciones.puedeResolver && (
        <>
          <Field
            label="Respuesta"
            name="respuesta"
            hint="Va en el correo a quien lo pidió"
            error={falta ? 'Escribe la respuesta' : undefined}
          >
            <Textarea rows={4} maxLength={1000} {...razon} />
          </Field>
          <div className="flex flex-wrap gap-3">
            {isSupresion ? (
              <Button onClick={() => conRazon(() => setBorrando(true))}>Borrar la cuenta</Button>
            ) : (
              <Button status={status('cumplida')} onClick={() => decidir('cumplida')}>
                {solicitud.derecho === 'bloqueo' ? 'Corregido: levantar el bloqueo' : 'Marcar cumplida'}
              </Button>
            )}
            {solicitud.prorrogable && (
              <Button variant="outline" status={status('prorrogada')} onClick={() => decidir('prorrogada')}>
                Ampliar 30 días
              </Button>
            )}
            <Button variant="danger-outline" status={status('rechazada')} onClick={() => decidir('rechazada')}>
              Rechazar
            </Button>
          </div>
          <AlertDialog
            open={isBorrando}
            onOpenChange={setBorrando}
            title="¿Borrar la cuenta de esta persona?"
            description="Se borran su perfil, mensajes, fotos y sesiones; reservas y pagos quedan con un seudónimo. No se puede deshacer."
            cancelText="Volver"
            confirmText="Sí, borrar la cuenta"
            confirmStatus={status('cumplida')}
            onConfirm={() => {
              setBorrando(false)
              decidir('cumplida')
            }}
          />
        </>
      )}
    </div>
  )
}
