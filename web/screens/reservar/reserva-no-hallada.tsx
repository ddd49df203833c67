import { useLocation } from 'react-router'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { useUsuario } from '#web/components/usuario.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'

type ReservaNoHalladaProps = { error: unknown; onRetry: () => void; isRetrying: boolean }

/** Not shown to this visitor: gone, somebody else's, or without its key. Anything else may be tried again. */
export function ReservaNoHallada({ error, onRetry, isRetrying }: ReservaNoHalladaProps) {
  const { pathname, search } = useLocation()
  const { estado } = useUsuario()
  if (!(error instanceof ApiError) || ![401, 403, 404].includes(error.status)) {
    return (
      <div className="wrap py-10">
        <h1 tabIndex={-1} className="mb-6 outline-none">
          No pudimos cargar tu reserva
        </h1>
        <ErrorBlock
          title={detalleDe(error)}
          text="Tus cupos siguen guardados en el servidor."
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      </div>
    )
  }
  return (
    <ReservaAviso
      isSudden
      title="No encontramos esa reserva"
      text="Si reservaste sin cuenta, ábrela con el enlace que te enviamos por correo."
    >
      <ButtonLink to="/buscar-entrada">Buscar con correo y código</ButtonLink>
      {estado === 'anonima' && (
        <ButtonLink variant="quiet" to={`/login?siguiente=${encodeURIComponent(pathname + search)}`}>
          Iniciar Sesión
        </ButtonLink>
      )}
    </ReservaAviso>
  )
}
