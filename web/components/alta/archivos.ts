interface Archivo {
  nombre: string
  tipo: string
  base64: string
}

/** The file in base64; tells how far it was read. */
export function aBase64(file: File, onAvance: (porcentaje: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('progress', ({ loaded, total }) => onAvance(total ? Math.round((90 * loaded) / total) : 0))
    reader.addEventListener('load', () => {
      onAvance(90)
      resolve(String(reader.result).split(',')[1] ?? '')
    })
    reader.addEventListener('error', () => reject(new Error('the file cannot be read')))
    reader.readAsDataURL(file)
  })
}

/** Saved, never shown inside the page: a paper that somebody sent in is not ours to run. */
export function abrirArchivo({ nombre, tipo, base64 }: Archivo): void {
  const bytes = Uint8Array.from(atob(base64), (letra) => letra.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: tipo }))
  const enlace = document.createElement('a')
  enlace.href = url
  enlace.download = nombre
  enlace.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
