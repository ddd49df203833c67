import { useQuery } from '@tanstack/react-query'
import type { Usuario } from '#contract/usuarios.ts'
import { AreaEspera, AreaPrivada } from '#web/components/area-privada.tsx'
import { FuncionApagada } from '#web/components/funcion-apagada.tsx'
import { useApagada } from '#web/components/funciones.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { publica } from '#web/pagina.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import { Cobros } from './plan/cobros.tsx'
import { ElegirPlan } from './plan/elegir-plan.tsx'
import { PlanActual } from './plan/plan-actual.tsx'
import { TablaDePlanes } from './plan/tabla-de-planes.tsx'
import { suscripcionQuery, useVuelta } from './plan/suscripcion-consulta.ts'
import { VueltaAviso } from './plan/vuelta-aviso.tsx'

export const headers = publica

export function meta() {
  return metaPrivada('Planes para anfitriones')
}

/** Whoever is a host already came from there, and goes back. */
const menuDe = ({ esAnfitrion }: Usuario) => (esAnfitrion ? ('anfitrion' as const) : ('viajero' as const))

export default function Suscripcion() {
  return (
    <AreaPrivada
      area="viajero"
      puerta="/anfitrion/login"
      menuDe={menuDe}
      title="Elige tu plan"
      text="Ningún plan compra posición, insignias ni una revisión de seguridad más rápida."
    >
      {() => <Planes />}
    </AreaPrivada>
  )
}

function Planes() {
  const vuelta = useVuelta()
  const sinAltas = useApagada('altas')
  const { data, error, refetch, isFetching } = useQuery(suscripcionQuery)
  if (error && !data)
    return (
      <ErrorBlock
        title="No pudimos cargar los planes"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data || vuelta.isAsking) return <AreaEspera />
  return (
    <div className="grid grid-cols-1 gap-8">
      <VueltaAviso vuelta={vuelta} suscripcion={data} />
      {data.plan && <PlanActual suscripcion={data} />}
      {sinAltas && !data.plan ? <FuncionApagada funcion="altas" /> : <ElegirPlan suscripcion={data} />}
      <TablaDePlanes planes={data.planes} />
      {data.cobros.length > 0 && <Cobros cobros={data.cobros} planes={data.planes} />}
    </div>
  )
}
