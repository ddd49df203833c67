import { ChevronRight, Ticket } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { entradasGuardadas } from '#web/components/entradas-guardadas.ts'
import { useViva } from '#web/components/use-viva.ts'
import { conMarco } from '#web/pagina.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { formatCodigo } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { Framed } from '#web/ui/framed.tsx'
import { tituloDe } from '#web/ui/marca.ts'
import { EstadoPantalla } from './estado-pantalla.tsx'

export const headers = conMarco

export function meta() {
  return [
    { title: tituloDe('Sin conexión') },
    { name: 'description', content: 'Sin internet puedes abrir las entradas guardadas en este aparato.' },
    { name: 'robots', content: 'noindex' },
  ]
}

const CADA_MS = 5_000

/** What the browser shows in place of a page that it cannot fetch. */
export default function SinConexion() {
  const [search] = useSearchParams()
  const desde = leerDesde(search.get('desde'))
  const isViva = useViva()

  // A browser in a network without internet believes to be online and never says that it came back: so it is also tried.
  useEffect(() => {
    const volver = (): void => window.location.replace(desde)
    const probar = setInterval(() => {
      if (!document.hidden) fetch('/api/salud', { cache: 'no-store' }).then(volver, seguimosSinRed)
    }, CADA_MS)
    window.addEventListener('online', volver)
    return () => {
      clearInterval(probar)
      window.removeEventListener('online', volver)
    }
  }, [desde])

  return (
    <>
      <EstadoPantalla
        title="Sin conexión"
        text="No pudimos abrir esta página. Cuando vuelva internet, se abrirá sola. Las entradas que ya abriste en este aparato siguen guardadas."
        drawing={
          <Framed>
            <img src="/escenas/sin-senal.svg" alt="" width={480} height={320} className="h-auto w-full" />
          </Framed>
        }
      >
        <Button onClick={() => window.location.replace(desde)}>Reintentar</Button>
        <ButtonLink to="/mis-entradas" variant="quiet">
          Ver mis entradas guardadas
        </ButtonLink>
      </EstadoPantalla>
      {isViva && <Guardadas />}
    </>
  )
}

// The page already says so.
const seguimosSinRed = (): void => undefined

function Guardadas() {
  const [entradas] = useState(entradasGuardadas)
  if (entradas.length === 0) return null
  return (
    <section aria-labelledby="guardadas" className="wrap pb-10">
      <div className="mx-auto grid max-w-column gap-3">
        <h2 id="guardadas" className="font-sans text-h3 font-semibold">
          Tus entradas guardadas
        </h2>
        <p className="text-text-2">Estas se abren sin internet.</p>
        <ul className="grid gap-3">
          {entradas.map(({ reserva }) => (
            <li key={reserva.codigo}>
              <Link
                to={`/mis-entradas/${reserva.codigo}`}
                className="flex min-h-16 items-center gap-3 rounded-card border border-border bg-surface p-4 text-text no-underline shadow-e1 hover:border-control-border"
              >
                <Ticket size={24} aria-hidden className="shrink-0 text-primary" />
                <span className="grid min-w-0 grow">
                  <span className="font-semibold">{reserva.experiencia.nombreExperiencia}</span>
                  <span className="text-small text-text-2">
                    {formatSalida(reserva.inicio, reserva.zonaHoraria)}&nbsp;· {formatCodigo(reserva.codigo)}
                  </span>
                </span>
                <ChevronRight size={20} aria-hidden className="shrink-0 text-text-2" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Only a path of ours. */
function leerDesde(raw: string | null): string {
  if (!raw?.startsWith('/') || /^\/[/\\]/.test(raw) || raw.startsWith('/sin-conexion')) return '/'
  return raw
}
