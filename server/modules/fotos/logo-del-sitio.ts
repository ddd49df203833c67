import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import {
  ICONOS,
  type Icono,
  medidasDeLogo,
  motivoDeLogo,
  nombreDeLogo,
  ORILLA,
  rutaDeIcono,
  rutaDeLogo,
} from '#domain/sitio/logo.ts'
import type { Medidas } from '#domain/fotos/medidas.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { enSuTurno } from './dibujar.ts'

const FORMATOS = ['png', 'webp']
const BLANCO = { r: 255, g: 255, b: 255, alpha: 1 }
const NADA = { r: 255, g: 255, b: 255, alpha: 0 }
// A launcher cuts up to a fifth of each side away; on a plate of its own it also reads in the dark.
const LADOS: Record<Icono, { lado: number; margen: number; fondo: typeof BLANCO }> = {
  '32': { lado: 32, margen: 0, fondo: NADA },
  '180': { lado: 180, margen: 0.1, fondo: BLANCO },
  '192': { lado: 192, margen: 0, fondo: NADA },
  '512': { lado: 512, margen: 0, fondo: NADA },
  maskable: { lado: 512, margen: 0.2, fondo: BLANCO },
}

/** Draws the logo of the site anew, with its icons, and keeps the files under a name of their own; answers that name. */
export async function guardarLogoDelSitio(
  { archivos }: Pick<Ctx, 'archivos'>,
  bytes: Uint8Array,
  de: string,
): Promise<string> {
  const clave = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const { medidas, dibujos } = await enSuTurno(bytes, de, async (abierta, { formato, ancho, alto, canales }) => {
    if (!FORMATOS.includes(formato)) refuse('foto-no-admitida')
    const motivo = motivoDeLogo({ ancho, alto })
    if (motivo) refuseCampo('archivo', motivo)
    const conPlaca = canales % 2 === 0
    const medidas = medidasDeLogo({ ancho, alto }, { conPlaca })
    const dibujos: [string, Buffer, string][] = [
      [
        rutaDeLogo(clave),
        await enPlaca(abierta(), medidas, conPlaca ? ORILLA : 0)
          .webp({ quality: 90 })
          .toBuffer(),
        'image/webp',
      ],
    ]
    for (const icono of ICONOS) dibujos.push([rutaDeIcono(clave, icono), await enIcono(abierta(), icono), 'image/png'])
    return { medidas, dibujos }
  })
  for (const [ruta, dibujo, tipo] of dibujos) await archivos.put(ruta.slice(1), new Uint8Array(dibujo), tipo)
  return nombreDeLogo({ clave, ...medidas })
}

const enPlaca = (imagen: Sharp, { ancho, alto }: Medidas, orilla: number): Sharp =>
  imagen
    .resize({ width: ancho - 2 * orilla, height: alto - 2 * orilla, fit: 'fill' })
    .extend({ top: orilla, bottom: orilla, left: orilla, right: orilla, background: BLANCO })
    .flatten({ background: BLANCO })

function enIcono(imagen: Sharp, icono: Icono): Promise<Buffer> {
  const { lado, margen, fondo } = LADOS[icono]
  const [orilla, dentro] = [Math.round(lado * margen), lado - 2 * Math.round(lado * margen)]
  const puesta = imagen
    .resize({ width: dentro, height: dentro, fit: 'contain', background: NADA })
    .extend({ top: orilla, bottom: orilla, left: orilla, right: orilla, background: NADA })
  return (fondo.alpha === 1 ? puesta.flatten({ background: fondo }) : puesta).png().toBuffer()
}
