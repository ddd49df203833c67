import { Link } from 'react-router'
import { ESTADOS_EMPRESA } from '#contract/enumeraciones/empresas.ts'
import type { EmpresaEnRevision } from '#contract/empresas.ts'
import { api } from '#web/api/api.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import { TIPOS_DE_EMPRESA } from '#web/components/empresa-textos.ts'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { formatDiaConAno } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { rutMostrado } from '#domain/usuarios/rut.ts'
import type { Column } from '#web/ui/table.tsx'
import { EmpresaEstado } from './empresa-datos.tsx'
import { ListaFiltrada } from './lista-filtrada.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Empresas')
}

export default function EmpresasDeAdmin() {
  return (
    <AreaAdmin title="Empresas" seccion="empresas" text="La que espera hace más tiempo primero">
      {() => (
        <ListaFiltrada
          nombre="Empresas"
          estados={ESTADOS_EMPRESA}
          hint="Nombre, razón social, RUT o correo completo"
          primero="Cuando una empresa pida su cuenta aparece aquí para aprobarla."
          pedir={(filtros, signal) => api.page('listarEmpresas', filtros, { signal })}
          columns={COLUMNAS}
          rowKey={({ id }) => id}
        />
      )}
    </AreaAdmin>
  )
}

const COLUMNAS: Column<EmpresaEnRevision>[] = [
  {
    key: 'nombre',
    header: 'Nombre',
    isRowHeader: true,
    cell: ({ id, nombre }) => (
      <Link
        to={`/admin/empresas/${id}`}
        className="inline-flex min-h-11 items-center text-primary wrap-anywhere md:min-h-0"
      >
        {nombre}
      </Link>
    ),
  },
  { key: 'rut', header: 'RUT', cell: ({ rut }) => <span className="whitespace-nowrap">{rutMostrado(rut)}</span> },
  {
    key: 'tipo',
    header: 'Tipo',
    cell: ({ tipo }) => TIPOS_DE_EMPRESA.find(({ value }) => value === tipo)?.label ?? tipo,
  },
  {
    key: 'pedida',
    header: 'Desde',
    cell: ({ pedidaEn }) => <span className="whitespace-nowrap">{formatDiaConAno(diaEn(pedidaEn))}</span>,
  },
  { key: 'estado', header: 'Estado', cell: ({ estado }) => <EmpresaEstado estado={estado} /> },
]
