import { html, raw } from 'hono/html'
import type { CardErrors, CardFields } from '../cards.ts'
import { ALERT, ALERT_SMALL, CHEVRON } from './icons.ts'

type Html = ReturnType<typeof html>

const FIELDS: Record<
  keyof CardFields,
  { label: string; autocomplete: string; placeholder: string; mode: string; max: number }
> = {
  numero: {
    label: 'Número de tarjeta',
    autocomplete: 'cc-number',
    placeholder: '4242 4242 4242 4242',
    mode: 'numeric',
    max: 23,
  },
  vencimiento: { label: 'Vencimiento', autocomplete: 'cc-exp', placeholder: '12/30', mode: 'numeric', max: 7 },
  cvc: { label: 'CVC', autocomplete: 'cc-csc', placeholder: '123', mode: 'numeric', max: 4 },
  nombre: { label: 'Nombre en la tarjeta', autocomplete: 'cc-name', placeholder: '', mode: 'text', max: 80 },
}

/** The four fields of a card. Only the name is ever written back into the page. */
export function cardFields(errors: CardErrors, nombre = ''): Html {
  const field = (name: keyof CardFields) => cardField(name, errors[name], name === 'nombre' ? nombre : '')
  return html`${field('numero')}<div class="pair">${field('vencimiento')}${field('cvc')}</div>${field('nombre')}`
}

function cardField(name: keyof CardFields, error: string | undefined, value: string): Html {
  const { label, autocomplete, placeholder, mode, max } = FIELDS[name]
  const hint = name === 'vencimiento' ? html`<p class="soft small" id="ayuda-${name}">Mes y año: MM/AA</p>` : ''
  return html`<div class="field"><label for="campo-${name}">${label}</label><input id="campo-${name}" name="${name}" value="${value}" type="text" inputmode="${mode}" autocomplete="${autocomplete}" placeholder="${placeholder}" maxlength="${max}" spellcheck="false" aria-describedby="error-${name}${hint && ` ayuda-${name}`}" ${error ? raw('aria-invalid="true"') : ''}>${hint}${fieldError(name, error)}</div>`
}

function fieldError(name: string, error: string | undefined): Html {
  return html`<p class="error${error ? '' : ' hidden'}" id="error-${name}">${raw(ALERT_SMALL)}<span>${error ?? ''}</span></p>`
}

/** What went wrong, on top; each line leads to its field. */
export function errorSummary(errors: CardErrors, message?: string | null): Html {
  const lines = Object.entries(errors).map(([name, error]) => html`<li><a href="#campo-${name}">${error}</a></li>`)
  const content = message
    ? html`<strong>${message}</strong>`
    : html`<strong>Revisa estos datos</strong><ul>${lines}</ul>`
  const isEmpty = !message && lines.length === 0
  return html`<div class="notice danger${isEmpty ? ' hidden' : ''}" id="resumen" role="alert" tabindex="-1">${raw(ALERT)}<div>${isEmpty ? '' : content}</div></div>`
}

const TEST_CARDS = [
  ['4242 4242 4242 4242', 'Aprobada'],
  ['4000 0000 0000 3220', 'Pide verificación del banco'],
  ['4000 0000 0000 0002', 'Rechazada por el banco'],
  ['4000 0000 0000 9995', 'Sin saldo suficiente'],
  ['4000 0000 0000 0341', 'Se guarda, y cada cobro posterior se rechaza'],
  ['4000 0000 0000 0069', 'Vencida'],
  ['4000 0000 0000 0127', 'Código de seguridad errado'],
]

export function testCards(): Html {
  const lines = TEST_CARDS.map(([number, meaning]) => html`<div><dt>${number}</dt><dd>${meaning}</dd></div>`)
  return html`<details class="small"><summary>Ver tarjetas de prueba${raw(CHEVRON)}</summary><dl class="cards">${lines}</dl><p class="soft">Con cualquier fecha futura y CVC.</p></details>`
}
