import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { FuncionApagada } from '#web/components/funcion-apagada.tsx'
import { useApagada } from '#web/components/funciones.ts'
import { metadatos } from '#web/components/metadatos.ts'
import TiendaVacia from '#web/components/tienda-vacia.tsx'
import { useTiendaVacia } from '#web/components/use-tienda-vacia.ts'
import { useUsuario } from '#web/components/usuario.ts'
import { useViva } from '#web/components/use-viva.ts'
import { api, apiDe } from '#web/api/api.ts'
import { publica } from '#web/pagina.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/regalar.ts'
import { MisRegalos } from './regalo/mis-regalos.tsx'
import { montoSugerido, RegaloForm } from './regalo/regalo-form.tsx'
import { type RegaloEscrito, RegaloVista } from './regalo/regalo-vista.tsx'
import { ReglasDeRegalo } from './regalo/reglas-de-regalo.tsx'
import { SaldoForm } from './regalo/saldo-form.tsx'

export const headers = publica

/** Whether there is anything to give; unknown where it could not be asked. */
export async function loader({ context }: Route.LoaderArgs): Promise<{ vacia: boolean | undefined }> {
  return {
    vacia: await apiDe(context)
      .call('verEstadisticas', {})
      .then(
        ({ totalExperiences }) => totalExperiences === 0,
        () => undefined,
      ),
  }
}

export function clientLoader(): { vacia: boolean | undefined } {
  return { vacia: undefined }
}

export function meta({ matches }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: 'Regala una experiencia',
    descripcion:
      'Una tarjeta de regalo para cualquier experiencia en Chile: eliges el monto, escribes un mensaje y el día en que llega.',
    ruta: '/regalar',
  })
}

export default function Regalar({ loaderData: { vacia } }: Route.ComponentProps) {
  const isViva = useViva()
  const sinRegalos = useApagada('regalos')
  const [search] = useSearchParams()
  const experienciaId = search.get('experiencia') ?? ''
  // A card that nothing can be bought with is not offered; one that was given shows its balance all the same.
  const sinExperiencias = useTiendaVacia(true, vacia) && !sinRegalos
  const { estado, usuario } = useUsuario()
  const { data: experiencia, isLoading } = useQuery({
    queryKey: ['experiencia-de-regalo', experienciaId],
    enabled: experienciaId !== '',
    queryFn: ({ signal }) => api.call('verExperiencia', { id: experienciaId }, { signal }),
    retry: false,
  })
  const [escrito, setEscrito] = useState<RegaloEscrito | null>(null)
  const regalo = escrito ?? {
    monto: experiencia ? montoSugerido(experiencia) : 0,
    paraNombre: '',
    mensaje: '',
    deNombre: usuario?.nombre ?? '',
  }
  return (
    <div className="wrap grid gap-6 pt-6 lg:pt-10">
      <PageHead
        title="Regala una experiencia"
        text="Quien la recibe elige qué hacer y cuándo. Si no gasta todo, el resto queda para la próxima vez."
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,40rem)_minmax(0,25rem)] lg:grid-rows-[auto_1fr] lg:justify-between">
        {!sinRegalos && !sinExperiencias && (
          <div className="lg:col-start-2">
            <RegaloVista regalo={regalo} escena={experiencia?.fotosUrls[0]} />
          </div>
        )}
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {sinRegalos ? (
            <FuncionApagada funcion="regalos" />
          ) : sinExperiencias ? (
            <TiendaVacia />
          ) : !isViva || estado === 'desconocida' || isLoading ? (
            <Skeleton className="h-160 rounded-card!" />
          ) : (
            <RegaloForm
              key={`${usuario?.id ?? ''}${experiencia?.id ?? ''}`}
              usuario={usuario}
              experiencia={experiencia ?? null}
              onEscribir={setEscrito}
            />
          )}
        </div>
        <div className="grid gap-6 lg:col-start-2">
          <ReglasDeRegalo />
          <SaldoForm />
          {usuario && <MisRegalos />}
        </div>
      </div>
    </div>
  )
}
