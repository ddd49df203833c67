import { useQuery } from '@tanstack/react-query'
import { BookOpen, Search } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { Empresa } from '#contract/empresas.ts'
import { AreaPrivada } from '#web/components/area-privada.tsx'
import { EnlaceDeCierre } from '#web/components/baja/enlace-de-cierre.tsx'
import { miEmpresaQuery } from '#web/components/area-sesion.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { formatPesos, formatTasa } from '#web/ui/formato.ts'
import { rutMostrado } from '#domain/usuarios/rut.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { Claves } from './claves.tsx'
import { Compras } from './compras.tsx'
import { LineasDeContrato } from './contrato.tsx'
import { Cuenta } from './cuenta.tsx'
import { Equipo, PAPELES } from './equipo.tsx'
import { EstadoDeEmpresa } from './estado-de-empresa.tsx'
import { CambiarLogo } from './logo.tsx'
import { LogoDeEmpresa } from './logo-imagen.tsx'
import { Solicitudes } from './solicitudes.tsx'
import { Webhooks } from './webhooks.tsx'

export function meta() {
  return metaPrivada('Panel de empresas')
}

export default function DashboardDeEmpresa() {
  return (
    <AreaPrivada area="empresa" title="Panel de empresas">
      {() => <Panel />}
    </AreaPrivada>
  )
}

const VISTAS = ['solicitudes', 'reservas', 'equipo', 'facturacion', 'claves'] as const

type Vista = (typeof VISTAS)[number]

/** Requests leave room for the company beside them; a table needs the whole width. */
function Panel() {
  const [search] = useSearchParams()
  const vista = VISTAS.find((una) => una === search.get('vista')) ?? 'solicitudes'
  const isBeside = vista === 'solicitudes'
  return (
    <div className={cx('grid grid-cols-1 gap-10', isBeside && 'lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start')}>
      <Vistas vista={vista} />
      <Ficha isBeside={isBeside} />
    </div>
  )
}

function Vistas({ vista }: { vista: Vista }) {
  const [, setSearch] = useSearchParams()
  const { data: empresa } = useQuery(miEmpresaQuery)
  const tabs = [
    { value: 'solicitudes', label: 'Solicitudes', content: vista === 'solicitudes' && <Solicitudes /> },
    { value: 'reservas', label: 'Reservas', content: vista === 'reservas' && <Compras /> },
    { value: 'equipo', label: 'Equipo', content: vista === 'equipo' && <Equipo /> },
    {
      value: 'facturacion',
      label: 'Facturación',
      content: vista === 'facturacion' && (empresa?.acciones.puedeVerCuenta ? <Cuenta /> : <SinPermiso />),
    },
    { value: 'claves', label: 'Claves API', content: vista === 'claves' && <ClavesDelDueno /> },
  ]
  return (
    <Tabs
      label="Secciones"
      className="min-w-0"
      value={vista}
      tabs={tabs}
      onValueChange={(next) =>
        setSearch(next === 'solicitudes' ? {} : { vista: next }, { replace: true, preventScrollReset: true })
      }
    />
  )
}

const SinPermiso = () => <p className="text-text-2">Pide acceso a quien administra la cuenta</p>

function ClavesDelDueno() {
  const { data: empresa } = useQuery(miEmpresaQuery)
  if (!empresa) return null
  if (empresa.papel !== 'dueno') return <SinPermiso />
  return (
    <div className="grid grid-cols-1 gap-10">
      <Claves />
      <Webhooks />
    </div>
  )
}

const TONOS: Record<Empresa['estado'], BadgeTone> = {
  Pendiente: 'warning',
  Activa: 'success',
  Observada: 'warning',
  Suspendida: 'danger',
  Cerrada: 'neutral',
}

function Ficha({ isBeside }: { isBeside: boolean }) {
  const { data: empresa } = useQuery(miEmpresaQuery)
  if (!empresa) return null
  const datos = [
    ['Razón social', empresa.razonSocial],
    ['RUT', rutMostrado(empresa.rut)],
    ['Giro', empresa.giro],
    ['Correo', empresa.email],
    ['Tu papel', PAPELES[empresa.papel]],
    ...(empresa.margen ? [['Comisión de tu contrato', formatTasa(empresa.margen)]] : []),
    ...(empresa.limite === null ? [] : [['Tu límite por compra', formatPesos(empresa.limite)]]),
  ]
  return (
    <aside
      aria-labelledby="empresa"
      className="grid gap-4 rounded-card border border-border bg-surface p-4 shadow-e1 lg:p-6"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="empresa" className="font-sans text-lead font-semibold">
          {empresa.nombre}
        </h2>
        <Badge tone={TONOS[empresa.estado]}>{empresa.estado}</Badge>
      </div>
      {empresa.logo && <LogoDeEmpresa logo={empresa.logo} nombre={empresa.nombre} />}
      <dl className={cx('grid gap-2', !isBeside && 'sm:grid-cols-2 lg:grid-cols-4 lg:gap-6')}>
        {datos.map(([nombre, valor]) => (
          <div key={nombre}>
            <dt className="text-small text-text-2">{nombre}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      {empresa.estado === 'Activa' && <LineasDeContrato />}
      <EstadoDeEmpresa empresa={empresa} />
      {empresa.acciones.puedeAdministrar && <CambiarLogo empresa={empresa} />}
      <ul className="grid border-t border-border pt-3">
        {ENLACES.map(({ to, Icon, texto }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline">
              <Icon size={20} aria-hidden />
              {texto}
            </Link>
          </li>
        ))}
      </ul>
      {empresa.acciones.puedeAdministrar && <EnlaceDeCierre area="empresa" />}
    </aside>
  )
}

const ENLACES = [
  { to: '/', Icon: Search, texto: 'Buscar experiencias' },
  { to: '/api-docs', Icon: BookOpen, texto: 'Documentación de la API' },
]
