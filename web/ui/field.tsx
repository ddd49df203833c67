import { type ReactNode, useId } from 'react'
import { FieldContext, fieldId } from './field-context.ts'
import { FieldError } from './field-error.tsx'

export type FieldProps = {
  label: string
  /** Also the name of the control inside; makes the id that the error summary links to. */
  name?: string
  id?: string
  hint?: ReactNode
  error?: string
  isOptional?: boolean
  /** In place of «(opcional)». */
  optionalMark?: ReactNode
  isLabelHidden?: boolean
  /** A help icon or counter at the end of the label line. */
  aside?: ReactNode
  children: ReactNode
}

export function Field(props: FieldProps) {
  const {
    label,
    name,
    hint,
    error,
    isOptional = false,
    optionalMark = <span className="font-normal text-text-3">(opcional)</span>,
    isLabelHidden,
    aside,
    children,
  } = props
  const fallback = useId()
  const id = props.id ?? (name ? fieldId(name) : fallback)
  const hintId = hint ? `${id}-ayuda` : ''
  const errorId = error ? `${id}-error` : ''
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  return (
    <div data-field className="grid content-start gap-2">
      <div className={isLabelHidden ? 'sr-only' : 'flex min-h-6 flex-wrap items-center gap-2'}>
        <label htmlFor={id} className="font-medium text-text">
          {label} {isOptional && optionalMark}
        </label>
        {aside}
      </div>
      <FieldContext value={{ id, name, describedBy, isInvalid: Boolean(error), isRequired: !isOptional }}>
        {children}
      </FieldContext>
      <FieldError id={errorId} message={error} />
      {hint && (
        <p id={hintId} className="text-small text-text-3">
          {hint}
        </p>
      )}
    </div>
  )
}
