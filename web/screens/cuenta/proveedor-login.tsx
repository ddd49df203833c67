import { tituloDe } from '#web/ui/marca.ts'
import { Acceso } from './acceso/acceso.tsx'
import { PROVEEDOR } from './acceso/areas.ts'

export function meta() {
  return [{ title: tituloDe(PROVEEDOR.titulo) }]
}

export default function ProveedorLogin() {
  return <Acceso area={PROVEEDOR} text="Esta entrada es para empresas que venden experiencias." />
}
