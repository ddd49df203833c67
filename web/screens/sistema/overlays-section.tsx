import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { TooltipHelp } from '#web/ui/tooltip-help.tsx'
import { Sample } from './both-themes.tsx'

type Layer = 'dialog' | 'sheet' | 'drawer' | 'alert' | null

export function OverlaysSection() {
  const [layer, setLayer] = useState<Layer>(null)
  const close = () => setLayer(null)
  return (
    <>
      <Sample name="Diálogos y hojas (usan el tema de la página)">
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setLayer('dialog')}>
            Abrir diálogo
          </Button>
          <Button variant="outline" onClick={() => setLayer('sheet')}>
            Abrir hoja
          </Button>
          <Button variant="outline" onClick={() => setLayer('drawer')}>
            Abrir panel lateral
          </Button>
          <Button variant="danger-outline" onClick={() => setLayer('alert')}>
            Cancelar reserva
          </Button>
        </div>
      </Sample>
      <Sample name="Flotantes">
        <div className="flex flex-wrap items-center gap-3">
          <Popover label="Notificaciones" trigger={<Button variant="outline">Notificaciones</Button>} className="w-80">
            <p className="font-semibold">Notificaciones</p>
            <p className="mt-1 text-small text-text-2">No tienes notificaciones</p>
          </Popover>
          <Menu
            align="start"
            trigger={
              <IconButton
                variant="outline"
                label="Camila: acciones"
                icon={<EllipsisVertical size={20} aria-hidden />}
              />
            }
            items={[
              { label: 'Mi Perfil', to: '/perfil' },
              { label: 'Configuración', to: '/configuracion' },
              'separator',
              { label: 'Cerrar sesión', onSelect: () => toast({ title: 'Cerraste la sesión' }) },
            ]}
          />
          <span className="inline-flex items-center gap-1 font-medium">
            Fechas del Viaje
            <TooltipHelp title="Fechas del Viaje">Mostramos experiencias con cupos entre esos días.</TooltipHelp>
          </span>
        </div>
      </Sample>
      <Sample name="Avisos">
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            onClick={() =>
              toast({
                title: 'Guardada en favoritos',
                description: 'La encuentras en tu lista.',
                action: { label: 'Deshacer', onClick: () => {} },
              })
            }
          >
            Mostrar aviso
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              toast({
                variant: 'destructive',
                title: 'No pudimos guardar',
                description: 'Revisa tu internet e inténtalo de nuevo.',
              })
            }
          >
            Mostrar aviso de error
          </Button>
        </div>
      </Sample>
      <Dialog
        open={layer === 'dialog'}
        onOpenChange={close}
        title="Verificación de tu banco"
        description="Confirma la compra en la aplicación de tu banco."
        footer={<Button onClick={close}>Ya la confirmé</Button>}
      >
        <Field label="Código" name="codigo-banco" hint="Seis dígitos">
          <TextInput inputMode="numeric" autoComplete="one-time-code" />
        </Field>
      </Dialog>
      <Sheet
        open={layer === 'sheet'}
        onOpenChange={close}
        title="Filtros"
        footer={<Button onClick={close}>Ver 24 experiencias</Button>}
      >
        <p className="text-text-2">Precio, viajeros y fechas.</p>
      </Sheet>
      <Sheet side="right" open={layer === 'drawer'} onOpenChange={close} title="Reserva 7K4M-92QX">
        <p className="text-text-2">Quién viene, cuándo y cuánto pagó.</p>
      </Sheet>
      <AlertDialog
        open={layer === 'alert'}
        onOpenChange={close}
        title="¿Cancelar tu reserva?"
        description={
          <>
            <p>Pagaste $50.000</p>
            <p>Devolución: $50.000 (100 %)</p>
          </>
        }
        cancelText="Mantener la reserva"
        confirmText="Sí, cancelar la reserva"
        onConfirm={close}
      />
    </>
  )
}
