import { Link } from 'react-router'
import { ESTADOS_PROVEEDOR } from '#contract/enumeraciones/operadores.ts'
import type { OperadorEnLista } from '#contract/altas.ts'
import { api } from '#web/api/api.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import type { Column } from '#web/ui/table.tsx'
import { tonoDeOperador } from './operador/tono-de-operador.ts'
import { ListaFiltrada } from './lista-filtrada.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Operadores')
}

export default function OperadoresDeAdmin() {
  return (
    <AreaAdmin
      title="Operadores"
      seccion="operadores"
      text="Anfitriones y proveedores, quien espera hace más tiempo primero"
    >
      {() => (
        <ListaFiltrada
          nombre="Operadores"
          estados={ESTADOS_PROVEEDOR}
          hint="Nombre, RUT o número de alta"
          primero="Comparte la página para anfitriones o la de proveedores: quien se sume aparece aquí para revisarlo."
          pedir={(filtros, signal) => api.page('listarOperadores', filtros, { signal })}
          columns={COLUMNAS}
          rowKey={({ tipo, id }) => `${tipo} ${id}`}
        />
      )}
    </AreaAdmin>
  )
}

const COLUMNAS: Column<OperadorEnLista>[] = [
  {
    key: 'nombre',
    header: 'Nombre',
    isRowHeader: true,
    cell: ({ tipo, id, nombre }) => (
      <Link
        to={`/admin/operadores/${tipo}/${id}`}
        className="inline-flex min-h-11 items-center text-primary wrap-anywhere md:min-h-0"
      >
        {nombre}
      </Link>
    ),
  },
  { key: 'tipo', header: 'Qué es', cell: ({ tipo }) => (tipo === 'anfitrion' ? 'Anfitrión' : 'Proveedor') },
  { key: 'categorias', header: 'Ofrece', cell: ({ categorias }) => categorias.join(', ') || '—' },
  {
    key: 'documentos',
    header: 'Documentos por revisar',
    isNumber: true,
    cell: ({ documentosPendientes }) => documentosPendientes,
  },
  { key: 'estado', header: 'Estado', cell: ({ estado }) => <Badge tone={tonoDeOperador(estado)}>{estado}</Badge> },
]
