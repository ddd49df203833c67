import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Alta, Tarea } from '#contract/altas.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { EnlaceDeCierre } from '#web/components/baja/enlace-de-cierre.tsx'
import { detalleDe } from '#web/api/cliente.ts'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { AltaEstado } from './alta-estado.tsx'
import { altaQuery, type AreaDeAlta, esSinPermiso } from './alta-llamadas.ts'
import { ListaDeTareas } from './lista-de-tareas.tsx'
import { TareaAbierta } from './tarea-abierta.tsx'

/** The task list of becoming an operator; one task per page on a phone, list and form side by side else. */
export function AltaVista({ area }: { area: AreaDeAlta }) {
  const { data, error, refetch, isFetching } = useQuery(altaQuery(area))
  const [search, setSearch] = useSearchParams()
  const pedida = search.get('tarea')
  useVolverALaFila(pedida)
  if (esSinPermiso(error))
    return (
      <EmptyBlock
        title="Los datos de la empresa los ve quien es dueño"
        text="Si necesitas cambiarlos, pídelo a quien administra la cuenta."
      />
    )
  if (error && !data)
    return (
      <ErrorBlock
        title="No pudimos cargar tus datos"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  const abierta = data.tareas.find(({ clave }) => clave === pedida)
  const abrir = (clave: Tarea | null) =>
    setSearch(clave ? { tarea: clave } : {}, { preventScrollReset: clave === null })
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[20rem_minmax(0,1fr)]">
      <div className={abierta ? 'hidden md:grid md:gap-6' : 'grid gap-6'}>
        <AltaEstado area={area} alta={data} />
        <ListaDeTareas alta={data} abierta={abierta?.clave ?? null} onAbrir={abrir} />
        <EnlaceDeCierre area={area} />
      </div>
      {abierta ? (
        <TareaAbierta key={abierta.clave} area={area} alta={data} tarea={abierta} onCerrar={() => abrir(null)} />
      ) : (
        <Invitacion alta={data} />
      )}
    </div>
  )
}

/** Back to the list: focus stands on the row that was just done, once the list is there again. */
function useVolverALaFila(abierta: string | null): void {
  const anterior = useRef(abierta)
  useEffect(() => {
    const fila = abierta === null && anterior.current !== null && document.getElementById(`tarea-${anterior.current}`)
    anterior.current = abierta
    if (!fila) return
    fila.scrollIntoView({ block: 'center' })
    fila.focus({ preventScroll: true })
  }, [abierta])
}

function Invitacion({ alta }: { alta: Alta }) {
  return (
    <div className="hidden rounded-card border border-border bg-surface p-6 text-text-2 md:block">
      {alta.acciones.puedeEditar
        ? 'Elige una tarea de la lista. Guardamos cada paso: puedes salir y seguir otro día.'
        : 'Elige una tarea para ver lo que enviaste.'}
    </div>
  )
}
