import { useSearchParams } from 'react-router'
import { EstadoDeVentas } from '#web/components/alta/estado-de-ventas.tsx'
import { Analitica } from '#web/components/analitica/analitica.tsx'
import { AreaPrivada } from '#web/components/area-privada.tsx'
import { ExperienciasPropias } from '#web/components/experiencias-propias.tsx'
import { ReservasRecibidas } from '#web/components/reservas-recibidas.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { tituloDe } from '#web/ui/marca.ts'
import { Tabs } from '#web/ui/tabs.tsx'

export function meta() {
  return [{ title: tituloDe('Panel de proveedor') }, { name: 'robots', content: 'noindex' }]
}

const SECCIONES = [
  { value: 'reservas', label: 'Reservas', content: <ReservasRecibidas operador="proveedor" /> },
  { value: 'experiencias', label: 'Experiencias', content: <ExperienciasPropias operador="proveedor" /> },
  { value: 'ventas', label: 'Ventas', content: <Analitica operador="proveedor" /> },
]

export default function DashboardDeProveedor() {
  return (
    <AreaPrivada area="proveedor" title="Panel de proveedor" action={<ButtonLink to="/proveedor/experiencias/nueva">Crear experiencia</ButtonLink>}>
      {() => (
        <>
          <EstadoDeVentas area="proveedor" />
          <Secciones />
        </>
      )}
    </AreaPrivada>
  )
}

function Secciones() {
  const [search, setSearch] = useSearchParams()
  const actual = SECCIONES.find(({ value }) => value === search.get('seccion'))?.value ?? 'reservas'
  return (
    <Tabs
      label="Panel de proveedor"
      value={actual}
      onValueChange={(next) => setSearch(next === 'reservas' ? {} : { seccion: next }, { replace: true, preventScrollReset: true })}
      tabs={SECCIONES.map((seccion) => ({ ...seccion, content: seccion.value === actual && seccion.content }))}
    />
  )
}
