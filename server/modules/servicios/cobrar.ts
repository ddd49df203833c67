import { randomUUID } from 'node:crypto'
import type { Ctx, Tx } from '#server/ctx.ts'
import { PspRefusedError, PspUnavailableError, PspUnknownError, type PspSesion } from '#server/ports.ts'
import { refuse } from '#server/refusal.ts'
import { revisarServicios, SERVICIOS } from './revisar.ts'
import { findCobroVivo, insertCobro, moverAbierto, type CobroServicios } from './servicios.db.ts'

/** The one charge of these services, new or as it stands. The request is locked by the caller. */
export async function tomarCobro(
  { now, psp }: Pick<Ctx, 'now' | 'psp'>,
  tx: Tx,
  { propuestaId, monto }: { propuestaId: string; monto: number },
): Promise<CobroServicios> {
  return (
    (await findCobroVivo(tx, propuestaId)) ??
    insertCobro(tx, {
      id: randomUUID(),
      propuestaId,
      monto,
      estado: 'creado',
      modo: psp.dinero,
      tocadoEn: now,
      createdAt: now,
    })
  )
}

interface Pagina {
  descripcion: string
  email: string
  volver: string
}

/** Where it is paid; null where its page had come to an end, and another try has to be made. */
export async function abrirPagina(
  ctx: Ctx,
  cobro: CobroServicios,
  { descripcion, email, volver }: Pagina,
): Promise<string | null> {
  const { id, monto, pspSesion } = cobro
  const pedido = {
    pagoId: id,
    reservaId: SERVICIOS,
    monto,
    descripcion,
    email,
    urlExito: `${volver}&pago=hecho`,
    urlVolver: `${volver}&pago=anulado`,
  }
  const sesion = await alPsp(ctx, cobro, () => (pspSesion ? ctx.psp.verSesion(pspSesion) : ctx.psp.crearSesion(pedido)))
  await moverAbierto(
    ctx.db,
    id,
    {
      estado: 'creado',
      pspSesion: sesion.id,
      ...(sesion.url && { url: sesion.url }),
      ...(sesion.intento && { pspIntento: sesion.intento }),
    },
    ctx.now,
  )
  if (sesion.estado === 'abierta' && sesion.url) return sesion.url
  await alPsp(ctx, cobro, () => revisarServicios(ctx, { id }))
  return null
}

/** Without an answer the charge is `desconocido`: the next try asks for the same one. */
async function alPsp<T extends PspSesion | void>(ctx: Ctx, { id }: CobroServicios, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (cause) {
    if (cause instanceof PspUnknownError) await moverAbierto(ctx.db, id, { estado: 'desconocido' }, ctx.now)
    if (cause instanceof PspUnknownError || cause instanceof PspUnavailableError || cause instanceof PspRefusedError)
      refuse('pagos-no-disponible', { cause })
    throw cause
  }
}
