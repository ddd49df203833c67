import { data } from 'react-router'
import { publica } from '#web/pagina.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { PantallaError } from './pantalla-error.tsx'

export const headers = publica

const NO_ENCONTRADA = { status: 404 }

export function loader() {
  return data(null, { status: 404 })
}

export function meta() {
  return metaPrivada('Esta página no existe')
}

// Answered, not thrown: a thrown 404 would log a stack for every mistyped address.
export default function NoEncontrada() {
  return <PantallaError error={NO_ENCONTRADA} />
}
