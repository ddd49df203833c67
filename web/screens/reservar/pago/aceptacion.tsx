import { type MouseEvent, useState } from 'react'
import type { Reserva } from '#contract/reservas.ts'
import { fraseDeCancelacion, fraseDeRetracto } from '#web/components/reserva-textos.ts'
import { textosDePolitica } from '#web/components/catalogo-textos.ts'
import { TerminosContenido } from '#web/components/reserva-terminos.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Documento = 'terminos' | 'cancelacion'
type AceptacionProps = { reserva: Reserva; error: string | undefined; onChange: (accepted: boolean) => void }

/** The box is the buyer's to tick; what it accepts opens beside it, so that nothing typed is lost. */
export function Aceptacion({ reserva, error, onChange }: AceptacionProps) {
  const [shown, setShown] = useState<Documento | null>(null)
  const [last, setLast] = useState<Documento>('terminos')

  function show(event: MouseEvent, documento: Documento) {
    event.preventDefault()
    setLast(documento)
    setShown(documento)
  }

  const link = (documento: Documento, href: string, text: string) => (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="font-medium text-primary underline"
      onClick={(event) => show(event, documento)}
    >
      {text}
    </a>
  )
  return (
    <>
      <Checkbox
        name="aceptaTerminos"
        error={error}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label={
          <>
            Acepto los {link('terminos', '/terminos', 'Términos')} y la{' '}
            {link('cancelacion', '/terminos#cancelaciones', 'política de cancelación')}
          </>
        }
      />
      <Dialog
        open={shown !== null}
        onOpenChange={() => setShown(null)}
        title={last === 'terminos' ? 'Términos' : 'Política de cancelación'}
      >
        {last === 'terminos' ? <TerminosContenido /> : <Politica reserva={reserva} />}
      </Dialog>
    </>
  )
}

function Politica({ reserva }: { reserva: Reserva }) {
  const { politicaCancelacion, tramosCancelacion, cancelaGratisHasta, zonaHoraria, retractoVigente } = reserva
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{fraseDeCancelacion(cancelaGratisHasta, zonaHoraria, politicaCancelacion)}.</p>
      <p>{textosDePolitica(tramosCancelacion).detalle}</p>
      <p>
        Los plazos se cuentan en horas reales antes del inicio, con la hora del lugar. Si cancela tu anfitrión o el
        clima lo impide, devolvemos el 100 %.
      </p>
      <p>{fraseDeRetracto(retractoVigente)}.</p>
    </div>
  )
}
