import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { useClave } from '#web/components/reserva-consultas.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { cerrarBorrador } from './borrador.ts'
import { sigueAbierto } from './resultado/estado-del-pago.ts'
import { PagoAprobado } from './resultado/pago-aprobado.tsx'
import { CambioPagado } from './resultado/cambio-pagado.tsx'
import { PagoSinTermino } from './resultado/pago-sin-termino.tsx'
import { RevisandoPago } from './resultado/revisando-pago.tsx'
import { useResultado } from './resultado/use-resultado.ts'

export function meta() {
  return metaPrivada('Tu pago')
}

export default function PagoExitoso() {
  const [search] = useSearchParams()
  const id = search.get('reserva') ?? ''
  const clave = useClave(id)
  const { data, error, refetch, isFetching } = useResultado(id, clave)
  const estado = data?.estado

  useEffect(() => {
    if (estado && !sigueAbierto(estado)) cerrarBorrador()
  }, [estado])

  const status = !data && error instanceof ApiError ? error.status : 0
  if (status === 401 || status === 403) return <OtraPestana />
  if (id === '' || status === 404) return <NadaQueMostrar />
  if (!data && error) {
    return (
      <div className="wrap grid gap-6 py-10">
        <PageHead title="No pudimos revisar tu pago" />
        <ErrorBlock
          title={detalleDe(error)}
          text="Si tu banco ya lo aprobó, tu reserva queda confirmada igual. No pagues otra vez."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </div>
    )
  }
  if (!data || data.estado === 'revisando') return <RevisandoPago />
  if (data.estado === 'aprobado' || data.estado === 'recibido')
    return <PagoAprobado reserva={data.reserva} clave={clave ?? null} isConfirmed={data.estado === 'aprobado'} />
  if (data.estado === 'cambiada') return <CambioPagado reserva={data.reserva} />
  return <PagoSinTermino reserva={data.reserva} estado={data.estado} />
}

/** The provider may lead a guest back into another tab or browser, which has no key; it is also all that a stranger sees. */
function OtraPestana() {
  return (
    <ReservaAviso
      isSudden
      title="No podemos mostrar este pago aquí"
      text="Si ya pagaste, no pagues otra vez: tu pago nos llega igual. ¿Reservaste sin cuenta? Abre tu entrada con el enlace que te enviamos por correo, o pide otro con ese correo y tu código."
    >
      <ButtonLink to="/buscar-entrada">Buscar con correo y código</ButtonLink>
      <ButtonLink to="/mis-entradas" variant="quiet">
        Reservé con mi cuenta
      </ButtonLink>
    </ReservaAviso>
  )
}

function NadaQueMostrar() {
  return (
    <ReservaAviso
      title="No encontramos ese pago"
      text="Tus reservas pagadas están siempre en Mis Experiencias y en tu correo."
    >
      <ButtonLink to="/mis-entradas">Ir a Mis Experiencias</ButtonLink>
      <ButtonLink to="/buscar-entrada" variant="quiet">
        Reservé sin cuenta
      </ButtonLink>
    </ReservaAviso>
  )
}
