import { cuando } from '#domain/fechas-en-palabras.ts'
import { calcularFinDeOferta } from '#domain/espera/oferta.ts'
import { cuposDisponibles, estaALaVenta } from '#domain/disponibilidad/cupos.ts'
import { mientrasSeaCierto } from '#domain/reservas/correos.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { findOferta, lockSalida } from '#server/modules/disponibilidad/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'
import { plazasConCandado } from '#server/modules/recursos/index.ts'
import { plazasPara, retenerPara, sumPlazasOcupadas } from '#server/modules/reservas/index.ts'
import { quiereAviso } from '#server/modules/usuarios/index.ts'
import { findEspera, moverEspera, takePrimeraQueCabe, type EsperaRow } from '#server/modules/filas/index.ts'
import { enlaceDeOferta } from './espera.json.ts'
import { correoDeOferta } from './espera.mails.ts'

/** Offers the free places of a salida, one party after the other, to whoever waited longest and fits. */
export async function ofrecer(ctx: Ctx, { salidaId }: { salidaId: string }): Promise<void> {
  while (await ctx.transaction((tx) => ofrecerAUna(ctx, tx, salidaId)));
}

/** True while there may be another one to offer to. Lock, count, then choose: two at once never offer the same place. */
async function ofrecerAUna(ctx: Ctx, tx: Tx, salidaId: string): Promise<boolean> {
  const salida = await lockSalida(tx, salidaId)
  const hasta = calcularFinDeOferta(ctx.now, salida.cierreVentas)
  if (!hasta || !estaALaVenta(salida, ctx.now)) return false
  const libres = Math.min(
    cuposDisponibles(salida.cupos, await sumPlazasOcupadas(tx, salidaId, ctx.now)),
    await plazasConCandado(tx, salida, ctx.now),
  )
  const primera = libres > 0 ? await takePrimeraQueCabe(tx, salidaId, libres) : undefined
  if (!primera) return false

  const fila = (await findEspera(tx, primera.id))!
  const { oferta } = await findOferta(tx, fila.experienciaId, salidaId)
  if (!oferta?.recibeReservas || !oferta.documentosAlDia) return false
  const pide = plazasPara(oferta, fila.participantes)?.plazas ?? 0
  // It would take more than it was counted with: it waits on with its count put right, and whoever comes behind has their turn.
  if (pide > libres) return moverEspera(tx, fila, { plazas: pide }, ctx.now)
  const contacto = { nombre: fila.contactoNombre, email: fila.contactoEmail, telefono: fila.contactoTelefono }
  const reservaId = await retenerPara(ctx, tx, {
    oferta,
    usuarioId: fila.usuarioId,
    contacto,
    participantes: fila.participantes,
    hasta,
  })
  // A kind of participant that is no longer sold: nothing can be offered to them.
  await moverEspera(tx, fila, reservaId ? { estado: 'ofrecida', reservaId } : { estado: 'retirada' }, ctx.now)
  if (reservaId) await avisar(ctx, tx, (await findEspera(tx, fila.id))!)
  return true
}

async function avisar(ctx: Ctx, tx: Tx, fila: EsperaRow): Promise<void> {
  const { usuarioId } = fila
  const clave = `espera-oferta:${fila.reservaId}` as const
  if (usuarioId) {
    const texto = `${fila.nombreExperiencia}, ${cuando(fila.inicioUtc, fila.zona)}. Los guardamos hasta las ${cuando(fila.ofertaExpira!, fila.zona).slice(-5)}.`
    await notificar(ctx, tx, {
      usuarioId,
      tipo: 'espera',
      clave,
      titulo: 'Se liberaron los cupos que esperabas',
      texto,
      enlace: enlaceDeOferta(ctx, fila),
    })
    if (!(await quiereAviso(tx, usuarioId, 'espera', 'correo'))) return
  }
  await encolarCorreo(ctx, tx, clave, {
    ...correoDeOferta(ctx, fila),
    mientras: mientrasSeaCierto('oferta', { id: fila.reservaId!, salidaId: fila.salidaId }),
  })
}
