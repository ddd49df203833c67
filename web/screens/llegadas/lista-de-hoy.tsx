import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReservaRecibida } from '#contract/operadores.ts'
import type { Operador } from '#web/components/experiencias-propias.tsx'
import { ReservaEstado } from '#web/components/reserva-estado.tsx'
import { viajerosDe } from '#web/components/reserva-textos.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { formatCantidad, formatCodigo } from '#web/ui/formato.ts'
import { formatHora, formatMomento } from '#web/ui/horas.ts'
import { esperaDe } from './esperados.ts'

/** `anotadas`: read on this device and on their way; `detenidas`: the server would not take them. */
type ListaDeHoyProps = {
  reservas: ReservaRecibida[]
  anotadas: ReadonlySet<string>
  detenidas: ReadonlySet<string>
  onElegir: (codigo: string) => void
  operador: Operador
  ahora: number
}

/** By departure, each person with what is known of their arrival. */
export function ListaDeHoy({ reservas, anotadas, detenidas, onElegir, operador, ahora }: ListaDeHoyProps) {
  if (reservas.length === 0) {
    return (
      <EmptyBlock
        headingLevel={3}
        title="Hoy no esperas a nadie"
        text="Aquí verás quién viene, por salida"
        action={
          <ButtonLink to={`/${operador}/salidas`} variant="outline">
            Ver otros días
          </ButtonLink>
        }
      />
    )
  }
  return (
    <div className="grid gap-6">
      {[...Map.groupBy(reservas, ({ salidaId }) => salidaId).entries()].map(([salidaId, personas]) => (
        <section key={salidaId} aria-labelledby={`salida-${salidaId}`} className="grid gap-2">
          <h3 id={`salida-${salidaId}`} className="font-sans text-lead font-semibold">
            {formatMomento(personas[0]!.inicio, personas[0]!.zonaHoraria)}&nbsp;· {personas[0]!.nombreExperiencia}
          </h3>
          <p className="text-small text-text-2">{resumen(personas, anotadas)}</p>
          <ul className="grid gap-2">
            {personas.map((reserva) => (
              <li
                key={reserva.id}
                className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-border bg-surface p-4"
              >
                <span className="grid">
                  <span className="font-semibold">{reserva.titular}</span>
                  <span className="text-small text-text-2">
                    {viajerosDe(reserva.participantes)}&nbsp;·{' '}
                    <span className="tabular-nums">{formatCodigo(reserva.codigo)}</span>
                  </span>
                  {reserva.dePrueba && (
                    <Badge tone="info" className="justify-self-start">
                      Prueba
                    </Badge>
                  )}
                  {reserva.estadoPago === 'contracargo' && (
                    <Badge tone="warning" className="justify-self-start">
                      Pago en disputa
                    </Badge>
                  )}
                  {reserva.comentario && <q className="text-small text-text-2">{reserva.comentario}</q>}
                </span>
                <Llegada
                  reserva={reserva}
                  isAnotada={anotadas.has(reserva.id)}
                  isDetenida={detenidas.has(reserva.id)}
                  onElegir={onElegir}
                  ahora={ahora}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Llegada({
  reserva,
  isAnotada,
  isDetenida,
  onElegir,
  ahora,
}: {
  reserva: ReservaRecibida
  isAnotada: boolean
  isDetenida: boolean
  onElegir: (codigo: string) => void
  ahora: number
}) {
  if (reserva.llegadaEn || isAnotada) {
    return (
      <span className="inline-flex items-center gap-2 font-semibold text-success">
        <CircleCheck size={20} aria-hidden />
        {reserva.llegadaEn ? `Llegó a las ${formatHora(reserva.llegadaEn, reserva.zonaHoraria)}` : 'Por enviar'}
      </span>
    )
  }
  if (isDetenida) {
    return (
      <span className="inline-flex items-center gap-2 font-semibold text-danger">
        <TriangleAlert size={20} aria-hidden />
        No pudimos enviarla
      </span>
    )
  }
  if (reserva.estado !== 'confirmada' && reserva.estado !== 'no_asistio')
    return <ReservaEstado reserva={{ ...reserva, dePrueba: false }} />
  const espera = esperaDe(reserva, ahora)
  return (
    <span className="grid justify-items-start gap-1 sm:justify-items-end">
      <Button
        variant="outline"
        size="dense"
        aria-label={`Registrar llegada: ${reserva.titular}`}
        onClick={() => onElegir(reserva.codigo)}
      >
        Registrar llegada
      </Button>
      {espera && <span className="text-small text-text-2">{espera}</span>}
    </span>
  )
}

function resumen(personas: ReservaRecibida[], anotadas: ReadonlySet<string>): string {
  const llegaron = personas.filter(({ id, llegadaEn }) => llegadaEn !== null || anotadas.has(id)).length
  return `${formatCantidad(personas.length, 'reserva', 'reservas')}, ${llegaron === 1 ? 'llegó 1' : `llegaron ${llegaron}`}`
}
