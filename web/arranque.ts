import { CERRADOS_SCRIPT } from '#web/components/anuncios.tsx'
import { ENTERA_SCRIPT } from '#web/ui/entera.ts'
import { FAILED_IMAGES_SCRIPT } from '#web/ui/failed-images.ts'
import { TEMA_SCRIPT } from '#web/ui/tema.ts'
import { TEMPRANO_SCRIPT } from '#web/ui/temprano.ts'

/** What a rendered page begins from in the browser. It travels in an element that does not run, right before `ARRANQUE_SCRIPT`. */
export interface Arranque {
  /** What the router is told of itself. */
  contexto: object
  /** Answers of the loaders, as the router writes them. */
  datos: string
  /** Sets the list of all screens. */
  manifiesto: string
  /** The modules of each screen on show, by its id; a later one wins. */
  rutas: Record<string, string[]>
  entrada: string
  /** Everything that those bring along, to be fetched at once. */
  modulos: string[]
}

export const CABEZA_SCRIPT = `${TEMA_SCRIPT};${ENTERA_SCRIPT};${FAILED_IMAGES_SCRIPT};${TEMPRANO_SCRIPT}`

const EN_SU_LUGAR = `const h=window.history;if(!h.state||!h.state.key)h.replaceState({key:Math.random().toString(32).slice(2)},'');
try{const y=JSON.parse(sessionStorage.getItem('react-router-scroll-positions')||'{}')[h.state.key];if(typeof y==='number')window.scrollTo(0,y)}catch(e){sessionStorage.removeItem('react-router-scroll-positions')}`

// Text without markup may be written as HTML, and the empty element by which React makes a script; any other markup becomes the text that it is.
// A script is fetched from the files of the build alone, and none is ever made from a text.
const DE_CONFIANZA = `self.trustedTypes?.createPolicy('default',{createHTML:(html)=>html==='<script><\\/script>'?html:html.replaceAll('<','&lt;'),
createScriptURL:(url)=>{const u=new URL(url,location.href);return u.origin===location.origin&&/^\\/(?:sw\\.js|assets\\/[\\w.-]+)$/.test(u.pathname)?url:null}});`

// A frame that was made is on the glass only later: what runs in between would hold it back. A page in the background has none to wait for,
// and no page is left without its scripts because a browser said nothing of its paint. Only files of the build are loaded, whatever is written there.
export const ARRANQUE_SCRIPT = `(()=>{${DE_CONFIANZA}
const d=document,own=d.currentScript,nonce=own.nonce,a=JSON.parse(own.previousElementSibling.textContent);
${EN_SU_LUGAR}
window.__reactRouterContext=Object.assign(a.contexto,{stream:new Response(a.datos).body});
const ours=(path)=>{if(!/^\\/assets\\/[\\w.-]+\\.js$/.test(path))throw Error('no file of the build');return path};
const run=(path)=>import(ours(path));
const screens=async()=>{await run(a.manifiesto);
const all=Object.entries(a.rutas).map(async([id,paths])=>[id,Object.assign({},...await Promise.all(paths.map(run)))]);
window.__reactRouterRouteModules=Object.fromEntries(await Promise.all(all));await run(a.entrada)};
let done;const start=()=>{if(done)return;done=1;for(const path of a.modulos)d.head.append(Object.assign(d.createElement('link'),{rel:'modulepreload',href:ours(path),nonce}));screens()};
if(d.hidden)return start();
const P=self.PerformanceObserver;if(!P?.supportedEntryTypes?.includes('paint'))return requestAnimationFrame(()=>setTimeout(start));
new P((_,o)=>{o.disconnect();start()}).observe({type:'paint',buffered:true});setTimeout(start,2e3)})()`

/** Every text that a page of ours runs by itself: the policy allows these and no other, whatever is found in a page. */
export const SCRIPTS = [CABEZA_SCRIPT, CERRADOS_SCRIPT, ARRANQUE_SCRIPT] as const

/** As it is written into the page: nothing in it ends the element or begins another. */
export const enElemento = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
