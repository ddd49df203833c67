/** Saved, never shown inside the page: a paper that somebody sent in is not ours to run. Its address says so too. */
export function descargarDocumento({ nombre, url }: { nombre: string; url: string }): void {
  const enlace = document.createElement('a')
  enlace.href = url
  enlace.download = nombre
  enlace.click()
}
