import { useState } from 'react'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { readTema, saveTema, type Tema } from '#web/ui/tema.ts'

const TEMAS: { value: Tema; label: string }[] = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
  { value: 'system', label: 'Según el sistema' },
]

/** Only for the browser: the server does not know the theme. */
export function SelectorTema() {
  const [tema, setTema] = useState<Tema>(readTema)
  return (
    <RadioGroup
      legend="Tema"
      name="tema"
      options={TEMAS}
      value={tema}
      onValueChange={(value) => {
        setTema(value as Tema)
        saveTema(value as Tema)
      }}
    />
  )
}
