import { type ReactNode, useState } from 'react'
import type { PagoEsperado } from '#contract/liquidaciones.ts'
import type { ReservaRecibida } from '#contract/operadores.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCodigo, formatDiaLargo } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { DecidirSolicitud } from './decidir-solicitud.tsx'
import type { Operador } from './experiencias-propias.tsx'
import { LineaDetalle } from './liquidaciones/linea-detalle.tsx'
import type { Esperados } from './pagos-esperados.ts'
import { textoDeRecogida, textoDeRespuesta } from './pedido-textos.ts'
import { viajerosDe } from './reserva-textos.ts'

/** All that is known of a request before saying yes or no. */
export function SolicitudRecibida({
  operador,
  puedeDecidir,
  reserva,
  esperados,
}: {
  operador: Operador
  puedeDecidir: boolean
  reserva: ReservaRecibida
  esperados: Esperados
}) {
  const [isOpen, setOpen] = useState(false)
  const { titular, codigo } = reserva
  const pago = esperados.de(reserva.id)
  return (
    <>
      <Button variant="quiet" size="dense" aria-label={`Ver solicitud: ${titular}`} onClick={() => setOpen(true)}>
        Ver solicitud
      </Button>
      <Sheet
        side="right"
        open={isOpen}
        onOpenChange={setOpen}
        title={`Solicitud de ${titular}`}
        description={`Código ${formatCodigo(codigo)}`}
      >
        <div className="grid gap-6">
          <Pedido reserva={reserva} />
          {pago && <LoQueRecibes pago={pago} zona={reserva.zonaHoraria} />}
          {!pago && esperados.falla && (
            <ErrorBlock title="No pudimos calcular lo que recibes" onRetry={esperados.reintentar} />
          )}
          {puedeDecidir && <DecidirSolicitud operador={operador} reserva={reserva} />}
        </div>
      </Sheet>
    </>
  )
}

function Pedido({
  reserva: { nombreExperiencia, inicio, zonaHoraria, participantes, comentario, recogida, respuestas },
}: {
  reserva: ReservaRecibida
}) {
  return (
    <dl className="grid gap-3">
      <Dato nombre="Salida">
        {formatSalida(inicio, zonaHoraria)}
        <span className="block text-text-2">{nombreExperiencia}</span>
      </Dato>
      <Dato nombre="Personas">{viajerosDe(participantes)}</Dato>
      {recogida && <Dato nombre="Recogida">{textoDeRecogida(recogida, zonaHoraria)}</Dato>}
      {comentario && <Dato nombre="Mensaje">{comentario}</Dato>}
      {respuestas.length > 0 && (
        <Dato nombre="Lo que declara">
          {respuestas.map((respuesta) => (
            <span key={textoDeRespuesta(respuesta)} className="block">
              {textoDeRespuesta(respuesta)}
            </span>
          ))}
        </Dato>
      )}
    </dl>
  )
}

function LoQueRecibes({ pago, zona }: { pago: PagoEsperado; zona: string }) {
  return (
    <section aria-label="Lo que recibes" className="grid gap-2 rounded-card bg-surface-2 p-4">
      <h3 className="font-sans text-body font-semibold">Lo que recibes</h3>
      <LineaDetalle linea={{ ...pago, ajuste: 0 }} />
      <p className="text-small text-text-2">
        Si la experiencia se realiza, se libera el {formatSalida(pago.liberableEn, zona)} y se paga el{' '}
        {formatDiaLargo(pago.fechaPago)}.
      </p>
    </section>
  )
}

function Dato({ nombre, children }: { nombre: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-text-2">{nombre}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
