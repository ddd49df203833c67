import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { enDias } from '#domain/reglas/valores.ts'
import { api, apiDe } from '#web/api/api.ts'
import { ChatCabecera } from '#web/components/chat/chat-cabecera.tsx'
import { ChatPanel } from '#web/components/chat/chat-panel.tsx'
import { TITULO } from '#web/components/chat/chat-textos.ts'
import { useChat } from '#web/components/chat/use-chat.ts'
import { FuncionApagada } from '#web/components/funcion-apagada.tsx'
import { useApagada } from '#web/components/funciones.ts'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { metadatos } from '#web/components/metadatos.ts'
import TiendaVacia from '#web/components/tienda-vacia.tsx'
import { useTiendaVacia } from '#web/components/use-tienda-vacia.ts'
import { DESDE_LG } from '#web/components/use-media.ts'
import { seGuarda } from '#web/pagina.ts'
import { Contained } from '#web/ui/contained.tsx'
import { cx } from '#web/ui/cx.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { SITIO } from '#web/ui/marca.ts'
import type { Route } from './+types/matheus-ia.ts'

export const headers = seGuarda()

export const handle: MarcoHandle = { marco: 'sin-chat' }

const OTRAS = [
  'Kayak en Valdivia para 2',
  'Aves en Arica hasta 40 mil pesos',
  '¿Qué hago con un niño de 6 años en Pucón?',
  '¿Cómo cancelo mi reserva?',
  '¿Qué pasa si llueve?',
] as const
const PUEDE = [
  'Busca en el catálogo por lugar, fecha, personas, precio y tipo.',
  'Revisa precios y cupos en el momento en que preguntas.',
  'Responde dudas de reservas, pagos, cancelaciones y devoluciones.',
  'Recuerda lo que dijiste: puedes seguir con «¿y más barato?» o «para 3 mejor».',
] as const
const NO_HACE = [
  'No es una persona: es un programa y puede entender mal.',
  'No reserva, no cobra y no recibe datos de tarjetas.',
  'No dice si una actividad es segura para tu salud.',
  'No ve tus reservas ni datos de otras personas.',
] as const

const enlace = 'font-medium text-primary underline underline-offset-4'

export function meta({ matches }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: TITULO,
    descripcion: `Pregunta con tus palabras y Matheus, el asistente automático de ${SITIO.marca}, busca experiencias reales con su precio y sus cupos.`,
    ruta: '/matheus-ia',
  })
}

/** Whether there is anything to search; unknown where it could not be asked. */
export async function loader({ context }: Route.LoaderArgs) {
  const cliente = apiDe(context)
  const [vacia, condiciones] = await Promise.all([
    cliente.call('verEstadisticas', {}).then(
      ({ totalExperiences }) => totalExperiences === 0,
      () => undefined,
    ),
    cliente.call('verCondiciones', {}),
  ])
  return { vacia, seGuarda: enDias(condiciones.retencion.conversaciones) }
}

export async function clientLoader() {
  return { vacia: undefined, seGuarda: enDias((await api.call('verCondiciones', {})).retencion.conversaciones) }
}

