import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Reserva } from '#contract/reservas.ts'
import { consultaDeReserva } from '#web/components/reserva-consultas.ts'
import { ReservaFalla } from '#web/components/reserva-falla.tsx'
import { fraseDeCancelacion, fraseDeRetracto } from '#web/components/reserva-textos.ts'
import { configuracionDePago } from '#web/components/use-pagos-apagados.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { ErrorSummary, type FieldMistake } from '#web/ui/error-summary.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { mostrarTelefono } from '#domain/usuarios/telefono.ts'
import { Aceptacion } from './aceptacion.tsx'
import { PagarConRegalo } from './pagar-con-regalo.tsx'
import { TARJETA, type TarjetaHandle } from './resultado-pago.ts'
import { TarjetaEsqueleto, TarjetaPrueba } from './tarjeta-prueba.tsx'
import { TarjetaStripe } from './tarjeta-stripe.tsx'
import { type Falla, usePagar } from './use-pagar.ts'
import { VerificacionBanco } from './verificacion-banco.tsx'

const SIN_ACEPTAR: FieldMistake = {
  campo: 'aceptaTerminos',
  mensaje: 'Acepta los Términos y la política de cancelación para pagar',
}
const SIN_TARJETA: FieldMistake = { campo: TARJETA, mensaje: 'Completa los datos de la tarjeta' }

type PagoFormProps = {
  reserva: Reserva
  clave: string | null
  onReserva: () => void
  onPaying: (isPaying: boolean) => void
}

export function PagoForm({ reserva, clave, onReserva, onPaying }: PagoFormProps) {
  const queryClient = useQueryClient()
  const tarjeta = useRef<TarjetaHandle>(null)
  const [isAccepted, setAccepted] = useState(false)
  const [errores, setErrores] = useState<FieldMistake[]>([])
  const intentoKey = ['intento', reserva.id]
  const configuracion = useQuery(configuracionDePago)
  const intento = useQuery({
    queryKey: intentoKey,
    staleTime: Infinity,
    queryFn: () => abrirIntento(reserva.id, clave, onReserva),
  })
  const pago = usePagar({
    reserva,
    clave,
    intento: intento.data,
    tarjeta,
    onIntento: (nuevo) => queryClient.setQueryData(intentoKey, nuevo),
    onReserva,
  })

  const isPaying = pago.estado !== 'quieto'
  useEffect(() => onPaying(isPaying), [isPaying, onPaying])

  function ifAccepted(act: () => void) {
    setErrores(isAccepted ? [] : [SIN_ACEPTAR])
    if (isAccepted) act()
  }

  // The price left for the card is another one: so is its attempt.
  function conRegalo(nueva: Reserva) {
    queryClient.setQueryData(consultaDeReserva(reserva.id, clave).queryKey, nueva)
    if (nueva.estado === 'pendiente') void queryClient.resetQueries({ queryKey: intentoKey })
  }

  // One press tells all that is missing; with the terms accepted, the card form says its own.
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isAccepted) return ifAccepted(pago.pagar)
    const conTarjeta = (await tarjeta.current?.revisar()) ?? false
    setErrores(conTarjeta ? [SIN_ACEPTAR] : [SIN_TARJETA, SIN_ACEPTAR])
  }

  const { cancelaGratisHasta, zonaHoraria, politicaCancelacion, retractoVigente, total, regalo, cambio } = reserva
  const failed = intento.error ?? configuracion.error
  const label = `Pagar ${formatPesos(total - regalo - (cambio?.pagado ?? 0))}`
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <ErrorSummary errores={errores} />
      <TusDatos reserva={reserva} />
      <section
        aria-labelledby="pago"
        className="grid gap-5 rounded-card border border-border bg-surface p-4 shadow-e1 sm:p-6"
      >
        <h2 id="pago">2. Pago</h2>
        {pago.falla && <AvisoDeFalla falla={pago.falla} isDeclined={pago.isDeclined} />}
        {/* Right over the card's own form, which says why, or under what an earlier visit left. */}
        <p role="status" className="max-w-measure empty:hidden">
          {pago.isDeclined && pago.falla?.tipo !== 'rechazo' && SIGUE_GUARDADO}
        </p>
        {failed ? (
          <ErrorBlock
            title={detalleDe(failed)}
            text="Tus cupos siguen guardados y no hubo cobro."
            onRetry={() => void Promise.all([intento.refetch(), configuracion.refetch()])}
            isRetrying={intento.isFetching || configuracion.isFetching}
          />
        ) : !intento.data || !configuracion.data ? (
          <TarjetaEsqueleto />
        ) : configuracion.data.modo === 'stripe' ? (
          <TarjetaStripe
            key={intento.data.id}
            ref={tarjeta}
            clavePublica={configuracion.data.clavePublica}
            clientSecret={intento.data.clientSecret}
            contacto={reserva.contacto}
            returnUrl={`${window.location.origin}/payment-success?reserva=${reserva.id}`}
          />
        ) : (
          <TarjetaPrueba key={intento.data.id} ref={tarjeta} intento={intento.data} />
        )}
        {!cambio && (
          <PagarConRegalo
            reserva={reserva}
            clave={clave}
            isDisabled={isPaying}
            ifAccepted={ifAccepted}
            onChange={conRegalo}
          />
        )}
      </section>
      <section aria-label="Condiciones" className="grid gap-3">
        <Aceptacion
          reserva={reserva}
          error={errores.includes(SIN_ACEPTAR) ? SIN_ACEPTAR.mensaje : undefined}
          onChange={(accepted) => {
            setAccepted(accepted)
            setErrores([])
          }}
        />
        <ul className="grid max-w-measure list-disc gap-1 pl-5 text-small text-text-2">
          <li>{fraseDeRetracto(retractoVigente)}</li>
          <li>{fraseDeCancelacion(cancelaGratisHasta, zonaHoraria, politicaCancelacion)}</li>
        </ul>
      </section>
      <div
        data-sticky-bar
        className="sticky bottom-0 z-bar -mx-4 border-t border-border bg-bg px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0 lg:static lg:border-0 lg:py-0"
      >
        <Button type="submit" isWide status={isPaying ? 'loading' : 'default'} icon={<Lock size={20} aria-hidden />}>
          {label}
        </Button>
      </div>
      <p className="text-center text-small text-text-2">
        ¿No puedes escribir tu tarjeta aquí?
        <br />
        <Button variant="quiet" disabled={isPaying} onClick={() => ifAccepted(pago.pagarEnOtraPagina)}>
          Pagar en otra página
        </Button>
      </p>
      {intento.data && (
        <VerificacionBanco intento={intento.data} isOpen={pago.isAtBank} onResultado={pago.responderBanco} />
      )}
    </form>
  )
}

