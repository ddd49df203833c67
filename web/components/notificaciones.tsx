import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { formatCantidad } from '#web/ui/formato.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { type ContextoDeCampana, sinLeerQuery } from './notificaciones-consulta.ts'

const Lista = lazy(() => import('./notificaciones-lista.tsx'))

export function Notificaciones({ contexto = 'cliente' }: { contexto?: ContextoDeCampana }) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(sinLeerQuery(contexto))
  const sinLeer = data?.sinLeer ?? 0
  return (
    <Popover
      label="Notificaciones"
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      className="w-90"
      trigger={
        <IconButton
          label={sinLeer > 0 ? `Notificaciones, ${formatCantidad(sinLeer, 'sin leer', 'sin leer')}` : 'Notificaciones'}
          icon={
            <span className="relative">
              <Bell size={24} aria-hidden />
              {sinLeer > 0 && (
                <span
                  aria-hidden
                  className="absolute -top-0.5 -right-0.5 size-3 rounded-full border-2 border-bg bg-accent"
                />
              )}
            </span>
          }
          className="text-text!"
        />
      }
    >
      <Suspense fallback={<Espera />}>
        <Lista contexto={contexto} onClose={() => setOpen(false)} />
      </Suspense>
    </Popover>
  )
}

function Espera() {
  return (
    <>
      <h2 className="font-sans text-body font-semibold">Notificaciones</h2>
      <SkeletonRows rows={2} row="h-14" className="grid gap-3 py-4" />
    </>
  )
}
