import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button, type ButtonProps } from '#web/ui/button.tsx'

type ReservaCalendarioProps = Pick<ButtonProps, 'variant' | 'isWide'> & {
  id: string
  codigo: string
  clave: string | null
}

/** The salida as a file that any calendar opens. */
export function ReservaCalendario({ id, codigo, clave, variant = 'outline', isWide }: ReservaCalendarioProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function download() {
    setBusy(true)
    setFailure('')
    try {
      saveFile(await api.call('verCalendario', { id }, { clave }), `reserva-${codigo}.ics`)
    } catch (error) {
      setFailure(detalleDe(error))
    }
    setBusy(false)
  }

  return (
    <div className="grid gap-1">
      <Button
        variant={variant}
        isWide={isWide}
        status={isBusy ? 'loading' : 'default'}
        icon={<CalendarPlus size={20} aria-hidden />}
        onClick={() => void download()}
      >
        Agregar al calendario
      </Button>
      {failure && (
        <p role="alert" className="text-small text-danger">
          {failure}
        </p>
      )}
    </div>
  )
}

function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
