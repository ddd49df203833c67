import { useMutation } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SITIO } from '#web/ui/marca.ts'
import { ConsultaCampos, type ConsultaEscrita } from './consulta-campos.tsx'
import { useUsuario } from './usuario.ts'

type ConsultaFormProps = { conversacionId?: string | null; label?: string; hint?: string }

/** What a person asks of one of us, and where it stands once it is sent. */
export function ConsultaForm({
  conversacionId,
  label = '¿Qué necesitas?',
  hint = 'Si es por una reserva, incluye su código',
}: ConsultaFormProps) {
  const { usuario } = useUsuario()
  const enviar = useMutation({
    mutationFn: (escrita: ConsultaEscrita) =>
      api.call('escribirConsulta', { ...escrita, ...(conversacionId && { conversacionId }) }),
  })
  if (enviar.isSuccess) {
    return (
      <Notice
        tone="success"
        role="status"
        title="Recibimos tu consulta"
        action={
          <ButtonLink to={enviar.data.enlace} variant="outline" size="dense">
            Ver mi consulta
          </ButtonLink>
        }
      >
        Te responde una persona {SITIO.plazo},{' '}
        {usuario ? `por correo a ${usuario.email} y en tus avisos` : 'al correo que escribiste'}.
      </Notice>
    )
  }
  return (
    <ConsultaCampos label={label} hint={hint} enviar={enviar}>
      Enviar consulta
    </ConsultaCampos>
  )
}
