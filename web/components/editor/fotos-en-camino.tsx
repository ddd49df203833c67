import { Link } from 'react-router'
import { formatCantidad } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useEditor } from './contexto.ts'
import type { PasoId } from './pasos.ts'

/** On the steps that do not show them: what is still on its way, and what did not arrive. */
export function FotosEnCamino({ paso }: { paso: PasoId }) {
  const { subidas } = useEditor()
  return (
    <>
      <Aviso subidas={subidas.fotos.subidas} suyo="fotos" paso={paso} />
      <Aviso subidas={subidas.encuentro.subidas} suyo="lugar" paso={paso} />
    </>
  )
}

function Aviso({ subidas, suyo, paso }: { subidas: readonly { error: string | null }[]; suyo: PasoId; paso: PasoId }) {
  if (paso === suyo || subidas.length === 0) return null
  const perdidas = subidas.filter(({ error }) => error !== null).length
  const ver = (
    <Link
      to={{ search: `?paso=${suyo}` }}
      preventScrollReset
      className="inline-flex min-h-11 items-center font-semibold text-inherit underline"
    >
      Ver
    </Link>
  )
  if (perdidas > 0)
    return (
      <Notice
        tone="danger"
        role="alert"
        title={perdidas === 1 ? 'Una foto no se subió' : `${perdidas} fotos no se subieron`}
        action={ver}
      />
    )
  return (
    <Notice
      tone="info"
      role="status"
      title={`Subiendo ${formatCantidad(subidas.length, 'foto', 'fotos')}`}
      action={ver}
    />
  )
}
