import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Hilo } from '#contract/mensajes.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { llaveDe, RUTAS, type HiloWeb } from './conversacion-llamadas.ts'

/** What is known of it so far; the thread itself asks. */
const useHilo = (hilo: HiloWeb) => useQuery<Hilo>({ queryKey: llaveDe(hilo), enabled: false })

/** The head of the screen of a thread: the way back, with whom, and about which booking. */
export const cabezaDe = (hilo: HiloWeb) => ({
  title: <ConQuien hilo={hilo} />,
  text: <SobreQue hilo={hilo} />,
  // The list is of an account; whoever comes with the key of a link has that booking alone.
  back: hilo.clave ? (
    <BackLink to={`/mis-entradas/${hilo.codigo}`}>Mi entrada</BackLink>
  ) : (
    <BackLink to={RUTAS[hilo.lado]}>Mensajes</BackLink>
  ),
})

const ConQuien = ({ hilo }: { hilo: HiloWeb }) => useHilo(hilo).data?.conQuien ?? 'Mensajes'

function SobreQue({ hilo }: { hilo: HiloWeb }) {
  const { data: visto, isError } = useHilo(hilo)
  if (!visto) return isError ? null : <Skeleton className="h-6 w-56" />
  const { nombreExperiencia, inicio, zonaHoraria } = visto
  return (
    <span className="block text-body">
      {hilo.lado === 'viajero' ? (
        <Link to={`/mis-entradas/${hilo.codigo}`} className="font-medium text-primary underline underline-offset-4">
          {nombreExperiencia}
        </Link>
      ) : (
        nombreExperiencia
      )}
      <span className="block text-small">{formatSalida(inicio, zonaHoraria)}</span>
    </span>
  )
}
