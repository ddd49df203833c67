import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { TRIANGLE } from './icons.ts'
import { pesos, renderPage } from './page.ts'
import { VERIFICATION_SCRIPT } from './scripts.ts'

interface Verification {
  /** Null where a card is only saved. */
  monto: number | null
  last4: string | undefined
  action: string
  hidden?: Record<string, string>
  framed: boolean
  leadsTo?: (string | null)[]
}

/** Stands in for the page of the buyer's bank. */
export function verificationPage(
  c: Context,
  { monto, last4, action, hidden = {}, framed, leadsTo = [] }: Verification,
): Promise<Response> {
  const title = 'Verificación de tu banco'
  const inputs = Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  const rows = [
    ['Comercio', c.get('brand').name],
    ...(monto === null ? [] : [['Monto', pesos(monto)]]),
    ['Tarjeta', `Visa terminada en ${last4 ?? ''}`],
  ].map(([name, value]) => html`<div class="line"><dt class="soft">${name}</dt><dd class="figure">${value}</dd></div>`)
  const form = html`<form class="stack-l${framed ? ' over' : ''}" method="post" action="${action}">${inputs}
${framed ? html`<p class="chip fit">${raw(TRIANGLE)}Pago de prueba</p><h1 class="sr">${title}</h1>` : html`<h1>${title}</h1>`}
<p>${monto === null ? 'Tu banco pide que confirmes que guardas esta tarjeta.' : 'Tu banco pide que confirmes esta compra.'}</p>
<dl class="${framed ? 'stack' : 'card stack'}">${rows}</dl>
<div class="actions row"><button class="button primary" name="decision" value="confirmar">${monto === null ? 'Confirmar tarjeta' : 'Confirmar compra'}</button><button class="button outline" name="decision" value="rechazar">Rechazar</button></div>
</form>`
  return renderPage(c, {
    title,
    body: framed ? form : html`<div class="narrow">${form}</div>`,
    framed,
    leadsTo,
    script: framed ? VERIFICATION_SCRIPT : '',
  })
}
