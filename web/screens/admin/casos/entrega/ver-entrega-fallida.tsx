import type { CasoConHechos } from '#contract/casos.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** A company's system took nothing of ours for three days, and its address was switched off. */
export function VerEntregaFallida({ caso: { detalle } }: { caso: CasoConHechos }) {
  return (
    <section
      aria-labelledby="entrega-fallida"
      className="grid max-w-form grid-cols-1 gap-4 rounded-card border border-border bg-surface p-4"
    >
      <h2 id="entrega-fallida" className="text-h3">
        Su sistema no recibe nuestros avisos
      </h2>
      <p>
        Falló durante 3 días y dejamos de intentarlo. Avísale a la empresa: cuando arregle su sistema, lo enciende en su
        panel repitiendo una entrega.
      </p>
      <p className="text-text-2">
        El caso se cierra solo cuando una entrega llega, o si la empresa borra esa dirección.
      </p>
      <ButtonLink variant="outline" className="justify-self-start" to={`/admin/empresas/${String(detalle.empresa)}`}>
        Ver la empresa
      </ButtonLink>
    </section>
  )
}
