import type { CambioDeRegla } from '#contract/reglas.ts'

/** What a version changes: before and now in words, not only in colour. */
export function Cambios({ cambios }: { cambios: CambioDeRegla[] }) {
  return (
    <ul className="grid gap-3">
      {cambios.map(({ donde, antes, ahora }) => (
        <li key={donde} className="grid gap-1 border-l-2 border-border pl-4">
          <span className="font-medium">{donde}</span>
          {antes !== null && (
            <span className="text-small text-text-2 wrap-anywhere whitespace-pre-line">
              <span className="font-semibold">Antes:</span> {antes}
            </span>
          )}
          <span className="text-small wrap-anywhere whitespace-pre-line">
            <span className="font-semibold">Ahora:</span> {ahora ?? 'ya no está'}
          </span>
        </li>
      ))}
    </ul>
  )
}
