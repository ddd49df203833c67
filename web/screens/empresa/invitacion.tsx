import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaPrivada } from '#web/components/area-privada.tsx'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import { Notice } from '#web/ui/notice.tsx'

export function meta() {
  return metaPrivada('Invitación')
}

export default function Invitacion() {
  const token = useSearchParams()[0].get('token')
  if (!token) {
    return (
      <ReservaAviso
        title="Al enlace le falta una parte"
        text="Es la invitación al equipo de una empresa. Abre el enlace completo desde el correo donde te llegó."
      >
        <ButtonLink to="/">Volver al inicio</ButtonLink>
      </ReservaAviso>
    )
  }
  return (
    <AreaPrivada
      area="viajero"
      title="Entra al equipo de tu empresa"
      text="Usa la cuenta del correo donde recibiste la invitación"
    >
      {({ email }) => <Aceptar email={email} token={token} />}
    </AreaPrivada>
  )
}

function Aceptar({ email, token }: { email: string; token: string }) {
  const queryClient = useQueryClient()
  const aceptar = useMutation({
    mutationFn: () => api.call('aceptarInvitacion', { token }),
    onSuccess: () => queryClient.invalidateQueries(),
  })
  if (aceptar.data) {
    return (
      <Notice
        tone="success"
        role="status"
        title={`Ya eres parte de ${aceptar.data.empresa}`}
        action={
          <ButtonLink to="/empresas/dashboard" size="dense">
            Ir al panel
          </ButtonLink>
        }
      />
    )
  }
  return (
    <div className="grid max-w-column gap-4">
      <p>
        Entras con <strong className="wrap-anywhere">{email}</strong>
      </p>
      {aceptar.error && <Notice tone="danger" role="alert" title={detalleDe(aceptar.error)} />}
      <Button status={aceptar.isPending ? 'loading' : 'default'} onClick={() => aceptar.mutate()}>
        Aceptar la invitación
      </Button>
    </div>
  )
}
