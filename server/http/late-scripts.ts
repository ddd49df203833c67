export interface Late {
  html: string
  /** Inline scripts that are no elements of the page yet, for its content policy. */
  scripts: string[]
}

const PRELOADS = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g
const START = /<script[^>]*type="module"[^>]*>([\s\S]*?)<\/script>/
// A frame that was made is on the glass only later: what runs in between would hold it back. A page in the background has none to wait for,
// and no page is left without its scripts because a browser said nothing of its paint.
const STARTER = `((modules,source)=>{const d=document,nonce=d.currentScript.nonce;
let done;const start=()=>{if(done)return;done=1;for(const href of modules)d.head.append(Object.assign(d.createElement('link'),{rel:'modulepreload',href,nonce}));
d.head.append(Object.assign(d.createElement('script'),{type:'module',textContent:source,nonce}))};
if(d.hidden)return start();
const P=self.PerformanceObserver;if(!P?.supportedEntryTypes?.includes('paint'))return requestAnimationFrame(()=>setTimeout(start));
new P((_,o)=>{o.disconnect();start()}).observe({type:'paint',buffered:true});setTimeout(start,2e3)})`

/** A rendered page is whole without its scripts, so they are asked for only once it has been painted, all together. */
export function afterFirstPaint(html: string): Late {
  const start = START.exec(html)
  if (!start) return { html, scripts: [] }
  const modules = [...html.matchAll(PRELOADS)].map(([, href]) => href)
  const source = start[1] ?? ''
  const nonce = /nonce="[^"]*"/.exec(start[0])?.[0] ?? ''
  const starter = `<script ${nonce}>${STARTER}(${inScript(modules)},${inScript(source)})</script>`
  return { html: html.replace(PRELOADS, '').replace(START, () => starter), scripts: [source] }
}

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
