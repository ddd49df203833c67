import { useParams } from 'react-router'
import { AreaEspera, AreaPrivada } from '#web/components/area-privada.tsx'
import { Conversacion } from '#web/components/conversacion.tsx'
import { cabezaDe } from '#web/components/conversacion-cabeza.tsx'
import { useClave } from '#web/components/reserva-consultas.ts'
import { formatCodigo } from '#web/ui/formato.ts'
import { metaDeEnlace } from '#web/ui/marca.ts'
import { PageHead } from '#web/ui/page-head.tsx'

export function meta() {
  return metaDeEnlace('Mensajes')
}

/** With an account, or with the key of a guest's link. */
export default function ConversacionPantalla() {
  const { codigo: escrito = '' } = useParams()
  const codigo = formatCodigo(escrito).replace('-', '')
  const clave = useClave(codigo)
  const hilo = { lado: 'viajero' as const, codigo, clave: clave ?? null }
  const { back, ...cabeza } = cabezaDe(hilo)
  if (clave) {
    return (
      <div className="wrap grid gap-6 pt-6 lg:pt-10">
        <div className="grid gap-2">
          {back}
          <PageHead {...cabeza} />
        </div>
        <Conversacion hilo={hilo} />
      </div>
    )
  }
  return (
    <AreaPrivada area="viajero" back={back} {...cabeza}>
      {() => (clave === undefined ? <AreaEspera /> : <Conversacion key={codigo} hilo={hilo} />)}
    </AreaPrivada>
  )
}
