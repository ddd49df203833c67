import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { Reserva } from '#contract/reservas.ts'
import { consultaDeReserva, useClave } from '#web/components/reserva-consultas.ts'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { fraseDeCancelacion } from '#web/components/reserva-textos.ts'
import { conTarjeta } from '#web/pagina.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import { Notice } from '#web/ui/notice.tsx'
import { cerrarBorrador } from './borrador.ts'
import { linkAFechas, resumenDeReserva } from './compra.ts'
import { PagarEsqueleto } from './pago/pagar-esqueleto.tsx'
import { PagoForm } from './pago/pago-form.tsx'
import { ReservaNoHallada } from './reserva-no-hallada.tsx'
import { ResumenCompra } from './resumen-compra.tsx'
import { CambioPorPagar } from './pago/cambio-por-pagar.tsx'
import { Retencion } from './pago/retencion.tsx'

export const headers = conTarjeta

export const handle: MarcoHandle = { marco: 'pago' }

export function meta() {
  return metaPrivada('Pago')
}

export default function Pagar() {
  const { reservaId = '' } = useParams()
  const clave = useClave(reservaId)
  const consulta = useQuery(consultaDeReserva(reservaId, clave))
  useFreshOnReturn()
  if (consulta.error && !consulta.data)
    return (
      <ReservaNoHallada
        error={consulta.error}
        onRetry={() => void consulta.refetch()}
        isRetrying={consulta.isFetching}
      />
    )
  if (!consulta.data) return <PagarEsqueleto />
  return <PagarReserva reserva={consulta.data} clave={clave ?? null} />
}

function PagarReserva({ reserva, clave }: { reserva: Reserva; clave: string | null }) {
  const queryClient = useQueryClient()
  const [isPaying, setPaying] = useState(false)
  const { queryKey } = consultaDeReserva(reserva.id, clave)
  const refresh = () => void queryClient.invalidateQueries({ queryKey })
  const isPaid =
    reserva.cambio?.hecho ||
    (reserva.estado !== 'pendiente' && reserva.estado !== 'expirada' && reserva.estado !== 'cancelada')
  const isInDoubt = reserva.estadoPago === 'desconocido' || reserva.pago?.estado === 'procesando'

  useEffect(() => {
    if (isPaid || isInDoubt) window.location.replace(`/payment-success?reserva=${reserva.id}`)
    if (reserva.estado !== 'pendiente') cerrarBorrador()
  }, [isPaid, isInDoubt, reserva.id, reserva.estado])

  if (isPaid || isInDoubt) return <PagarEsqueleto />
  if (reserva.cambio && (reserva.estado === 'cancelada' || (!reserva.acciones.puedePagar && !isPaying))) {
    return (
      <ReservaAviso
        isSudden
        title="Tu reserva sigue en su fecha"
        text="Soltamos los cupos de la fecha nueva y no hubo ningún cobro."
      >
        <ButtonLink to={reserva.cambio.enlace}>Ver mi entrada</ButtonLink>
      </ReservaAviso>
    )
  }
  if (reserva.estado === 'cancelada') {
    return (
      <ReservaAviso
        isSudden
        title="Reserva cancelada"
        text="Esta reserva ya no se puede pagar. Tus cupos quedaron libres."
      >
        <ButtonLink to={linkAFechas(reserva.experiencia.slug, reserva)}>Ver fechas</ButtonLink>
      </ReservaAviso>
    )
  }
  // A payment under way still has its places: nothing is taken from under it.
  if (!reserva.acciones.puedePagar && !isPaying) {
    return (
      <ReservaAviso
        isSudden
        title="Liberamos tus cupos. Revisa si siguen disponibles"
        text="Los guardamos el tiempo acordado y no hubo ningún cobro."
      >
        <ButtonLink to={linkAFechas(reserva.experiencia.slug, reserva)}>Ver fechas</ButtonLink>
      </ReservaAviso>
    )
  }
  const cancelacion = fraseDeCancelacion(reserva.cancelaGratisHasta, reserva.zonaHoraria, reserva.politicaCancelacion)
  return (
    <div className="wrap pt-6 lg:pt-10">
      <h1 tabIndex={-1} className="mb-4 outline-none lg:mb-8">
        {reserva.cambio ? 'Paga la diferencia' : 'Paga tu reserva'}
      </h1>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,40rem)_25rem] lg:justify-between">
        <div className="lg:order-2 lg:h-full">
          <ResumenCompra resumen={resumenDeReserva(reserva, cancelacion)} />
        </div>
        <div className="grid min-w-0 gap-6">
          <Retencion
            reserva={reserva}
            clave={clave}
            onChange={(nueva) => queryClient.setQueryData(queryKey, nueva)}
            onEnd={refresh}
          />
          {reserva.cambio && <CambioPorPagar reserva={reserva} clave={clave} onCancelled={refresh} />}
          {cameBack() && <Notice tone="info">Volviste sin pagar en la otra página. Puedes pagar aquí.</Notice>}
          <PagoForm reserva={reserva} clave={clave} onReserva={refresh} onPaying={setPaying} />
        </div>
      </div>
    </div>
  )
}

const cameBack = (): boolean => new URLSearchParams(window.location.search).has('anulado')

// Shown again as it was left, this page would hold an attempt that the other page has closed.
function useFreshOnReturn(): void {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) window.location.reload()
    }
    window.addEventListener('pageshow', reload)
    return () => window.removeEventListener('pageshow', reload)
  }, [])
}
