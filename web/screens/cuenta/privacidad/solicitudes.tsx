import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { DatoBloqueable, Derecho, SolicitudDeDatos, UsoOpuesto } from '#contract/privacidad.ts'
import { ReservaFalla } from '#web/components/reserva-falla.tsx'
import { obligatorio } from '#web/components/reserva-reglas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatDia } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { Resultado } from '#web/components/seguridad/resultado.tsx'
import { useActo } from '#web/components/use-acto.ts'
import { DATOS, textosDeEfecto, USOS } from '#web/components/derechos-textos.ts'

const LLAVE = ['perfil', 'solicitudes']

const DERECHOS: Record<Derecho, string> = {
  rectificacion: 'Corregir un dato',
  acceso: 'Saber qué guardan y para qué',
  oposicion: 'Oponerme a un uso',
  bloqueo: 'Bloquear mis datos por un tiempo',
  supresion: 'Borrar algo',
  portabilidad: 'Llevar mis datos a otro servicio',
}
const ESTADOS: Record<SolicitudDeDatos['estado'], [string, BadgeTone]> = {
  recibida: ['Recibida', 'info'],
  cumplida: ['Cumplida', 'success'],
  rechazada: ['Rechazada', 'danger'],
}
const OPCIONES = [
  { value: '', label: 'Elige qué quieres pedir' },
  ...Object.entries(DERECHOS).map(([value, label]) => ({ value, label })),
]
const REGLAS = { derecho: obligatorio('Elige qué quieres pedir'), detalle: obligatorio('Escribe lo que necesitas') }

export function SolicitudesDeDatos() {
  const [isOpen, setOpen] = useState(false)
  const [hecha, setHecha] = useState<SolicitudDeDatos | null>(null)
  return (
    <div className="grid grid-cols-1 gap-4">
      <Lista />
      {isOpen ? (
        <Formulario
          onDone={(solicitud) => {
            setHecha(solicitud)
            setOpen(false)
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Button variant="outline" className="sm:justify-self-start" onClick={() => setOpen(true)}>
          Escribir una solicitud
        </Button>
      )}
      <Resultado>{hecha && fraseDeHecha(hecha)}</Resultado>
    </div>
  )
}

const fraseDeHecha = ({ estado, efecto, venceEn }: SolicitudDeDatos): string =>
  estado === 'cumplida'
    ? 'Listo: rige desde ya.'
    : `${efecto ? 'El bloqueo rige desde ya. ' : 'La recibimos. '}Te respondemos a más tardar el ${formatDia(diaEn(venceEn))}.`

function Lista() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: LLAVE,
    queryFn: ({ signal }) => api.call('listarSolicitudesDeDatos', { porPagina: 20 }, { signal }),
    staleTime: 0,
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar tus solicitudes"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data || data.length === 0) return null
  return (
    <ul className="grid grid-cols-1 divide-y divide-border">
      {data.map(({ id, derecho, detalle, alcance, efecto, estado, respuesta, recibidaEn, venceEn }) => (
        <li key={id} className="grid gap-1 py-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium">
              {detalle === null && derecho === 'portabilidad' ? 'Copia de mis datos' : DERECHOS[derecho]}
            </span>
            <Badge tone={ESTADOS[estado][1]}>{ESTADOS[estado][0]}</Badge>
          </p>
          <p className="text-small text-text-2">
            {formatDia(diaEn(recibidaEn))}
            {estado === 'recibida' && `\u00a0· respuesta a más tardar el ${formatDia(diaEn(venceEn))}`}
          </p>
          {detalle && <p className="text-small wrap-break-word text-text-2">{detalle}</p>}
          {textosDeEfecto({ derecho, alcance, efecto }).map((texto) => (
            <p key={texto} className="text-small">
              {texto}
            </p>
          ))}
          {respuesta && <p className="text-small wrap-break-word">{respuesta}</p>}
        </li>
      ))}
    </ul>
  )
}

type Pedido = { derecho: Derecho; detalle: string; usos?: UsoOpuesto[]; datos?: DatoBloqueable[] }

type AlcanceProps = {
  leyenda: string
  opciones: readonly { value: string; label: string; hint: string }[]
  falta: boolean
  nota: string
}

function Alcance({ leyenda, opciones, falta, nota }: AlcanceProps) {
  return (
    <fieldset className="grid gap-1" aria-describedby="alcance-nota">
      <legend className="mb-1 font-medium">{leyenda}</legend>
      {falta && <Notice tone="danger" role="alert" title="Elige al menos una opción" />}
      {opciones.map(({ value, label, hint }) => (
        <Checkbox key={value} name="alcance" value={value} label={label} hint={hint} />
      ))}
      <p id="alcance-nota" className="text-small text-text-2">
        {nota}
      </p>
    </fieldset>
  )
}

function Formulario({ onDone, onCancel }: { onDone: (solicitud: SolicitudDeDatos) => void; onCancel: () => void }) {
  const queryClient = useQueryClient()
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const [derecho, setDerecho] = useState('')
  const [sinElegir, setSinElegir] = useState(false)
  const { hacer, status, falla } = useActo(
    (pedido: Pedido) => api.call('pedirDerecho', pedido),
    showAll,
    async (solicitud) => {
      await queryClient.invalidateQueries({ queryKey: LLAVE })
      onDone(solicitud)
    },
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!checkForm(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    const alcance = data.getAll('alcance').map(String)
    const pideAlcance = derecho === 'oposicion' || derecho === 'bloqueo'
    setSinElegir(pideAlcance && alcance.length === 0)
    if (pideAlcance && alcance.length === 0) return
    hacer({
      derecho: derecho as Derecho,
      detalle: String(data.get('detalle')).trim(),
      ...(derecho === 'oposicion' && { usos: alcance as UsoOpuesto[] }),
      ...(derecho === 'bloqueo' && { datos: alcance as DatoBloqueable[] }),
    })
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      {falla && <ReservaFalla>{falla}</ReservaFalla>}
      <ErrorSummary errores={summary} />
      <Field label="Qué quieres pedir" name="derecho" error={errors.derecho}>
        <Select options={OPCIONES} onChange={(event) => setDerecho(event.currentTarget.value)} />
      </Field>
      {derecho === 'oposicion' && (
        <Alcance
          key="oposicion"
          leyenda="A qué te opones"
          opciones={USOS}
          falta={sinElegir}
          nota="No ordenamos las experiencias según quién eres: no hay nada que apagar ahí."
        />
      )}
      {derecho === 'bloqueo' && (
        <Alcance
          key="bloqueo"
          leyenda="Qué datos quieres bloquear"
          opciones={DATOS}
          falta={sinElegir}
          nota="Rige desde que lo pides y hasta que te respondamos. Tus reservas y sus avisos siguen igual."
        />
      )}
      <Field
        label="Cuéntanos"
        name="detalle"
        hint="Qué dato, qué uso y por qué. Hasta 1.000 caracteres"
        error={errors.detalle}
      >
        <Textarea maxLength={1000} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="outline" status={status}>
          Enviar solicitud
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Volver
        </Button>
      </div>
    </form>
  )
}
