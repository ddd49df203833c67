import { SITIO } from '#web/ui/marca.ts'

/** As far as whoever runs the site said how. */
export function comoEscribir(): string[] {
  const { correo, telefono, horario, plazo } = SITIO
  const escrito = `${correo ? `A ${correo}` : 'Con el formulario de esta página'}. Respondemos ${plazo}. Si es por una reserva, pon su código ${correo ? 'en el asunto' : 'en el mensaje'}.`
  return telefono ? [escrito, `Por teléfono: ${telefono}${horario ? `, ${horario}` : ''}.`] : [escrito]
}
