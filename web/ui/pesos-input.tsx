import { formatNumero } from './formato.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

export type PesosInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'icon' | 'type'> & {
  value: string
  onValueChange: (texto: string) => void
}

/** An amount in pesos: points or none while it is typed, '25.000' once it is left. */
export function PesosInput({ value, onValueChange, onBlur, ...props }: PesosInputProps) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      {...props}
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      onBlur={(event) => {
        const pesos = leerPesos(value)
        if (pesos !== null) onValueChange(formatNumero(pesos))
        onBlur?.(event)
      }}
      icon={<span className="text-body">$</span>}
    />
  )
}

/** '$1.250.000' → 1250000; null where it is no amount. */
export function leerPesos(texto: string): number | null {
  const digitos = texto.replaceAll(/[\s.$]/g, '')
  return /^\d{1,9}$/.test(digitos) ? Number(digitos) : null
}
