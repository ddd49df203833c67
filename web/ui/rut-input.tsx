import type { ComponentProps, FocusEvent } from 'react'
import { formatRut } from './rut.ts'
import { TextInput } from './text-input.tsx'

/** Any typing of a RUT; shown as '12.345.678-5' on leaving it. */
export function RutInput(props: ComponentProps<typeof TextInput>) {
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    if (event.currentTarget.value) event.currentTarget.value = formatRut(event.currentTarget.value)
  }
  return <TextInput inputMode="text" autoComplete="off" spellCheck={false} maxLength={20} {...props} onBlur={onBlur} />
}
