import type { CuentaDelSitio } from '#contract/sitio.ts'
import { datosDeCuenta } from '#domain/sitio/cuenta.ts'

/** As a form of a bank asks for it. */
export function CuentaDelSitioDatos({ cuenta }: { cuenta: CuentaDelSitio }) {
  return (
    <dl className="my-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {datosDeCuenta(cuenta).map(([nombre, valor]) => (
        <div key={nombre} className="contents">
          <dt className="text-text-2">{nombre}</dt>
          <dd className="wrap-anywhere tabular-nums">{valor}</dd>
        </div>
      ))}
    </dl>
  )
}
