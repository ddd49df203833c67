import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { EmpresaEnRevision } from '#contract/empresas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { TIPOS_DE_EMPRESA, VOLUMENES } from '#web/components/empresa-textos.ts'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatDecimal } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { tituloDe } from '#web/ui/marca.ts'
import { Notice } from '#web/ui/notice.tsx'
import { formatRut } from '#web/ui/rut.ts'
import { ConMotivo } from './con-motivo.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return [{ title: tituloDe('Empresa') }, { name: 'robots', content: 'noindex' }]
}

export default function FichaDeEmpresa() {
  const { id = '' } = useParams()
  return (
    <AreaAdmin title="Empresa" seccion="empresas">
      {() => <Ficha key={id} id={id} />}
    </AreaAdmin>
  )
}

function Ficha({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['admin', 'empresa', id], queryFn: ({ signal }) => api.call('verEmpresa', { id }, { signal }), staleTime: 0 })
  if (error) return <ErrorBlock title="No pudimos abrir la empresa" text={detalleDe(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <AreaEspera />
  const datos: [string, string | null][] = [
    ['Razón social', data.razonSocial], ['RUT', formatRut(data.rut)], ['Giro', data.giro], ['Tipo', TIPOS_DE_EMPRESA.find(({ value }) => value === data.tipo)?.label ?? data.tipo],
    ['Volumen', VOLUMENES.find(({ value }) => value === data.volumen)?.label ?? null], ['Comisión del contrato', data.estado === 'Pendiente' ? null : `${formatDecimal(data.margen / 100)} %`],
    ['Contacto', data.contacto], ['Correo', data.email], ['Celular', data.telefono], ['Se registró', formatSalida(data.pedidaEn)],
  ]
  return (
    <section aria-labelledby="empresa" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="empresa">{data.nombre}</h2>
        <Badge tone={data.estado === 'Activa' ? 'success' : data.estado === 'Suspendida' ? 'danger' : 'warning'}>{data.estado}</Badge>
      </div>
      {data.motivo && <Notice tone="warning" title={data.estado === 'Suspendida' ? 'Por qué está suspendida' : 'Qué debe corregir'}>{data.motivo}</Notice>}
      <dl className="grid gap-3 rounded-card border border-border bg-surface p-4 sm:grid-cols-2">
        {datos.map(([nombre, valor]) => (
          <div key={nombre}>
            <dt className="text-small text-text-2">{nombre}</dt>
            <dd className="wrap-anywhere">{valor ?? '—'}</dd>
          </div>
        ))}
      </dl>
      <Acciones empresa={data} />
    </section>
  )
}

function Acciones({ empresa: { id, nombre, estado } }: { empresa: EmpresaEnRevision }) {
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const decision = estado === 'Activa' ? 'suspender' : 'reactivar'
  const decidir = useMutation({
    mutationFn: (motivo: string) => api.call('decidirEmpresa', { id, decision, motivo }),
    onSuccess: (empresa) => {
      queryClient.setQueryData(['admin', 'empresa', id], empresa)
      setOpen(false)
    },
  })
  if (estado === 'Pendiente' || estado === 'Observada') {
    return (
      <ButtonLink to="/admin/casos?tipo=empresa" className="justify-self-start">
        Revisar en casos
      </ButtonLink>
    )
  }
  return (
    <>
      <Button variant={estado === 'Activa' ? 'danger-outline' : 'primary'} className="justify-self-start" onClick={() => setOpen(true)}>
        {estado === 'Activa' ? 'Suspender empresa' : 'Reactivar empresa'}
      </Button>
      <ConMotivo
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={estado === 'Activa' ? `¿Suspender a ${nombre}?` : `¿Reactivar a ${nombre}?`}
        text={estado === 'Activa' ? 'No podrá reservar ni usar sus claves hasta que se reactive. Lo ya reservado sigue en pie.' : 'Vuelve a reservar y a usar sus claves.'}
        confirmText={estado === 'Activa' ? 'Sí, suspender' : 'Sí, reactivar'}
        isDestructive={estado === 'Activa'}
        guardar={decidir}
      />
    </>
  )
}
