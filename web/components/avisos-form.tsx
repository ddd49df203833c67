import { useState } from 'react'
import type { CanalAviso, TipoAviso } from '#contract/avisos.ts'
import type { Perfil } from '#contract/perfil.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DoneLine } from '#web/ui/done-line.tsx'
import { FailedLine } from '#web/ui/failed-line.tsx'

type Aviso = Perfil['avisos'][number]

const TIPOS: Record<TipoAviso, { titulo: string; texto: string }> = {
  reserva: { titulo: 'Reservas', texto: 'Confirmación, entrada y comprobante' },
  cambio: { titulo: 'Cambios', texto: 'Si cambia la fecha, la hora o el lugar' },
  reembolso: { titulo: 'Devoluciones', texto: 'Cuando sale y cuando llega tu dinero' },
  recordatorio: { titulo: 'Recordatorios', texto: 'Una semana, un día y 3 horas antes, con el punto de encuentro' },
  mensaje: { titulo: 'Mensajes', texto: 'Cuando tu anfitrión te escribe' },
  opinion: { titulo: 'Opiniones', texto: 'Para contar cómo estuvo y leer respuestas' },
  espera: { titulo: 'Lista de espera', texto: 'Si se libera un cupo que pediste' },
  alerta: { titulo: 'Búsquedas guardadas', texto: 'Cuando aparece algo que buscabas' },
  documento: { titulo: 'Documentos', texto: 'Facturas y lo que debas renovar' },
  venta: { titulo: 'Ventas nuevas', texto: 'Cuando alguien reserva una salida tuya' },
  por_aceptar: { titulo: 'Reservas por aceptar', texto: 'Cuando una espera tu respuesta, y si se vence' },
  venta_cambiada: { titulo: 'Cambios en tus ventas', texto: 'Cuando cancelan o cambian de fecha' },
}
/** To a business some of them say something else. */
const DE_NEGOCIO: Partial<Record<TipoAviso, { titulo: string; texto: string }>> = {
  mensaje: { titulo: 'Mensajes', texto: 'Cuando te escribe quien reservó' },
  cambio: { titulo: 'Choques de calendario', texto: 'Si una salida vendida choca con otro calendario' },
  documento: { titulo: 'Documentos y experiencias', texto: 'Lo que aprobamos, lo que hay que corregir y lo que vence' },
}
const CANALES: Record<CanalAviso, string> = { sitio: 'En el sitio', correo: 'Por correo' }

type AvisosFormProps = {
  avisos: readonly Aviso[]
  guardar: (aviso: Pick<Aviso, 'tipo' | 'canal' | 'activo'>) => void
  falla: string | null
  isSaved: boolean
  esDeNegocio?: boolean
}

/** Kinds down, channels across. What the law asks for in writing cannot be turned off, and says so. */
export function AvisosForm({ avisos, guardar, falla, isSaved, esDeNegocio = false }: AvisosFormProps) {
  // Shown at once; where it could not be saved, what holds is shown again.
  const [elegidos, setElegidos] = useState<Record<string, boolean>>({})
  const vistos: Record<string, boolean> = falla ? {} : elegidos

  function elegir({ tipo, canal }: Aviso, activo: boolean) {
    setElegidos({ ...vistos, [tipo + canal]: activo })
    guardar({ tipo, canal, activo })
  }

  const tipos = [...new Set(avisos.map(({ tipo }) => tipo))].map(
    (tipo) => [tipo, (esDeNegocio && DE_NEGOCIO[tipo]) || TIPOS[tipo]] as const,
  )

  return (
    <div className="grid grid-cols-1 gap-2">
      <ul className="grid grid-cols-1 divide-y divide-border">
        {tipos.map(([tipo, { titulo, texto }]) => (
          <li key={tipo}>
            <fieldset className="m-0 flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
              <legend className="sr-only">{titulo}</legend>
              <span className="grid min-w-40 grow basis-0">
                <span aria-hidden className="font-medium">
                  {titulo}
                </span>
                <span className="text-small text-text-2">{texto}</span>
              </span>
              <span className="flex w-full flex-wrap gap-x-6 sm:w-68">
                {avisos
                  .filter((aviso) => aviso.tipo === tipo)
                  .map((aviso) => (
                    <Canal
                      key={aviso.canal}
                      aviso={{ ...aviso, activo: vistos[aviso.tipo + aviso.canal] ?? aviso.activo }}
                      onChange={(activo) => elegir(aviso, activo)}
                    />
                  ))}
              </span>
            </fieldset>
          </li>
        ))}
      </ul>
      {avisos.some(({ necesario }) => necesario) && (
        <p className="max-w-measure text-small text-text-2">
          «Siempre»: son comprobantes que debes tener por escrito, así que el correo no se puede apagar.
        </p>
      )}
      <DoneLine>{isSaved && 'Cambios guardados'}</DoneLine>
      <FailedLine>{falla}</FailedLine>
    </div>
  )
}

function Canal({
  aviso: { canal, activo, necesario },
  onChange,
}: {
  aviso: Aviso
  onChange: (activo: boolean) => void
}) {
  if (necesario)
    return <span className="flex min-h-11 min-w-31 items-center text-small text-text-2">{CANALES[canal]}: siempre</span>
  return (
    <Checkbox
      label={CANALES[canal]}
      checked={activo}
      onChange={(event) => onChange(event.currentTarget.checked)}
      className="min-w-31"
    />
  )
}
