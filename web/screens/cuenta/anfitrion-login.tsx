import { tituloDe } from '#web/ui/marca.ts'
import { Acceso } from './acceso/acceso.tsx'
import { ANFITRION } from './acceso/areas.ts'

export function meta() {
  return [{ title: tituloDe(ANFITRION.titulo) }]
}

export default function AnfitrionLogin() {
  return <Acceso area={ANFITRION} text="Entra con el mismo correo y contraseña de tu cuenta de viajero." />
}
