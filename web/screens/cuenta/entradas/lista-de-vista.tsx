import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Reserva } from '#contract/reservas.ts'
import { reservasQuery } from '#web/components/consultas.ts'
import { guardarLista, listaGuardada } from '#web/components/entradas-guardadas.ts'
import { formatGuardado } from '#web/components/guardado.ts'
import { MasDeLaLista } from '#web/components/mas-de-la-lista.tsx'
import { porPaginas } from '#web/components/por-paginas.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { EmptyScene } from '#web/ui/empty-scene.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { FilaDeHoy, FilaReserva, FilasEspera } from './fila-reserva.tsx'
import { esDeHoy, repartir, type Vista } from './vistas.ts'

const POR_PAGINA = 12

export const vistaQuery = (vista: Vista) =>
  infiniteQueryOptions({
    // Under the key of all bookings, so that whoever changes one makes these stale too.
    queryKey: [...reservasQuery.queryKey, vista],
    queryFn: ({ pageParam, signal }) =>
      api.page('listarReservas', { vista, pagina: pageParam, porPagina: POR_PAGINA }, { signal }),
    ...porPaginas(POR_PAGINA),
    staleTime: 0,
  })

export function ListaDeVista({ vista }: { vista: Vista }) {
  const lista = useInfiniteQuery(vistaQuery(vista))
  const { data, error, refetch, isFetching } = lista
  const [ahora] = useState(() => new Date())
  const items = data?.pages.flatMap((page) => page.items)
  useEffect(() => {
    if (!items) return
    const otras = listaGuardada()?.reservas.filter(({ id }) => !items.some((cada) => cada.id === id)) ?? []
    guardarLista([...items, ...otras])
  }, [items])
  if (error instanceof ApiError && error.status === 401) return <FilasEspera />
  if (!items && !error) return <FilasEspera />
  const copia = listaGuardada()
  const guardadas = repartir(copia?.reservas ?? [], ahora)[vista]
  const hoy = items ? (vista === 'proximas' ? items.filter((reserva) => esDeHoy(reserva, ahora)) : []) : guardadas.hoy
  const resto = items ? items.filter((reserva) => !hoy.includes(reserva)) : guardadas.resto
  const title = items
    ? 'No pudimos actualizar tus reservas'
    : hoy.length + resto.length > 0
      ? 'Mostramos tus entradas guardadas'
      : 'No pudimos cargar tus reservas'
  return (
    <div className="grid gap-6">
      {error && (
        <ErrorBlock
          title={title}
          text={
            !items && copia
              ? `${detalleDe(error).replace(/\.$/, '')}. Las guardamos en este aparato ${formatGuardado(copia.guardadaEn)}.`
              : detalleDe(error)
          }
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {hoy.length + resto.length === 0 && !error && <Vacia vista={vista} />}
      {hoy.map((reserva) => (
        <FilaDeHoy key={reserva.id} reserva={reserva} />
      ))}
      {resto.length > 0 && <Filas reservas={resto} />}
      <MasDeLaLista lista={lista}>Mostrar más reservas</MasDeLaLista>
    </div>
  )
}

function Filas({ reservas }: { reservas: Reserva[] }) {
  return (
    <ul className="grid gap-3">
      {reservas.map((reserva) => (
        <li key={reserva.id}>
          <FilaReserva reserva={reserva} />
        </li>
      ))}
    </ul>
  )
}

function Vacia({ vista }: { vista: Vista }) {
  const dibujo = <EmptyScene name="entradas" />
  if (vista === 'pasadas') return <EmptyBlock drawing={dibujo} title="Aquí verás lo que ya viviste" />
  if (vista === 'canceladas') return <EmptyBlock drawing={dibujo} title="No tienes reservas canceladas" />
  return (
    <EmptyBlock
      drawing={dibujo}
      title="Aún no tienes experiencias reservadas"
      text="Cuando reserves, tu entrada aparecerá aquí"
      action={<ButtonLink to="/">Explorar experiencias</ButtonLink>}
    />
  )
}
