import { metadatos } from '#web/components/metadatos.ts'
import { Acceso } from './acceso/acceso.tsx'
import { ANFITRION } from './acceso/areas.ts'
import type { Route } from './+types/anfitrion-login.ts'

export function meta({ matches }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: ANFITRION.titulo,
    descripcion: 'Entra al panel de anfitriones: tus experiencias, tus reservas y tus pagos.',
    ruta: '/anfitrion/login',
  })
}

export default function AnfitrionLogin() {
  return <Acceso area={ANFITRION} text="Entra con el mismo correo y contraseña de tu cuenta de viajero." />
}
