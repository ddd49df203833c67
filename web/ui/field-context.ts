import { createContext, useContext } from 'react'

type FieldContextValue = {
  id: string
  name?: string
  describedBy?: string
  isInvalid: boolean
  isRequired: boolean
}

export const FieldContext = createContext<FieldContextValue | null>(null)

type ControlProps = {
  id?: string
  name?: string
  required?: boolean
  'aria-describedby'?: string
}

/** Joins a control to the Field around it: id, name, hint, error and whether it is required. */
export function useControl<P extends ControlProps>(props: P) {
  const field = useContext(FieldContext)
  const describedBy = [props['aria-describedby'], field?.describedBy].filter(Boolean).join(' ')
  return {
    ...props,
    id: props.id ?? field?.id,
    name: props.name ?? field?.name,
    required: props.required ?? field?.isRequired,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': field?.isInvalid || undefined,
  }
}

/** The id that an error summary links to. */
export function fieldId(name: string): string {
  return `campo-${name}`
}
