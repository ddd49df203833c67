import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { EmpresaEnRevision } from '#contract/empresas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import { AreaEspera } from '#web/components/area-privada.tsx'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ConMotivo } from './con-motivo.tsx'
import { ContratoDeEmpresa } from './contrato/contrato.tsx'
import { EmpresaDatos, EmpresaEstado, empresaQuery } from './empresa-datos.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Empresa')
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
  const { data, error, refetch, isFetching } = useQuery(empresaQuery(id))
  if (error && !data)
    return (
      <ErrorBlock
        title="No pudimos abrir la empresa"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  return (
    <section aria-labelledby="empresa" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="empresa">{data.nombre}</h2>
        <EmpresaEstado estado={data.estado} />
      </div>
      {data.motivo && (
        <Notice tone="warning" title={data.estado === 'Suspendida' ? 'Por qué está suspendida' : 'Qué debe corregir'}>
          {data.motivo}
        </Notice>
      )}
      <div className="rounded-card border border-border bg-surface p-4">
        <EmpresaDatos empresa={data} />
      </div>
      {(data.estado === 'Activa' || data.estado === 'Suspendida') && (
        <ContratoDeEmpresa empresaId={id} nombre={data.nombre} />
      )}
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
      queryClient.setQueryData(empresaQuery(id).queryKey, empresa)
      setOpen(false)
    },
  })
  if (estado === 'Pendiente' || estado === 'Observada') {
    return (
      <ButtonLink to="/admin/casos?tipo=empresa" className="sm:justify-self-start">
        Revisar en casos
      </ButtonLink>
    )
  }
  // Closed by its owner, for good.
  if (estado === 'Cerrada') return null
  return (
    <>
      <Button
        variant={estado === 'Activa' ? 'danger-outline' : 'primary'}
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        {estado === 'Activa' ? 'Suspender empresa' : 'Reactivar empresa'}
      </Button>
      <ConMotivo
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={estado === 'Activa' ? `¿Suspender a ${nombre}?` : `¿Reactivar a ${nombre}?`}
        text={
          estado === 'Activa'
            ? 'No podrá reservar ni usar sus claves hasta que se reactive. Lo ya reservado sigue en pie.'
            : 'Vuelve a reservar y a usar sus claves.'
        }
        confirmText={estado === 'Activa' ? 'Sí, suspender' : 'Sí, reactivar'}
        isDestructive={estado === 'Activa'}
        guardar={decidir}
      />
    </>
  )
}
