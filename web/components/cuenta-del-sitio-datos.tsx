import type { CuentaDelSitio } from '#contract/sitio.ts'
import { datosDeCuenta } from '#domain/sitio/cuenta.ts'
import { Facts } from '#web/ui/facts.tsx'

/** As a form of a bank asks for it. */
export function CuentaDelSitioDatos({ cuenta }: { cuenta: CuentaDelSitio }) {
  return (
    <div className="my-2">
      <Facts facts={datosDeCuenta(cuenta)} />
    </div>
  )
}
