import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Alerta } from '#contract/alertas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { EmptyScene } from '#web/ui/empty-scene.tsx'
import { FailedLine } from '#web/ui/failed-line.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import { toast } from '#web/ui/toast.ts'
import { AlertaFila } from './alertas/alerta-fila.tsx'
import { ListaConMas } from './lista-con-mas.tsx'
import { PerfilMarco } from './perfil/perfil-marco.tsx'

export function meta() {
  return metaPrivada('Búsquedas guardadas')
}

export default function Alertas() {
  return (
    <PerfilMarco
      title="Búsquedas guardadas"
      text="Te avisamos una vez por cada experiencia que aparezca, a lo más un correo al día."
    >
      {() => <Lista />}
    </PerfilMarco>
  )
}

function Lista() {
  return (
    <ListaConMas
      queryKey={['alertas']}
      pedir={(tramo, signal) => api.page('listarAlertas', tramo, { signal })}
      fallo="No pudimos cargar tus búsquedas guardadas"
      vacia={
        <EmptyBlock
          drawing={<EmptyScene name="lista" />}
          title="No tienes búsquedas guardadas"
          text="Cuando una búsqueda no encuentre nada, toca «Avísame cuando haya»"
          action={<ButtonLink to="/">Explorar experiencias</ButtonLink>}
        />
      }
    >
      {(alerta) => (
        <AlertaFila alerta={alerta}>
          <Acciones alerta={alerta} />
        </AlertaFila>
      )}
    </ListaConMas>
  )
}

function Acciones({ alerta: { id, estado, resumen } }: { alerta: Alerta }) {
  const queryClient = useQueryClient()
  const alDia = () => queryClient.invalidateQueries({ queryKey: ['alertas'] })
  const pausar = useMutation({
    mutationFn: (pausada: boolean) => api.call('pausarAlerta', { alertaId: id, pausada }),
    onSuccess: alDia,
  })
  const borrar = useMutation({
    mutationFn: () => api.call('borrarAlerta', { alertaId: id }),
    onSuccess: () => {
      toast({ title: 'Búsqueda borrada' })
      return alDia()
    },
  })
  const error = pausar.error ?? borrar.error
  return (
    <>
      {estado !== 'vencida' && (
        <Button
          variant="outline"
          aria-label={`${estado === 'pausada' ? 'Retomar' : 'Pausar'}: ${resumen}`}
          loadingText="…"
          status={pausar.isPending ? 'loading' : 'default'}
          onClick={() => pausar.mutate(estado !== 'pausada')}
        >
          {estado === 'pausada' ? 'Retomar' : 'Pausar'}
        </Button>
      )}
      <Button
        variant="quiet"
        aria-label={`Borrar: ${resumen}`}
        loadingText="…"
        status={borrar.isPending ? 'loading' : 'default'}
        onClick={() => borrar.mutate()}
      >
        Borrar
      </Button>
      {error && <FailedLine>{detalleDe(error)}</FailedLine>}
    </>
  )
}
