import { Button } from '#web/ui/button.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { FilterTag } from '#web/ui/filter-tag.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { Sample } from './both-themes.tsx'

const BADGES: [BadgeTone, string][] = [
  ['success', 'Confirmada'],
  ['warning', 'Pago pendiente'],
  ['danger', 'Cancelada'],
  ['info', 'Devuelta'],
  ['neutral', 'Borrador'],
  ['primary', 'En revisión'],
  ['accent', 'Nueva'],
]

export function FeedbackSection() {
  return (
    <>
      <Sample name="Etiquetas">
        <div className="flex flex-wrap gap-2">
          {BADGES.map(([tone, text]) => (
            <Badge key={tone} tone={tone}>
              {text}
            </Badge>
          ))}
        </div>
        <div className="flex flex-wrap gap-3">
          <FilterTag value="Valparaíso" />
          <FilterTag value="sáb 14 – dom 15 nov" />
          <FilterTag value="Desde $25.000" />
        </div>
      </Sample>
      <Sample name="Mensajes en la página">
        <Notice>Guardamos tus cupos hasta las 15:42</Notice>
        <Notice tone="success" title="Reserva confirmada">
          Te enviamos la entrada a camila@ejemplo.cl
        </Notice>
        <Notice tone="warning" title="La salida cambió de hora">
          Ahora parte a las 11:00.
        </Notice>
        <Notice tone="danger" title="Tu banco rechazó el pago y no hubo cobro">
          Prueba con otra tarjeta o llama a tu banco.
        </Notice>
      </Sample>
      <Sample name="Cargando">
        <SkeletonRegion className="grid gap-3">
          <Skeleton className="aspect-3/2 rounded-card!" />
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </SkeletonRegion>
        <p className="flex items-center gap-3 text-text-2">
          <Spinner /> Revisando tu pago...
        </p>
        <Progress label="playa.jpg" value={62} text="62 %" />
      </Sample>
      <Sample name="Vacío">
        <EmptyBlock
          headingLevel={3}
          title="Aún no tienes experiencias reservadas"
          text="Cuando reserves, tu entrada aparecerá aquí"
          action={<Button variant="outline">Explorar experiencias</Button>}
          className="w-full"
        />
      </Sample>
      <Sample name="Error">
        <ErrorBlock title="No pudimos cargar las experiencias" text="Tus filtros siguen elegidos." onRetry={() => {}} />
      </Sample>
      <Sample name="Línea de tiempo">
        <Timeline
          label="Devolución"
          steps={[
            { title: 'Cancelada', detail: 'vie 13 nov, 10:42', state: 'done' },
            { title: 'Devolución enviada', detail: 'vie 13 nov, 10:43', state: 'current' },
            { title: 'Por llegar a tu banco', detail: 'De 5 a 10 días hábiles', state: 'pending' },
          ]}
        />
      </Sample>
    </>
  )
}
