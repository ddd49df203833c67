import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { ConsultaForm } from '#web/components/consulta-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { useConversacion } from './use-conversacion.ts'

/** Nothing of the conversation goes to anybody before this is pressed, and sent. */
export function HablarConPersona() {
  const { id } = useConversacion()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <Button
        variant="outline"
        size="dense"
        className="justify-self-start"
        icon={<UserRound size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Hablar con una persona
      </Button>
    )
  }
  return (
    <section
      aria-label="Hablar con una persona"
      className="grid gap-3 rounded-card border border-border bg-surface p-4"
    >
      <p className="text-small text-text-2">
        Junto con lo que escribas va el final de esta conversación. Lo lee una persona de nuestro equipo.
      </p>
      <ConsultaForm conversacionId={id} label="Cuéntale qué pasó" />
    </section>
  )
}
