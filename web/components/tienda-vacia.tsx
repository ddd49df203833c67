import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { api } from '#web/api/api.ts'
import { alCambiarSesion, haySesion } from '#web/api/sesion.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { EmptyScene } from '#web/ui/empty-scene.tsx'
import { useApagada } from './funciones.ts'
import { primerPasoDe } from './primer-paso.ts'
import { useUsuario, vende } from './usuario.ts'

/** Whether nothing at all is for sale; `servida` is what the server knew already, and only where it did not is it asked. */
export function useTiendaVacia(isAsked: boolean, servida?: boolean): boolean {
  const { data } = useQuery({ queryKey: ['estadisticas'], queryFn: ({ signal }) => api.call('verEstadisticas', {}, { signal }), enabled: isAsked && servida === undefined })
  return servida ?? (isAsked && data?.totalExperiences === 0)
}

/** In the place of what a marketplace shows once there is something in it. */
export function TiendaVacia({ headingLevel }: { headingLevel?: 2 | 3 }) {
  const { usuario } = useUsuario()
  const haySesionDeProveedor = useSyncExternalStore(alCambiarSesion, () => haySesion('proveedor'), nadie)
  const haySesionDeAdmin = useSyncExternalStore(alCambiarSesion, () => haySesion('admin'), nadie)
  const { title, text, to, accion } = primerPasoDe({ vende: vende(usuario), haySesionDeProveedor, haySesionDeAdmin, recibeAltas: !useApagada('altas') })
  return (
    <EmptyBlock
      title={title}
      text={text}
      drawing={<EmptyScene name="lista" />}
      action={to && <ButtonLink to={to} variant={title.startsWith('Publica') ? undefined : 'outline'}>{accion}</ButtonLink>}
      headingLevel={headingLevel}
    />
  )
}

const nadie = (): boolean => false
