import sharp, { type Metadata, type Sharp } from 'sharp'
import { lugaresPara, recorte, seDibuja, type Abierta } from '#domain/fotos/medidas.ts'
import { refuse } from '#server/refusal.ts'
import { MEDIDAS, type Medida } from './medidas.ts'
import { crearTurnos } from '#server/turnos.ts'

export interface Dibujada {
  ancho: number
  alto: number
  archivos: { medida: Medida; bytes: Uint8Array }[]
}

const MAX_PIXELES = 40_000_000
// What a picture may take once it is open: forty megapixels of four bytes, and half as many where each takes eight.
const MAX_ABIERTA = 160_000_000
const FORMATOS = ['jpeg', 'png', 'webp']
// Of those alone is more than a header read before a turn.
const CABECERAS = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF.{4}WEBP/s]
const SEGUNDOS = 8
const LADO_MAX = 1600
const SOCIAL = { width: 1200, height: 630 } as const

// Two cores are shared with everything else the server does.
sharp.concurrency(1)
sharp.cache(false)

const turnos = crearTurnos()

/** Decodes a photo and draws it anew in every size: of what was sent only the picture is left. `de` is who sends it. */
export const dibujar = async (bytes: Uint8Array, de: string): Promise<Dibujada> =>
  turnos.enTurno(de, () => deBytes(bytes), { lugares: await lugaresDe(bytes) })

/** By its header, before its turn comes; what is wrong with it is said when it does. */
export async function lugaresDe(bytes: Uint8Array): Promise<1 | 2> {
  if (!CABECERAS.some((una) => una.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1')))) return 1
  const cabecera = await leerCabecera(bytes).catch(() => null)
  return (cabecera && lugaresPara(cabecera)) ?? 1
}

/** For what is not shown in the sizes of photos: within the same limits, in the same turns. */
export const enSuTurno = async <T>(
  bytes: Uint8Array,
  de: string,
  acto: (abierta: () => Sharp, cabecera: Abierta) => Promise<T>,
): Promise<T> =>
  turnos.enTurno(
    de,
    () => legible(async () => acto(() => abrir(bytes).toColourspace('srgb'), await revisarCabecera(bytes))),
    { lugares: await lugaresDe(bytes) },
  )

const deBytes = (bytes: Uint8Array): Promise<Dibujada> =>
  legible(async () => {
    await revisarCabecera(bytes)
    const lienzo = await sinMetadatos(bytes)
    const { width: ancho, height: alto } = lienzo.info
    const archivos: Dibujada['archivos'] = []
    for (const medida of Object.keys(MEDIDAS) as Medida[])
      archivos.push({ medida, bytes: new Uint8Array(await enMedida(lienzo, medida)) })
    return { ancho, alto, archivos }
  })

async function legible<T>(acto: () => Promise<T>): Promise<T> {
  try {
    return await acto()
  } catch (cause) {
    if ((cause as Error).name === 'Refusal') throw cause
    return refuse('foto-ilegible', { cause })
  }
}

interface Lienzo {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

/** By what the first bytes say: nothing is decoded for a picture that cannot be drawn. */
async function revisarCabecera(bytes: Uint8Array): Promise<Abierta> {
  const cabecera = await leerCabecera(bytes)
  if (!FORMATOS.includes(cabecera.formato)) refuse('foto-no-admitida')
  if (!seDibuja(cabecera)) refuse('foto-desproporcionada')
  const pixeles = cabecera.ancho * cabecera.alto
  if (
    pixeles > MAX_PIXELES ||
    pixeles * cabecera.canales * cabecera.bytesPorCanal > MAX_ABIERTA ||
    lugaresPara(cabecera) === null
  )
    refuse('foto-ilegible')
  return cabecera
}

async function leerCabecera(bytes: Uint8Array): Promise<Abierta> {
  const {
    format = '',
    width = 0,
    height = 0,
    channels = 4,
    depth,
    isProgressive = false,
    chromaSubsampling = null,
  } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return {
    formato: format,
    ancho: width,
    alto: height,
    canales: channels,
    bytesPorCanal: bytesPorCanal(depth),
    porPasadas: isProgressive,
    submuestreo: chromaSubsampling,
  }
}

const bytesPorCanal = (depth: Metadata['depth']): 1 | 2 => (depth === 'uchar' || depth === 'char' ? 1 : 2)

/** The picture alone, upright and no larger than the largest size. */
async function sinMetadatos(bytes: Uint8Array): Promise<Lienzo> {
  const chica = abrir(bytes)
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ width: LADO_MAX, height: LADO_MAX, fit: 'inside', withoutEnlargement: true })
  return (await chica.raw().toBuffer({ resolveWithObject: true })) as Lienzo
}

async function enMedida(lienzo: Lienzo, medida: Medida): Promise<Buffer> {
  const { ancho, tipo } = MEDIDAS[medida]
  const chica =
    medida === 'social.jpg'
      ? de(await recortada(lienzo)).resize({ ...SOCIAL, fit: 'fill' })
      : de(lienzo).resize({ width: ancho, withoutEnlargement: true })
  return (tipo === 'image/webp' ? chica.webp({ quality: 78 }) : chica.jpeg({ quality: 80, mozjpeg: true })).toBuffer()
}

/** Its most telling part in the shape that is shared, cut out as large as it is: scaled first, a tall one would be huge. */
async function recortada(lienzo: Lienzo): Promise<Lienzo> {
  const { ancho: width, alto: height } = recorte(
    { ancho: lienzo.info.width, alto: lienzo.info.height },
    SOCIAL.width / SOCIAL.height,
  )
  return (await de(lienzo)
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true })) as Lienzo
}

const abrir = (bytes: Uint8Array): Sharp =>
  conPlazo(sharp(bytes, { limitInputPixels: MAX_PIXELES, failOn: 'error', animated: false }))
const de = ({ data, info }: Lienzo): Sharp => conPlazo(sharp(data, { raw: info }))
const conPlazo = (imagen: Sharp): Sharp => imagen.timeout({ seconds: SEGUNDOS })
