import { leerPesos } from '#domain/leer-pesos.ts'
import { formatNumero } from '#web/ui/formato.ts'
import { TextInput, type TextInputProps } from '#web/ui/text-input.tsx'

export type PesosInputProps = Omit<TextInputProps, 'value' | 'icon' | 'type' | 'defaultValue'> & {
  value?: string
  onValueChange?: (texto: string) => void
  /** Of a field that its form reads. */
  defaultValue?: number | null | undefined
}

/** An amount as people write it while it is typed, '25.000' once it is left; what is not clear stays as it was written. */
export function PesosInput({ value, onValueChange, defaultValue, onChange, onBlur, ...props }: PesosInputProps) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
      {...props}
      {...(value === undefined
        ? { defaultValue: typeof defaultValue === 'number' ? formatNumero(defaultValue) : '' }
        : { value })}
      onChange={(event) => (onChange ? onChange(event) : onValueChange?.(event.currentTarget.value))}
      onBlur={(event) => {
        const { pesos } = leerPesos(event.currentTarget.value)
        if (pesos !== null && onValueChange) onValueChange(formatNumero(pesos))
        else if (pesos !== null && value === undefined) event.currentTarget.value = formatNumero(pesos)
        onBlur?.(event)
      }}
      icon={<span className="text-body">$</span>}
    />
  )
}
