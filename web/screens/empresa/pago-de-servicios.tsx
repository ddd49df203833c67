import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Solicitud } from '#contract/solicitudes.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { PagosApagados } from '#web/components/pagos-apagados.tsx'
import { ultimoDia } from '#web/components/propuesta-items.tsx'
import { usePagosApagados } from '#web/components/use-pagos-apagados.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SOLICITUDES } from './solicitudes-consulta.ts'

const CADA_MS = 3_000

interface Props {
  solicitud: Solicitud
  servicios: NonNullable<Solicitud['servicios']>
  /** Nothing else of the proposal is left to pay. */
  esElUnico: boolean
}

/** What of a proposal is no departure, by card: its own charge on the provider's page. */
export function PagoDeServicios({
  solicitud,
  servicios: { estado, total, devuelto, porDevolver, tarjeta },
  esElUnico,
}: Props) {
  const [search] = useSearchParams()
  const vuelta = search.get('pago')
  const debe = estado === 'por_pagar' || estado === 'en_revision'
  const confirmando = debe && vuelta === 'hecho'
  useRevision(solicitud.id, confirmando)
  const pagar = useIrAPagar(solicitud.id)
  const sinPagos = usePagosApagados()
  if (estado === 'pagados')
    return (
      <Notice tone="success" title={`Servicios pagados: ${formatPesos(total)}`} action={<VerCuenta />}>
        {[
          tarjeta && `${nombreDeTarjeta(tarjeta)}.`,
          devuelto > porDevolver && `Volvieron ${formatPesos(devuelto - porDevolver)}.`,
          porDevolver > 0 && `Pedimos la devolución de ${formatPesos(porDevolver)}: está en camino.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </Notice>
    )
  if (estado === 'devueltos')
    return (
      <Notice tone="info" title="El pago de los servicios volvió">
        La devolución de {formatPesos(total)} está hecha.
      </Notice>
    )
  if (estado === 'en_disputa')
    return (
      <Notice tone="warning" title="El banco revisa el pago de los servicios">
        Te escribimos cuando decida. No pagues otra vez.
      </Notice>
    )
  if (confirmando)
    return (
      <Notice tone="info" role="status" title="Estamos confirmando el pago con tu banco">
        No pagues otra vez: te avisaremos aquí y por correo.
      </Notice>
    )
  if (!solicitud.acciones.puedePagarServicios)
    return (
      <Notice tone="info" title="Pide acceso a quien administra la cuenta">
        Plazo para pagar los servicios: hasta el {ultimoDia(solicitud.propuesta!.liberaEn)}.
      </Notice>
    )
  return (
    <>
      <p className="font-medium">Paga los servicios a más tardar el {ultimoDia(solicitud.propuesta!.liberaEn)}</p>
      {vuelta === 'anulado' && (
        <Notice tone="warning" title="No se hizo ningún cobro">
          Puedes pagar de nuevo con esta tarjeta o con otra.
        </Notice>
      )}
      {estado === 'en_revision' && (
        <Notice tone="info" title="No sabemos aún si el pago se abrió">
          Si lo intentas de nuevo es el mismo cobro: no se paga dos veces.
        </Notice>
      )}
      {sinPagos && <PagosApagados>Escríbenos si el plazo se acerca: no hicimos ningún cobro.</PagosApagados>}
      {pagar.error && <Notice tone="danger" role="alert" title={detalleDe(pagar.error)} />}
      <Button
        isWide
        variant={esElUnico ? 'primary' : 'outline'}
        disabled={sinPagos}
        status={pagar.isPending ? 'loading' : 'default'}
        onClick={() => pagar.mutate()}
      >
        Pagar {formatPesos(total)}: servicios
      </Button>
    </>
  )
}

const VerCuenta = () => (
  <ButtonLink to="/empresas/dashboard?vista=facturacion" size="dense" variant="outline">
    Ver estado de cuenta
  </ButtonLink>
)

function nombreDeTarjeta({
  marca,
  ultimos4,
  autorizacion,
}: {
  marca: string
  ultimos4: string
  autorizacion: string | null
}): string {
  const nombre = `${marca.charAt(0).toUpperCase()}${marca.slice(1)} terminada en ${ultimos4}`
  return autorizacion ? `${nombre}, autorización ${autorizacion}` : nombre
}

/** The same try until it is answered: a second press asks for the same page. */
function useIrAPagar(id: string) {
  const clave = useRef('')
  return useMutation({
    mutationFn: () => api.call('pagarServicios', { id }, { idempotencyKey: (clave.current ||= crypto.randomUUID()) }),
    onSuccess: ({ url }) => location.assign(url),
    onError: () => (clave.current = ''),
  })
}

/** Back from the provider's page: asked until it is known. */
function useRevision(id: string, isAsking: boolean): void {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: [...SOLICITUDES, id, 'pago'],
    queryFn: ({ signal }) => api.call('revisarPagoDeServicios', { id }, { signal }),
    enabled: isAsking,
    refetchInterval: CADA_MS,
    staleTime: 0,
  })
  useEffect(() => {
    if (data?.servicios?.estado === 'pagados') queryClient.setQueryData([...SOLICITUDES, id], data)
  }, [data, id, queryClient])
}
