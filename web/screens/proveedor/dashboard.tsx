import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Derecho, Usuario } from '#contract/usuarios.ts'
import { EstadoDeVentas } from '#web/components/alta/estado-de-ventas.tsx'
import { Analitica } from '#web/components/analitica/analitica.tsx'
import { AreaPrivada, puede } from '#web/components/area-privada.tsx'
import { ExperienciasPropias } from '#web/components/experiencias-propias.tsx'
import { ReservasRecibidas } from '#web/components/reservas-recibidas.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import { Tabs } from '#web/ui/tabs.tsx'

export function meta() {
  return metaPrivada('Panel de proveedor')
}

const SECCIONES: { value: string; label: string; pide?: Derecho; content: (usuario: Usuario) => ReactNode }[] = [
  {
    value: 'reservas',
    label: 'Reservas',
    content: (usuario) => <ReservasRecibidas operador="proveedor" usuario={usuario} />,
  },
  {
    value: 'experiencias',
    label: 'Experiencias',
    pide: 'experiencias',
    content: () => <ExperienciasPropias operador="proveedor" puedeEditar />,
  },
  { value: 'ventas', label: 'Ventas', pide: 'ventas', content: () => <Analitica operador="proveedor" /> },
]

const crear = (usuario: Usuario): ReactNode =>
  puede(usuario, 'experiencias') && <ButtonLink to="/proveedor/experiencias/nueva">Crear experiencia</ButtonLink>

export default function DashboardDeProveedor() {
  return (
    <AreaPrivada area="proveedor" title="Panel de proveedor" action={crear}>
      {(usuario) => (
        <>
          {puede(usuario, 'alta') && <EstadoDeVentas area="proveedor" />}
          <Secciones usuario={usuario} />
        </>
      )}
    </AreaPrivada>
  )
}

function Secciones({ usuario }: { usuario: Usuario }) {
  const [search, setSearch] = useSearchParams()
  const secciones = SECCIONES.filter(({ pide }) => !pide || puede(usuario, pide))
  const actual = secciones.find(({ value }) => value === search.get('seccion'))?.value ?? 'reservas'
  return (
    <Tabs
      label="Panel de proveedor"
      value={actual}
      onValueChange={(next) =>
        setSearch(next === 'reservas' ? {} : { seccion: next }, { replace: true, preventScrollReset: true })
      }
      tabs={secciones.map(({ pide: _, ...seccion }) => ({
        ...seccion,
        content: seccion.value === actual && seccion.content(usuario),
      }))}
    />
  )
}
