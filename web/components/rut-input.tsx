import type { ComponentProps, FocusEvent } from 'react'
import { rutMostrado } from '#domain/usuarios/rut.ts'
import { TextInput } from '#web/ui/text-input.tsx'

type RutInputProps = Omit<ComponentProps<typeof TextInput>, 'defaultValue'> & { defaultValue?: string | undefined }

/** Any typing of a RUT; shown as '12.345.678-5' on leaving it, and from the start where it is known. */
export function RutInput({ defaultValue, ...props }: RutInputProps) {
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    if (event.currentTarget.value) event.currentTarget.value = rutMostrado(event.currentTarget.value)
  }
  return (
    <TextInput
      inputMode="text"
      autoComplete="off"
      spellCheck={false}
      maxLength={20}
      {...props}
      defaultValue={defaultValue && rutMostrado(defaultValue)}
      onBlur={onBlur}
    />
  )
}
