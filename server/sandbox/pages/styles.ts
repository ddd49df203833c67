import { TOKENS } from './theme.ts'

const BASE = `
*,*::before,*::after{box-sizing:border-box}
html{font-family:'Figtree Variable',Arial,sans-serif;font-size:100%;line-height:1.5;background:var(--bg);color:var(--ink);text-size-adjust:100%;-webkit-text-size-adjust:100%;-webkit-tap-highlight-color:transparent}
body{margin:0;min-height:100dvh;overflow-wrap:break-word}
h1,h2,p,ul,dl,dd,fieldset{margin:0;padding:0;border:0}
ul{list-style:none}
h1,.h2{font-family:'Bricolage Grotesque Variable',Arial,sans-serif;text-wrap:balance}
h1{font-size:clamp(1.75rem,1.439rem + 1.326vw,2.5rem);line-height:1.2;font-weight:700;letter-spacing:-.01em}
.h2{font-size:clamp(1.25rem,1.198rem + .221vw,1.375rem);line-height:1.27;font-weight:600}
a{color:var(--primary)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.small{font-size:.875rem;line-height:1.25rem}
.soft{color:var(--ink-2)}
.figure{font-variant-numeric:tabular-nums}
.stack{display:grid;gap:16px;align-content:start}
.stack-l{display:grid;gap:24px;align-content:start}
.hidden{display:none!important}
.push{margin-left:auto}
.fit{justify-self:start}
svg{flex:none}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`

const CONTROLS = `
.field{display:grid;gap:8px;align-content:start}
.field label{font-weight:500;min-height:24px}
.field input{min-height:48px;width:100%;padding:8px 16px;border:1px solid var(--control-line);border-radius:10px;background:var(--surface);color:var(--ink);font:inherit;font-variant-numeric:tabular-nums}
.field input::placeholder{color:var(--ink-3);opacity:1}
.field input:hover{border-color:var(--ink-3)}
.field input:focus-visible{border-color:var(--focus)}
.field input[aria-invalid='true']{border-color:var(--danger)}
.error{display:flex;gap:4px;align-items:flex-start;color:var(--danger);font-size:.875rem;line-height:1.25rem;font-weight:500}
.error svg{margin-top:2px}
.pair{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,3fr);gap:16px}
@media (max-width:359px){.pair{grid-template-columns:1fr}}
.button{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:48px;padding:8px 20px;border:1px solid transparent;border-radius:10px;font:inherit;font-weight:600;text-decoration:none;cursor:pointer;transition:background-color .15s ease-out,transform .15s ease-out}
.button:active{transform:scale(.98)}
.wide{width:100%}
.primary{background:var(--primary);color:var(--on-primary)}
.primary:hover{background:var(--primary-hover)}
.primary:active{background:var(--primary-pressed)}
.primary[aria-busy='true']{cursor:default}
.outline{background:var(--surface);color:var(--primary);border-color:var(--control-line)}
.outline:hover{background:var(--primary-soft);color:var(--primary-soft-ink);border-color:var(--primary)}
.quiet{color:var(--primary);background:transparent}
.quiet:hover{background:var(--primary-soft);color:var(--primary-soft-ink)}
@media (prefers-reduced-motion:reduce){.button{transition:none}.button:active{transform:none}}`

