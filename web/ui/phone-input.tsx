import { type ComponentProps, useState } from 'react'
import { controlClass } from './control-styles.ts'
import { cx } from './cx.ts'
import { FieldContext, useControl } from './field-context.ts'
import { Select } from './select.tsx'
import { CODIGOS_PAIS, formatCelular, toE164 } from './telefono.ts'

export type PhoneInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> & {
  defaultValue?: string
  /** Receives the number as +56912345678, or '' while empty. */
  onValueChange?: (e164: string) => void
}

const CODES = CODIGOS_PAIS.map(([prefix, country]) => ({ value: prefix, label: `${prefix} ${country}` }))

/** Shown as '+56 9 1234 5678', sent as +56912345678 under `name`. */
export function PhoneInput({ defaultValue = '', onValueChange, className, name, ...props }: PhoneInputProps) {
  const start = splitNumber(defaultValue)
  const [code, setCode] = useState(start.code)
  const [text, setText] = useState(start.text)
  const control = useControl({ ...props, name })

  function change(nextCode: string, nextText: string) {
    setCode(nextCode)
    setText(nextText)
    onValueChange?.(toE164(nextCode, nextText))
  }

  return (
    <div className="flex gap-2">
      <FieldContext value={null}>
        <div className="w-36 shrink-0">
          <Select
            aria-label="Código de país"
            autoComplete="tel-country-code"
            options={CODES}
            value={code}
            onChange={(event) => change(event.currentTarget.value, text)}
          />
        </div>
      </FieldContext>
      <input
        inputMode="tel"
        autoComplete="tel-national"
        placeholder={code === '+56' ? '9 1234 5678' : undefined}
        {...control}
        type="text"
        name={undefined}
        data-name={control.name}
        value={text}
        onChange={(event) => change(code, event.currentTarget.value)}
        onBlur={(event) => {
          setText(formatCelular(code, text))
          props.onBlur?.(event)
        }}
        className={cx(controlClass, 'tabular-nums', className)}
      />
      <input type="hidden" name={control.name} value={toE164(code, text)} />
    </div>
  )
}

function splitNumber(value: string): { code: string; text: string } {
  const found = CODIGOS_PAIS.find(([prefix]) => value.startsWith(prefix))
  if (!found) return { code: '+56', text: formatCelular('+56', value) }
  return { code: found[0], text: formatCelular(found[0], value.slice(found[0].length)) }
}
