import { useSearchParams } from 'react-router'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { LogoMark } from '#web/ui/logo.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import { ADMINISTRACION } from './acceso/areas.ts'
import { EntrarForm } from './acceso/entrar-form.tsx'
import { SesionTerminada } from './acceso/sesion-terminada.tsx'
import { leerSiguiente } from './acceso/siguiente.ts'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Administración')
}

export default function AdminLogin() {
  const [search] = useSearchParams()
  return (
    <div className="min-h-dvh">
      <header className="border-b border-border bg-surface-2">
        <p className="wrap flex h-14 items-center gap-3 font-semibold">
          <LogoMark /> Administración
        </p>
      </header>
      <main id="contenido" tabIndex={-1} className="wrap py-10 outline-none lg:py-16">
        <div className="mx-auto grid max-w-column gap-6 rounded-card border border-border bg-surface p-4 sm:p-8">
          <h1 tabIndex={-1} className="outline-none">
            Ingresar
          </h1>
          <SesionTerminada />
          <EntrarForm area={ADMINISTRACION} destino={leerSiguiente(search) ?? ADMINISTRACION.inicio} />
        </div>
      </main>
    </div>
  )
}
