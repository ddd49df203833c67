import type { Equipo } from '#contract/equipos.ts'
import type { Operador } from '#web/components/editor/llamadas.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'

/** How many may still come: of a host's team the plan says it. */
export function Lugares({
  operador,
  equipo: { miembros, invitaciones, maximo, cede },
}: {
  operador: Operador
  equipo: Equipo
}) {
  const usados = miembros.length + invitaciones.length
  if (operador === 'proveedor')
    return usados < maximo ? null : <Notice tone="info">Tu equipo llegó al máximo de {maximo} personas.</Notice>
  const incluye = `Tu plan incluye ${formatCantidad(maximo, 'persona', 'personas')}, contándote.`
  if (usados < maximo)
    return (
      <p className="text-text-2">{`${incluye} ${usados === 1 ? 'Por ahora estás solo tú.' : `Van ${usados}, con las invitaciones.`}`}</p>
    )
  return (
    <Notice
      tone="info"
      title={incluye}
      action={
        <ButtonLink to="/subscribe-anfitrion" variant="outline">
          Ver planes
        </ButtonLink>
      }
    >
      {miembros.some(({ enPausa }) => enPausa)
        ? `${cede ? 'Trabajan quienes llegaron primero, salvo que actives a otra persona.' : 'Las demás personas quedan en pausa.'} Nadie pierde su papel ni las salidas que guía: vuelven con un plan más grande.`
        : 'Para invitar a alguien más, cambia de plan.'}
    </Notice>
  )
}
