import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { diaEn } from '#web/ui/horas.ts'
import { Logo } from '#web/ui/logo.tsx'
import { SITIO } from '#web/ui/marca.ts'
import { Ridge } from '#web/ui/ridge.tsx'

/** Header, main and footer at their simplest, for screens that cannot count on anything else. */
export function MarcoMinimo({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-nav border-b border-border bg-bg">
        <div className="wrap flex h-14 items-center lg:h-18">
          <Link to="/" className="rounded-control py-2 no-underline">
            <Logo />
          </Link>
        </div>
      </header>
      <main id="contenido" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <footer className="mt-16">
        <Ridge />
        <p className="wrap py-6 text-small text-text-2">
          © {currentYear()} {SITIO.marca}
        </p>
      </footer>
    </div>
  )
}

function currentYear(): string {
  return diaEn(new Date()).slice(0, 4)
}
