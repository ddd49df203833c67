import {
  CalendarDays,
  CloudRain,
  CreditCard,
  KeyRound,
  type LucideIcon,
  Mail,
  RotateCcw,
  Search,
  Siren,
  Store,
  Ticket,
  UserRound,
} from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api, apiDe } from '#web/api/api.ts'
import { metadatos } from '#web/components/metadatos.ts'
import { seGuarda } from '#web/pagina.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import { useCurrentSection } from '#web/ui/use-current-section.ts'
import { SITIO } from '#web/ui/marca.ts'
import type { Route } from './+types/ayuda.ts'
import { AyudaRespuesta } from './ayuda-respuesta.tsx'
import { temasCon } from './ayuda-valores.ts'
import type { Tema } from './ayuda-tipos.ts'
import { buscarAyuda, cuantasRespuestas } from './buscar-ayuda.ts'
import { ConsultaForm } from '#web/components/consulta-form.tsx'
import { ConCorreo } from '#web/components/con-correo.tsx'
import { leerSitio } from '#web/components/sitio.ts'
import { useUsuario } from '#web/components/usuario.ts'
import { preguntasFrecuentes } from './preguntas-frecuentes.ts'

export const headers = seGuarda()

const ICONOS: Record<string, LucideIcon> = {
  reservar: CalendarDays,
  pagar: CreditCard,
  cancelar: RotateCcw,
  entrada: Ticket,
  clima: CloudRain,
  invitados: UserRound,
  cuenta: KeyRound,
  anfitriones: Store,
  contacto: Mail,
  emergencias: Siren,
}

export async function loader({ context }: Route.LoaderArgs) {
  const cliente = apiDe(context)
  const [condiciones] = await Promise.all([cliente.call('verCondiciones', {}), leerSitio(cliente)])
  return { datos: [preguntasFrecuentes(temasCon(condiciones))], condiciones }
}

// In the browser only the rules are missing: the rest of what the loader makes is for search engines.
export async function clientLoader() {
  return { datos: [], condiciones: await api.call('verCondiciones', {}) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: 'Ayuda',
    descripcion: `Cómo reservar, pagar, cancelar y usar tu entrada en ${SITIO.marca}. Políticas de devolución, clima, cuenta y contacto.`,
    ruta: '/ayuda',
    datos: loaderData?.datos,
  })
}

export default function Ayuda({ loaderData: { condiciones } }: Route.ComponentProps) {
  const { usuario } = useUsuario()
  const [params, setParams] = useSearchParams()
  const [texto, setTexto] = useState(params.get('q') ?? '')
  const temas = buscarAyuda(temasCon(condiciones), texto)

  function buscar(event: SubmitEvent) {
    event.preventDefault()
    setParams(texto.trim() ? { q: texto.trim() } : {}, { replace: true, preventScrollReset: true })
  }

  return (
    <div className="wrap pt-6 lg:pt-10">
      <PageHead title="¿En qué te ayudamos?" />
      <form role="search" method="get" action="/ayuda" onSubmit={buscar} className="mt-4 max-w-form">
        <SearchInput
          name="q"
          aria-label="Buscar en la ayuda"
          placeholder="Busca: devolución, QR, contraseña"
          value={texto}
          onValueChange={setTexto}
          className="min-h-14"
        />
        {/* For those who do not press Enter: reached by reading, not by tabbing. */}
        <button type="submit" tabIndex={-1} className="sr-only">
          Buscar
        </button>
      </form>
      <div className="mt-6 grid gap-8 lg:mt-10 lg:grid-cols-[17.5rem_1fr] lg:gap-20">
        <Indice temas={temas} isBuscando={Boolean(texto.trim())} />
        <div className="grid min-w-0 content-start gap-12 lg:gap-16">
          <p role="status" className={texto.trim() ? '-mb-6 font-medium lg:-mb-10' : 'sr-only'}>
            {texto.trim() && formatCantidad(cuantasRespuestas(temas), 'respuesta', 'respuestas')}
          </p>
          {temas.length === 0 && <SinRespuestas onLimpiar={() => setTexto('')} />}
          {temas.map(({ id, titulo, respuestas }) => (
            <section key={id} id={`tema-${id}`} aria-labelledby={id} className="grid gap-6">
              <h2 id={id} className="scroll-mt-24">
                {titulo}
              </h2>
              <div>
                {respuestas.map((respuesta) => (
                  <AyudaRespuesta key={respuesta.id} respuesta={respuesta} politicas={condiciones.cancelacion} />
                ))}
              </div>
            </section>
          ))}
          <aside
            aria-labelledby="falta"
            className="grid justify-items-start gap-3 rounded-card border border-border bg-surface p-4 shadow-e1 sm:p-6"
          >
            <h2 id="falta">¿No encontraste lo que buscas?</h2>
            <p className="max-w-measure text-text-2">
              <ConCorreo>{`Escríbenos aquí y te responde una persona.${SITIO.correo ? ` Si prefieres el correo: ${SITIO.correo}` : ''}`}</ConCorreo>
            </p>
            <ConsultaForm />
            {usuario && <Link to="/consultas">Ver mis consultas</Link>}
          </aside>
        </div>
      </div>
    </div>
  )
}

// On a phone what was found comes right under the search.
function Indice({ temas, isBuscando }: { temas: readonly Tema[]; isBuscando: boolean }) {
  const actual = useCurrentSection(temas.map(({ id }) => `tema-${id}`))
  return (
    <nav
      aria-label="Temas de ayuda"
      className={cx(isBuscando && 'max-lg:hidden', 'content-start lg:sticky lg:top-24 lg:grid lg:self-start')}
    >
      <ul className="grid gap-2 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-1 lg:gap-0">
        {temas.map(({ id, titulo, resumen }) => {
          const Icon = ICONOS[id] ?? Search
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={actual === `tema-${id}` ? 'location' : undefined}
                className="press flex min-h-12 items-start gap-3 rounded-control border border-border bg-surface px-3 py-2 text-text no-underline hover:border-control-border hover:text-primary lg:items-center lg:border-transparent lg:bg-transparent lg:hover:bg-surface-2 lg:aria-[current]:border-primary lg:aria-[current]:bg-primary-soft lg:aria-[current]:text-primary-soft-text"
              >
                <Icon size={20} aria-hidden className="mt-0.5 shrink-0 text-primary lg:mt-0" />
                <span className="grid">
                  <span className="font-medium">{titulo}</span>
                  <span className="text-small text-text-2 lg:hidden">{resumen}</span>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function SinRespuestas({ onLimpiar }: { onLimpiar: () => void }) {
  return (
    <EmptyBlock
      title="No encontramos respuestas con esas palabras"
      text="Prueba con otra palabra o mira todos los temas."
      action={
        <Button variant="outline" onClick={onLimpiar}>
          Ver todos los temas
        </Button>
      }
    />
  )
}
