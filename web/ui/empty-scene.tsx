import { Framed } from './framed.tsx'

type EmptySceneProps = { name: 'lista' | 'camino' | 'entradas' }

/** A drawn place for an empty list; its edge shows on any ground. */
export function EmptyScene({ name }: EmptySceneProps) {
  return (
    <Framed className="size-40">
      <img src={`/escenas/vacio-${name}.svg`} alt="" width={160} height={160} className="size-full" />
    </Framed>
  )
}