export default function MatheusIa({ loaderData: { vacia, seGuarda: plazo } }: Route.ComponentProps) {
  const isVacia = useTiendaVacia(true, vacia)
  const sinAsistente = useApagada('asistente')
  const { panel, haPreguntado } = usePanelALaVista()
  return (
    <div className="wrap pt-6 lg:pt-10">
      <PageHead
        title="Pregunta a Matheus"
        text="Dile con tus palabras qué quieres hacer, dónde y cuándo. Responde con experiencias que existen, con su precio y sus cupos."
      />
      <div className="mt-4 grid grid-cols-1 gap-10 lg:mt-8 lg:grid-cols-[45rem_1fr] lg:gap-20">
        {sinAsistente ? (
          <div>
            <FuncionApagada funcion="asistente" />
          </div>
        ) : (
          <section
            ref={panel}
            id="conversacion"
            data-chat
            tabIndex={-1}
            aria-label={TITULO}
            className={cx(
              'flex h-[max(24rem,min(42rem,calc(100dvh-17.5rem)))] flex-col overflow-hidden rounded-card border border-border bg-surface shadow-e1 outline-none lg:sticky lg:top-24',
              haPreguntado && 'max-lg:h-[max(24rem,calc(100dvh-5.5rem))]',
            )}
          >
            <ChatCabecera>
              <p className="leading-5 font-semibold">{TITULO}</p>
            </ChatCabecera>
            <Contained title="No pudimos mostrar la conversación">
              <ChatPanel isVacia={isVacia} />
            </Contained>
            <noscript>
              <p className="border-t border-border p-4">
                Para conversar con Matheus tu navegador debe permitir JavaScript. También puedes buscar en la página de
                inicio.
              </p>
            </noscript>
          </section>
        )}
        <aside aria-label="Sobre Matheus" className="grid content-start gap-8">
          {isVacia && <TiendaVacia />}
          {!sinAsistente && !isVacia && <Sugerencias />}
          <Lista titulo="Qué puede hacer" frases={PUEDE} />
          <Lista titulo="Qué no hace" frases={NO_HACE} />
          <section aria-labelledby="tus-datos" className="grid gap-2">
            <h2 id="tus-datos" className="text-h3">
              Tus datos
            </h2>
            <p className="text-text-2">
              La conversación se guarda {plazo} para seguir el hilo y después se borra. No se usa para entrenar modelos.
              Puede responderla un modelo de lenguaje de otro proveedor, que recibe tu pregunta y no tu nombre ni tu
              correo. Los números de tarjeta se ocultan antes de guardar. Más en{' '}
              <Link to="/privacidad" className={enlace}>
                Privacidad
              </Link>
              .
            </p>
            <p className="text-text-2">
              ¿Prefieres una persona? Escribe{' '}
              {SITIO.correo ? (
                <>
                  a{' '}
                  <a href={`mailto:${SITIO.correo}`} className={enlace}>
                    {SITIO.correo}
                  </a>
                </>
              ) : (
                <>
                  desde{' '}
                  <Link to="/ayuda" className={enlace}>
                    Ayuda
                  </Link>
                </>
              )}
              .
            </p>
          </section>
        </aside>
      </div>
    </div>
  )
}

/** Once something is asked, the panel takes what a phone has: an answer is read with its first card. */
function usePanelALaVista() {
  const { isPendiente } = useChat()
  const panel = useRef<HTMLElement>(null)
  const [haPreguntado, setHaPreguntado] = useState(false)
  if (isPendiente && !haPreguntado) setHaPreguntado(true)
  useEffect(() => {
    if (!isPendiente || !panel.current) return
    if (!window.matchMedia(DESDE_LG).matches) panel.current.scrollIntoView({ block: 'start' })
    // The room that the page leaves for bars is not needed here: what is whole in sight stays where it is.
    else if (panel.current.getBoundingClientRect().bottom > window.innerHeight)
      panel.current.scrollIntoView({ block: 'nearest' })
  }, [isPendiente])
  return { panel, haPreguntado }
}

function Sugerencias() {
  const { preguntar, isPendiente } = useChat()

  function elegir(texto: string) {
    if (isPendiente) return
    preguntar(texto)
    document.querySelector<HTMLElement>('#conversacion')?.focus({ preventScroll: true })
  }

  return (
    <section aria-labelledby="prueba-con" className="grid gap-3 lg:hidden">
      <h2 id="prueba-con" className="text-h3">
        Prueba con
      </h2>
      <ul className="flex flex-col items-start gap-2">
        {OTRAS.map((texto) => (
          <li key={texto}>
            <button
              type="button"
              aria-disabled={isPendiente || undefined}
              onClick={() => elegir(texto)}
              className="press min-h-11 rounded-control border border-control-border bg-surface px-4 py-2 text-left text-small font-medium text-primary hover:border-primary hover:bg-primary-soft hover:text-primary-soft-text"
            >
              {texto}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Lista({ titulo, frases }: { titulo: string; frases: readonly string[] }) {
  return (
    <section aria-label={titulo} className="grid gap-2">
      <h2 className="text-h3">{titulo}</h2>
      <ul className="grid list-disc gap-1.5 pl-5 text-text-2">
        {frases.map((frase) => (
          <li key={frase}>{frase}</li>
        ))}
      </ul>
    </section>
  )
}
