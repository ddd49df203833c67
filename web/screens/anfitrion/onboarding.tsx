import { useQuery } from '@tanstack/react-query'
import type { Usuario } from '#contract/usuarios.ts'
import { altaQuery } from '#web/components/alta/alta-llamadas.ts'
import { AltaVista } from '#web/components/alta/alta-vista.tsx'
import { AreaPrivada } from '#web/components/area-privada.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada('Prepara tu espacio de anfitrión')
}

/** Whoever is a host already came from there, and goes back. */
const menuDe = ({ esAnfitrion }: Usuario) => (esAnfitrion ? ('anfitrion' as const) : ('viajero' as const))

export default function Onboarding() {
  // Asked for by the tasks below; here only read.
  const { data } = useQuery({ ...altaQuery('anfitrion'), enabled: false })
  const isListo = data?.estado === 'Activo'
  return (
    <AreaPrivada
      area="viajero"
      puerta="/anfitrion/login"
      menuDe={menuDe}
      title={isListo ? 'Mis datos' : 'Prepara tu espacio de anfitrión'}
      text={
        isListo
          ? 'Lo que sabemos de ti para que puedas recibir. Cambia aquí lo que cambie.'
          : 'Cada dato dice para qué se pide. Lo guardamos en cada paso.'
      }
    >
      {({ esAnfitrion }) =>
        esAnfitrion ? (
          <AltaVista area="anfitrion" />
        ) : (
          <EmptyBlock
            title="Primero elige un plan. El gratis no tiene costo"
            action={<ButtonLink to="/subscribe-anfitrion">Elegir plan</ButtonLink>}
          />
        )
      }
    </AreaPrivada>
  )
}
