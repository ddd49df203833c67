import { ArrowRight } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { Link } from 'react-router'
import type { ExperienciaSugerida, FiltrosEntendidos } from '#contract/asistente.ts'
import { ChatLugar } from './chat-lugar.ts'
import { ChatTarjeta } from './chat-tarjeta.tsx'
import { HablarConPersona } from './hablar-con-persona.tsx'
import type { Respuesta } from './conversacion.ts'
import { enlaceAResultados, frasesDe } from './filtros-entendidos.ts'

/** What an answer brings besides its words: filters, experiences or what comes closest, and where it comes from. */
export function ChatRespuesta({
  respuesta: { filtros, experiencias, alternativas, fuentes, accion },
}: {
  respuesta: Respuesta
}) {
  const cercanas = experiencias.length === 0 && alternativas ? alternativas : null
  const enCatalogo = experiencias.length > 0 || cercanas !== null
  const paginas = fuentes.filter(
    ({ url }) => !enCatalogo || !(url === '/' || url.startsWith('/?') || url.startsWith('/experience/')),
  )
  return (
    <>
      {enCatalogo && <Entendidos filtros={filtros} />}
      {experiencias.length > 0 && <Experiencias titulo="Experiencias" experiencias={experiencias} filtros={filtros} />}
      {cercanas && (
        <Experiencias
          titulo="Lo más parecido"
          isTituloVisible
          experiencias={cercanas.experiencias}
          filtros={cercanas.filtros}
        />
      )}
      {paginas.length > 0 && (
        <ul aria-label="Fuentes" className="flex flex-wrap gap-x-4 gap-y-2">
          {paginas.map(({ titulo, url }) => (
            <li key={url}>
              <Enlace to={url}>{titulo}</Enlace>
            </li>
          ))}
        </ul>
      )}
      {accion === 'persona' && <HablarConPersona />}
    </>
  )
}

function Entendidos({ filtros }: { filtros: FiltrosEntendidos }) {
  const frases = frasesDe(filtros)
  if (frases.length === 0) return null
  return (
    <ul aria-label="Filtros que entendí" className="flex flex-wrap gap-2">
      {frases.map((frase) => (
        <li
          key={frase}
          className="inline-flex min-h-7 items-center rounded-chip bg-primary-soft px-2 text-small font-medium text-primary-soft-text"
        >
          {frase}
        </li>
      ))}
    </ul>
  )
}

type ExperienciasProps = {
  titulo: string
  isTituloVisible?: boolean
  experiencias: ExperienciaSugerida[]
  filtros: FiltrosEntendidos
}

function Experiencias({ titulo, isTituloVisible = false, experiencias, filtros }: ExperienciasProps) {
  return (
    <div className="@container grid gap-2">
      {isTituloVisible && <p className="text-small font-semibold">{titulo}</p>}
      <ul aria-label={titulo} className="grid gap-2 @lg:grid-cols-2">
        {experiencias.map((experiencia) => (
          <li key={experiencia.id}>
            <ChatTarjeta experiencia={experiencia} participantes={filtros.participantes} />
          </li>
        ))}
      </ul>
      {experiencias.length > 1 && (
        <Enlace to={enlaceAResultados(filtros)}>
          Ver todas
          <ArrowRight size={16} aria-hidden />
        </Enlace>
      )}
    </div>
  )
}

function Enlace({ to, children }: { to: string; children: ReactNode }) {
  const { reemplaza } = use(ChatLugar)
  return (
    <Link
      to={to}
      replace={reemplaza}
      className="hit-area inline-flex min-h-8 w-fit items-center gap-1 text-small font-semibold text-primary no-underline underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  )
}
