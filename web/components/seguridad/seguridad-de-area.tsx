import { AreaDeSeguridad } from './llamadas.ts'
import { TarjetasDeSeguridad } from './tarjetas-de-seguridad.tsx'

/** Of whoever works in an area with a session of its own. */
export function SeguridadDeArea({ area }: { area: 'proveedor' | 'admin' }) {
  return (
    <AreaDeSeguridad value={area}>
      <div className="grid max-w-form grid-cols-1 gap-6 lg:max-w-none lg:grid-cols-2 lg:items-start lg:[&>:first-child]:row-span-2">
        <TarjetasDeSeguridad deLaClave="Es la misma en todas las áreas de tu cuenta. Al cambiarla se cierran tus demás sesiones." />
      </div>
    </AreaDeSeguridad>
  )
}
