import { MessageCircle, Navigation, Phone, Printer, Share2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Entrada, Reserva } from '#contract/reservas.ts'
import { BarraAccion } from '#web/components/barra-accion.tsx'
import { ReservaCalendario } from '#web/components/reserva-calendario.tsx'
import { estaEnCurso } from '#web/components/reserva-textos.ts'
import { Button } from '#web/ui/button.tsx'
import { type ButtonVariant, buttonClass } from '#web/ui/button-styles.ts'
import { cx } from '#web/ui/cx.ts'
import { formatCodigo } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { esCelularChileno } from '#web/ui/telefono.ts'

/** `conBarra`: on a phone the way there stays at the foot; on the day itself the code is what is shown. */
type EntradaAccionesProps = { reserva: Reserva; entrada: Entrada; clave: string | null; conBarra: boolean; ahora: Date }

export function EntradaAcciones({ reserva, entrada, clave, conBarra, ahora }: EntradaAccionesProps) {
  const { puntoEncuentro, operador } = entrada
  const isPast = reserva.estado !== 'confirmada' && !estaEnCurso(reserva, ahora)
  const hasWhatsApp = operador.telefono !== null && esCelularChileno(operador.telefono)
  return (
    <div data-sin-papel className="grid grid-cols-2 gap-3 sm:gap-x-8">
      {!isPast && (
        <div className={cx('col-span-2', conBarra && 'max-sm:hidden')}>
          <ComoLlegar {...puntoEncuentro} />
        </div>
      )}
      {operador.telefono && (
        <Enlace
          href={`tel:${operador.telefono.replaceAll(' ', '')}`}
          className={hasWhatsApp ? '' : 'col-span-2'}
          icon={<Phone size={20} aria-hidden />}
        >
          Llamar
        </Enlace>
      )}
      {operador.telefono && hasWhatsApp && (
        <Enlace
          href={`https://wa.me/${operador.telefono.replaceAll(/\D/g, '')}`}
          isExternal
          icon={<MessageCircle size={20} aria-hidden />}
        >
          WhatsApp
        </Enlace>
      )}
      {!isPast && (
        <div className="col-span-2">
          <ReservaCalendario id={reserva.id} codigo={reserva.codigo} clave={clave} isWide />
        </div>
      )}
      <Compartir texto={textoDe(reserva, entrada)} />
      <Button variant="outline" icon={<Printer size={20} aria-hidden />} onClick={() => window.print()}>
        Imprimir
      </Button>
      {!isPast && conBarra && (
        <BarraAccion>
          <ComoLlegar {...puntoEncuentro} />
        </BarraAccion>
      )}
    </div>
  )
}

function ComoLlegar({ lat, lng }: Entrada['puntoEncuentro']) {
  return (
    <Enlace
      href={`https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`}
      variant="primary"
      isExternal
      icon={<Navigation size={20} aria-hidden />}
    >
      Cómo llegar
    </Enlace>
  )
}

type EnlaceProps = {
  href: string
  icon: ReactNode
  variant?: ButtonVariant
  isExternal?: boolean
  className?: string
  children: ReactNode
}

function Enlace({ href, icon, variant = 'outline', isExternal = false, className, children }: EnlaceProps) {
  return (
    <a
      href={href}
      {...(isExternal && { target: '_blank', rel: 'noreferrer' })}
      className={cx(buttonClass({ variant, isWide: true }), className)}
    >
      {icon}
      {children}
    </a>
  )
}

// The words only: the page's address would hand over a guest's key with it.
function textoDe({ experiencia, inicio, zonaHoraria, codigo }: Reserva, { puntoEncuentro }: Entrada): string {
  return `${experiencia.nombreExperiencia}, ${formatSalida(inicio, zonaHoraria)}. Punto de encuentro: ${puntoEncuentro.direccion}. Código ${formatCodigo(codigo)}`
}

function Compartir({ texto }: { texto: string }) {
  const [message, setMessage] = useState('')

  async function share() {
    if (!('share' in navigator)) return copy()
    try {
      await navigator.share({ text: texto })
    } catch (error) {
      if ((error as Error).name !== 'AbortError') await copy()
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(texto)
      setMessage('Datos copiados')
    } catch {
      setMessage(texto)
    }
  }

  return (
    <div className="grid gap-1">
      <Button variant="outline" isWide icon={<Share2 size={20} aria-hidden />} onClick={() => void share()}>
        Compartir
      </Button>
      <p role="status" className="text-small text-text-2 empty:hidden">
        {message}
      </p>
    </div>
  )
}
