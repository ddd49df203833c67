import type { ExperienciaDetalle, Salida } from '#contract/experiencias.ts'
import { textosDePolitica } from '#web/components/catalogo-textos.ts'
import { LineaDeCancelacion } from './linea-cancelacion.tsx'
import { Seccion } from './seccion.tsx'

export function Cancelacion({ detalle, salida }: { detalle: ExperienciaDetalle; salida: Salida | null }) {
  const { tramosCancelacion, retracto } = detalle
  return (
    <Seccion id="cancelacion" titulo="Cancelación">
      <div className="grid max-w-measure gap-2">
        <LineaDeCancelacion detalle={detalle} salida={salida} size="body" />
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
