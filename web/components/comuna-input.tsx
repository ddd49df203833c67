import { useId, useState } from 'react'
import { TextInput } from '#web/ui/text-input.tsx'

/** Any text, with the official comunas offered while it is written; their list comes with the first focus. */
export function ComunaInput() {
  const listaId = useId()
  const [nombres, setNombres] = useState<string[]>([])
  // Without the list it is a field like any other.
  const cargar = () =>
    void import('#contract/comunas.ts').then(
      ({ todasLasComunas }) => setNombres(todasLasComunas().map(({ nombre }) => nombre)),
      () => undefined,
    )
  return (
    <>
      <TextInput
        maxLength={80}
        list={listaId}
        className="[&::-webkit-calendar-picker-indicator]:hidden!"
        onFocus={() => nombres.length === 0 && cargar()}
      />
      <datalist id={listaId}>
        {nombres.map((nombre) => (
          <option key={nombre} value={nombre}>
            {nombre}
          </option>
        ))}
      </datalist>
    </>
  )
}
