import { Fragment } from 'react'
import { CORREO_DE_CONTACTO } from './contacto.ts'

/** Our address can be written to where it stands. */
export function ConCorreo({ children }: { children: string }) {
  const [antes, ...resto] = children.split(CORREO_DE_CONTACTO)
  return (
    <>
      {antes}
      {resto.map((despues) => (
        <Fragment key={despues}>
          <a href={`mailto:${CORREO_DE_CONTACTO}`} className="text-primary underline">
            {CORREO_DE_CONTACTO}
          </a>
          {despues}
        </Fragment>
      ))}
    </>
  )
}
