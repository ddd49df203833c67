import { Mail } from 'lucide-react'
import { CORREO_DE_CONTACTO } from './contacto.ts'
import { type ButtonVariant, buttonClass } from '#web/ui/button-styles.ts'
import { cx } from '#web/ui/cx.ts'

type EscribenosProps = { asunto: string; cuerpo?: string; isWide?: boolean; variant?: ButtonVariant; className?: string }

/** The address of a mail to us whose subject and questions are already written. */
export function cartaA(asunto: string, cuerpo?: string): string {
  const params = [`subject=${encodeURIComponent(asunto)}`, cuerpo && `body=${encodeURIComponent(cuerpo)}`].filter(Boolean).join('&')
  return `mailto:${CORREO_DE_CONTACTO}?${params}`
}

export function Escribenos({ asunto, cuerpo, isWide, variant, className }: EscribenosProps) {
  return (
    <a href={cartaA(asunto, cuerpo)} className={cx(buttonClass({ isWide, variant }), className)}>
      <Mail size={20} aria-hidden />
      Escríbenos
    </a>
  )
}
