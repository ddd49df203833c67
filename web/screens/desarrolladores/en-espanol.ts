/** What the viewer says of its own; it has no way to say it in another language. */
const PALABRAS: Readonly<Record<string, string>> = {
  Authorize: 'Autorizar',
  Logout: 'Olvidar',
  Close: 'Cerrar',
  'Available authorizations': 'Formas de identificarse',
  Authorized: 'Autorizado',
  'Name:': 'Nombre:',
  'In:': 'En:',
  'Value:': 'Valor:',
  'Try it out': 'Probar',
  Cancel: 'Cancelar',
  Reset: 'Empezar de nuevo',
  Execute: 'Ejecutar',
  Clear: 'Limpiar',
  Download: 'Descargar',
  Parameters: 'Parámetros',
  'No parameters': 'Sin parámetros',
  Name: 'Nombre',
  Description: 'Descripción',
  'Request body': 'Cuerpo de la solicitud',
  'Example Value': 'Ejemplo',
  'Edit Value': 'Editar',
  Schema: 'Esquema',
  Responses: 'Respuestas',
  Response: 'Respuesta',
  Code: 'Código',
  Details: 'Detalle',
  Links: 'Enlaces',
  'No links': 'Sin enlaces',
  'Media type': 'Tipo de contenido',
  Controls: 'Define la cabecera',
  'header.': '.',
  'Request URL': 'Dirección de la solicitud',
  'Server response': 'Respuesta del servidor',
  'Response body': 'Cuerpo de la respuesta',
  'Response headers': 'Cabeceras de la respuesta',
}

/** What is read out, or shown on pointing at it. */
const ATRIBUTOS: Readonly<Record<string, string>> = {
  'Copy path to clipboard': 'Copiar la ruta',
  'Copy to clipboard': 'Copiar',
  'Collapse operation': 'Cerrar',
  'Expand operation': 'Abrir',
  'authorization button locked': 'Autorizada con tu clave',
  'authorization button unlocked': 'Autorizar esta llamada',
  'Remove authorization': 'Olvidar la clave',
  'Apply credentials': 'Usar estos datos',
  'Apply given OAuth2 credentials': 'Usar estos datos',
  'auth-bearer-value': 'Clave o sesión',
  'auth-basic-username': 'Usuario',
  'auth-basic-password': 'Contraseña',
  'JSON Schema': 'Esquema JSON',
  'Filter by tag or path': 'Filtra por tema o ruta',
  'Request content type': 'Tipo de contenido de la solicitud',
  'Response content type': 'Tipo de contenido de la respuesta',
  'Example Value': 'Ejemplo',
  Schema: 'Esquema',
}
const CON_TEXTO = ['aria-label', 'title', 'placeholder', 'alt'] as const

/** Names of fields, addresses and what our document says are left as they are. */
const AJENO =
  'pre, textarea, option, .opblock-summary-path, .opblock-summary-description, .opblock-tag, .model, .json-schema-2020-12, .parameter__name:not(.opblock-title), .response-col_description .renderedMarkdown'

/** Puts the viewer's words into Spanish, now and whenever it writes others; the answer ends it. */
export function enEspanol(visor: HTMLElement): () => void {
  traducir(visor)
  const observer = new MutationObserver((cambios) => {
    for (const { type, target, addedNodes } of cambios) {
      if (type === 'attributes') nombrar(target as Element)
      else for (const nodo of type === 'childList' ? addedNodes : [target]) traducir(nodo)
    }
  })
  observer.observe(visor, { subtree: true, childList: true, characterData: true, attributeFilter: [...CON_TEXTO] })
  return () => observer.disconnect()
}

function traducir(raiz: Node): void {
  const textos = document.createTreeWalker(raiz, NodeFilter.SHOW_TEXT)
  for (
    let nodo: Node | null = raiz.nodeType === Node.TEXT_NODE ? raiz : textos.nextNode();
    nodo;
    nodo = textos.nextNode()
  ) {
    const texto = nodo.nodeValue ?? ''
    const palabra = PALABRAS[texto.trim()]
    if (palabra && !nodo.parentElement?.closest(AJENO)) nodo.nodeValue = texto.replace(texto.trim(), palabra)
  }
  if (raiz instanceof Element)
    for (const uno of [raiz, ...raiz.querySelectorAll(CON_TEXTO.map((name) => `[${name}]`).join())]) nombrar(uno)
}

function nombrar(uno: Element): void {
  for (const name of CON_TEXTO) {
    const texto = uno.getAttribute(name) ?? ''
    const dicho = ATRIBUTOS[texto] ?? nombreDeLlamada(uno, texto)
    if (dicho) uno.setAttribute(name, dicho)
  }
}

/** 'get /api/salud', read out letter by letter, becomes what the call does and then where it is. */
function nombreDeLlamada(boton: Element, texto: string): string | undefined {
  const [, metodo, ruta] = /^(get|post|put|patch|delete) (\S+)$/.exec(texto) ?? []
  if (!metodo || !ruta) return undefined
  const queHace = boton.querySelector('.opblock-summary-description')?.textContent
  const donde = `${metodo.toUpperCase()} ${ruta.replaceAll('\u200B', '')}`
  return queHace ? `${queHace}: ${donde}` : donde
}
