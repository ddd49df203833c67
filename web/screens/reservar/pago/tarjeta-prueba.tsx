import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { cx } from '#web/ui/cx.ts'
import { fieldId } from '#web/ui/field-context.ts'
import { type ResultadoPago, TARJETA, type TarjetaHandle } from './resultado-pago.ts'
import { type MensajeDeMarco, useMensajes } from './use-mensajes.ts'

const LISTO_MS = 10_000
const RESPUESTA_MS = 45_000

type TarjetaPruebaProps = { intento: { id: string; clientSecret: string }; ref: Ref<TarjetaHandle> }

/** The card form of the payment sandbox: card data never touch this page. */
export function TarjetaPrueba({ intento, ref }: TarjetaPruebaProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const answer = useRef<((resultado: ResultadoPago) => void) | null>(null)
  const estaCompleta = useRef(false)
  /** Asked for before the frame could hear it. */
  const porRevisar = useRef(false)
  const [height, setHeight] = useState(0)
  const [isLate, setLate] = useState(false)
  const [round, setRound] = useState(0)

  const decir = (tipo: 'pagar' | 'revisar'): void =>
    frame.current?.contentWindow?.postMessage({ tipo }, window.location.origin)

  useMensajes<MensajeDeMarco>(frame, (mensaje) => {
    if (mensaje.tipo === 'listo') {
      setHeight(mensaje.alto)
      if (porRevisar.current) decir('revisar')
      porRevisar.current = false
    }
    if (mensaje.tipo === 'cambio') estaCompleta.current = mensaje.completo
    if (mensaje.tipo === 'resultado') answer.current?.(resultadoDe(mensaje))
  })

  useImperativeHandle(ref, () => ({
    revisar: async () => {
      porRevisar.current = height === 0
      decir('revisar')
      return estaCompleta.current
    },
    pagar: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve({ estado: 'dudoso' }), RESPUESTA_MS)
        answer.current = (resultado) => {
          clearTimeout(timer)
          answer.current = null
          resolve(resultado)
        }
        decir('pagar')
      }),
  }))

  useEffect(() => {
    if (height > 0 || isLate) return
    const timer = setTimeout(() => setLate(true), LISTO_MS)
    return () => clearTimeout(timer)
  }, [height, isLate])

  function reload() {
    setLate(false)
    estaCompleta.current = false
    setRound(round + 1)
  }

  if (isLate && height === 0) {
    return (
      <ErrorBlock
        title="No pudimos mostrar el formulario de la tarjeta"
        text="Tus cupos siguen guardados y no hubo cobro."
        onRetry={reload}
      />
    )
  }
  const src = `/sandbox/stripe/tarjeta?${new URLSearchParams({ pi: intento.id, client_secret: intento.clientSecret })}`
  return (
    // The frame keeps 6 px of its own around its fields, for their focus ring.
    <div className="relative -m-1.5">
      {height === 0 && (
        <div className="p-1.5">
          <TarjetaEsqueleto />
        </div>
      )}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page: its origin is how both sides know each other */}
      <iframe
        key={round}
        ref={frame}
        id={fieldId(TARJETA)}
        src={src}
        title="Datos de la tarjeta"
        height={height || 320}
        className={cx('block w-full', height === 0 && 'absolute inset-0 opacity-0')}
      />
    </div>
  )
}

function resultadoDe({ estado, codigo = '' }: MensajeDeMarco & { tipo: 'resultado' }): ResultadoPago {
  if (estado !== 'fallido') return { estado }
  if (codigo === 'datos_incompletos') return { estado: 'incompleto' }
  return codigo === 'sin_conexion' ? { estado: 'dudoso' } : { estado: 'fallido', codigo, yaMostrado: true }
}

/** The four card fields in their final size. */
export function TarjetaEsqueleto() {
  return (
    <div aria-hidden className="grid gap-4">
      <Skeleton className="h-19 rounded-control" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-19 rounded-control" />
        <Skeleton className="h-19 rounded-control" />
      </div>
      <Skeleton className="h-19 rounded-control" />
    </div>
  )
}
