import { metaPrivada } from '#web/ui/marca.ts'
import { PerfilMarco } from './perfil/perfil-marco.tsx'
import { ViajerosLista } from './perfil/viajeros-lista.tsx'

export function meta() {
  return metaPrivada('Viajeros frecuentes')
}

export default function PerfilViajeros() {
  return (
    <PerfilMarco
      title="Viajeros frecuentes"
      text="Guarda a quienes viajan contigo y reserva a su nombre sin escribir sus datos otra vez. De niñas y niños, guarda solo lo que haga falta."
    >
      {() => <ViajerosLista />}
    </PerfilMarco>
  )
}
