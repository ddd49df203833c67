import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useParams } from 'react-router'
import type { Voucher } from '#contract/compras.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera, AreaPrivada } from '#web/components/area-privada.tsx'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCodigo, formatNumero } from '#web/ui/formato.ts'
import { formatSalidaLarga } from '#web/ui/horas.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { LogoDeEmpresa } from './logo-imagen.tsx'
import '#web/components/papel.css'

export function meta() {
  return metaPrivada('Voucher')
}

export default function VoucherDeEmpresa() {
  const { id = '' } = useParams()
  return (
    <AreaPrivada area="empresa" title="Voucher">
      {() => <Cargado id={id} />}
    </AreaPrivada>
  )
}

function Cargado({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['empresa', 'voucher', id],
    queryFn: ({ signal }) => api.call('verVoucher', { id }, { signal }),
    staleTime: 0,
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar el voucher"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  return (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button icon={<Printer size={20} aria-hidden />} onClick={() => window.print()}>
          Imprimir
        </Button>
        <ButtonLink to="/empresas/dashboard?vista=reservas" variant="outline">
          Volver a las reservas
        </ButtonLink>
      </div>
      <Hoja voucher={data} />
    </>
  )
}

function Hoja({ voucher: v }: { voucher: Voucher }) {
  const datos: [string, string][] = [
    ['Cuándo', formatSalidaLarga(v.inicio, v.zonaHoraria)],
    ['Dónde', [v.puntoEncuentro.direccion, v.ciudad].filter(Boolean).join(', ')],
    ['Cómo llegar', v.puntoEncuentro.instrucciones],
    ['Realiza', v.operador],
    ['A cargo del grupo', v.responsable],
    ['Personas', formatNumero(v.plazas)],
    ...(v.ordenCompra ? ([['Orden de compra', v.ordenCompra]] as [string, string][]) : []),
    ...(v.queLlevar.length > 0 ? ([['Qué llevar', v.queLlevar.join(', ')]] as [string, string][]) : []),
  ]
  return (
    <article
      data-papel="vertical"
      className="grid max-w-form gap-6 rounded-card border border-border bg-surface p-4 shadow-e1 sm:p-6 print:max-w-none print:border-0 print:shadow-none"
    >
      <header className="grid gap-1">
        {v.logo && <LogoDeEmpresa logo={v.logo} nombre={v.empresa} />}
        <p className="text-lead font-semibold">{v.empresa}</p>
        <h2>{v.nombreExperiencia}</h2>
        {v.dePrueba && (
          <Badge tone="info" className="justify-self-start">
            Prueba
          </Badge>
        )}
        <p className="tabular-nums text-h3" aria-label={`Código ${v.codigo.split('').join(' ')}`}>
          {formatCodigo(v.codigo)}
        </p>
      </header>
      <dl className="grid gap-3 sm:grid-cols-2">
        {datos.map(([nombre, valor]) => (
          <div key={nombre}>
            <dt className="text-small text-text-2">{nombre}</dt>
            <dd className="wrap-anywhere">{valor}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="viajeros" className="grid gap-2">
        <h3 id="viajeros">Quienes van</h3>
        {v.viajeros.length === 0 ? (
          <p className="text-text-2">Aún no hay nombres. Agrégalos desde las reservas.</p>
        ) : (
          <ol className="grid list-inside list-decimal gap-1 sm:grid-cols-2">
            {v.viajeros.map(({ nombre, documento }) => (
              <li key={`${nombre} ${documento}`}>
                {nombre}
                {documento && <span className="text-text-2">&nbsp;· {documento}</span>}
              </li>
            ))}
          </ol>
        )}
      </section>
    </article>
  )
}
