import { Upload } from 'lucide-react'
import { type ComponentProps, type DragEvent, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { useControl } from './field-context.ts'

export type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  text?: string
  onFiles: (files: File[]) => void
}

/** A button to choose files, and a place to drop them for those who can. */
export function FileInput({ text = 'Elegir archivo', onFiles, className, ...props }: FileInputProps) {
  const control = useControl(props)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!control.disabled) onFiles([...event.dataTransfer.files])
  }

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={cx(
        'relative flex min-h-24 flex-col items-center justify-center gap-1 rounded-control border border-dashed p-4 text-center transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isOver ? 'border-primary bg-primary-soft' : 'border-control-border bg-surface hover:border-primary',
        className,
      )}
    >
      <span aria-hidden className="inline-flex items-center gap-2 font-semibold text-primary">
        <Upload size={20} />
        {text}
      </span>
      <span aria-hidden className="hidden text-small text-text-3 sm:block">
        o suéltalo aquí
      </span>
      <input
        {...control}
        ref={input}
        type="file"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
        className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
    </div>
  )
}
