import { queryOptions } from '@tanstack/react-query'
import type { EmpresaEnRevision } from '#contract/empresas.ts'
import { api } from '#web/api/api.ts'
import { TIPOS_DE_EMPRESA, VOLUMENES } from '#web/components/empresa-textos.ts'
import { Badge } from '#web/ui/badge.tsx'
import { formatTasa } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { rutMostrado } from '#domain/usuarios/rut.ts'
import { mostrarTelefono } from '#domain/usuarios/telefono.ts'

export const empresaQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'empresa', id],
    queryFn: ({ signal }) => api.call('verEmpresa', { id }, { signal }),
    staleTime: 0,
  })

export function EmpresaEstado({ estado }: Pick<EmpresaEnRevision, 'estado'>) {
  return (
    <Badge
      tone={
        estado === 'Activa'
          ? 'success'
          : estado === 'Suspendida'
            ? 'danger'
            : estado === 'Cerrada'
              ? 'neutral'
              : 'warning'
      }
    >
      {estado}
    </Badge>
  )
}

/** What a company declared, and its contract once it has one. */
export function EmpresaDatos({ empresa }: { empresa: EmpresaEnRevision }) {
  const { estado, tipo, volumen, margen, rut, pedidaEn } = empresa
  const datos: [string, string | null][] = [
    ['Razón social', empresa.razonSocial],
    ['RUT', rutMostrado(rut)],
    ['Giro', empresa.giro],
    ['Tipo', TIPOS_DE_EMPRESA.find(({ value }) => value === tipo)?.label ?? tipo],
    ['Volumen', VOLUMENES.find(({ value }) => value === volumen)?.label ?? null],
    ['Comisión del contrato', estado === 'Pendiente' || estado === 'Observada' ? null : formatTasa(margen)],
    ['Contacto', empresa.contacto],
    ['Correo', empresa.email],
    ['Celular', empresa.telefono && mostrarTelefono(empresa.telefono)],
    ['Se registró', formatSalida(pedidaEn)],
  ]
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {datos.map(([nombre, valor]) => (
        <div key={nombre}>
          <dt className="text-small text-text-2">{nombre}</dt>
          <dd className="wrap-anywhere">{valor ?? '—'}</dd>
        </div>
      ))}
    </dl>
  )
}
