import { Link } from 'react-router'
import type { Reserva } from '#contract/reservas.ts'
import { SITIO } from '#web/ui/marca.ts'
import { Notice } from '#web/ui/notice.tsx'

const enlace = 'font-medium underline underline-offset-4'

/** Said where whoever waits for a mail comes to look. */
export function CorreoRechazado({ reserva: { correoRechazado, enlace: deInvitado } }: { reserva: Reserva }) {
  if (!correoRechazado) return null
  return (
    <div data-sin-papel className="wrap-anywhere">
      <Notice tone="warning" title={`No pudimos entregar el correo a ${correoRechazado}`}>
        Esa dirección no recibe lo que enviamos. Todo lo de tu reserva está en esta página.{' '}
        {deInvitado ? (
          <>
            Guarda su enlace: sirve de entrada. El correo de una reserva hecha sin cuenta no se puede cambiar; si necesitas ayuda, {SITIO.correo ? <>escríbenos a <a href={`mailto:${SITIO.correo}`} className={enlace}>{SITIO.correo}</a></> : <Link to="/ayuda" className={enlace}>escríbenos</Link>}.
          </>
        ) : (
          <>
            Si cambió, <Link to="/configuracion" className={enlace}>escribe otro en tu cuenta</Link>: lo que siga llega ahí.
          </>
        )}
      </Notice>
    </div>
  )
}
