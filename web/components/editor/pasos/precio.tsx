import { POLITICAS, POLITICAS_QUE_DEVUELVEN } from '#contract/enumeraciones/experiencias.ts'
import type { PoliticaCancelacion } from '#contract/experiencias.ts'
import { textosDePolitica } from '#web/components/catalogo-textos.ts'
import { useCondiciones } from '#web/components/condiciones.ts'
import { Field } from '#web/ui/field.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { CampoNumero, CampoPrecio, Observado } from '../campos.tsx'
import { useCampo, useEditor } from '../contexto.ts'
import { CampoOtrasTarifas } from './otras-tarifas.tsx'

const NOMBRES: Record<PoliticaCancelacion, string> = {
  flexible: 'Flexible',
  moderada: 'Moderada',
  estricta: 'Estricta',
  no_reembolsable: 'No reembolsable',
}
const CIERRES = [
  { value: '0', label: 'Hasta que empieza' },
  { value: '60', label: '1 hora antes' },
  { value: '120', label: '2 horas antes' },
  { value: '720', label: '12 horas antes' },
  { value: '1440', label: '1 día antes' },
  { value: '2880', label: '2 días antes' },
  { value: '10080', label: '1 semana antes' },
]
const CONFIRMACIONES = [
  { value: 'inmediata', label: 'Inmediata', hint: 'La reserva queda confirmada al pagar' },
  { value: 'solicitud', label: 'A solicitud', hint: 'Aceptas o rechazas cada reserva' },
]

export function PasoPrecio() {
  const { contenido, cambiar, edicion, isLocked } = useEditor()
  const { data: condiciones } = useCondiciones()
  // Each kind of traveller has a single fare: there is none that one without a refund could be cheaper than.
  const ofrecidas = contenido.politicaCancelacion === 'no_reembolsable' ? POLITICAS : POLITICAS_QUE_DEVUELVEN
  const opciones = ofrecidas.map((value) => ({
    value,
    label: NOMBRES[value],
    hint: condiciones && textosDePolitica(condiciones.cancelacion[value]).detalle,
    isDisabled: isLocked,
  }))
  const [politica, cierre, confirmacion] = [
    useCampo('politicaCancelacion'),
    useCampo('cierreMinutos'),
    useCampo('confirmacion'),
  ]
  const cierres =
    CIERRES.some(({ value }) => value === String(contenido.cierreMinutos)) || contenido.cierreMinutos === null
      ? CIERRES
      : [...CIERRES, { value: String(contenido.cierreMinutos), label: `${contenido.cierreMinutos} minutos antes` }]
  return (
    <>
      {edicion.reservasVigentes > 0 && (
        <Notice>
          {edicion.reservasVigentes === 1
            ? 'Tu reserva ya vendida mantiene sus condiciones'
            : `Tus ${edicion.reservasVigentes} reservas mantienen sus condiciones`}
        </Notice>
      )}
      <div className="grid gap-2">
        <CampoPrecio
          campo="precioPorPersona"
          label="Precio por persona"
          hint="En pesos, con impuestos. Es lo que ve y paga cada adulto"
        />
        {edicion.recibes !== null && edicion.contenido.precioPorPersona === contenido.precioPorPersona && (
          <p role="status" className="text-text-2">
            Recibes <strong className="font-semibold text-text">{formatPesos(edicion.recibes)}</strong> por persona
          </p>
        )}
      </div>
      <CampoOtrasTarifas />
      <CampoDuracion />
      <div className="grid gap-5 sm:grid-cols-2">
        <CampoNumero
          campo="cuposPorSalida"
          label="Cupos por salida"
          hint="Cuántas personas recibes a la vez. En el calendario puedes cambiarlo en cada fecha"
        />
        <CampoNumero campo="minParticipantes" label="Mínimo de viajeros" isOptional hint="Si no se junta, no se hace" />
      </div>
      <Observado campo="cierreMinutos">
        <Field label="Se puede reservar" name="cierreMinutos" error={cierre.error}>
          <Select
            options={cierres}
            value={String(contenido.cierreMinutos ?? '')}
            disabled={isLocked}
            onChange={(event) => cambiar({ cierreMinutos: Number(event.currentTarget.value) })}
          />
        </Field>
      </Observado>
      <Observado campo="politicaCancelacion">
        <RadioGroup
          legend="Política de cancelación"
          name="politicaCancelacion"
          look="cards"
          options={opciones}
          value={contenido.politicaCancelacion ?? ''}
          error={politica.error}
          onValueChange={(value) => cambiar({ politicaCancelacion: value as PoliticaCancelacion })}
        />
      </Observado>
      <Observado campo="confirmacion">
        <RadioGroup
          legend="Confirmación"
          name="confirmacion"
          look="cards"
          options={CONFIRMACIONES.map((una) => ({ ...una, isDisabled: isLocked }))}
          value={contenido.confirmacion}
          error={confirmacion.error}
          onValueChange={(value) => cambiar({ confirmacion: value as 'inmediata' | 'solicitud' })}
        />
      </Observado>
    </>
  )
}

const MINUTOS = [0, 15, 30, 45].map((n) => ({ value: String(n), label: `${n} min` }))

function CampoDuracion() {
  const { contenido, cambiar, isLocked } = useEditor()
  const { error } = useCampo('duracionMinutos')
  const total = contenido.duracionMinutos
  const [horas, minutos] = [Math.floor((total ?? 0) / 60), (total ?? 0) % 60]
  const poner = (h: number, m: number) => cambiar({ duracionMinutos: h * 60 + m > 0 ? h * 60 + m : null })
  const opciones = MINUTOS.some(({ value }) => value === String(minutos))
    ? MINUTOS
    : [...MINUTOS, { value: String(minutos), label: `${minutos} min` }]
  return (
    <Observado campo="duracionMinutos">
      <fieldset className="min-w-0">
        <legend className="mb-2 font-medium">Duración</legend>
        <div className="grid grid-cols-2 gap-5">
          <Field label="Horas" name="duracionMinutos" error={error}>
            <TextInput
              inputMode="numeric"
              value={horas === 0 ? '' : String(horas)}
              readOnly={isLocked}
              autoComplete="off"
              onChange={(event) =>
                poner(Math.min(336, Number(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 3))), minutos)
              }
            />
          </Field>
          <Field label="Minutos" id="campo-duracion-minutos">
            <Select
              options={opciones}
              value={String(minutos)}
              disabled={isLocked}
              onChange={(event) => poner(horas, Number(event.currentTarget.value))}
            />
          </Field>
        </div>
      </fieldset>
    </Observado>
  )
}
