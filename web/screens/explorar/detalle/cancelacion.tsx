import { RotateCcw } from 'lucide-react'
import type { ExperienciaDetalle, Salida } from '#contract/experiencias.ts'
import { textosDePolitica } from '#web/components/catalogo-textos.ts'
import { promesaDeCancelacion } from './promesa-cancelacion.ts'
import { Seccion } from './seccion.tsx'

export function Cancelacion({ detalle, salida }: { detalle: ExperienciaDetalle; salida: Salida | null }) {
  const { tramosCancelacion, retracto } = detalle
  return (
    <Seccion id="cancelacion" titulo="Cancelación">
      <div className="grid max-w-measure gap-2">
        <p className="flex gap-3 font-semibold">
          <RotateCcw size={20} aria-hidden className="mt-0.5 text-primary" />
          {promesaDeCancelacion(detalle, salida)}
        </p>
        <p>{textosDePolitica(tramosCancelacion).detalle}</p>
        <p>Si cancela tu anfitrión o el clima no lo permite, te devolvemos el 100 %.</p>
        <p className="text-text-2">
          {retracto.vigente
            ? 'Puedes arrepentirte dentro de 10 días desde la compra, si la experiencia aún no ocurre.'
            : 'Esta experiencia no contempla derecho a retracto; rige su política de cancelación.'}
        </p>
      </div>
    </Seccion>
  )
}
