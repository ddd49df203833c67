import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { Anuncio, AreaDeAnuncio } from '#contract/reglas.ts'
import { cx } from '#web/ui/cx.ts'

const KEY = 'anuncio:'

/** Where an address belongs, for announcements; what none names is public. */
const AREAS: readonly (readonly [RegExp, AreaDeAnuncio])[] = [
  [/^\/admin/, 'admin'],
  [/^\/(?:anfitrion\/|proveedor\/|mis-exp|crear-exp|editar-exp|subscribe-|onboarding-|host-|check-in)/, 'operadores'],
  [/^\/empresas\//, 'empresas'],
  [/^\/(?:reservar|pagar|payment)/, 'pago'],
  [/^\/(?:perfil|mis-entradas|favoritos|mensajes|configuracion|lista-de-espera)/, 'cuenta'],
]

// Runs while the page is read: what was closed before is gone before the first paint.
export const CERRADOS_SCRIPT = `try{for(const d of document.querySelectorAll('[data-anuncio]'))if(localStorage.getItem('${KEY}'+d.dataset.anuncio))d.hidden=true}catch(e){}`

/** Above the page, in its flow, whole without script; one that was closed does not come back. */
export function Anuncios() {
  const anuncios = useRouteLoaderData<{ anuncios: Anuncio[] }>('root')?.anuncios ?? []
  const { pathname } = useLocation()
  const area = AREAS.find(([patron]) => patron.test(pathname))?.[1] ?? 'publico'
  const vistos = anuncios.filter(({ areas }) => areas.includes(area))
  return vistos.map((anuncio) => <Franja key={anuncio.id} anuncio={anuncio} />)
}

function Franja({ anuncio: { id, texto, enlace, urgente } }: { anuncio: Anuncio }) {
  function cerrar({ currentTarget }: MouseEvent<HTMLElement>) {
    remember(id)
    const franja = currentTarget.closest<HTMLElement>('[data-anuncio]')
    if (franja) franja.hidden = true
    document.querySelector<HTMLElement>('#contenido')?.focus()
  }
  return (
    <aside
      ref={hideIfClosed}
      suppressHydrationWarning
      data-anuncio={id}
      aria-label="Anuncio"
      className={cx(
        'print:hidden',
        urgente ? 'bg-warning-soft text-warning-soft-text' : 'bg-info-soft text-info-soft-text',
      )}
    >
      <div className="wrap flex items-start gap-3 py-1">
        <p className="max-w-measure py-3 text-small">
          {texto}{' '}
          {enlace && (
            <a href={enlace.a} className="font-semibold text-inherit underline">
              {enlace.texto}
            </a>
          )}
        </p>
        <button
          type="button"
          aria-label="Cerrar anuncio"
          onClick={cerrar}
          className="press ml-auto grid size-11 shrink-0 place-items-center rounded-control"
        >
          <X size={20} aria-hidden />
        </button>
      </div>
    </aside>
  )
}

/** For one that appears with a page that was gone to. */
function hideIfClosed(franja: HTMLElement | null): void {
  try {
    if (franja?.dataset.anuncio && localStorage.getItem(KEY + franja.dataset.anuncio)) franja.hidden = true
  } catch {
    // Storage may be blocked: nothing is remembered then.
  }
}

function remember(id: string): void {
  try {
    localStorage.setItem(KEY + id, '1')
  } catch {
    // Storage may be blocked: it then comes back with the next load.
  }
}
