import { Bell, BellOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Popover } from '#web/ui/popover.tsx'

export function Notificaciones() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      label="Notificaciones"
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      className="w-80"
      trigger={<IconButton label="Notificaciones" icon={<Bell size={24} aria-hidden />} className="text-text!" />}
    >
      <h2 className="font-sans text-body font-semibold">Notificaciones</h2>
      <div className="grid justify-items-center gap-3 py-8 text-center">
        <span className="flex size-12 items-center justify-center rounded-full bg-surface-2 text-text-2">
          <BellOff size={24} aria-hidden />
        </span>
        <p className="text-text-2">No tienes notificaciones</p>
      </div>
    </Popover>
  )
}
