import type { Ctx, Tx } from '#server/ctx.ts'
import type { Persona } from '#server/titular.ts'
import { listSinLlegarA, listSinSalirDe, updateRegalo } from './regalos.db.ts'
import { correoDeSinDestinatario } from './regalos.mails.ts'
import { componerEnvio, type Carta } from './revisar.ts'

/**
 * Before somebody is erased: what they bought and has not left is sent now, since nobody could send it afterwards; who bought for
 * them hears that it needs another address. Answers the mails, to be written once all else of the person is gone.
 */
export async function apartarRegalosDe(ctx: Ctx, tx: Tx, persona: Persona): Promise<Carta[]> {
  const cartas: Carta[] = []
  for (const { id, deEmail, deNombre, sinDestinatario } of await listSinSalirDe(tx, persona)) {
    // To whoever receives it, or to its buyer where nobody does.
    if (sinDestinatario)
      await updateRegalo(tx, id, { paraNombre: deNombre, paraEmail: deEmail, sinDestinatario: false }, ctx.now)
    cartas.push(await componerEnvio(ctx, tx, id))
  }
  for (const regalo of await listSinLlegarA(tx, persona)) {
    // A code that never left opens nothing.
    await updateRegalo(tx, regalo.id, { codigoHash: null, muestra: null, enviadoEn: null }, ctx.now)
    if (regalo.estado === 'activo')
      cartas.push({
        clave: `regalo-sin-destino:${regalo.id}:${ctx.now.getTime()}`,
        correo: correoDeSinDestinatario(ctx, regalo),
      })
  }
  return cartas
}
