import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Agenda, CalendarioDeSalidas, SalidaPropia } from '#contract/agenda.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { formatCantidad, formatDia, formatPesos } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Operador } from '../experiencias-propias.tsx'
import { LLAMADAS_DE } from '../operador-llamadas.ts'
import { CambiarSalidas } from './cambiar-salidas.tsx'
import { agendaQuery } from './consultas.ts'

type DiasElegidosProps = {
  operador: Operador
  agenda: Agenda
  hoy: string
  calendario: CalendarioDeSalidas
  elegidos: ReadonlySet<string>
  onDone: () => void
}

const MAX = 100

/** What can be done with the days that are chosen. */
export function DiasElegidos({ operador, agenda, calendario, elegidos, onDone }: DiasElegidosProps) {
  const queryClient = useQueryClient()
  const [isEditing, setEditing] = useState(false)
  const [ahora] = useState(() => Date.now())
  const id = agenda.experienciaId
  const salidas = calendario.salidas.filter(
    (salida) => elegidos.has(salida.fecha) && salida.estado !== 'cancelada' && Date.parse(salida.inicio) > ahora,
  )
  const vendidas = salidas.filter(({ vendidos }) => vendidos > 0)
  const refrescar = async () => {
    await queryClient.invalidateQueries({ queryKey: ['salidas-propias', operador, id] })
    await queryClient.invalidateQueries({ queryKey: agendaQuery(operador, id).queryKey })
  }
  const cambiar = useMutation({
    mutationFn: (accion: 'cerrar' | 'abrir') =>
      api.call(LLAMADAS_DE[operador].cambiarDias, { id, fechas: [...elegidos].sort().slice(0, MAX), accion }),
    onSuccess: async () => {
      await refrescar()
      onDone()
    },
  })
  const estadoDe = (accion: string) => (cambiar.isPending && cambiar.variables === accion ? 'loading' : 'default')
  const hasDias = elegidos.size > 0
  return (
    <section
      aria-label="Días elegidos"
      className={
        hasDias
          ? 'sticky bottom-0 grid gap-3 rounded-card border border-border bg-raised p-4 shadow-e2 lg:top-24 lg:bottom-auto'
          : 'grid gap-3 rounded-card border border-border bg-surface p-4 lg:sticky lg:top-24'
      }
    >
      <p role="status" className="font-semibold">
        {hasDias
          ? `${formatCantidad(elegidos.size, 'día', 'días')}, ${formatCantidad(salidas.length, 'salida', 'salidas')}`
          : 'Ningún día elegido'}
      </p>
      {cambiar.data && !hasDias && (
        <p className="text-small text-text-2">
          {cambiar.variables === 'cerrar'
            ? formatCantidad(cambiar.data.cerradas, 'salida cerrada', 'salidas cerradas')
            : formatCantidad(cambiar.data.abiertas, 'salida abierta', 'salidas abiertas')}
          .{cambiar.data.conflictos.length > 0 && ' Las vendidas siguen en pie: para cancelarlas, entra a Salidas.'}
        </p>
      )}
      {cambiar.error && (
        <Notice tone="danger" role="alert">
          {detalleDe(cambiar.error)}
        </Notice>
      )}
      {!hasDias && (
        <p className="text-small text-text-2">
          Elige uno o varios para cerrarlos, abrirlos o cambiar cupos, precios y mínimos.
        </p>
      )}
      {hasDias && (
        <>
          {vendidas.length > 0 && <Vendidas operador={operador} salidas={vendidas} />}
          <div className="flex flex-wrap gap-2 lg:flex-col">
            <Button size="dense" isWide={false} onClick={() => setEditing(true)} disabled={salidas.length === 0}>
              Cambiar salidas
            </Button>
            <Button size="dense" variant="outline" status={estadoDe('cerrar')} onClick={() => cambiar.mutate('cerrar')}>
              Cerrar días
            </Button>
            <Button size="dense" variant="outline" status={estadoDe('abrir')} onClick={() => cambiar.mutate('abrir')}>
              Abrir días
            </Button>
          </div>
          {salidas.length === 0 && <p className="text-small text-text-2">Esos días no tienen salidas por cambiar.</p>}
        </>
      )}
      <CambiarSalidas
        operador={operador}
        agenda={agenda}
        salidas={salidas.slice(0, MAX)}
        isOpen={isEditing}
        onClose={() => setEditing(false)}
        onSaved={async () => {
          await refrescar()
          setEditing(false)
          onDone()
        }}
      />
    </section>
  )
}

function Vendidas({ operador, salidas }: { operador: Operador; salidas: SalidaPropia[] }) {
  const reservas = salidas.reduce((n, salida) => n + salida.reservas, 0)
  const ventas = salidas.reduce((n, salida) => n + salida.ventas, 0)
  return (
    <div className="grid gap-1 text-small">
      <p>
        Tienes {formatCantidad(reservas, 'reserva', 'reservas')} por {formatPesos(ventas)}. Cerrar no las cancela.
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {salidas.slice(0, 6).map(({ id, fecha, hora }) => (
          <li key={id}>
            <Link
              to={`/${operador}/salidas/${id}`}
              className="inline-flex min-h-11 items-center font-semibold text-primary underline"
            >
              Ver {formatDia(fecha)} {hora}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
