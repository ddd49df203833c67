import { tituloDe } from '#web/ui/marca.ts'
import { Acceso } from './acceso/acceso.tsx'
import { EMPRESA } from './acceso/areas.ts'

export function meta() {
  return [{ title: tituloDe(EMPRESA.titulo) }]
}

export default function EmpresasLogin() {
  return <Acceso area={EMPRESA} text="Para agencias, hoteles y equipos que reservan por otros." />
}
