import { Link } from 'react-router'
import type { Reserva } from '#contract/reservas.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { SITIO } from '#web/ui/marca.ts'
import { Notice } from '#web/ui/notice.tsx'

const subrayado = 'font-medium underline underline-offset-4'

/** Said where whoever waits for a mail comes to look. A guest takes the secret link along: no mail brings it to them. */
export function ReservaCorreoRechazado({
  reserva: { correoRechazado, rechazadoDeEmpresa, enlace },
}: {
  reserva: Reserva
}) {
  if (!correoRechazado) return null
  const copiar = enlace && (
    <CopyButton
      size="dense"
      value={new URL(enlace, location.origin).href}
      label="Copiar el enlace de tu entrada"
      doneLabel="Enlace copiado"
    />
  )
  return (
    <div data-sin-papel className="wrap-anywhere">
      <Notice tone="warning" title={`No pudimos entregar el correo a ${correoRechazado}`} action={copiar}>
        Esa dirección no recibe lo que enviamos. <QueHacer conEnlace={Boolean(enlace)} deEmpresa={rechazadoDeEmpresa} />
      </Notice>
    </div>
  )
}

function QueHacer({ conEnlace, deEmpresa }: { conEnlace: boolean; deEmpresa: boolean }) {
  if (conEnlace) {
    return (
      <>
        El correo de una reserva sin cuenta no se puede cambiar: guarda tú este enlace, que abre tu entrada donde
        quieras. Si necesitas ayuda, <Escribenos />.
      </>
    )
  }
  if (deEmpresa) {
    return (
      <>
        Es el correo de tu empresa, y todo lo de la reserva está en esta página. Para cambiarlo, <Escribenos />.
      </>
    )
  }
  return (
    <>
      Todo lo de tu reserva está en esta página. Si cambió,{' '}
      <Link to="/configuracion" className={subrayado}>
        escribe otro en tu cuenta
      </Link>
      : lo que siga llega ahí.
    </>
  )
}

function Escribenos() {
  const { correo } = SITIO
  if (!correo)
    return (
      <Link to="/ayuda" className={subrayado}>
        escríbenos
      </Link>
    )
  return (
    <>
      escríbenos a{' '}
      <a href={`mailto:${correo}`} className={subrayado}>
        {correo}
      </a>
    </>
  )
}
