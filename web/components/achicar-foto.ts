const LADO_MAX = 1600
const CALIDAD = 0.82

/** A photo of a phone, drawn anew at the size of a screen: JPEG in base64. Throws where it cannot be read. */
export async function achicarFoto(file: Blob): Promise<string> {
  const imagen = await createImageBitmap(file)
  const escala = Math.min(1, LADO_MAX / Math.max(imagen.width, imagen.height))
  const lienzo = document.createElement('canvas')
  lienzo.width = Math.max(1, Math.round(imagen.width * escala))
  lienzo.height = Math.max(1, Math.round(imagen.height * escala))
  lienzo.getContext('2d')?.drawImage(imagen, 0, 0, lienzo.width, lienzo.height)
  imagen.close()
  return lienzo.toDataURL('image/jpeg', CALIDAD).split(',')[1] ?? ''
}
