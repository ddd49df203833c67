import { useQuery } from '@tanstack/react-query'
import { BookOpen, Search, Ticket } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { Empresa } from '#contract/empresas.ts'
import type { Reserva } from '#contract/reservas.ts'
import { AreaEspera, AreaPrivada } from '#web/components/area-privada.tsx'
import { miEmpresaQuery } from '#web/components/area-sesion.ts'
import { reservasQuery } from '#web/components/consultas.ts'
import { Escribenos } from '#web/components/escribenos.tsx'
import { ReservaEstado } from '#web/components/reserva-estado.tsx'
import { viajerosDe } from '#web/components/reserva-textos.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCodigo, formatPesos } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { formatRut } from '#web/ui/rut.ts'
import { tituloDe } from '#web/ui/marca.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Claves } from './claves.tsx'

export function meta() {
  return [{ title: tituloDe('Panel de empresas') }, { name: 'robots', content: 'noindex' }]
}

const SOLICITUD = 'Personas:\nFechas:\nComuna:\nPresupuesto por persona (opcional):\nNotas (opcional):\n'

export default function DashboardDeEmpresa() {
  return (
    <AreaPrivada area="empresa" title="Panel de empresas">
      {() => (
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
          <Vistas />
          <Ficha />
        </div>
      )}
    </AreaPrivada>
  )
}

function Vistas() {
  const [search, setSearch] = useSearchParams()
  const vista = search.get('vista') === 'claves' ? 'claves' : 'reservas'
  const tabs = [
    { value: 'reservas', label: 'Reservas', content: vista === 'reservas' && <Reservas /> },
    { value: 'claves', label: 'Claves API', content: vista === 'claves' && <ClavesDelDueno /> },
  ]
  return <Tabs label="Secciones" className="min-w-0" value={vista} tabs={tabs} onValueChange={(next) => setSearch(next === 'claves' ? { vista: next } : {}, { replace: true, preventScrollReset: true })} />
}

function ClavesDelDueno() {
  const { data: empresa } = useQuery(miEmpresaQuery)
  if (!empresa) return null
  return empresa.papel === 'dueno' ? <Claves /> : <p className="text-small text-text-2">Las claves API las maneja quien administra la cuenta.</p>
}

function Reservas() {
  const { data, error, refetch, isFetching } = useQuery({ ...reservasQuery, staleTime: 0 })
  return (
    <section aria-labelledby="reservas" className="grid grid-cols-1 gap-4">
      <h2 id="reservas">Reservas</h2>
      {error ? (
        <ErrorBlock title="No pudimos cargar tus reservas" text={detalleDe(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !data ? (
        <AreaEspera />
      ) : data.length === 0 ? (
        <EmptyBlock headingLevel={3} title="Aún no tienes reservas" text="Cuando reserves para tu equipo o tus clientes, aparecerán aquí" action={<ButtonLink to="/">Explorar experiencias</ButtonLink>} />
      ) : (
        <Table caption="Reservas" columns={COLUMNAS} rows={data} rowKey={({ id }) => id} />
      )}
    </section>
  )
}

const COLUMNAS: Column<Reserva>[] = [
  {
    key: 'experiencia',
    header: 'Experiencia',
    isRowHeader: true,
    cell: ({ codigo, experiencia }) => (
      <Link to={`/mis-entradas/${codigo}`} className="text-primary underline">
        {experiencia.nombreExperiencia}
      </Link>
    ),
  },
  { key: 'salida', header: 'Salida', cell: ({ inicio, zonaHoraria }) => formatSalida(inicio, zonaHoraria) },
  { key: 'codigo', header: 'Código', cell: ({ codigo }) => <span className="font-mono text-small">{formatCodigo(codigo)}</span> },
  { key: 'personas', header: 'Personas', cell: ({ participantes }) => viajerosDe(participantes) },
  { key: 'total', header: 'Total', isNumber: true, cell: ({ total }) => formatPesos(total) },
  { key: 'estado', header: 'Estado', cell: (reserva) => <ReservaEstado reserva={reserva} /> },
]

const TONOS: Record<Empresa['estado'], BadgeTone> = { Pendiente: 'warning', Activa: 'success', Observada: 'warning', Suspendida: 'danger' }
const PAPELES: Record<Empresa['papel'], string> = { dueno: 'Dueño de la cuenta', aprobador: 'Aprobador', comprador: 'Comprador', finanzas: 'Finanzas', lectura: 'Solo lectura' }

function Ficha() {
  const { data: empresa } = useQuery(miEmpresaQuery)
  if (!empresa) return null
  const datos = [
    ['Razón social', empresa.razonSocial],
    ['RUT', formatRut(empresa.rut)],
    ['Giro', empresa.giro],
    ['Correo', empresa.email],
    ['Tu papel', PAPELES[empresa.papel]],
  ]
  return (
    <aside aria-labelledby="empresa" className="grid gap-4 rounded-card border border-border bg-surface p-4 shadow-e1 lg:p-6">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="empresa" className="font-sans text-lead font-semibold">
          {empresa.nombre}
        </h2>
        <Badge tone={TONOS[empresa.estado]}>{empresa.estado}</Badge>
      </div>
      <dl className="grid gap-2">
        {datos.map(([nombre, valor]) => (
          <div key={nombre}>
            <dt className="text-small text-text-2">{nombre}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-text-2">Para un grupo, escríbenos fechas, lugar y personas: respondemos en 2 días hábiles con el total en pesos.</p>
      <Escribenos variant="outline" asunto={`Solicitud de ${empresa.nombre}`} cuerpo={SOLICITUD} />
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
    </aside>
  )
}

const ENLACES = [
  { to: '/', Icon: Search, texto: 'Buscar experiencias' },
  { to: '/mis-entradas', Icon: Ticket, texto: 'Mis entradas' },
  { to: '/api-docs', Icon: BookOpen, texto: 'Documentación de la API' },
]
