import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from '#web/ui/logo.tsx'

/** While paying nothing else competes: the brand and 'Pago seguro'. */
export function MarcoPago({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-nav border-b border-border bg-bg">
        <div className="wrap flex h-14 items-center justify-between gap-4 lg:h-18">
          <Link to="/" className="inline-flex rounded-control py-2 no-underline">
            <Logo />
          </Link>
          <p className="flex items-center gap-2 text-small font-medium text-text-2">
            <Lock size={16} aria-hidden />
            Pago seguro
          </p>
        </div>
      </header>
      <main id="contenido" tabIndex={-1} className="grow pb-16 outline-none">
        {children}
      </main>
    </div>
  )
}
