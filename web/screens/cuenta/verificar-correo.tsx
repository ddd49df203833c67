import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { usuarioQuery, useUsuario } from '#web/components/usuario.ts'
import { api } from '#web/api/api.ts'
import { detalleDe, isInvalid } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { metaDeEnlace } from '#web/ui/marca.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { EnviarDeNuevo } from './perfil/correo-sin-confirmar.tsx'
import { useEnlace } from './acceso/use-enlace.ts'

export function meta() {
  return metaDeEnlace('Confirma tu correo')
}

export default function VerificarCorreo() {
  const token = useEnlace()
  const queryClient = useQueryClient()
  const { estado, usuario } = useUsuario()
  // Asked by the browser alone: programs that follow the links of a mail do not use it up.
  const { isPending, error, refetch, isFetching } = useQuery({
    queryKey: ['verificar-correo', token],
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      await api.call('verificarCorreo', { token })
      await queryClient.invalidateQueries({ queryKey: usuarioQuery.queryKey })
      return true
    },
  })
  if (!token || isInvalid(error)) {
    return (
      <ReservaAviso title="El enlace venció. Pide uno nuevo" text="El enlace para confirmar tu correo vale por 24 horas y una sola vez. Si ya lo usaste, tu correo está confirmado.">
        {usuario && !usuario.emailVerificado && <EnviarDeNuevo email={usuario.email} />}
        {estado === 'iniciada' ? <ButtonLink to="/perfil">Ir a mi perfil</ButtonLink> : <ButtonLink to="/login?siguiente=/perfil">Entrar y pedir otro enlace</ButtonLink>}
      </ReservaAviso>
    )
  }
  if (error) {
    return (
      <ReservaAviso isSudden title="No pudimos confirmar tu correo" text={detalleDe(error)}>
        <Button status={isFetching ? 'loading' : 'default'} onClick={() => void refetch()}>
          Reintentar
        </Button>
      </ReservaAviso>
    )
  }
  if (isPending) {
    return (
      <ReservaAviso title="Confirma tu correo" drawing={<Spinner size="large" />} text={<p role="status">Confirmando tu correo...</p>} />
    )
  }
  return (
    <ReservaAviso isSudden title="Tu correo quedó confirmado" text="Gracias. Ahí te enviaremos tus entradas y avisos. Lo que hayas reservado antes con él aparece en tu cuenta en unos segundos.">
      <ButtonLink to="/mis-entradas">Ver mis experiencias</ButtonLink>
    </ReservaAviso>
  )
}
