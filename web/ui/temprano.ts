const OTRA_VEZ_MS = 50

/**
 * Runs before the first paint. What is pressed before its screen hears it is pressed again once it does: React drops a press on a part whose
 * code is still on its way. A form without an address of its own keeps what was typed meanwhile; one with an address (a search) goes there by
 * itself, as a link does. The last press counts, whoever heard it. React marks each element that it took over with the props it gave it.
 */
export const TEMPRANO_SCRIPT = `(function(){var p;
function oye(e){for(var k in e)if(!k.indexOf('__reactProps$'))return 1}
function mira(){if(!p)return;if(!p[0].isConnected)p=0;else if(oye(p[0])){var q=p;p=0;q[1]()}else setTimeout(mira,${OTRA_VEZ_MS})}
function espera(e,f){var q=p;p=[e,f];q||setTimeout(mira,${OTRA_VEZ_MS})}
addEventListener('submit',function(e){var f=e.target;if(e.defaultPrevented||f.hasAttribute('action'))return;e.preventDefault();espera(f,function(){f.requestSubmit(e.submitter)})});
addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button[type=button]');if(!b)return;if(oye(b)){p=0;return}setTimeout(function(){oye(b)||espera(b,function(){b.dispatchEvent(new PointerEvent('pointerdown',{bubbles:true}));b.click()})})},true)})()`
