/** Groups the digits while they are typed; shared by the hosted page and the frame. */
const TYPING = String.raw`
const field = (name) => document.getElementById('campo-' + name);
const digits = (text) => text.replace(/\D/g, '');
function regroup(input, shape) {
  const before = digits(input.value.slice(0, input.selectionStart)).length;
  const next = shape(digits(input.value));
  if (next === input.value) return;
  input.value = next;
  let at = 0;
  for (let seen = 0; at < next.length && seen < before; at++) if (/\d/.test(next[at])) seen++;
  input.setSelectionRange(at, at);
}
const groups = (text) => text.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 ');
const expiry = (text) => (text.length > 2 ? text.slice(0, 2) + '/' + text.slice(2, 4) : text);
field('numero').addEventListener('input', (e) => regroup(e.target, groups));
field('vencimiento').addEventListener('input', (e) => {
  const whole = digits(e.target.value);
  regroup(e.target, whole.length === 6 ? (t) => expiry(t.slice(0, 2) + t.slice(4)) : expiry);
});
field('cvc').addEventListener('input', (e) => regroup(e.target, (t) => t.slice(0, 4)));
function showError(name, text) {
  const box = document.getElementById('error-' + name);
  box.classList.toggle('hidden', !text);
  box.lastElementChild.textContent = text || '';
  if (text) field(name).setAttribute('aria-invalid', 'true');
  else field(name).removeAttribute('aria-invalid');
}
const NAMES = ['numero', 'vencimiento', 'cvc', 'nombre'];
for (const name of NAMES) field(name).addEventListener('input', () => showError(name, ''));
`

export const CHECKOUT_SCRIPT = `(() => {${TYPING}
const summary = document.getElementById('resumen');
if (!summary.classList.contains('hidden')) summary.focus();
const button = document.getElementById('pagar');
const label = button.textContent;
document.querySelector('form').addEventListener('submit', (e) => {
  if (button.getAttribute('aria-busy')) return e.preventDefault();
  button.setAttribute('aria-busy', 'true');
  button.textContent = 'Cargando...';
});
addEventListener('pageshow', () => { button.removeAttribute('aria-busy'); button.textContent = label; });
})()`

/** The two ends of postMessage: our own origin, and the window that frames us. */
const TALK = `
const origin = location.origin;
const framed = parent !== window;
const send = (message) => { if (framed) parent.postMessage(message, origin); };
const box = document.getElementById('marco');
new ResizeObserver(() => send({ tipo: 'listo', alto: Math.ceil(box.getBoundingClientRect().height) })).observe(box);
async function post(form, extra) {
  const body = new URLSearchParams(new FormData(form));
  for (const [name, value] of Object.entries(extra)) body.set(name, value);
  try {
    const answer = await fetch(form.action, { method: 'POST', body, headers: { accept: 'application/json' } });
    return await answer.json();
  } catch {
    return { estado: 'fallido', codigo: 'sin_conexion', mensaje: 'No hay conexión. Revisa tu internet e inténtalo de nuevo' };
  }
}
const result = ({ estado, codigo, mensaje }) => send({ tipo: 'resultado', estado, ...(codigo && { codigo }), ...(mensaje && { mensaje }) });
`

export const FRAME_SCRIPT = `(() => {${TYPING}${TALK}
const form = document.querySelector('form');
const summary = document.getElementById('resumen');
function luhn(text) {
  let sum = 0;
  [...text].reverse().forEach((d, i) => { const n = d * (i % 2 ? 2 : 1); sum += n > 9 ? n - 9 : n; });
  return text.length > 12 && sum % 10 === 0;
}
const isFull = () => luhn(digits(field('numero').value)) && /^(0[1-9]|1[0-2])\\/\\d\\d$/.test(field('vencimiento').value) && /^\\d{3,4}$/.test(field('cvc').value) && field('nombre').value.trim() !== '';
let full = false;
form.addEventListener('input', () => {
  if (isFull() === full) return;
  full = !full;
  send({ tipo: 'cambio', completo: full });
});
function showSummary(errors, message) {
  const lines = Object.entries(errors || {});
  const inside = summary.lastElementChild;
  inside.replaceChildren();
  summary.classList.toggle('hidden', lines.length === 0 && !message);
  const title = document.createElement('strong');
  title.textContent = lines.length ? 'Revisa estos datos' : message || '';
  const list = document.createElement('ul');
  for (const [name, text] of lines) {
    showError(name, text);
    const link = document.createElement('a');
    link.href = '#campo-' + name;
    link.textContent = text;
    link.addEventListener('click', (e) => { e.preventDefault(); field(name).focus(); });
    list.append(document.createElement('li'));
    list.lastElementChild.append(link);
  }
  inside.append(title, ...(lines.length ? [list] : []));
  if (lines.length || message) summary.focus();
}
let busy = false;
async function pay() {
  if (busy) return;
  busy = true;
  for (const name of NAMES) showError(name, '');
  showSummary({}, '');
  const answer = await post(form, {});
  busy = false;
  if (answer.estado === 'fallido') showSummary(answer.errores, answer.mensaje);
  result(answer);
}
async function check() {
  const { estado, errores } = await post(form, { revisar: '1' });
  if (busy || (estado === 'fallido' && !errores)) return;
  for (const name of NAMES) showError(name, (errores && errores[name]) || '');
}
addEventListener('message', (e) => {
  if (e.origin !== origin || e.source !== parent || !framed) return;
  if (e.data && e.data.tipo === 'pagar') pay();
  if (e.data && e.data.tipo === 'revisar') check();
});
form.addEventListener('submit', (e) => { e.preventDefault(); });
})()`

export const VERIFICATION_SCRIPT = `(() => {${TALK}
const form = document.querySelector('form');
let busy = false;
form.addEventListener('submit', async (e) => {
  if (!framed) return;
  e.preventDefault();
  if (busy) return;
  busy = true;
  e.submitter.setAttribute('aria-busy', 'true');
  e.submitter.textContent = 'Cargando...';
  result(await post(form, { decision: e.submitter.value }));
});
})()`

/** A frame opened on a payment that has already ended says so. */
export const endedScript = (answer: object): string =>
  `(() => {${TALK}result(${JSON.stringify(answer).replaceAll('<', '\\u003c')});})()`
