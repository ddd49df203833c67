import { useState } from 'react'
import type { Solicitud } from '#contract/solicitudes.ts'
import { cuandoRespondemos } from '#web/components/solicitud-textos.ts'
import { FuncionApagada } from '#web/components/funcion-apagada.tsx'
import { useApagada } from '#web/components/funciones.ts'
import { SolicitudForm } from '#web/components/solicitud-form.tsx'
import { buttonClass } from '#web/ui/button-styles.ts'
import { cx } from '#web/ui/cx.ts'
import { formatNumero } from '#web/ui/formato.ts'
import { SuddenNotice } from '#web/ui/sudden-notice.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** Leads to the form further down the page. */
export function PedirPropuesta({ className }: { className?: string }) {
  if (useApagada('solicitudesDeEmpresa')) return null
  return (
    <a href="#pedir" className={cx(buttonClass({ isWide: className === undefined }), className)}>
      Pedir una propuesta
    </a>
  )
}

/** The form for whoever has no company account yet. */
export function FormularioDeVisita() {
  const [solicitud, setSolicitud] = useState<Solicitud | null>(null)
  const isApagada = useApagada('solicitudesDeEmpresa')
  if (isApagada && !solicitud) return <FuncionApagada funcion="solicitudesDeEmpresa" />
  if (!solicitud) {
    return (
      <div className="max-w-form">
        <SolicitudForm onDone={setSolicitud} />
      </div>
    )
  }
  return (
    <SuddenNotice
      tone="success"
      role="status"
      title={`Solicitud N.º ${formatNumero(solicitud.numero)} recibida. ${cuandoRespondemos(solicitud)}`}
      action={
        !solicitud.conCuenta && (
          <ButtonLink to="/empresas/registro" size="dense" variant="outline">
            Crear cuenta de empresa
          </ButtonLink>
        )
      }
    >
      Te enviamos una copia a {solicitud.email}. Con una cuenta de empresa aceptas y pagas la propuesta en línea.
    </SuddenNotice>
  )
}
