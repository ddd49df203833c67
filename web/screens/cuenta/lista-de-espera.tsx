import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Espera } from '#contract/espera.ts'
import { AreaPrivada } from '#web/components/area-privada.tsx'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { EmptyScene } from '#web/ui/empty-scene.tsx'
import { FailedLine } from '#web/ui/failed-line.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import { EsperaFila } from './espera/espera-fila.tsx'
import { ListaConMas } from './lista-con-mas.tsx'

export function meta() {
  return metaPrivada('Lista de espera')
}

export default function ListaDeEspera() {
  return (
    <AreaPrivada
      area="viajero"
      title="Lista de espera"
      text="Las salidas llenas que esperas. Si se libera un cupo, te lo guardamos por 60 minutos."
    >
      {() => <Lista />}
    </AreaPrivada>
  )
}

function Lista() {
  return (
    <ListaConMas
      queryKey={['esperas']}
      pedir={(tramo, signal) => api.page('listarEsperas', tramo, { signal })}
      fallo="No pudimos cargar tu lista de espera"
      vacia={
        <EmptyBlock
          drawing={<EmptyScene name="entradas" />}
          title="No esperas ningún cupo"
          text="Cuando una salida está llena, elige ese día y toca «Avísame si se libera un cupo»"
          action={<ButtonLink to="/">Explorar experiencias</ButtonLink>}
        />
      }
    >
      {(espera) => <EsperaFila espera={espera}>{espera.puedeRetirarse && <Salir espera={espera} />}</EsperaFila>}
    </ListaConMas>
  )
}

function Salir({ espera }: { espera: Espera }) {
  const queryClient = useQueryClient()
  const salir = useMutation({
    mutationFn: () => api.call('retirarEspera', { id: espera.id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['esperas'] }),
  })
  return (
    <>
      <Button variant="outline" status={salir.isPending ? 'loading' : 'default'} onClick={() => salir.mutate()}>
        {espera.oferta ? 'Dejar libre el cupo' : 'Salir de la fila'}
      </Button>
      {salir.error && <FailedLine>{detalleDe(salir.error)}</FailedLine>}
    </>
  )
}
