import { Fragment } from 'react'
import { SITIO } from '#web/ui/marca.ts'

/** Our address can be written to where it stands. */
export function ConCorreo({ children }: { children: string }) {
  const { correo } = SITIO
  const [antes, ...resto] = correo ? children.split(correo) : [children]
  return (
    <>
      {antes}
      {resto.map((despues) => (
        <Fragment key={despues}>
          <a href={`mailto:${correo}`} className="text-primary underline">
            {correo}
          </a>
          {despues}
        </Fragment>
      ))}
    </>
  )
}
