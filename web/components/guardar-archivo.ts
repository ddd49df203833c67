/** Hands a text to the browser as a file. */
export function guardarArchivo(nombre: string, texto: string, tipo: string): void {
  const url = URL.createObjectURL(new Blob([texto], { type: `${tipo};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = nombre
  link.click()
  // The download has its own hold on the bytes once it began.
  setTimeout(() => URL.revokeObjectURL(url))
}
