import { metadatos } from '#web/components/metadatos.ts'
import { publica } from '#web/pagina.ts'
import { Acceso } from './acceso/acceso.tsx'
import { EMPRESA } from './acceso/areas.ts'
import type { Route } from './+types/empresas-login.ts'

export const headers = publica

export function meta({ matches }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: EMPRESA.titulo,
    descripcion: 'Entra al panel de empresas: solicitudes, propuestas, reservas de grupo y claves de la API.',
    ruta: '/empresas/login',
  })
}

export default function EmpresasLogin() {
  return <Acceso area={EMPRESA} text="Para agencias, hoteles y equipos que reservan por otros." />
}
