import { type RefObject, useRef, useState } from 'react'
import type { Reserva } from '#contract/reservas.ts'
import { api } from '#web/api/api.ts'
import { ApiError } from '#web/api/cliente.ts'
import { type ResultadoPago, type TarjetaHandle, textoDeRechazo } from './resultado-pago.ts'

type Intento = { id: string; clientSecret: string }
export type Falla = { tipo: 'rechazo' | 'anterior'; texto: string } | { tipo: 'llamada'; error: unknown }
export type EstadoDelPago = 'quieto' | 'pagando' | 'saliendo' | 'dudoso'

type PagarArgs = {
  reserva: Reserva
  clave: string | null
  intento: Intento | undefined
  tarjeta: RefObject<TarjetaHandle | null>
  /** Another attempt took the place of this one: its card form must be shown. */
  onIntento: (intento: Intento) => void
  /** The reserva is not what this page thought. */
  onReserva: () => void
}

/** One payment at a time, whatever is pressed; the outcome is the server's to say. */
export function usePagar({ reserva, clave, intento, tarjeta, onIntento, onReserva }: PagarArgs) {
  const lock = useRef(false)
  const answerBank = useRef<((resultado: ResultadoPago) => void) | null>(null)
  const [estado, setEstado] = useState<EstadoDelPago>('quieto')
  const [isAtBank, setAtBank] = useState(false)
  const [falla, setFalla] = useState<Falla | null>(() => fallaAnterior(reserva))
  const [isDeclined, setDeclined] = useState(falla !== null)

  async function once(act: () => Promise<EstadoDelPago>): Promise<void> {
    if (lock.current) return
    lock.current = true
    setFalla(null)
    setDeclined(false)
    setEstado('pagando')
    let end: EstadoDelPago = 'quieto'
    try {
      end = await act()
    } catch (error) {
      setFalla({ tipo: 'llamada', error })
      if (error instanceof ApiError && error.status === 409) onReserva()
    }
    setEstado(end)
    lock.current = end !== 'quieto'
  }

  const pagar = () =>
    once(async () => {
      // Asked again at each press: it records the acceptance and reopens a declined attempt.
      const vigente = await api.call('crearIntentoDePago', { reservaId: reserva.id, aceptaTerminos: true }, { clave })
      if (vigente.id !== intento?.id) {
        onIntento(vigente)
        setFalla({
          tipo: 'rechazo',
          texto: 'Abrimos un nuevo intento de pago y no hubo cobro. Escribe otra vez los datos de la tarjeta',
        })
        return 'quieto'
      }
      const primero = (await tarjeta.current?.pagar()) ?? { estado: 'incompleto' }
      return terminar(primero.estado === 'requiere_accion' ? await preguntarAlBanco() : primero)
    })

  const pagarEnOtraPagina = () =>
    once(async () => {
      const { url } = await api.call('crearSesionDePago', { reservaId: reserva.id, aceptaTerminos: true }, { clave })
      window.location.assign(url)
      return 'saliendo'
    })

  function preguntarAlBanco(): Promise<ResultadoPago> {
    setAtBank(true)
    return new Promise((resolve) => {
      answerBank.current = (resultado) => {
        answerBank.current = null
        setAtBank(false)
        resolve(resultado)
      }
    })
  }

  async function terminar(resultado: ResultadoPago): Promise<EstadoDelPago> {
    if (resultado.estado === 'incompleto') return 'quieto'
    await sinCapas()
    if (resultado.estado === 'fallido') {
      if (resultado.codigo === 'payment_intent_canceled') onReserva()
      else setDeclined(true)
      if (!resultado.yaMostrado) setFalla({ tipo: 'rechazo', texto: textoDeRechazo(resultado.codigo) })
      return 'quieto'
    }
    if (resultado.estado === 'dudoso' && (await sigueSinPagar(reserva.id, clave))) {
      setFalla({ tipo: 'rechazo', texto: 'No hay conexión. Revisa tu internet e inténtalo de nuevo' })
      return 'quieto'
    }
    window.location.replace(`/payment-success?reserva=${reserva.id}`)
    return resultado.estado === 'dudoso' ? 'dudoso' : 'saliendo'
  }

  const responderBanco = (resultado: ResultadoPago) => answerBank.current?.(resultado)
  return {
    estado,
    falla,
    isDeclined,
    isAtBank,
    pagar: () => void pagar(),
    pagarEnOtraPagina: () => void pagarEnOtraPagina(),
    responderBanco,
  }
}

// A dialog that closes gives the focus back and takes its own history entry along: what happens meanwhile would be undone.
async function sinCapas(): Promise<void> {
  const until = Date.now() + 1_500
  do await new Promise((resolve) => setTimeout(resolve, 50))
  while ((window.history.state?.capa || document.querySelector('[role=dialog]')) && Date.now() < until)
}

/** True only where the provider itself says that nothing was paid; a failed question is a doubt. */
async function sigueSinPagar(id: string, clave: string | null): Promise<boolean> {
  try {
    const { revisado } = await api.call('revisarPago', { id }, { clave })
    const { pago, estado, estadoPago } = await api.call('verReserva', { id }, { clave })
    return (
      revisado &&
      estado === 'pendiente' &&
      estadoPago === 'sin_pago' &&
      (pago?.estado === 'creado' || pago?.estado === 'fallido')
    )
  } catch {
    // Nobody could answer: the next page keeps asking.
    return false
  }
}

// After a reload the decline is still worth saying: the card form no longer does.
function fallaAnterior({ pago }: Reserva): Falla | null {
  return pago?.estado === 'fallido' ? { tipo: 'anterior', texto: textoDeRechazo(pago.motivo) } : null
}
