import type { Condiciones } from '#contract/reglas.ts'
import { formatDecimal } from '#web/ui/formato.ts'

/** The price of selling here, as a number. */
export function Comision({ plan: { comision } }: { plan: Condiciones['planes'][number] }) {
  return (
    <div className="grid items-center gap-x-10 gap-y-4 md:grid-cols-[auto_1fr]">
      <p className="text-h1 font-bold text-accent">
        {formatDecimal(comision)} % <span className="whitespace-nowrap">+ IVA</span>
      </p>
      <ul className="grid max-w-measure list-disc gap-1 pl-5 text-text-2">
        <li>Es la comisión del plan Gratis por cada venta en la plataforma.</li>
        <li>Publicar no cuesta nada y no hay mensualidad.</li>
        <li>No cobramos comisión por un cupo que se cancela.</li>
      </ul>
    </div>
  )
}
