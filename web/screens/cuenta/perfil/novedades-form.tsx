import { api } from '#web/api/api.ts'
import { DoneLine } from '#web/ui/done-line.tsx'
import { FailedLine } from '#web/ui/failed-line.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useGuardado } from './use-guardado.ts'

export function NovedadesForm({ isOn }: { isOn: boolean }) {
  const { guardar, falla, isSaved } = useGuardado((otorgado: boolean) =>
    api.call('guardarConsentimiento', { tipo: 'marketing', otorgado }),
  )
  return (
    <div className="grid grid-cols-1 gap-2">
      <Switch
        label="Recibir novedades por correo"
        hint="Ideas de viaje y experiencias nuevas. Lo apagas cuando quieras"
        checked={isOn}
        onChange={(event) => guardar(event.currentTarget.checked)}
      />
      <DoneLine>{isSaved && (isOn ? 'Te enviaremos novedades' : 'Ya no te enviaremos novedades')}</DoneLine>
      <FailedLine>{falla}</FailedLine>
    </div>
  )
}
