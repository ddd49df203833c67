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

/** Names of fields, addresses and what our document says are left as they are. */
const AJENO = 'pre, textarea, option, .opblock-summary-path, .opblock-summary-description, .opblock-tag, .model, .json-schema-2020-12, .parameter__name, .response-col_description .renderedMarkdown'

/** Puts the viewer's words into Spanish, now and whenever it writes others; the answer ends it. */
export function enEspanol(visor: HTMLElement): () => void {
  traducir(visor)
  const observer = new MutationObserver((cambios) => {
    for (const { type, target, addedNodes } of cambios) for (const nodo of type === 'childList' ? addedNodes : [target]) traducir(nodo)
  })
  observer.observe(visor, { subtree: true, childList: true, characterData: true })
  return () => observer.disconnect()
}

function traducir(raiz: Node): void {
  const textos = document.createTreeWalker(raiz, NodeFilter.SHOW_TEXT)
  for (let nodo: Node | null = raiz.nodeType === Node.TEXT_NODE ? raiz : textos.nextNode(); nodo; nodo = textos.nextNode()) {
    const texto = nodo.nodeValue ?? ''
    const palabra = PALABRAS[texto.trim()]
    if (palabra && !nodo.parentElement?.closest(AJENO)) nodo.nodeValue = texto.replace(texto.trim(), palabra)
  }
}
