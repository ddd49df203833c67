import { metadatos } from '#web/components/metadatos.ts'
import { publica } from '#web/pagina.ts'
import { Acceso } from './acceso/acceso.tsx'
import { PROVEEDOR } from './acceso/areas.ts'
import type { Route } from './+types/proveedor-login.ts'

export const headers = publica

export function meta({ matches }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: PROVEEDOR.titulo,
    descripcion: 'Entra al panel de proveedores: experiencias, salidas, reservas y equipo de tu empresa.',
    ruta: '/proveedor/login',
  })
}

export default function ProveedorLogin() {
  return <Acceso area={PROVEEDOR} text="Este ingreso es para empresas que venden experiencias." />
}
