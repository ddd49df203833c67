import { useMutation } from '@tanstack/react-query'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { olvidarSesion } from '#web/api/sesion.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { FailedLine } from '#web/ui/failed-line.tsx'
import { metaDeEnlace } from '#web/ui/marca.ts'
import { useEnlace } from './acceso/use-enlace.ts'

export function meta() {
  return metaDeEnlace('Volver a tu correo anterior')
}

/** From the mail to the old address: pressed by a person, so that programs that follow links undo nothing. */
export default function DeshacerCorreo() {
  const token = useEnlace()
  const deshacer = useMutation({
    mutationFn: () => api.call('deshacerCambioDeCorreo', { token }),
    onSuccess: () => olvidarSesion('cliente'),
  })
  if (deshacer.isSuccess) {
    return (
      <ReservaAviso
        isSudden
        title="Tu cuenta volvió a este correo"
        text="Cerramos todas las sesiones y te enviamos un enlace para crear una contraseña nueva. Úsalo antes de entrar."
      >
        <ButtonLink to="/">Ir al inicio</ButtonLink>
      </ReservaAviso>
    )
  }
  const { error } = deshacer
  if (!token || (error instanceof ApiError && (error.status === 422 || error.status === 409))) {
    return (
      <ReservaAviso
        isSudden={Boolean(error)}
        title={
          error instanceof ApiError && error.status === 409
            ? 'Ese correo ya pertenece a otra cuenta'
            : 'El enlace venció'
        }
        text="Vale por 7 días y una sola vez. Si todavía no puedes entrar, escríbenos y lo revisamos contigo."
      >
        <ButtonLink to="/ayuda">Ir a Ayuda</ButtonLink>
      </ReservaAviso>
    )
  }
  return (
    <ReservaAviso
      title="Volver a tu correo anterior"
      text="Tu cuenta vuelve a usar la dirección donde recibiste este aviso. Cerramos todas las sesiones y te enviamos un enlace para crear una contraseña nueva."
    >
      <Button status={deshacer.isPending ? 'loading' : 'default'} onClick={() => deshacer.mutate()}>
        Volver a esta dirección
      </Button>
      {error && <FailedLine>{detalleDe(error)}</FailedLine>}
    </ReservaAviso>
  )
}
