import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Webhook as Icono } from 'lucide-react'
import { useState } from 'react'
import type { TipoNovedad, Webhook } from '#contract/novedades.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.ts'
import { CrearWebhook, SecretoDeWebhook } from './crear-webhook.tsx'
import { Entregas } from './entregas.tsx'

const WEBHOOKS = ['webhooks']

const AVISOS: Record<TipoNovedad, string> = {
  reserva: 'Reservas',
  disponibilidad: 'Disponibilidad',
  producto: 'Experiencias',
}

/** Where the company's system is told what changes, and how that went. */
export function Webhooks() {
  const [isCreating, setCreating] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: WEBHOOKS,
    queryFn: ({ signal }) => api.page('listarWebhooks', {}, { signal }),
    staleTime: 0,
  })
  return (
    <section aria-labelledby="webhooks" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h2 id="webhooks">Webhooks</h2>
          <p className="max-w-measure text-small text-text-2">
            Avisamos a tu sistema, con firma, cuando cambia una reserva tuya, una salida o una experiencia.
          </p>
        </div>
        <Button variant="outline" icon={<Icono size={20} aria-hidden />} onClick={() => setCreating(true)}>
          Agregar dirección
        </Button>
      </div>
      {error ? (
        <ErrorBlock
          title="No pudimos cargar tus direcciones"
          text={detalleDe(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <AreaEspera />
      ) : data.total === 0 ? (
        <EmptyBlock
          headingLevel={3}
          title="Aún no tienes direcciones"
          text="Si tu sistema no puede recibir avisos, lee los cambios con un cursor: la documentación lo explica"
        />
      ) : (
        <ul className="grid gap-4">
          {data.items.map((webhook) => (
            <li key={webhook.id}>
              <Direccion webhook={webhook} />
            </li>
          ))}
        </ul>
      )}
      {isCreating && <CrearWebhook onClose={() => setCreating(false)} />}
    </section>
  )
}

function Direccion({ webhook }: { webhook: Webhook }) {
  const queryClient = useQueryClient()
  const [isDeleting, setDeleting] = useState(false)
  const [verRegistro, setVerRegistro] = useState(false)
  const [secreto, setSecreto] = useState<string | null>(null)
  const alDia = () => queryClient.invalidateQueries({ queryKey: WEBHOOKS })
  const rotar = useMutation({
    mutationFn: () => api.call('rotarSecretoDeWebhook', { id: webhook.id }),
    onSuccess: async (nuevo) => {
      setSecreto(nuevo.secreto)
      await alDia()
    },
  })
  const borrar = useMutation({
    mutationFn: () => api.call('borrarWebhook', { id: webhook.id }),
    onSuccess: async () => {
      toast({ title: 'Dirección borrada' })
      setDeleting(false)
      await alDia()
    },
  })
  const falla = rotar.error ?? borrar.error
  return (
    <article aria-label={webhook.url} className="grid gap-3 rounded-card border border-border bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <code className="font-mono text-small wrap-anywhere">{webhook.url}</code>
        <Estado webhook={webhook} />
      </div>
      <p className="text-small text-text-2">{webhook.eventos.map((evento) => AVISOS[evento]).join(', ')}</p>
      {webhook.clave && !webhook.clave.revocada && (
        <p className="text-small text-text-2">La escribió la clave «{webhook.clave.nombre}»</p>
      )}
      {webhook.clave?.revocada && (
        <Notice tone="warning" title={`La escribió la clave «${webhook.clave.nombre}», que está revocada`}>
          Sigue recibiendo los datos de tus reservas. Si no la reconoces, bórrala.
        </Notice>
      )}
      {webhook.estado === 'apagado' && (
        <Notice tone="warning" title="Dejamos de avisar a esta dirección">
          Cuando tu sistema responda, abre el registro y elige «Enviar otra vez» en un aviso: la dirección vuelve a
          quedar activa. Lo que cambió entretanto lo lees con el cursor de la API.
        </Notice>
      )}
      {falla && <Notice tone="danger" role="alert" title={detalleDe(falla)} />}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="dense" aria-expanded={verRegistro} onClick={() => setVerRegistro(!verRegistro)}>
          {verRegistro ? 'Ocultar registro' : 'Ver registro'}
        </Button>
        <Button
          variant="outline"
          size="dense"
          status={rotar.isPending ? 'loading' : 'default'}
          onClick={() => rotar.mutate()}
        >
          Cambiar secreto
        </Button>
        <Button variant="danger-outline" size="dense" onClick={() => setDeleting(true)}>
          Borrar
        </Button>
      </div>
      {verRegistro && <Entregas webhookId={webhook.id} />}
      {secreto && <SecretoDeWebhook secreto={secreto} onClose={() => setSecreto(null)} />}
      <AlertDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title="Borrar esta dirección"
        description="Dejaremos de avisar ahí y se borra su registro."
        cancelText="Conservar"
        confirmText="Borrar"
        confirmStatus={borrar.isPending ? 'loading' : 'default'}
        onConfirm={() => borrar.mutate()}
      />
    </article>
  )
}

function Estado({ webhook: { estado } }: { webhook: Webhook }) {
  if (estado === 'apagado') return <Badge tone="danger">Apagada tras 3 días con fallas</Badge>
  return estado === 'fallando' ? <Badge tone="warning">Fallando</Badge> : <Badge tone="success">Activa</Badge>
}