async function abrirIntento(reservaId: string, clave: string | null, onReserva: () => void) {
  try {
    return await api.call('crearIntentoDePago', { reservaId }, { clave })
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) onReserva()
    throw error
  }
}

function TusDatos({ reserva: { contacto, comentario } }: { reserva: Reserva }) {
  return (
    <section
      aria-labelledby="tus-datos"
      className="grid gap-2 rounded-card border border-border bg-surface p-4 shadow-e1 sm:p-6"
    >
      <h2 id="tus-datos">1. Tus datos</h2>
      <p className="text-text-2">
        <span className="text-text">{contacto.nombre}</span>
        <br />
        {contacto.email}
        <br />
        <span className="tabular-nums">{mostrarTelefono(contacto.telefono)}</span>
      </p>
      {comentario && <p className="border-t border-border pt-3 text-small text-text-2">{comentario}</p>}
    </section>
  )
}

const SIGUE_GUARDADO =
  'Tus cupos y tus datos siguen guardados. Cuando quieras, paga otra vez con el botón de más abajo.'

/** A refusal says with its cause what was kept and how to go on. */
function AvisoDeFalla({ falla, isDeclined }: { falla: Falla; isDeclined: boolean }) {
  if (falla.tipo === 'anterior') return <Notice tone="danger">{falla.texto}</Notice>
  const texto = falla.tipo === 'llamada' ? detalleDe(falla.error) : falla.texto
  if (falla.tipo !== 'rechazo' || !isDeclined) return <ReservaFalla>{texto}</ReservaFalla>
  return <ReservaFalla title={texto}>{SIGUE_GUARDADO}</ReservaFalla>
}
