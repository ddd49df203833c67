import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Plan, Suscripcion } from '#contract/suscripciones.ts'
import { PagosApagados } from '#web/components/pagos-apagados.tsx'
import { usePagosApagados } from '#web/components/use-pagos-apagados.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SuddenNotice } from '#web/ui/sudden-notice.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { type CondicionesDePlan, diferenciasDe, precioDe } from './plan-textos.ts'
import { useSuscripcionNueva } from './suscripcion-consulta.ts'

/** None is preselected. The free one holds at once; another leads to the page where a card is saved. */
export function ElegirPlan({ suscripcion }: { suscripcion: Suscripcion }) {
  const tomar = useSuscripcionNueva()
  const sinPagos = usePagosApagados()
  const [plan, setPlan] = useState<Plan | ''>('')
  const [falta, setFalta] = useState<string>()
  const elegir = useMutation({
    mutationFn: (elegido: Plan) => api.call('elegirPlan', { plan: elegido }),
    onSuccess: ({ suscripcion: nueva, url }) => {
      if (url) return window.location.assign(url)
      tomar(nueva)
      setPlan('')
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setFalta(plan ? undefined : 'Elige un plan')
    if (plan) elegir.mutate(plan)
  }

  const titulo = suscripcion.plan ? 'Cambia de plan' : 'Planes'
  const isLeaving = elegir.isPending || (elegir.isSuccess && elegir.data.url !== null)
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      {elegir.isSuccess && !elegir.data.url && (
        <SuddenNotice
          role="status"
          tone="success"
          title="Listo, guardamos tu elección"
          action={<ButtonLink to="/onboarding-anfitrion">Preparar mi espacio</ButtonLink>}
        >
          {elegir.data.suscripcion.planSiguiente
            ? 'El cambio rige al terminar el período que ya pagaste.'
            : 'Tu plan está activo desde hoy.'}
        </SuddenNotice>
      )}
      {elegir.error && <Notice role="alert" tone="danger" title={detalleDe(elegir.error)} />}
      <h2>{titulo}</h2>
      {sinPagos && <PagosApagados>Por ahora solo puedes tomar el plan sin mensualidad.</PagosApagados>}
      <RadioGroup
        legend={titulo}
        isLegendHidden
        name="plan"
        look="columns"
        value={plan}
        onValueChange={(value) => {
          setPlan(value as Plan)
          setFalta(undefined)
        }}
        {...(falta && { error: falta })}
        options={suscripcion.planes.map((uno) => ({
          value: uno.plan,
          label: <Nombre plan={uno} isActual={uno.plan === suscripcion.plan} />,
          hint: (
            <Diferencias plan={uno} isActual={uno.plan === suscripcion.plan} puedeProbar={suscripcion.puedeProbar} />
          ),
          ...(uno.plan === suscripcion.plan
            ? { isDisabled: !suscripcion.planSiguiente }
            : sinPagos && uno.precio > 0 && { isDisabled: true }),
        }))}
      />
      <Button type="submit" className="sm:justify-self-start" status={isLeaving ? 'loading' : 'default'}>
        Elegir plan
      </Button>
      <p className="text-small text-text-2">Cancela cuando quieras desde esta página, en 2 toques.</p>
    </form>
  )
}

function Nombre({ plan, isActual }: { plan: CondicionesDePlan; isActual: boolean }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-h3">{plan.nombre}</span>
      <span className="font-semibold">{precioDe(plan)}</span>
      {isActual && <Badge tone="primary">Tu plan actual</Badge>}
    </span>
  )
}

function Diferencias({
  plan,
  isActual,
  puedeProbar,
}: {
  plan: CondicionesDePlan
  isActual: boolean
  puedeProbar: boolean
}) {
  const renueva =
    plan.precio === 0
      ? 'Sin mensualidad'
      : isActual
        ? 'Se cobra una vez al mes'
        : puedeProbar
          ? '30 días de prueba; después se cobra una vez al mes'
          : 'Se cobra hoy y después una vez al mes'
  return (
    <span className="block pt-1">
      {[...diferenciasDe(plan), renueva].map((linea) => (
        <span key={linea} className="block">
          {linea}
        </span>
      ))}
    </span>
  )
}
