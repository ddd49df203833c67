import { SubidaFila } from './subida-fila.tsx'
import type { useSubidas } from './use-subidas.ts'

type SubidasListaProps = Pick<ReturnType<typeof useSubidas>, 'subidas' | 'reintentar' | 'quitar'>

/** The photos on their way, each to be sent again or taken out. */
export function SubidasLista({ subidas, reintentar, quitar }: SubidasListaProps) {
  if (subidas.length === 0) return null
  return (
    <ul className="grid gap-3">
      {subidas.map((subida) => (
        <li key={subida.clave}>
          <SubidaFila subida={subida} onReintentar={() => reintentar(subida)} onQuitar={() => quitar(subida.clave)} />
        </li>
      ))}
    </ul>
  )
}
