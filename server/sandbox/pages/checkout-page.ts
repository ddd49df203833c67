import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { CardErrors } from '../cards.ts'
import { PATH } from '../scope.ts'
import type { Things } from '../store.ts'
import { cardFields, errorSummary, testCards } from './card-form.ts'
import { CHECK, CHEVRON, TRIANGLE } from './icons.ts'
import { pesos, renderPage } from './page.ts'
import { CHECKOUT_SCRIPT } from './scripts.ts'

type Session = Things['checkout.session']
type Html = ReturnType<typeof html>

interface Attempt {
  errors?: CardErrors
  message?: string | null
  nombre?: string
  status?: number
}

export function checkoutPage(
  c: Context,
  session: Session,
  { errors = {}, message, nombre = '', status = 200 }: Attempt = {},
): Promise<Response> {
  const isSetup = session.mode === 'setup'
  const [title, button] = isSetup
    ? ['Guarda tu tarjeta', 'Guardar tarjeta']
    : ['Pago con tarjeta', `Pagar ${pesos(session.amount_total)}`]
  const body = html`<div class="columns">
<form class="stack-l" method="post" action="${PATH}/pagar/${session.id}" novalidate>
<h1>${title}</h1>
${errorSummary(errors, message)}
<div class="card stack">${cardFields(errors, nombre)}<button class="button primary wide" id="pagar">${button}</button></div>
<div class="notice warning">${raw(TRIANGLE.replaceAll('16', '20'))}<div><strong>Pago de prueba</strong><p class="small">No se cobra dinero. No escribas los datos de una tarjeta real.</p>${testCards()}</div></div>
${session.cancel_url ? html`<a class="button quiet back" href="${session.cancel_url}">${isSetup ? 'Volver sin guardar' : 'Volver sin pagar'}</a>` : ''}
</form>
${isSetup ? '' : summary(session)}
</div>`
  return renderPage(c, { title, body, status, script: CHECKOUT_SCRIPT, leadsTo: [session.success_url] })
}

function summary(session: Session): Html {
  const { items, details } = session._sandbox
  const lines = items.map((item, i) => {
    const quantity = item.quantity ?? 1
    const parts = [details[i], quantity > 1 ? `${quantity} × ${pesos(item.amount_total / quantity)}` : ''].filter(
      Boolean,
    )
    return html`<li class="line"><span>${item.description}${parts.map((part) => html`<br><span class="small soft figure">${part}</span>`)}</span><span class="figure">${pesos(item.amount_total)}</span></li>`
  })
  const total = html`<p class="line total"><span>Total</span><span class="figure">${pesos(session.amount_total)}</span></p>`
  const list = html`<ul class="stack">${lines}</ul>${total}`
  return html`<aside class="summary card" aria-label="Resumen">
<div class="wideonly stack"><h2 class="h2">Resumen</h2>${list}</div>
<details class="narrowonly"><summary><span>Resumen</span>${raw(CHEVRON)}<span class="figure push">${pesos(session.amount_total)}</span></summary><div class="stack">${list}</div></details>
</aside>`
}

interface Ending {
  title: string
  text: string
  link?: { href: string; label: string } | undefined
  status?: number
  good?: boolean
}

/** A page that ends here: what happened and one way on. */
function endingPage(c: Context, { title, text, link, status = 200, good = false }: Ending): Promise<Response> {
  const body = html`<div class="narrow stack-l"><h1>${title}</h1>
<p class="notice ${good ? 'success' : 'warning'}">${raw(good ? CHECK : TRIANGLE.replaceAll('16', '20'))}<span>${text}</span></p>
${link ? html`<a class="button primary start" href="${link.href}">${link.label}</a>` : ''}</div>`
  return renderPage(c, { title, body, status })
}

export const unknownPage = (c: Context): Promise<Response> =>
  endingPage(c, {
    title: 'No encontramos este pago',
    text: 'Revisa el enlace o vuelve a tu reserva.',
    link: { href: '/', label: 'Ir al inicio' },
    status: 404,
  })

export function closedPage(c: Context, session: Session): Promise<Response> {
  if (session.mode === 'setup') {
    const [titulo, texto] =
      session.status === 'complete'
        ? ['Esta tarjeta ya está guardada', 'No hace falta guardarla otra vez.']
        : ['El plazo para guardar la tarjeta terminó', 'No la guardamos. Vuelve a tus planes y empieza de nuevo.']
    const href = session.status === 'complete' ? successUrl(session) : session.cancel_url
    return endingPage(c, {
      title: titulo,
      text: texto,
      ...(href && { link: { href, label: 'Volver a mi plan' } }),
      good: session.status === 'complete',
      status: session.status === 'complete' ? 200 : 410,
    })
  }
  if (session.status === 'complete') {
    return endingPage(c, {
      title: 'Este pago ya está hecho',
      text: 'No hace falta pagar otra vez.',
      link: { href: successUrl(session), label: 'Ver mi reserva' },
      good: true,
    })
  }
  const link = session.cancel_url ? { href: session.cancel_url, label: 'Volver a la reserva' } : undefined
  return endingPage(c, {
    title: 'El plazo para pagar terminó',
    text: 'No hubo cobro. Vuelve a tu reserva y revisa si los cupos siguen disponibles.',
    link,
    status: 410,
  })
}

export const successUrl = (session: Session): string =>
  (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id)
