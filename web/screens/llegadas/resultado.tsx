import { CircleCheck, CircleX, Clock, type LucideIcon, Scale, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ReservaRecibida } from '#contract/operadores.ts'
import { viajerosDe } from '#web/components/reserva-textos.ts'
import { Button } from '#web/ui/button.tsx'
import { formatCodigo } from '#web/ui/formato.ts'
import { formatHora, formatMomento } from '#web/ui/horas.ts'
import { esperaDe, type Revisada } from './esperados.ts'

type ResultadoProps = {
  revisada: Revisada
  ahora: number
  isRegistering: boolean
  /** How it went, once it was tried. */
  outcome: 'enviada' | 'guardada' | null
  error: string | null
  onRegistrar: (reserva: ReservaRecibida) => void
  onGuardar: (revisada: Revisada) => void
  onOtra: () => void
}

const PINTAS = {
  bien: { Icon: CircleCheck, paint: 'bg-success-soft text-success-soft-text', vibra: [80] },
  espera: { Icon: Clock, paint: 'bg-warning-soft text-warning-soft-text', vibra: [60, 60, 60] },
  mal: { Icon: CircleX, paint: 'bg-danger-soft text-danger-soft-text', vibra: [200, 80, 200] },
} satisfies Record<string, { Icon: LucideIcon; paint: string; vibra: number[] }>

/** Fills the place of the camera with colour, icon and words, and takes the focus. */
export function Resultado({
  revisada,
  ahora,
  isRegistering,
  outcome,
  error,
  onRegistrar,
  onGuardar,
  onOtra,
}: ResultadoProps) {
  const { reserva } = revisada
  const { tono, titulo } = outcome ? hecha(outcome) : tituloDe(revisada, ahora)
  const { Icon, paint, vibra } = PINTAS[tono]
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    // Phones alone have it, and some not allow it.
    navigator.vibrate?.(vibra)
  }, [vibra])
  // The device knows what it was told last; whoever stands at the door may keep what it does not know.
  const canKeep =
    revisada.sinRed !== undefined &&
    outcome === null &&
    revisada.veredicto !== 'valida' &&
    revisada.veredicto !== 'ya_registrada'
  const canRegister = revisada.veredicto === 'valida' && outcome === null && reserva !== null
  return (
    <div
      role="alert"
      className={`grid content-center justify-items-center gap-4 rounded-card p-6 text-center sm:min-h-96 ${paint}`}
    >
      <Icon size={56} aria-hidden />
      <h2 ref={title} tabIndex={-1} className="outline-none">
        {titulo}
      </h2>
      {reserva && (
        <p className="grid gap-1">
          <span className="text-lead font-semibold">{reserva.titular}</span>
          <span>
            {reserva.nombreExperiencia}&nbsp;· {formatMomento(reserva.inicio, reserva.zonaHoraria)}
          </span>
          <span className="tabular-nums">{formatCodigo(reserva.codigo)}</span>
          {reserva.dePrueba && <span className="font-semibold">Prueba: nadie la paga</span>}
        </p>
      )}
      {reserva?.estadoPago === 'contracargo' && (
        <p className="flex items-center gap-2">
          <Scale size={20} aria-hidden className="shrink-0" />
          <span>
            <span className="font-semibold">Pago en disputa.</span> Quien pagó lo reclamó a su banco, que aún decide. La
            entrada sirve hasta entonces.
          </span>
        </p>
      )}
      {canKeep && (
        <p className="max-w-measure">
          Sin conexión solo sabemos lo guardado en este dispositivo. Si guardas la lectura, la revisamos al volver la
          conexión.
        </p>
      )}
      {error && (
        <p className="flex items-center gap-2 font-semibold">
          <TriangleAlert size={20} aria-hidden />
          {error}
        </p>
      )}
      <div className="grid w-full max-w-column gap-3">
        {canRegister && (
          <Button isWide status={isRegistering ? 'loading' : 'default'} onClick={() => onRegistrar(reserva)}>
            Registrar llegada
          </Button>
        )}
        {canKeep && (
          <Button isWide onClick={() => onGuardar(revisada)}>
            Guardar la lectura
          </Button>
        )}
        <Button variant="outline" isWide onClick={onOtra}>
          {outcome ? 'Siguiente entrada' : 'Revisar otra entrada'}
        </Button>
      </div>
    </div>
  )
}

const hecha = (outcome: 'enviada' | 'guardada'): { tono: keyof typeof PINTAS; titulo: string } =>
  outcome === 'enviada'
    ? { tono: 'bien', titulo: 'Llegada registrada' }
    : { tono: 'espera', titulo: 'Sin conexión: lo guardamos y lo enviaremos después' }

function tituloDe({ veredicto, reserva }: Revisada, ahora: number): { tono: keyof typeof PINTAS; titulo: string } {
  const espera = veredicto === 'otra_fecha' && reserva ? esperaDe(reserva, ahora) : null
  if (espera && reserva)
    return { tono: 'espera', titulo: `Es hoy a las ${formatHora(reserva.inicio, reserva.zonaHoraria)}. ${espera}` }
  switch (veredicto) {
    case 'valida':
      return { tono: 'bien', titulo: `Entrada válida\u00a0· ${reserva ? viajerosDe(reserva.participantes) : ''}` }
    case 'ya_registrada':
      return {
        tono: 'espera',
        titulo: reserva?.llegadaEn
          ? `Ya se registró a las ${formatHora(reserva.llegadaEn, reserva.zonaHoraria)}`
          : 'Ya la registraste',
      }
    case 'otra_fecha':
      return {
        tono: 'mal',
        titulo: `Es para otra fecha: ${reserva ? formatMomento(reserva.inicio, reserva.zonaHoraria) : ''}`,
      }
    case 'ausente':
      return { tono: 'mal', titulo: 'Esa salida terminó hace más de 48 horas' }
    case 'sin_confirmar':
      return { tono: 'espera', titulo: 'Reserva sin confirmar' }
    case 'cancelada':
      return { tono: 'mal', titulo: 'Reserva cancelada' }
    case 'no_prestada':
      return { tono: 'mal', titulo: 'Esa salida no se realizó' }
    case 'desconocida':
      return { tono: 'mal', titulo: 'No encontramos ese código' }
  }
}
