import { useId } from 'react'
import { enDias } from '#domain/reglas/valores.ts'
import { useCondiciones } from '#web/components/condiciones.ts'
import { Field } from '#web/ui/field.tsx'
import { formatHora } from '#web/ui/horas.ts'
import { PhoneInput } from '#web/ui/phone-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { type Campo, camposDe, type Pedible } from './pedido.ts'

const DE_NOMBRE = /\bnombres?\b/i

type PedidoFormProps = {
  pedible: Pedible
  personas: string[]
  inicio: string
  zona: string
  /** By the names of the fields. */
  escrito: Record<string, string>
  errors: Partial<Record<string, string>>
  /** Whoever travels often with the buyer: offered where a name is asked. */
  companeros: readonly string[]
}

/** Where the operator picks people up, and what it asks; what was typed in this tab is there again. */
export function PedidoForm({ pedible, personas, inicio, zona, escrito, errors, companeros }: PedidoFormProps) {
  const listaId = useId()
  const { data: condiciones } = useCondiciones()
  const campos = camposDe(pedible, personas.length)
  const puntos = pedible.recogida.map((punto) => ({
    value: punto.id,
    label: `${formatHora(new Date(Date.parse(inicio) - punto.minutosAntes * 60_000), zona)} · ${punto.nombre}, ${punto.direccion}`,
  }))
  return (
    <>
      {puntos.length > 0 && (
        <Field
          label="Dónde pasan a buscarte"
          name="recogidaId"
          isOptional={!pedible.recogidaObligatoria}
          error={errors.recogidaId}
        >
          <Select
            key={escrito.recogidaId}
            defaultValue={escrito.recogidaId ?? ''}
            options={[
              { value: '', label: pedible.recogidaObligatoria ? 'Elige un punto' : 'Llego por mi cuenta' },
              ...puntos,
            ]}
          />
        </Field>
      )}
      {campos
        .filter(({ persona }) => persona === null)
        .map((campo) => (
          <Respuesta
            key={campo.name}
            campo={campo}
            label={campo.pregunta.titulo}
            valor={escrito[campo.name]}
            error={errors[campo.name]}
          />
        ))}
      {campos.some(({ persona }) => persona !== null) &&
        personas.map((persona, i) => (
          <fieldset key={persona} className="grid min-w-0 gap-4 border-t border-border pt-4">
            <legend className="float-left mb-2 w-full font-semibold">{persona}</legend>
            {campos
              .filter((campo) => campo.persona === i + 1)
              .map((campo) => (
                <Respuesta
                  key={campo.name}
                  campo={campo}
                  label={campo.pregunta.titulo}
                  valor={escrito[campo.name]}
                  error={errors[campo.name]}
                  {...(companeros.length > 0 && { listaId })}
                />
              ))}
          </fieldset>
        ))}
      {companeros.length > 0 && (
        <datalist id={listaId}>
          {companeros.map((nombre) => (
            <option key={nombre} value={nombre}>
              {nombre}
            </option>
          ))}
        </datalist>
      )}
      {campos.length > 0 && (
        <p className="text-small text-text-2">
          Tus respuestas son para quien te recibe. Las borramos{' '}
          {condiciones && `${enDias(condiciones.retencion.respuestas)} `}después del viaje.
        </p>
      )}
    </>
  )
}

const ENTRADAS = {
  numero: { inputMode: 'decimal' },
  fecha: { type: 'date' },
  hora: { type: 'time' },
  correo: { type: 'email' },
} as const

type RespuestaProps = {
  campo: Campo
  label: string
  valor: string | undefined
  error: string | undefined
  listaId?: string
}

function Respuesta({ campo: { name, pregunta }, label, valor = '', error, listaId }: RespuestaProps) {
  const { tipo, alternativas, ayuda, obligatoria } = pregunta
  return (
    <Field label={label} name={name} hint={ayuda || undefined} isOptional={!obligatoria} error={error}>
      {tipo === 'opciones' ? (
        <Select
          key={valor}
          defaultValue={valor}
          options={[
            { value: '', label: 'Elige una alternativa' },
            ...alternativas.map((una) => ({ value: una, label: una })),
          ]}
        />
      ) : tipo === 'parrafo' ? (
        <Textarea key={valor} rows={3} maxLength={1000} defaultValue={valor} />
      ) : tipo === 'telefono' ? (
        <PhoneInput key={valor} defaultValue={valor} />
      ) : (
        <TextInput
          key={valor}
          maxLength={200}
          defaultValue={valor}
          {...(tipo !== 'texto' ? ENTRADAS[tipo] : listaId && DE_NOMBRE.test(pregunta.titulo) && { list: listaId })}
        />
      )}
    </Field>
  )
}
