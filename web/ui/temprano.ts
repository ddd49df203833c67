const LISTA = 'pagina-lista'

/**
 * Runs before the first paint. A form without an address of its own is sent by its screen alone: pressed before that is there, it keeps what
 * was typed, and is sent once it is. One with an address (a search) goes there by itself.
 */
export const TEMPRANO_SCRIPT = `(function(){var p;addEventListener('submit',function(e){if(e.defaultPrevented||e.target.hasAttribute('action'))return;e.preventDefault();p=[e.target,e.submitter]});
addEventListener('${LISTA}',function(){var q=p;p=0;if(q&&q[0].isConnected)q[0].requestSubmit(q[1])})})()`

/** From now on the page hears what is pressed. */
export const avisarLista = (): void => void dispatchEvent(new Event(LISTA))
