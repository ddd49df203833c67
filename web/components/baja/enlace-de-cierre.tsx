import { Link } from 'react-router'
import { TITULOS, type Area } from './baja-textos.ts'

const RUTAS: Record<Area, string> = {
  anfitrion: '/anfitrion/cerrar',
  proveedor: '/proveedor/cerrar',
  empresa: '/empresas/cerrar',
}

/** Where somebody looks for the way out: below what they told us of their business. */
export function EnlaceDeCierre({ area }: { area: Area }) {
  return (
    <p className="text-small text-text-2">
      ¿Ya no vas a seguir?{' '}
      <Link to={RUTAS[area]} className="inline-flex min-h-11 items-center font-medium text-primary underline">
        {TITULOS[area]}
      </Link>
    </p>
  )
}
