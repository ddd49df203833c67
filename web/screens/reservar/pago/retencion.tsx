import { useEffect, useState } from 'react'
import { Clock } from 'lucide-react'
import type { Reserva } from '#contract/reservas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDia } from '#web/ui/formato.ts'
import { diaEn, formatHora } from '#web/ui/horas.ts'

const AVISO_MS = 2 * 60_000
// A longer timer would ring at once.
const TEMPORIZADOR_MAX_MS = 2 ** 31 - 1
// This clock may run ahead of the server's.
const MARGEN_MS = 2_000

type RetencionProps = {
  reserva: Reserva
  clave: string | null
  onChange: (reserva: Reserva) => void
  onEnd: () => void
}

/** Until when the places are held, said once and never counted down. */
export function Retencion({ reserva, clave, onChange, onEnd }: RetencionProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { expiraEn = reserva.creadaEn, acciones } = reserva
  const isNear = useMomento(new Date(expiraEn).getTime() - AVISO_MS, () => {})
  useMomento(new Date(expiraEn).getTime() + MARGEN_MS, onEnd)

  async function extend() {
    setBusy(true)
    setFailure('')
    try {
      onChange(await api.call('extenderReserva', { id: reserva.id }, { clave }))
    } catch (error) {
      setFailure(detalleDe(error))
    }
    setBusy(false)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-info-soft px-4 py-3 text-info-soft-text">
      <p role="status" className="flex grow items-start gap-3">
        <Clock size={20} aria-hidden className="mt-0.5" />
        <span>
          Guardamos tus cupos hasta {cuandoVence(expiraEn)}
          {isNear && acciones.puedeExtender && '. Si te falta, podemos guardarlos 15 minutos más, una sola vez.'}
          {failure && `. ${failure}`}
        </span>
      </p>
      {isNear && acciones.puedeExtender && (
        <Button variant="outline" status={isBusy ? 'loading' : 'default'} onClick={() => void extend()}>
          Necesito más tiempo
        </Button>
      )}
    </div>
  )
}

// The hold is counted where the buyer is, not where the experiencia is.
const zonaDelAparato = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

// What a company is offered is held for days.
function cuandoVence(expiraEn: string): string {
  const zona = zonaDelAparato()
  const dia = diaEn(expiraEn, zona)
  return `${dia === diaEn(new Date(), zona) ? '' : `el ${formatDia(dia)} a `}las ${formatHora(expiraEn, zona)}`
}

/** Whether a moment has come; wakes up for it, and tells once. */
function useMomento(time: number, onArrive: () => void): boolean {
  const [arrived, setArrived] = useState(0)
  useEffect(() => {
    const arrive = (): void => {
      setArrived(time)
      onArrive()
    }
    const wait = Math.max(0, time - Date.now())
    if (wait > TEMPORIZADOR_MAX_MS) return
    const timer = setTimeout(arrive, wait)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- the clock is set by the moment alone
  }, [time])
  return arrived === time
}
