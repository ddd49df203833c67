import { useSearchParams } from 'react-router'
import { metadatos } from '#web/components/metadatos.ts'
import { publica } from '#web/pagina.ts'
import { Acceso } from './acceso/acceso.tsx'
import { ANFITRION, FUTURO_ANFITRION } from './acceso/areas.ts'
import { conSiguiente, leerSiguiente } from './acceso/siguiente.ts'
import type { Route } from './+types/anfitrion-login.ts'

export const headers = publica

export function meta({ matches }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: ANFITRION.titulo,
    descripcion: 'Entra al panel de anfitriones: tus experiencias, tus reservas y tus pagos.',
    ruta: '/anfitrion/login',
  })
}

/** Why it is asked of whoever is no host yet. */
const MOTIVOS: Record<string, string> = {
  '/subscribe-anfitrion':
    'Para crear tu experiencia, entra con tu cuenta o regístrate. Después eliges un plan; el gratis no tiene costo.',
  '/onboarding-anfitrion': 'Lo que prepares queda en tu cuenta: entra para seguir.',
}

export default function AnfitrionLogin() {
  const [search] = useSearchParams()
  const siguiente = leerSiguiente(search)
  const motivo = siguiente && MOTIVOS[siguiente.split('?')[0]!]
  if (!motivo)
    return (
      <Acceso area={ANFITRION} text="Si ya publicas experiencias, entra con el correo y la contraseña de tu cuenta." />
    )
  return (
    <Acceso
      area={{ ...FUTURO_ANFITRION, alta: { to: conSiguiente('/register', siguiente), texto: 'Registrarse' } }}
      text={`${motivo} Sirve tu cuenta de viajero: el mismo correo y contraseña.`}
    />
  )
}
