import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { cx } from '#web/ui/cx.ts'
import { diaEn } from '#web/ui/horas.ts'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { useViva } from '../use-viva.ts'
import { diasDe, mesDe } from './consultas.ts'

interface Celda {
  dia: string
  isOnPhone: boolean
}

// What day it is, the browser knows.
const CINCO_SEMANAS = Array.from({ length: 35 }, (_, i): Celda => ({ dia: `dia-${i}`, isOnPhone: true }))

/** The dates of an experiencia before they are known: its name, the tabs and the month have their places. */
export function CalendarioEspera() {
  const [search] = useSearchParams()
  const isViva = useViva()
  const [hoy] = useState(() => diaEn(new Date()))
  const isMes = (search.get('vista') ?? 'calendario') === 'calendario'
  return (
    <SkeletonRegion className="grid grid-cols-1 gap-4">
      <Skeleton className="h-[2lh] w-80 max-w-full text-h2 sm:h-[1lh]" />
      <div>
        <div className="flex h-11.25 items-center gap-9 border-b border-border px-4">
          {[1, 2, 3, 4].map((pestana) => (
            <Skeleton key={pestana} className="h-5 w-22 shrink" />
          ))}
        </div>
        <div className="grid grid-cols-1 gap-4 pt-6">
          {isMes && (
            <div className="flex items-center gap-2">
              <Skeleton className="size-11 rounded-full!" />
              <Skeleton className="h-6 w-44" />
              <Skeleton className="size-11 rounded-full!" />
            </div>
          )}
          {isMes ? (
            <MesEspera celdas={isViva ? celdasDe(mesDe(search, hoy), hoy) : CINCO_SEMANAS} />
          ) : (
            [1, 2, 3].map((row) => <Skeleton key={row} className="h-24 rounded-card!" />)
          )}
        </div>
      </div>
    </SkeletonRegion>
  )
}

/** A box for each day of the grid. */
export function MesEspera({ celdas }: { celdas: readonly Celda[] }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-2">
        <Skeleton className="h-5 w-60 lg:w-2/3" />
        <Skeleton className="hidden h-4 w-full lg:block" />
        <div className="grid grid-cols-1 gap-2 lg:grid-cols-7">
          {celdas.map(({ dia, isOnPhone }) => (
            <Skeleton key={dia} className={cx('h-14 rounded-control! lg:h-28', !isOnPhone && 'hidden lg:block')} />
          ))}
        </div>
      </div>
      <Skeleton className="h-30 rounded-card!" />
    </div>
  )
}

/** The days of the weeks of a month: on a phone, those of the month still to come. */
export const celdasDe = (mes: string, hoy: string): Celda[] =>
  diasDe(mes).map((dia) => ({ dia, isOnPhone: dia >= hoy && dia.startsWith(mes.slice(0, 7)) }))
