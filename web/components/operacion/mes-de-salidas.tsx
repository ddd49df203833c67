import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Agenda, CalendarioDeSalidas } from '#contract/agenda.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { addMonths } from '#web/ui/calendar-dates.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCantidad, formatMes } from '#web/ui/formato.ts'
import { diaEn, formatSalida } from '#web/ui/horas.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonRegion } from '#web/ui/skeleton.tsx'
import type { Operador } from '../experiencias-propias.tsx'
import { celdasDe, MesEspera } from './calendario-espera.tsx'
import { diasDe, mesDe, salidasQuery } from './consultas.ts'
import { DiasElegidos } from './dias-elegidos.tsx'
import { RejillaDeDias } from './rejilla-de-dias.tsx'

/** A month of departures: days are chosen, then closed, opened or changed together. */
export function MesDeSalidas({ operador, agenda }: { operador: Operador; agenda: Agenda }) {
  const [search, setSearch] = useSearchParams()
  const [hoy] = useState(() => diaEn(new Date(), agenda.zonaHoraria))
  const mes = mesDe(search, hoy)
  const [elegidos, setElegidos] = useState<ReadonlySet<string>>(new Set())
  const { data, error, refetch, isFetching } = useQuery({
    ...salidasQuery(operador, agenda.experienciaId, mes),
    placeholderData: keepPreviousData,
  })

  function irA(next: string) {
    const params = new URLSearchParams(search)
    params.set('mes', next.slice(0, 7))
    setElegidos(new Set())
    setSearch(params, { replace: true, preventScrollReset: true })
  }

  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar las salidas"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex items-center gap-2">
        <IconButton
          variant="outline"
          label="Mes anterior"
          icon={<ChevronLeft size={20} aria-hidden />}
          onClick={() => irA(addMonths(mes, -1))}
        />
        <h3 aria-live="polite" className="min-w-44 text-center first-letter:uppercase">
          {formatMes(mes)}
        </h3>
        <IconButton
          variant="outline"
          label="Mes siguiente"
          icon={<ChevronRight size={20} aria-hidden />}
          onClick={() => irA(addMonths(mes, 1))}
        />
      </div>
      {data ? (
        <>
          <Conflictos conflictos={data.conflictos} zona={agenda.zonaHoraria} />
          {data.cortado && <Notice tone="info">Este mes tiene más de 500 salidas: ves las primeras.</Notice>}
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <RejillaDeDias
              dias={diasDe(mes)}
              mes={mes}
              hoy={hoy}
              calendario={data}
              elegidos={elegidos}
              onElegir={setElegidos}
            />
            <DiasElegidos
              operador={operador}
              agenda={agenda}
              hoy={hoy}
              calendario={data}
              elegidos={elegidos}
              onDone={() => setElegidos(new Set())}
            />
          </div>
        </>
      ) : (
        <SkeletonRegion>
          <MesEspera celdas={celdasDe(mes, hoy)} />
        </SkeletonRegion>
      )}
    </div>
  )
}

const TIPOS = {
  fuera: 'tus horarios ya no la tienen',
  cupos: 'tus horarios dicen otros cupos',
  calendario: 'otro calendario dice que estás ocupado',
} as const

function Conflictos({ conflictos, zona }: { conflictos: CalendarioDeSalidas['conflictos']; zona: string }) {
  if (conflictos.length === 0) return null
  return (
    <Notice
      tone="warning"
      title={formatCantidad(
        conflictos.length,
        'salida vendida no calza con tus fechas',
        'salidas vendidas no calzan con tus fechas',
      )}
    >
      <ul className="grid gap-1">
        {conflictos.slice(0, 8).map(({ salidaId, inicio, viajeros, tipo }) => (
          <li key={salidaId + tipo}>
            {formatSalida(inicio, zona)}: {formatCantidad(viajeros, 'viajero', 'viajeros')}, {TIPOS[tipo]}.
          </li>
        ))}
        {conflictos.length > 8 && <li>Y {conflictos.length - 8} más.</li>}
      </ul>
    </Notice>
  )
}
