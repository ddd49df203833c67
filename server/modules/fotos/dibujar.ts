import sharp, { type Sharp } from 'sharp'
import { refuse } from '#server/refusal.ts'
import { MEDIDAS, type Medida } from './medidas.ts'

export interface Dibujada {
  ancho: number
  alto: number
  archivos: { medida: Medida; bytes: Uint8Array }[]
}

const MAX_PIXELES = 40_000_000
const FORMATOS = ['jpeg', 'png', 'webp']
const A_LA_VEZ = 2
const EN_ESPERA = 12
const SEGUNDOS = 20
const SOCIAL = { width: 1200, height: 630, fit: 'cover', position: 'attention' } as const

// Two cores are shared with everything else the server does.
sharp.concurrency(1)
sharp.cache(false)

let ocupados = 0
const fila: (() => void)[] = []

/** Decodes a photo and draws it anew in every size: of what was sent only the picture is left. */
export async function dibujar(bytes: Uint8Array): Promise<Dibujada> {
  await tomarTurno()
  try {
    return await deBytes(bytes)
  } finally {
    ocupados--
    fila.shift()?.()
  }
}

async function tomarTurno(): Promise<void> {
  if (ocupados >= A_LA_VEZ) {
    if (fila.length >= EN_ESPERA) refuse('servicio-ocupado')
    await new Promise<void>((resolve) => fila.push(resolve))
  }
  ocupados++
}

async function deBytes(bytes: Uint8Array): Promise<Dibujada> {
  const lienzo = await sinMetadatos(bytes)
  const { width: ancho, height: alto } = lienzo.info
  const de = () => sharp(lienzo.data, { raw: lienzo.info })
  const archivos: Dibujada['archivos'] = []
  for (const medida of Object.keys(MEDIDAS) as Medida[]) archivos.push({ medida, bytes: new Uint8Array(await enMedida(de(), medida)) })
  return { ancho, alto, archivos }
}

/** The picture alone, upright and no larger than the largest size. */
async function sinMetadatos(bytes: Uint8Array) {
  try {
    const entrada = sharp(bytes, { limitInputPixels: MAX_PIXELES, failOn: 'error', animated: false }).timeout({ seconds: SEGUNDOS })
    const { format } = await entrada.metadata()
    if (!FORMATOS.includes(format ?? '')) refuse('foto-no-admitida')
    return await entrada.rotate().flatten({ background: '#ffffff' }).toColourspace('srgb').resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true }).raw().toBuffer({ resolveWithObject: true })
  } catch (cause) {
    if ((cause as Error).name === 'Refusal') throw cause
    return refuse('foto-ilegible', { cause })
  }
}

function enMedida(lienzo: Sharp, medida: Medida): Promise<Buffer> {
  const { ancho, tipo } = MEDIDAS[medida]
  const chica = medida === 'social.jpg' ? lienzo.resize(SOCIAL) : lienzo.resize({ width: ancho, withoutEnlargement: true })
  return (tipo === 'image/webp' ? chica.webp({ quality: 78 }) : chica.jpeg({ quality: 80, mozjpeg: true })).toBuffer()
}
