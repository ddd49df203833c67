import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { consultaDeReserva } from '#web/components/reserva-consultas.ts'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { ReservaPortada } from '#web/components/reserva-portada.tsx'
import { useUsuario } from '#web/components/usuario.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCodigo } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { tituloDe } from '#web/ui/marca.ts'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { consultaDeMiResena } from './opiniones/consulta.ts'
import { OpinionForm } from './opiniones/opinion-form.tsx'
import { OpinionEscrita } from './opiniones/opinion-escrita.tsx'

export function meta() {
  return [{ title: tituloDe('Tu opinión') }, { name: 'robots', content: 'noindex' }]
}

export default function OpinionPantalla() {
  const { codigo: escrito = '' } = useParams()
  const codigo = formatCodigo(escrito).replace('-', '')
  const { estado } = useUsuario()
  const navigate = useNavigate()
  const isAnonymous = estado === 'anonima'
  useEffect(() => {
    if (isAnonymous && localStorage.getItem('authToken') === null) void navigate(`/login?siguiente=${encodeURIComponent(`/mis-entradas/${codigo}/opinion`)}`, { replace: true })
  }, [isAnonymous, codigo, navigate])
  const isReady = estado === 'iniciada'
  const reserva = useQuery({ ...consultaDeReserva(codigo, null), enabled: isReady })
  const mia = useQuery({ ...consultaDeMiResena(codigo), enabled: isReady })
  const error = reserva.error ?? mia.error
  if (error instanceof ApiError && [403, 404].includes(error.status)) {
    return (
      <ReservaAviso isSudden title="No encontramos esa reserva" text="Solo quien reservó con su cuenta puede opinar.">
        <ButtonLink to="/mis-entradas">Ir a mis experiencias</ButtonLink>
      </ReservaAviso>
    )
  }
  return (
    <div className="wrap grid max-w-column gap-6 py-6 lg:py-10">
      <h1 tabIndex={-1} className="outline-none">
        {mia.data?.resena && !mia.data.puedeOpinar ? 'Tu opinión' : '¿Cómo estuvo?'}
      </h1>
      {error ? (
        <ErrorBlock title="No pudimos cargar tu reserva" text={detalleDe(error)} onRetry={() => void Promise.all([reserva.refetch(), mia.refetch()])} isRetrying={mia.isFetching} />
      ) : !reserva.data || !mia.data ? (
        <SkeletonRegion className="grid gap-4">
          <Skeleton className="h-20" />
          <Skeleton className="h-12" />
          <Skeleton className="h-40" />
        </SkeletonRegion>
      ) : (
        <>
          <Link to={`/mis-entradas/${codigo}`} className="flex items-center gap-4 rounded-card text-text no-underline hover:text-primary">
            <ReservaPortada src={reserva.data.experiencia.portada} isSmall className="size-18 shrink-0 rounded-control" />
            <span className="grid">
              <span className="font-semibold">{reserva.data.experiencia.nombreExperiencia}</span>
              <span className="text-small text-text-2">
                {formatSalida(reserva.data.inicio, reserva.data.zonaHoraria)} · con {reserva.data.experiencia.operador}
              </span>
            </span>
          </Link>
          {mia.data.resena && <OpinionEscrita mia={mia.data} zona={reserva.data.zonaHoraria} />}
          {mia.data.puedeOpinar ? <OpinionForm id={reserva.data.id} codigo={codigo} mia={mia.data} /> : !mia.data.resena && <p>Podrás opinar después de tu experiencia, durante 14 días.</p>}
        </>
      )}
    </div>
  )
}
