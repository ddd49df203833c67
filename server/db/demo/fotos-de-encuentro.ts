import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Ctx, Tx } from '#server/ctx.ts'
import { guardarArchivos } from '#server/modules/fotos/index.ts'
import { ofertas } from './catalogo.ts'
import { usuarioDeAnfitrion, ANFITRION_DEMO } from './personas.ts'
import { idDe, itemAt } from './seeded.ts'

/** What there is to look for, drawn here: a sign by a path, and the gate of a park. */
const DIBUJOS = [
  {
    slug: 'concon-humedal-del-aconcagua',
    alt: 'Dibujo: letrero de madera junto a una pasarela, con totoras detrás',
    sube: usuarioDeAnfitrion(ANFITRION_DEMO),
    cosa: '<rect x="250" y="380" width="300" height="150" rx="10" fill="#8a5a3c"/><rect x="285" y="530" width="26" height="180" fill="#5f3c28"/><rect x="490" y="530" width="26" height="180" fill="#5f3c28"/><path d="M300 430h200M300 475h140" stroke="#f4e6d2" stroke-width="16" stroke-linecap="round"/><path d="M640 760 V430 M690 760 V380 M740 760 V440 M800 760 V400" stroke="#6f7a3e" stroke-width="14" stroke-linecap="round"/>',
  },
  {
    slug: 'pirque-parque-rio-clarillo',
    alt: 'Dibujo: portón de dos pilares de piedra con un techo de tejas',
    sube: idDe('usuario:proveedor'),
    cosa: '<rect x="270" y="360" width="70" height="350" fill="#8c8577"/><rect x="660" y="360" width="70" height="350" fill="#8c8577"/><path d="M220 370 L500 250 L780 370 Z" fill="#a8481a"/><path d="M350 460h300M350 540h300M350 620h300" stroke="#5f3c28" stroke-width="18"/>',
  },
] as const

const idDeFoto = (slug: string): string => idDe(`foto-de-encuentro:${slug}`)

/** Where the demo has one, as the column `detalle` names it. */
export function fotoDeEncuentro(slug: string): { foto?: { id: string; alt: string } } {
  const dibujo = DIBUJOS.find((uno) => uno.slug === slug)
  return dibujo ? { foto: { id: idDeFoto(slug), alt: dibujo.alt } } : {}
}

type Dibujada = (typeof DIBUJOS)[number] & { ancho: number; alto: number; bytes: number }

export async function dibujarFotosDeEncuentro(ctx: Pick<Ctx, 'archivos'>): Promise<Dibujada[]> {
  const dibujadas: Dibujada[] = []
  for (const dibujo of DIBUJOS)
    dibujadas.push({
      ...dibujo,
      ...(await guardarArchivos(ctx, { id: idDeFoto(dibujo.slug), de: 'demo' }, await unaEscena(dibujo.cosa))),
    })
  return dibujadas
}

export async function insertFotosDeEncuentro(tx: Tx, dibujadas: readonly Dibujada[], hoy: Date): Promise<void> {
  for (const { slug, sube, ancho, alto, bytes } of dibujadas) {
    const experienciaId = itemAt(
      ofertas.filter((oferta) => oferta.slug === slug),
      0,
    ).id
    const huella = createHash('sha256').update(idDeFoto(slug)).digest()
    await tx
      .insertInto('fotos')
      .values({
        id: idDeFoto(slug),
        experienciaId,
        huella,
        ancho,
        alto,
        bytes,
        licencia: 'propia',
        subidaPor: sube,
        publicadaEn: hoy,
        createdAt: hoy,
      })
      .execute()
  }
}

function unaEscena(cosa: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="750"><rect width="1000" height="750" fill="#cfe3ea"/><path d="M0 420 L260 300 L520 410 L780 280 L1000 380 V750H0Z" fill="#93b3a4"/><path d="M0 690 Q500 620 1000 690 V750H0Z" fill="#d9c39a"/>${cosa}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
}
