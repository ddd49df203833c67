/** Hands a text, or bytes, to the browser as a file. */
export function guardarArchivo(nombre: string, contenido: string | Uint8Array<ArrayBuffer>, tipo: string): void {
  const url = URL.createObjectURL(
    new Blob([contenido], { type: typeof contenido === 'string' ? `${tipo};charset=utf-8` : tipo }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = nombre
  link.click()
  // The download has its own hold on the bytes once it began.
  setTimeout(() => URL.revokeObjectURL(url))
}
