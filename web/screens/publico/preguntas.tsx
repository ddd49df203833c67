import { Disclosure } from '#web/ui/disclosure.tsx'
import { Seccion } from './seccion.tsx'

export type Pregunta = { pregunta: string; respuesta: string }

export function Preguntas({ preguntas }: { preguntas: readonly Pregunta[] }) {
  return (
    <Seccion id="preguntas" titulo="Preguntas frecuentes" isLateral>
      <div className="border-t border-border">
        {preguntas.map(({ pregunta, respuesta }) => (
          <Disclosure key={pregunta} title={pregunta}>
            <p className="max-w-measure text-text-2">{respuesta}</p>
          </Disclosure>
        ))}
      </div>
    </Seccion>
  )
}
