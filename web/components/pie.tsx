import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { diaEn } from '#web/ui/horas.ts'
import { Logo } from '#web/ui/logo.tsx'
import { SITIO } from '#web/ui/marca.ts'
import { Ridge } from '#web/ui/ridge.tsx'
import { useApagada } from './funciones.ts'

export function Pie({ isInert }: { isInert: boolean }) {
  const sinRegalos = useApagada('regalos')
  const sinAsistente = useApagada('asistente')
  const [year] = useState(() => diaEn(new Date()).slice(0, 4))
  return (
    <footer
      inert={isInert}
      className="mt-16 late-200 in-[body:has([data-hasta-el-pie])]:mt-0 md:late-110 lg:mt-24 lg:in-[body:has([data-hasta-el-pie])]:mt-0"
    >
      <Ridge look="ground" className="text-surface-2 in-[body:has([data-hasta-el-pie])]:hidden" />
      <div className="bg-surface-2 pb-(--bar,0px)">
        <div aria-hidden className="wrap hidden in-[body:has([data-hasta-el-pie])]:block">
          <div className="border-t border-border" />
        </div>
        <div className="wrap grid gap-10 pt-8 pb-10 sm:grid-cols-2 md:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="grid content-start gap-3">
            <Logo />
            <p className="max-w-80 text-text-2">{SITIO.lema}</p>
            {SITIO.correo && (
              <a href={`mailto:${SITIO.correo}`} className={enlace}>
                {SITIO.correo}
              </a>
            )}
          </div>
          <Grupo titulo="Navegación">
            <Enlace to="/">Experiencias</Enlace>
            <Enlace to="/experiencias">Destinos</Enlace>
            <Enlace to="/providers">Proveedores</Enlace>
            {!sinRegalos && <Enlace to="/regalar">Regalar una experiencia</Enlace>}
            {!sinAsistente && <Enlace to="/matheus-ia">Preguntar a Matheus</Enlace>}
          </Grupo>
          <Grupo titulo="Trabaja con nosotros">
            <Enlace to="/convertirse-anfitrion">Ofrecer una experiencia</Enlace>
            <Enlace to="/convertirse-proveedor">Registrar mi empresa</Enlace>
            <Enlace to="/b2b">Para empresas</Enlace>
            <Enlace to="/api-docs">Documentación de la API</Enlace>
          </Grupo>
          <Grupo titulo="Ayuda">
            <Enlace to="/ayuda">Centro de ayuda</Enlace>
            <Enlace to="/buscar-entrada">Buscar mi entrada</Enlace>
            <Enlace to="/terminos">Términos</Enlace>
            <Enlace to="/privacidad">Privacidad</Enlace>
          </Grupo>
        </div>
        {/* A page kept since last year, for whoever has no network, keeps its year. */}
        <p className="wrap pb-8 text-small text-text-2" suppressHydrationWarning>
          © {year} {SITIO.marca}
          {SITIO.hechoCon && ` · Hecho con ${SITIO.hechoCon}`}
        </p>
      </div>
    </footer>
  )
}

const enlace =
  'hit-area inline-flex min-h-8 items-center rounded-chip text-text-2 underline-offset-4 hover:text-primary hover:underline'

function Grupo({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <nav aria-label={titulo} className="grid content-start gap-2">
      <p className="font-semibold">{titulo}</p>
      <ul className="grid gap-3">{children}</ul>
    </nav>
  )
}

function Enlace({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={enlace}>
        {children}
      </Link>
    </li>
  )
}
