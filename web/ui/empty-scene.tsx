type EmptySceneProps = { name: 'lista' | 'camino' | 'entradas' }

/** A drawn place for an empty list; its edge shows on any ground. */
export function EmptyScene({ name }: EmptySceneProps) {
  return <img src={`/escenas/vacio-${name}.svg`} alt="" width={160} height={160} className="size-40 rounded-card border border-border" />
}
