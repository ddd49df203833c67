import QRCode from 'qrcode'

/** The QR as one SVG path of unit squares, so that it prints sharp and needs no library in the browser. */
export function drawQr(contenido: string): { contenido: string; lado: number; trazo: string } {
  const { modules } = QRCode.create(contenido, { errorCorrectionLevel: 'M' })
  let trazo = ''
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size;) {
      if (!modules.get(y, x)) {
        x++
        continue
      }
      let ancho = 1
      while (x + ancho < modules.size && modules.get(y, x + ancho)) ancho++
      trazo += `M${x} ${y}h${ancho}v1h-${ancho}z`
      x += ancho
    }
  }
  return { contenido, lado: modules.size, trazo }
}
