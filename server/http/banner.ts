export const PAGOS_DE_PRUEBA = 'Sitio de prueba: aquí no se paga ni se recibe dinero de verdad.'

/** A line above everything, written by the server alone. What draws the page leaves an element that it does not know where it is. */
export const conBanner = (html: string, texto: string): string =>
  html.replace(
    /<body[^>]*>/,
    (body) =>
      `${body}<aviso-de-prueba role="note" class="block border-b border-border bg-surface px-4 py-3 text-center text-text">${texto}</aviso-de-prueba>`,
  )
