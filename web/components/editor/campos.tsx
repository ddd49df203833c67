import type { ReactNode } from 'react'
import type { CampoContenido, Contenido } from '#contract/contenido.ts'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { CampoDePesos } from '../campo-de-pesos.tsx'
import { useCampo, useEditor } from './contexto.ts'

type DeTexto = { [K in CampoContenido]: Contenido[K] extends string ? K : never }[CampoContenido]
type DeLineas = 'incluye' | 'noIncluye' | 'queLlevar' | 'condiciones'
type DeNumero = 'edadMin' | 'altitudMax' | 'cuposPorSalida' | 'minParticipantes'

type Base = { label: string; hint?: string; isOptional?: boolean }

/** The reviewer's words above what they are about. */
export function Observado({ campo, children }: { campo: CampoContenido; children: ReactNode }) {
  const { observacion } = useCampo(campo)
  if (!observacion) return children
  return (
    <div className="grid gap-2">
      <Notice tone="warning" title="Revisión">
        {observacion}
      </Notice>
      {children}
    </div>
  )
}

const CERCA = 10

/** '12 de 60'; told aloud when ten are left. */
function Cuenta({ valor, max }: { valor: string; max: number }) {
  const quedan = max - [...valor].length
  return (
    <span className="ml-auto text-small text-text-3 tabular-nums">
      <span aria-hidden>
        {max - quedan} de {max}
      </span>
      <span role="status" className="sr-only">
        {quedan <= CERCA ? `Quedan ${Math.max(0, quedan)} letras` : ''}
      </span>
    </span>
  )
}

export function CampoTexto({
  campo,
  max,
  isLargo = false,
  rows,
  ...base
}: Base & { campo: DeTexto; max: number; isLargo?: boolean; rows?: number }) {
  const { contenido, cambiar, isLocked } = useEditor()
  const { error } = useCampo(campo)
  const valor = contenido[campo]
  const control = {
    value: valor,
    maxLength: max,
    readOnly: isLocked,
    onChange: (event: { currentTarget: { value: string } }) => cambiar({ [campo]: event.currentTarget.value }),
  }
  return (
    <Observado campo={campo}>
      <Field {...base} name={campo} error={error} aside={<Cuenta valor={valor} max={max} />}>
        {isLargo ? <Textarea {...control} rows={rows} /> : <TextInput {...control} />}
      </Field>
    </Observado>
  )
}

/** A thing a line. */
export function CampoLineas({ campo, ...base }: Base & { campo: DeLineas }) {
  const { contenido, cambiar, isLocked, guardado } = useEditor()
  const { error } = useCampo(campo)
  return (
    <Observado campo={campo}>
      <Field {...base} name={campo} error={error} hint={base.hint ?? 'Una cosa por línea'}>
        <Textarea
          // Typed freely: an empty line at the end is one that is about to be written.
          defaultValue={contenido[campo].join('\n')}
          key={`${campo}-${guardado.ver().edicion.numero}`}
          rows={Math.max(3, contenido[campo].length + 1)}
          readOnly={isLocked}
          onChange={(event) =>
            cambiar({
              [campo]: event.currentTarget.value
                .split('\n')
                .map((linea) => linea.trim())
                .filter(Boolean),
            })
          }
        />
      </Field>
    </Observado>
  )
}

export function CampoPrecio({ campo, ...base }: Base & { campo: 'precioPorPersona' }) {
  const { contenido, cambiar, isLocked, guardado } = useEditor()
  const { error } = useCampo(campo)
  return (
    <Observado campo={campo}>
      <CampoDePesos
        {...base}
        name={campo}
        error={error}
        isLocked={isLocked}
        valor={contenido[campo]}
        onValor={(pesos) => cambiar({ [campo]: pesos })}
        onDuda={(duda) => guardado.marcar(campo, duda)}
      />
    </Observado>
  )
}

export function CampoNumero({ campo, ...base }: Base & { campo: DeNumero }) {
  const { contenido, cambiar, isLocked } = useEditor()
  const { error } = useCampo(campo)
  const valor = contenido[campo]
  return (
    <Observado campo={campo}>
      <Field {...base} name={campo} error={error}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={valor === null || (campo === 'edadMin' && valor === 0) ? '' : String(valor)}
          readOnly={isLocked}
          onChange={(event) =>
            cambiar({ [campo]: numeroDe(event.currentTarget.value) ?? (campo === 'edadMin' ? 0 : null) })
          }
        />
      </Field>
    </Observado>
  )
}

/** Digits, however they are grouped; null where there are none. */
export function numeroDe(texto: string): number | null {
  const digitos = texto.replaceAll(/\D/g, '').slice(0, 9)
  return digitos ? Number(digitos) : null
}
