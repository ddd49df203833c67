import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Ctx, Tx } from '#server/ctx.ts'
import { guardarArchivos } from '#server/modules/fotos/index.ts'
import type { OpinionDemo } from './opiniones.ts'
import { viajera } from './personas.ts'
import { idDe } from './seeded.ts'
import type { Venta } from './ventas.ts'
import { reservaId } from './ventas-rows.ts'

interface FotoDemo {
  id: string
  name: string
  opinion: string
  reservaId: string
  ancho: number
  alto: number
  bytes: number
}

const CIELOS = [
  ['#f4b183', '#7a3b2e', '#3c1f1a'],
  ['#a9cfe0', '#2f6b7a', '#143943'],
] as const

/** The files of the photos that viajera@demo.cl added to the opinions she published; drawn here, so that they are nobody's. */
export async function dibujarFotosDeOpiniones(
  ctx: Pick<Ctx, 'archivos'>,
  opinadas: { venta: Venta; opinion: OpinionDemo }[],
): Promise<FotoDemo[]> {
  const suyas = opinadas.filter(({ opinion }) => opinion.autor === viajera)
  const fotos: FotoDemo[] = []
  for (const [i, { venta, opinion }] of suyas.entries()) {
    for (const [j, cielo] of CIELOS.slice(0, suyas.length - i).entries()) {
      const name = `foto:${opinion.name}:${j}`
      const id = idDe(name)
      fotos.push({
        id,
        name,
        opinion: idDe(`resena:${opinion.name}`),
        reservaId: reservaId(venta),
        ...(await guardarArchivos(ctx, { id, de: 'demo' }, await unPaisaje(cielo))),
      })
    }
  }
  return fotos
}

export async function insertFotosDeOpiniones(tx: Tx, fotos: FotoDemo[], hoy: Date): Promise<void> {
  for (const { id, name, reservaId: reserva, ancho, alto, bytes } of fotos) {
    const huella = createHash('sha256').update(name).digest()
    await tx
      .insertInto('fotos')
      .values({
        id,
        reservaId: reserva,
        huella,
        ancho,
        alto,
        bytes,
        licencia: 'propia',
        subidaPor: viajera.id,
        createdAt: hoy,
      })
      .execute()
  }
  for (const [resena, suyas] of Map.groupBy(fotos, ({ opinion }) => opinion)) {
    await tx
      .updateTable('resenas')
      .set({ fotos: JSON.stringify(suyas.map(({ id, ancho, alto }) => ({ id, ancho, alto }))) })
      .where('id', '=', resena)
      .execute()
  }
}

function unPaisaje([cielo, lejos, cerca]: readonly [string, string, string]): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="${cielo}"/><circle cx="860" cy="300" r="90" fill="#fff" opacity=".7"/>
    <path d="M0 560 L220 380 L420 540 L640 330 L900 560 L1200 420 V900 H0Z" fill="${lejos}"/><path d="M0 700 L300 600 L620 740 L940 620 L1200 700 V900 H0Z" fill="${cerca}"/></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
}