const BLOCKS = `
.chip{display:inline-flex;align-items:center;gap:6px;padding:4px 8px;border-radius:6px;font-size:.875rem;line-height:1.25rem;font-weight:600;background:var(--warning-soft);color:var(--warning-soft-ink);white-space:nowrap}
.notice{display:flex;gap:12px;align-items:flex-start;padding:16px;border-radius:16px}
.notice>div{display:grid;gap:4px;min-width:0;flex:1}
.notice .soft,.notice dd{color:inherit}
.notice svg{margin-top:2px}
.notice strong{font-weight:600}
.warning{background:var(--warning-soft);color:var(--warning-soft-ink)}
.danger{background:var(--danger-soft);color:var(--danger-soft-ink);border:1px solid var(--danger)}
.danger a{color:inherit;display:inline-block;padding:4px 0}
.success{background:var(--success-soft);color:var(--success-soft-ink)}
.card{background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:16px;box-shadow:var(--e1)}
details summary{cursor:pointer;font-weight:600;min-height:44px;display:flex;align-items:center;gap:8px;border-radius:10px;list-style:none}
details summary::-webkit-details-marker{display:none}
details summary svg.turn{transition:transform .15s ease-out}
details[open]>summary svg.turn{transform:rotate(180deg)}
.cards{display:grid;gap:0}
.cards div{display:grid;gap:0 16px;padding:8px 0;border-top:1px solid var(--line)}
.cards dt{font-weight:500;font-variant-numeric:tabular-nums;white-space:nowrap}
.cards dd{color:var(--ink-2)}
.actions{display:grid;gap:12px}
@media (min-width:480px){.actions.row{grid-template-columns:1fr 1fr;gap:16px}}
.whole{white-space:nowrap}
.line{display:flex;justify-content:space-between;gap:16px}
.line>:last-child{white-space:nowrap}
.total{border-top:1px solid var(--line);padding-top:16px;font-weight:600;font-size:1.125rem}`

const FRAME = `
.frame{min-height:0;background:var(--surface)}
html:has(.frame){background:var(--surface)}
html:has(.over),.frame:has(.over){background:var(--raised)}
.frame .inside{display:grid;gap:16px;padding:6px}`

const PAGE = `
.skip{position:absolute;left:16px;top:-80px;z-index:1;background:var(--surface);padding:12px 16px;border-radius:10px}
.skip:focus{top:8px}
.top{background:var(--surface);border-bottom:1px solid var(--line)}
.top .in{max-width:1200px;margin:0 auto;min-height:56px;padding:8px 16px;display:flex;align-items:center;gap:12px}
.brand{display:inline-flex;align-items:center;gap:12px;font-family:'Bricolage Grotesque Variable',Arial,sans-serif;font-weight:700;font-size:1.125rem;line-height:28px;letter-spacing:-.01em;white-space:nowrap}
.safe{display:none;align-items:center;gap:6px;color:var(--ink-2);font-size:.875rem}
.top .chip{margin-left:auto}
main{max-width:1200px;margin:0 auto;padding:24px 16px 40px}
.narrow{max-width:592px}
.columns{display:grid;gap:24px;align-items:start}
.summary{order:-1}
.summary .wideonly{display:none}
@media (max-width:359px){.brand{font-size:0;gap:0}}
@media (min-width:360px) and (max-width:399px){.brand{gap:8px;font-size:1rem}.top .in{gap:8px}}
.summary:has(.narrowonly){padding-block:4px}
.back{justify-self:start;margin-inline:-21px}
@media (min-width:640px){main{padding:32px 24px 64px}.top .in{padding:8px 24px}.cards div{grid-template-columns:1fr 1fr}.start{justify-self:start}.card{padding:24px}.summary:has(.narrowonly){padding-block:8px}}
@media (min-width:960px){
.top .in{min-height:72px}
.safe{display:inline-flex;margin-left:auto}
.top .chip{margin-left:0}
.columns{grid-template-columns:minmax(0,640px) minmax(0,400px);gap:48px;justify-content:space-between}
.summary,.summary:has(.narrowonly){order:1;position:sticky;top:24px;padding-block:24px}
.summary .wideonly{display:grid}
.summary .narrowonly{display:none}}
@media (min-width:1280px){main,.top .in{padding-left:40px;padding-right:40px;max-width:1280px}.narrow{max-width:640px}}`

export const STYLES = TOKENS + BASE + CONTROLS + BLOCKS + PAGE
export const FRAME_STYLES = TOKENS + BASE + CONTROLS + BLOCKS + FRAME
