import { AreaPrivada } from '#web/components/area-privada.tsx'
import { Escribenos } from '#web/components/escribenos.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { formatPesos } from '#web/ui/formato.ts'
import { tituloDe } from '#web/ui/marca.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { PLANES, type Plan } from './planes.ts'

export function meta() {
  return [{ title: tituloDe('Planes para anfitriones') }, { name: 'robots', content: 'noindex' }]
}

export default function Suscripcion() {
  return (
    <AreaPrivada area="viajero" title="Elige tu plan" text="Ningún plan compra posición, insignias ni una revisión de seguridad más rápida.">
      {({ esAnfitrion }) => <Planes actual={esAnfitrion ? 'Gratis' : null} />}
    </AreaPrivada>
  )
}

function Planes({ actual }: { actual: Plan['nombre'] | null }) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <ul className="grid gap-4 md:grid-cols-3 lg:gap-6">
        {PLANES.map((plan) => (
          <li key={plan.nombre} className={cx('grid content-start gap-3 rounded-card border bg-surface p-4 shadow-e1 lg:p-6', plan.nombre === actual ? 'border-primary' : 'border-border')}>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2>{plan.nombre}</h2>
              {plan.nombre === actual && <Badge tone="primary">Tu plan actual</Badge>}
            </div>
            <p className="text-lead font-semibold">{plan.precio === 0 ? '$0 al mes' : `${formatPesos(plan.precio)} al mes, IVA incluido`}</p>
            <ul className="grid list-inside list-disc gap-1 text-text-2 marker:text-accent">
              {plan.diferencias.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
            <Accion plan={plan} actual={actual} />
          </li>
        ))}
      </ul>
      <section aria-labelledby="comparar" className="grid grid-cols-1 gap-3">
        <h2 id="comparar">Compara</h2>
        <Table caption="Planes" columns={COLUMNAS} rows={[...PLANES]} rowKey={({ nombre }) => nombre} isCardsOnPhone={false} />
      </section>
    </div>
  )
}

function Accion({ plan, actual }: { plan: Plan; actual: Plan['nombre'] | null }) {
  if (plan.nombre === actual) return <ButtonLink to="/mis-experiencias-anfitrion" variant="outline">Ir a mi espacio</ButtonLink>
  if (plan.precio === 0) return <ButtonLink to="/onboarding-anfitrion">Elegir plan</ButtonLink>
  return (
    <>
      <p className="text-small text-text-2">Se contrata por correo. Cancela cuando quieras: dura hasta el fin del período pagado.</p>
      <Escribenos variant="outline" asunto={`Quiero el plan ${plan.nombre}`} cuerpo={'Nombre:\nCorreo de mi cuenta:\n'} />
    </>
  )
}

const COLUMNAS: Column<Plan>[] = [
  { key: 'nombre', header: 'Plan', isRowHeader: true, cell: ({ nombre }) => nombre },
  { key: 'precio', header: 'Al mes', isNumber: true, cell: ({ precio }) => formatPesos(precio) },
  { key: 'comision', header: 'Comisión, más IVA', isNumber: true, cell: ({ comision }) => comision },
  { key: 'enlace', header: 'Ventas por tu enlace', isNumber: true, cell: ({ porEnlace }) => porEnlace },
  { key: 'experiencias', header: 'Experiencias', cell: ({ experiencias }) => experiencias },
  { key: 'equipo', header: 'Personas', cell: ({ personas }) => personas },
]
