/** What the program answers when something of ours broke, for a page that must say so. */
export const FALLA = {
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'error-interno',
    title: 'Error interno',
    status: 500,
    detail: 'Algo falló de nuestro lado. Inténtalo de nuevo',
  }),
}
