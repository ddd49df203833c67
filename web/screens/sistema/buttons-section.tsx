import { Bell, Heart, RotateCcw, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { ButtonStatus } from '#web/ui/button-styles.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Sample } from './both-themes.tsx'

const STATUSES: ButtonStatus[] = ['default', 'loading', 'success', 'error']

export function ButtonsSection() {
  return (
    <>
      <Sample name="Variantes">
        <div className="flex flex-wrap gap-3">
          <Button>Buscar Experiencias</Button>
          <Button variant="outline">Reservar</Button>
          <Button variant="quiet">Preguntar a Matheus</Button>
          <Button variant="danger-outline">Sí, cancelar la reserva</Button>
          <Button variant="done">Reservada</Button>
          <Button disabled>Sin permiso</Button>
        </div>
      </Sample>
      <Sample name="Estados">
        <div className="flex flex-wrap gap-3">
          {STATUSES.map((status) => (
            <Button key={status} status={status}>
              Guardar
            </Button>
          ))}
        </div>
        <LiveButton />
      </Sample>
      <Sample name="Con ícono, enlace y tamaño de tabla">
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="outline" icon={<RotateCcw size={20} aria-hidden />}>
            Reintentar
          </Button>
          <ButtonLink to="/" variant="outline">
            Ir al inicio
          </ButtonLink>
          <Button size="dense" variant="outline">
            Revocar
          </Button>
          <CopyButton value="7K4M-92QX" label="Copiar código" doneLabel="Código copiado" />
        </div>
      </Sample>
      <Sample name="Solo ícono">
        <div className="flex flex-wrap gap-3">
          <IconButton label="Ver notificaciones" icon={<Bell size={24} aria-hidden />} />
          <IconButton label="Guardar en favoritos" variant="outline" icon={<Heart size={20} aria-hidden />} />
          <IconButton label="Compartir" variant="plate" icon={<Share2 size={20} aria-hidden />} />
          <IconButton
            label="Compartir, no disponible"
            variant="outline"
            disabled
            icon={<Share2 size={20} aria-hidden />}
          />
        </div>
      </Sample>
    </>
  )
}

function LiveButton() {
  const [status, setStatus] = useState<ButtonStatus>('default')
  function run() {
    setStatus('loading')
    setTimeout(() => setStatus('success'), 1_200)
    setTimeout(() => setStatus('default'), 3_200)
  }
  return (
    <Button variant="outline" status={status} onClick={run} className="justify-self-start">
      Probar los estados
    </Button>
  )
}
