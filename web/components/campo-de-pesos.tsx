import { useEffect, useEffectEvent, useState } from 'react'
import { leerPesos } from '#domain/leer-pesos.ts'
import { Field, type FieldProps } from '#web/ui/field.tsx'
import { formatNumero } from '#web/ui/formato.ts'
import { PesosInput } from './pesos-input.tsx'

type CampoDePesosProps = Omit<FieldProps, 'children'> & {
  valor: number | null
  onValor: (pesos: number | null) => void
  /** What is asked about what is being written, null once it is clear or gone: whoever goes on is held back meanwhile. */
  onDuda: (duda: string | null) => void
  isLocked?: boolean
}

/** An amount that is saved by itself: only what is clear. What is not is asked about once it is left, and the amount from before stays. */
export function CampoDePesos({ valor, onValor, onDuda, isLocked = false, error, ...field }: CampoDePesosProps) {
  /** What is being written, and what was saved before it; null: what is saved is shown. */
  const [escrito, setEscrito] = useState<{ texto: string; antes: number | null } | null>(null)
  const [duda, setDuda] = useState<string | null>(null)
  const olvidar = useEffectEvent(() => onDuda(null))
  useEffect(() => () => olvidar(), [])

  function escribir(texto: string) {
    const antes = escrito ? escrito.antes : valor
    const { pesos, duda: pregunta } = leerPesos(texto)
    setEscrito({ texto, antes })
    setDuda(null)
    onDuda(pregunta)
    onValor(pregunta === null ? pesos : antes)
  }

  function dejar() {
    if (!escrito) return
    const { duda: pregunta } = leerPesos(escrito.texto)
    setDuda(pregunta)
    if (pregunta === null) setEscrito(null)
  }

  return (
    <Field {...field} error={duda ?? error}>
      <PesosInput
        value={escrito?.texto ?? (valor === null ? '' : formatNumero(valor))}
        readOnly={isLocked}
        onChange={(event) => escribir(event.currentTarget.value)}
        onBlur={dejar}
      />
    </Field>
  )
}
