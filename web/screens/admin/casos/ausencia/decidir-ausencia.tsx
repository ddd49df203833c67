import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CasoConHechos } from '#contract/casos.ts'
import type { FichaDeReserva } from '#contract/fichas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ConMotivo } from '../../con-motivo.tsx'
import { SiguienteCaso } from '../siguiente-caso.tsx'
import { VerReserva } from '../ver-reserva.tsx'

type Decision = 'no_prestada' | 'no_asistio'

const QUE_PASA: Record<Decision, { title: string; confirmText: string; hecho: string }> = {
  no_prestada: {
    title: '¿El operador no llegó?',
    confirmText: 'Devolver todo',
    hecho: 'Se devuelve todo y quien viaja lo sabe por correo',
  },
  no_asistio: {
    title: '¿Faltó quien viajaba?',
    confirmText: 'Registrar que faltó',
    hecho: 'Quedó como sin asistencia',
  },
}

const EN_DISPUTA = 'El banco está revisando el cobro: se devuelve cuando decida, y quien viaja lo sabe por correo'

/** Whoever travels says that nobody was there: decided once the departure is over, after hearing both. */
export function DecidirAusencia({ caso }: { caso: CasoConHechos }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'reserva', caso.objetoId],
    queryFn: ({ signal }) => api.call('verFichaDeReserva', { reservaId: caso.objetoId }, { signal }),
    staleTime: 0,
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos abrir la reserva"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  return data ? <Decidir caso={caso} reserva={data} /> : <AreaEspera />
}

function Decidir({ caso, reserva }: { caso: CasoConHechos; reserva: FichaDeReserva }) {
  const queryClient = useQueryClient()
  const [decision, setDecision] = useState<Decision | null>(null)
  const [ahora] = useState(() => Date.now())
  const decidir = useMutation({
    mutationFn: (razon: string) =>
      api.call('decidirSinOperador', { reservaId: reserva.id, decision: decision!, razon }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['admin'] })
      setDecision(null)
    },
  })
  const isOver = Date.parse(reserva.fin) <= ahora
  return (
    <section
      aria-labelledby="ausencia"
      className="grid max-w-form grid-cols-1 gap-4 rounded-card border border-border bg-surface p-4"
    >
      <h2 id="ausencia" className="text-h3">
        {reserva.nombreExperiencia}
      </h2>
      <Facts
        facts={[
          ['Salida', formatSalida(reserva.inicio, reserva.zonaHoraria)],
          ['Viajeros', String(reserva.plazas)],
          ['Total', formatPesos(reserva.total)],
        ]}
      />
      <p className="flex flex-wrap gap-x-6">
        <VerReserva reservaId={reserva.id} />
        <Link
          to={`/admin/operadores/${reserva.operador.tipo}/${reserva.operador.id}`}
          className="inline-flex min-h-11 items-center text-primary wrap-anywhere"
        >
          Ver a {reserva.operador.nombre}
        </Link>
      </p>
      {decidir.data && (
        <Notice
          tone="success"
          role="status"
          title={decidir.data.enDisputa ? EN_DISPUTA : QUE_PASA[decidir.data.estado as Decision].hecho}
          action={<SiguienteCaso caso={caso} />}
        />
      )}
      {caso.estado === 'abierto' && !isOver && (
        <Notice tone="info">
          Se decide cuando termine la salida, el {formatSalida(reserva.fin, reserva.zonaHoraria)}.
        </Notice>
      )}
      {caso.estado === 'abierto' && isOver && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setDecision('no_prestada')}>El operador no llegó</Button>
          <Button variant="outline" onClick={() => setDecision('no_asistio')}>
            Faltó quien viajaba
          </Button>
        </div>
      )}
      {decision && (
        <ConMotivo
          isOpen
          onClose={() => setDecision(null)}
          title={QUE_PASA[decision].title}
          text={
            decision === 'no_prestada'
              ? 'Se devuelve todo lo pagado, el operador no recibe nada y queda en su ficha.'
              : 'El operador recibe su pago 48 horas después, como con toda ausencia.'
          }
          label="Razón"
          missing="Escribe la razón"
          confirmText={QUE_PASA[decision].confirmText}
          isDestructive={false}
          guardar={decidir}
        />
      )}
    </section>
  )
}
