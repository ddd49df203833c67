import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { AreaEspera, AreaPrivada } from '#web/components/area-privada.tsx'
import { consultaDeReserva } from '#web/components/reserva-consultas.ts'
import { ReservaPortada } from '#web/components/reserva-portada.tsx'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCodigo } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { consultaDeMiResena } from './opiniones/consulta.ts'
import { OpinionForm } from './opiniones/opinion-form.tsx'
import { OpinionEscrita } from './opiniones/opinion-escrita.tsx'

export function meta() {
  return metaPrivada('Tu opinión')
}

export default function OpinionPantalla() {
  const { codigo: escrito = '' } = useParams()
  const codigo = formatCodigo(escrito).replace('-', '')
  return (
    <AreaPrivada area="viajero" title="Tu opinión">
      {() => <Opinion codigo={codigo} />}
    </AreaPrivada>
  )
}

function Opinion({ codigo }: { codigo: string }) {
  const reserva = useQuery(consultaDeReserva(codigo, null))
  const mia = useQuery(consultaDeMiResena(codigo))
  const error = reserva.error ?? mia.error
  if (error instanceof ApiError && [403, 404].includes(error.status)) {
    return (
      <EmptyBlock
        title="No encontramos esa reserva"
        text="Solo quien reservó con su cuenta puede opinar."
        action={<ButtonLink to="/mis-entradas">Ir a Mis Experiencias</ButtonLink>}
      />
    )
  }
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar tu reserva"
        text={detalleDe(error)}
        onRetry={() => void Promise.all([reserva.refetch(), mia.refetch()])}
        isRetrying={mia.isFetching}
      />
    )
  if (!reserva.data || !mia.data) return <AreaEspera />
  return (
    <div className="grid max-w-column gap-6">
      <Link
        to={`/mis-entradas/${codigo}`}
        className="flex items-center gap-4 rounded-card text-text no-underline hover:text-primary"
      >
        <ReservaPortada src={reserva.data.experiencia.portada} isSmall className="size-18 shrink-0 rounded-control" />
        <span className="grid">
          <span className="font-semibold">{reserva.data.experiencia.nombreExperiencia}</span>
          <span className="text-small text-text-2">
            {formatSalida(reserva.data.inicio, reserva.data.zonaHoraria)}&nbsp;· con {reserva.data.experiencia.operador}
          </span>
        </span>
      </Link>
      {mia.data.resena && <OpinionEscrita mia={mia.data} zona={reserva.data.zonaHoraria} />}
      {mia.data.puedeOpinar ? (
        <OpinionForm id={reserva.data.id} codigo={codigo} mia={mia.data} />
      ) : (
        !mia.data.resena && <p>Podrás opinar después de tu experiencia, durante 14 días.</p>
      )}
    </div>
  )
}
