import { useQuery } from '@tanstack/react-query'
import type { ClaseDeRegla } from '#contract/reglas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import { AreaEspera } from '#web/components/area-privada.tsx'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { Revision } from './reglas/revision.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Contenido')
}

const DE_CONTENIDO: readonly ClaseDeRegla[] = ['portada', 'anuncios', 'terminos', 'privacidad']
const VER: Partial<Record<ClaseDeRegla, string>> = { portada: '/', terminos: '/terminos', privacidad: '/privacidad' }

export default function ContenidoDeAdmin() {
  return (
    <AreaAdmin
      title="Contenido"
      seccion="contenido"
      text="Lo que escribimos en el sitio. Cada cambio es una versión con su motivo, y puede empezar en una fecha"
    >
      {() => <Lista />}
    </AreaAdmin>
  )
}

function Lista() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'reglas'],
    queryFn: ({ signal }) => api.call('listarReglas', {}, { signal }),
    staleTime: 0,
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar el contenido"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  const piezas = DE_CONTENIDO.flatMap((clase) => data.find((regla) => regla.clase === clase) ?? [])
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {piezas.map((pieza) => {
        const { clase, nombre, descripcion, vigente, proxima } = pieza
        return (
          <li key={clase} className="flex flex-col gap-3 rounded-card border border-border bg-surface p-4">
            <h2 className="text-h3">{nombre}</h2>
            <p className="text-text-2">{descripcion}</p>
            <p className="flex flex-wrap items-center gap-2 text-small">
              <Badge tone="success">Versión {vigente.version}</Badge>
              {vigente.vigenteDesde
                ? `desde el ${formatSalida(vigente.vigenteDesde)}, ${vigente.autor}`
                : 'desde el comienzo'}
            </p>
            <Revision regla={pieza} version={vigente} />
            {proxima?.vigenteDesde && (
              <p className="flex flex-wrap items-center gap-2 text-small">
                <Badge tone="info">Programada</Badge> versión {proxima.version}, el {formatSalida(proxima.vigenteDesde)}
              </p>
            )}
            {proxima && <Revision regla={pieza} version={proxima} />}
            <p className="mt-auto flex flex-wrap gap-3">
              <ButtonLink to={`/admin/reglas/${clase}`} variant="outline" aria-label={`Editar: ${nombre}`}>
                Editar
              </ButtonLink>
              {VER[clase] && (
                <ButtonLink to={VER[clase]} variant="quiet" aria-label={`Ver en el sitio: ${nombre}`}>
                  Ver en el sitio
                </ButtonLink>
              )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
