import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { SalidaDelDia } from '#contract/suspensiones.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { addDays, startOfWeek } from '#web/ui/calendar-dates.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCantidad, formatDia, formatDiaLargo, formatDiaSinAno } from '#web/ui/formato.ts'
import { diaEn, formatHoraConZona } from '#web/ui/horas.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AreaEspera } from '../area-privada.tsx'
import type { Operador } from '../experiencias-propias.tsx'
import { DESDE_MD, useMedia } from '../use-media.ts'
import { semanaQuery } from './consultas.ts'
import { claveDe, horasDe, porCasilla } from './semana-datos.ts'
import { SemanaRejilla } from './semana-rejilla.tsx'

const MAX = 1000

/** All departures of a week by their hour; one day of it on a phone. */
export function SemanaDeSalidas({ operador }: { operador: Operador }) {
  const queryClient = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const [hoy] = useState(() => diaEn(new Date()))
  const [abierta, setAbierta] = useState<{ fecha: string; hora: number } | null>(null)
  const isAncha = useMedia(DESDE_MD) !== false
  const pedida = search.get('fecha') ?? ''
  const fecha = /^\d{4}-\d{2}-\d{2}$/.test(pedida) ? pedida : hoy
  const lunes = startOfWeek(fecha)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...semanaQuery(operador, lunes),
    placeholderData: keepPreviousData,
  })
  const casillas = useMemo(() => porCasilla(data ?? []), [data])
  const horas = useMemo(() => horasDe(data ?? []), [data])
  const dias = useMemo(
    () => (isAncha ? Array.from({ length: 7 }, (_, i) => addDays(lunes, i)) : [fecha]),
    [isAncha, lunes, fecha],
  )
  // The neighbours are there before they are asked for.
  useEffect(() => {
    if (isPlaceholderData || !data) return
    for (const otra of [addDays(lunes, 7), addDays(lunes, -7)])
      void queryClient.prefetchQuery({ ...semanaQuery(operador, otra), staleTime: 60_000 })
  }, [queryClient, operador, lunes, data, isPlaceholderData])

  const irA = useCallback(
    (dia: string) => {
      const params = new URLSearchParams(search)
      params.set('fecha', dia)
      setSearch(params, { replace: true, preventScrollReset: true })
    },
    [search, setSearch],
  )

  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar tus salidas"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  const salto = isAncha ? 7 : 1
  const deLaHora = abierta && casillas.get(claveDe(abierta.fecha, abierta.hora))
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex items-center gap-2">
        <IconButton
          variant="outline"
          label={isAncha ? 'Semana anterior' : 'Día anterior'}
          icon={<ChevronLeft size={20} aria-hidden />}
          onClick={() => irA(addDays(fecha, -salto))}
        />
        <h2
          aria-live="polite"
          className="grow text-center font-sans text-h3 font-semibold first-letter:uppercase sm:grow-0 sm:px-2"
        >
          {isAncha ? `${formatDia(lunes)} – ${formatDia(addDays(lunes, 6))}` : formatDiaLargo(fecha)}
        </h2>
        <IconButton
          variant="outline"
          label={isAncha ? 'Semana siguiente' : 'Día siguiente'}
          icon={<ChevronRight size={20} aria-hidden />}
          onClick={() => irA(addDays(fecha, salto))}
        />
      </div>
      {data ? (
        <>
          <p role="status" className="text-small text-text-2">
            {formatCantidad(data.length, 'salida', 'salidas')} esta semana.{' '}
            <span className="hidden lg:inline">
              Con teclado: flechas entre horas, Enter para abrir, RePág y AvPág para cambiar de semana.
            </span>
          </p>
          {data.length >= MAX && <Notice tone="info">Esta semana tiene más de {MAX} salidas: ves las primeras.</Notice>}
          <SemanaRejilla dias={dias} horas={horas} hoy={hoy} casillas={casillas} onAbrir={setAbierta} onMover={irA} />
        </>
      ) : (
        <AreaEspera />
      )}
      {abierta && deLaHora && (
        <Dialog
          open
          onOpenChange={(open) => !open && setAbierta(null)}
          title={`${formatDiaSinAno(abierta.fecha)}, ${abierta.hora}:00`}
        >
          <ul className="grid gap-2">
            {deLaHora.map((salida) => (
              <Salida key={salida.id} operador={operador} salida={salida} />
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  )
}

function Salida({
  operador,
  salida: { id, inicio, zonaHoraria, nombreExperiencia, viajeros, cupos, estado },
}: {
  operador: Operador
  salida: SalidaDelDia
}) {
  return (
    <li className="border-b border-border pb-2">
      <Link
        to={`/${operador}/salidas/${id}`}
        className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-text"
      >
        <span className="font-semibold underline">
          {formatHoraConZona(inicio, zonaHoraria)}&nbsp;· {nombreExperiencia}
        </span>
        <span className="text-small text-text-2 tabular-nums">
          {estado === 'cancelada' ? 'Cancelada' : `${viajeros} de ${cupos} cupos`}
          {estado === 'cerrada' && '\u00a0· sin venta'}
        </span>
      </Link>
    </li>
  )
}
