import { PATH } from '../scope.ts'

const LIGHT = `color-scheme:light;
--bg:#fbf8f3;--surface:#fff;--raised:#fff;--surface-2:#f3eee5;--ink:#14232b;--ink-2:#46565f;--ink-3:#5a6971;
--line:#ddd5c7;--control-line:#857b69;--primary:#0e5a6b;--on-primary:#fff;--primary-hover:#0b4855;--primary-pressed:#083843;
--primary-soft:#e0f0f2;--primary-soft-ink:#0b4855;--success:#1e6b42;--success-soft:#e1f1e7;--success-soft-ink:#17563a;
--warning-soft:#fdf0d2;--warning-soft-ink:#6e4400;--danger:#b3203a;--danger-soft:#fce5e8;--danger-soft-ink:#8e1730;
--focus:#2b4c9b;--e1:0 1px 2px #14232b14;--e2:0 6px 20px #14232b1f`

const DARK = `color-scheme:dark;
--bg:#0e171c;--surface:#152128;--raised:#1d2c34;--surface-2:#1d2c34;--ink:#f2efe9;--ink-2:#b8c4ca;--ink-3:#95a5ad;
--line:#2f424c;--control-line:#7c919c;--primary:#6cc5d4;--on-primary:#06262d;--primary-hover:#8ad3df;--primary-pressed:#a6dfe8;
--primary-soft:#123a44;--primary-soft-ink:#a6dfe8;--success:#7ccb9c;--success-soft:#15392a;--success-soft-ink:#a5ddbc;
--warning-soft:#402f0a;--warning-soft-ink:#f5d48d;--danger:#ff9aa8;--danger-soft:#4a1620;--danger-soft-ink:#ffbfc8;
--focus:#a9bef5;--e1:0 0 #0000;--e2:0 0 #0000`

const FACES = `
@font-face{font-family:'Figtree Variable';src:url(${PATH}/letra/figtree.woff2) format('woff2');font-weight:300 900;font-display:swap}
@font-face{font-family:'Bricolage Grotesque Variable';src:url(${PATH}/letra/bricolage.woff2) format('woff2');font-weight:200 800;font-display:swap}`

/** The tokens of web/ui/colors.css that these pages use. Each rule weighs as much as that of a brand's colours, which come after them. */
export const TOKENS = `${FACES}
:root{${LIGHT}}
@media (prefers-color-scheme:dark){:root:not([data-theme='light']){${DARK}}}
[data-theme='dark']{${DARK}}`

/** Follows the theme chosen in the rest of the site, before the first paint. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('tema');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`
