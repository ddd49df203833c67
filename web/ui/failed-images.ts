/**
 * Runs before the first picture is asked for. One that fails is marked, so that its box stays plain instead of showing the browser's
 * own sign (`web/theme.css`); pictures of experiencias say it themselves (`web/components/imagen-experiencia.tsx`).
 */
export const FAILED_IMAGES_SCRIPT = `['error','load'].forEach(function(k){addEventListener(k,function(e){var i=e.target;if(i.tagName==='IMG'){if(k==='error')i.dataset.failed='';else delete i.dataset.failed}},true)})`
