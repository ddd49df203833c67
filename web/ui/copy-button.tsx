import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'

export type CopyButtonProps = Omit<ButtonProps, 'onClick' | 'status' | 'value'> & {
  value: string
  label: string
  /** 'Enlace copiado', 'Clave copiada' */
  doneLabel: string
}

const SHOWN_MS = 4_000

export function CopyButton({ value, label, doneLabel, variant = 'outline', ...rest }: CopyButtonProps) {
  const [result, setResult] = useState<'idle' | 'done' | 'failed'>('idle')

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setResult('done')
    } catch {
      setResult('failed')
    }
    setTimeout(() => setResult('idle'), SHOWN_MS)
  }

  const isDone = result === 'done'
  return (
    <span className="inline-grid gap-1">
      <Button
        variant={variant}
        icon={isDone ? <Check size={20} aria-hidden /> : <Copy size={20} aria-hidden />}
        {...rest}
        onClick={copy}
      >
        {isDone ? doneLabel : label}
      </Button>
      <span role="status" className={result === 'failed' ? 'text-small text-danger' : 'sr-only'}>
        {isDone && doneLabel}
        {result === 'failed' && 'No pudimos copiarlo. Selecciónalo y cópialo a mano'}
      </span>
    </span>
  )
}
