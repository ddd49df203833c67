import { REGLAS_TEXTO } from '#web/components/resena-textos.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { enMedio } from '#web/ui/formato.ts'

/** Nobody has to guess whether opinions were taken down, nor why. */
export default function OpinionesOcultas({ cantidad }: { cantidad: number }) {
  return (
    <Disclosure
      className="border-b-0"
      title={
        cantidad === 1
          ? 'Ocultamos 1 opinión que rompía una regla'
          : `Ocultamos ${cantidad} opiniones que rompían una regla`
      }
    >
      <div className="grid gap-2 text-small text-text-2">
        <p>
          {cantidad === 1 ? 'No cuenta' : 'No cuentan'} en el promedio. Las buenas y las malas se quedan: una persona
          solo oculta la que
        </p>
        <ul className="list-disc pl-5">
          {Object.values(REGLAS_TEXTO).map((regla) => (
            <li key={regla}>{enMedio(regla)}</li>
          ))}
        </ul>
      </div>
    </Disclosure>
  )
}
