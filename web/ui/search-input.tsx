import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

export type SearchInputProps = Omit<
  TextInputProps,
  'type' | 'icon' | 'suffix' | 'ref' | 'value' | 'defaultValue' | 'onChange'
> & {
  /** Without it the field keeps its own text, beginning with `defaultValue`. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

/** What a list is searched with: may stay empty, and is emptied by one press. */
export function SearchInput({ value, defaultValue = '', onValueChange, className, ...props }: SearchInputProps) {
  const [own, setOwn] = useState(defaultValue)
  const input = useRef<HTMLInputElement>(null)
  const text = value ?? own

  function change(next: string) {
    setOwn(next)
    onValueChange?.(next)
  }

  // What was typed before the page came alive is in the field, and nobody told us.
  const changed = useRef(change)
  useEffect(() => {
    if (input.current) changed.current(input.current.value)
  }, [])

  return (
    <TextInput
      required={false}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={100}
      {...props}
      ref={input}
      type="search"
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      icon={<Search size={20} />}
      className={cx('text-ellipsis [&::-webkit-search-cancel-button]:hidden', className)}
      suffix={
        text && (
          <IconButton
            label="Borrar búsqueda"
            icon={<X size={20} aria-hidden />}
            onClick={() => {
              change('')
              input.current?.focus()
            }}
          />
        )
      }
    />
  )
}
