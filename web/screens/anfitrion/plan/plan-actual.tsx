import { useMutation } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import type { Suscripcion } from '#contract/suscripciones.ts'
import { cotizacionNuevaDe } from '#web/components/devolucion-distinta.ts'
import { usePagosApagados } from '#web/components/use-pagos-apagados.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SuddenNotice } from '#web/ui/sudden-notice.tsx'
import { diaDe, nombreDePlan } from './plan-textos.ts'
import { useSuscripcionNueva } from './suscripcion-consulta.ts'

type Estado = NonNullable<Suscripcion['estado']>
const ESTADOS: Record<Estado, [BadgeTone, string]> = {
  prueba: ['info', 'En prueba'],
  activa: ['success', 'Activo'],
  morosa: ['warning', 'Cobro pendiente'],
  degradada: ['neutral', 'Volvió a Gratis'],
  cancelada: ['neutral', 'Cancelado'],
}

export function PlanActual({ suscripcion }: { suscripcion: Suscripcion }) {
  const tomar = useSuscripcionNueva()
  const sinPagos = usePagosApagados()
  const [isAsking, setAsking] = useState(false)
  const cancelar = useMutation({
    mutationFn: (monto: number) => api.call('cancelarSuscripcion', { monto }),
    onSuccess: (nueva) => {
      tomar(nueva)
      setAsking(false)
    },
    // Another amount by now is asked about in the same place.
    onError: (error) => {
      const nueva = cotizacionNuevaDe<NonNullable<Suscripcion['siCancelas']>>(error)
      if (nueva) tomar({ ...suscripcion, siCancelas: nueva })
      else setAsking(false)
    },
  })
  const reanudar = useMutation({ mutationFn: () => api.call('reanudarSuscripcion', {}), onSuccess: tomar })
  const tarjeta = useMutation({
    mutationFn: () => api.call('cambiarTarjeta', {}),
    onSuccess: ({ url }) => url && window.location.assign(url),
  })
  const { plan, estado, planes, planSiguiente, siCancelas } = suscripcion
  const nombre = nombreDePlan(planes, plan)
  const [tono, texto] = ESTADOS[estado ?? 'activa']
  const error = cancelar.error ?? reanudar.error ?? tarjeta.error
  return (
    <section
      aria-labelledby="plan-actual"
      className="grid max-w-160 grid-cols-1 gap-4 rounded-card border border-border bg-surface p-4 shadow-e1 lg:p-6"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="plan-actual">Plan {nombre}</h2>
        <Badge tone={tono}>{texto}</Badge>
      </div>
      {error && !cotizacionNuevaDe(error) && <Notice role="alert" tone="danger" title={detalleDe(error)} />}
      {cancelar.isSuccess && !planSiguiente && (
        <SuddenNotice role="status" tone="success" title="Cancelaste tu plan">
          Si correspondía una devolución, ya va camino a tu tarjeta.
        </SuddenNotice>
      )}
      <p className="text-text-2">{loQueSigue(suscripcion)}</p>
      {suscripcion.tarjeta && (
        <p className="flex items-center gap-2 text-text-2">
          <CreditCard size={20} aria-hidden />
          Tarjeta terminada en {suscripcion.tarjeta.ultimos4}
        </p>
      )}
      {suscripcion.hasta && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant={estado === 'morosa' ? 'primary' : 'outline'}
            disabled={sinPagos}
            status={tarjeta.isPending || tarjeta.isSuccess ? 'loading' : 'default'}
            onClick={() => tarjeta.mutate()}
          >
            Cambiar tarjeta
          </Button>
          {planSiguiente ? (
            <Button
              variant="outline"
              status={reanudar.isPending ? 'loading' : 'default'}
              onClick={() => reanudar.mutate()}
            >
              Mantener mi plan {nombre}
            </Button>
          ) : (
            <Button variant="quiet" className="max-sm:-mx-5" onClick={() => setAsking(true)}>
              Cancelar plan
            </Button>
          )}
        </div>
      )}
      {siCancelas && (
        <AlertDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={`¿Cancelas el plan ${nombre}?`}
          description={
            siCancelas.reembolso > 0
              ? `Termina hoy y te devolvemos ${formatPesos(siCancelas.reembolso)} a tu tarjeta. Sigues en el plan Gratis y tus experiencias quedan publicadas.`
              : `Lo usas hasta el ${diaDe(siCancelas.terminaEn)} y no hay más cobros. Después sigues en el plan Gratis y tus experiencias quedan publicadas.`
          }
          cancelText="Mantener mi plan"
          confirmText="Sí, cancelar el plan"
          confirmStatus={cancelar.isPending ? 'loading' : 'default'}
          onConfirm={() => cancelar.mutate(siCancelas.reembolso)}
        >
          {cotizacionNuevaDe(cancelar.error) && (
            <Notice tone="warning" role="alert" title="No cancelamos: cambió la devolución">
              {detalleDe(cancelar.error)}
            </Notice>
          )}
        </AlertDialog>
      )}
    </section>
  )
}

function loQueSigue({ estado, hasta, planSiguiente, planes, plan, reintentosHasta }: Suscripcion): string {
  if (!hasta)
    return estado === 'degradada'
      ? 'Durante 7 días no pudimos cobrar tu plan. Tus experiencias siguen publicadas.'
      : 'No tiene costo ni fecha de término.'
  if (planSiguiente === 'gratis')
    return `Lo usas hasta el ${diaDe(hasta)}. Después sigues en el plan Gratis, sin más cobros.`
  if (planSiguiente) return `El ${diaDe(hasta)} pasa a ser ${nombreDePlan(planes, planSiguiente)}.`
  if (estado === 'morosa')
    return `Tu banco rechazó el cobro. Lo intentamos hasta el ${diaDe(reintentosHasta ?? hasta)}; si no se puede, sigues en el plan Gratis. Puedes usar otra tarjeta.`
  const precio = formatPesos(planes.find((uno) => uno.plan === plan)?.precio ?? 0)
  return estado === 'prueba'
    ? `Tu prueba no cuesta nada. El ${diaDe(hasta)} cobramos ${precio}; si cancelas antes de ese día, no pagas.`
    : `El próximo cobro de ${precio} es el ${diaDe(hasta)}.`
}
