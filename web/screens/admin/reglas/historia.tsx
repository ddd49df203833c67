import type { CampoDeRegla, EstadoDeVersion, ReglaCompleta } from '#contract/reglas.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { Cambios } from './cambios.tsx'
import { Contenido } from './contenido.tsx'
import { Revision } from './revision.tsx'

const ESTADOS: Record<EstadoDeVersion, [string, BadgeTone]> = {
  vigente: ['Rige', 'success'],
  programada: ['Programada', 'info'],
  anterior: ['Anterior', 'neutral'],
  reemplazada: ['Reemplazada', 'warning'],
}

/** All versions, the newest first: who, why, what changed. */
export function Historia({ regla, campos }: { regla: ReglaCompleta; campos: readonly CampoDeRegla[] }) {
  return (
    <>
      <section aria-labelledby="contenido" className="grid gap-3">
        <h2 id="contenido">Lo que rige</h2>
        <div className="rounded-card border border-border bg-surface p-4">
          <Contenido campos={campos} valores={regla.contenido} />
        </div>
      </section>
      <section aria-labelledby="historia" className="grid gap-3">
        <h2 id="historia">Historial</h2>
        <ol className="grid gap-3">
          {regla.historia.map((una) => {
            const { version, estado, vigenteDesde, autor, motivo, cambios } = una
            return (
              <li key={version} className="grid gap-2 rounded-card border border-border bg-surface p-4">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  Versión {version} <Badge tone={ESTADOS[estado][1]}>{ESTADOS[estado][0]}</Badge>
                </p>
                <p className="text-small text-text-2">
                  {vigenteDesde ? `Desde el ${formatSalida(vigenteDesde)}\u00a0· ${autor}` : 'Desde el comienzo'}
                </p>
                <p className="max-w-measure wrap-anywhere">{motivo}</p>
                <Revision regla={regla} version={una} />
                {cambios.length > 0 && (
                  <Disclosure
                    title={cambios.length === 1 ? '1 cambio' : `${cambios.length} cambios`}
                    isOpenAtFirst={cambios.length <= 3}
                    className="border-0"
                  >
                    <Cambios cambios={cambios} />
                  </Disclosure>
                )}
              </li>
            )
          })}
        </ol>
      </section>
    </>
  )
}
