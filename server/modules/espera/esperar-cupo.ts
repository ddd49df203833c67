import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { espera } from '#contract/espera.ts'
import { motivoParaNoEsperar } from '#domain/espera/oferta.ts'
import { motivoParaNoReservar } from '#domain/permisos/reservas.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { usuarioSiHay } from '#server/la-sesion.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { findOferta, lockSalida, type Oferta } from '#server/modules/disponibilidad/index.ts'
import { contar, quienPide } from '#server/modules/limites/index.ts'
import { exigirEncendida, reglaDe } from '#server/modules/reglas/index.ts'
import { plazasSiNadieMas } from '#server/modules/recursos/index.ts'
import { contarEnVenta, motivoParaNoIrGratis, plazasPara } from '#server/modules/reservas/index.ts'
import { getUsuario, trabajaPara } from '#server/modules/usuarios/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { countVivas, findDeInvitado, findEspera, insertEspera } from '#server/modules/filas/index.ts'
import { correoDeConfirmarEspera } from './espera.mails.ts'

const POR_HORA = { max: 10, segundos: 3600 }

/** A place in the line of a full salida. A guest hears the same whether they stood there before or not. */
export async function esperarCupo(
  ctx: Ctx,
  pedido: Input<typeof espera.esperarCupo>,
): Promise<{ estado: 'por_confirmar' | 'en_espera' }> {
  await exigirEncendida(ctx, 'listaDeEspera')
  const usuarioId = usuarioSiHay(ctx)
  // The account's own address: nobody is written to because a member named them.
  const email = usuarioId ? (await getUsuario(ctx.db, usuarioId)).email : pedido.contacto.email
  return ctx.transaction(async (tx) => {
    const oferta = await cargarOferta(tx, pedido)
    const ajena = motivoParaNoReservar(ctx.actor, await trabajaPara(tx, usuarioId, oferta))
    if (ajena) refuse(ajena)
    const { plazas, lineas } =
      plazasPara(oferta, pedido.participantes) ??
      refuse('tarifa-no-vendida', {
        errores: [{ campo: 'participantes', mensaje: 'Esta experiencia no vende ese tipo de participante' }],
      })
    const salida = await lockSalida(tx, oferta.salidaId)
    const motivo = motivoParaNoEsperar(
      salida,
      {
        recibeReservas: oferta.recibeReservas,
        plazas,
        enVenta: await contarEnVenta(tx, salida, ctx.now),
        alcanza: await plazasSiNadieMas(tx, oferta.experienciaId),
      },
      ctx.now,
    )
    if (motivo === 'datos-invalidos') refuseCampo('participantes', 'Elige entre 1 y 50 viajeros')
    if (motivo) refuse(motivo)
    const sinPagar = await motivoParaNoIrGratis(tx, { ...oferta, usuarioId, lineas, now: ctx.now })
    if (sinPagar) refuse(sinPagar)
    await contar(tx, `esperar:${quienPide(ctx, email)}`, POR_HORA, ctx.now)
    if (!usuarioId && ctx.address) await contar(tx, `esperar-desde:${ctx.address}`, POR_HORA, ctx.now)
    if ((await countVivas(tx, { usuarioId, email }, ctx.now)) >= (await reglaDe(tx, 'limites', ctx.now)).esperas)
      refuse('demasiadas-esperas')

    const { nombre, telefono } = pedido.contacto
    const estado = usuarioId ? 'en_espera' : 'por_confirmar'
    const id = randomUUID()
    const fila = {
      id,
      salidaId: oferta.salidaId,
      experienciaId: oferta.experienciaId,
      usuarioId,
      contactoNombre: nombre,
      contactoEmail: email,
      contactoTelefono: telefono,
      participantes: JSON.stringify(pedido.participantes),
      plazas,
    }
    const nueva = await insertEspera(tx, {
      ...fila,
      estado,
      enFilaDesde: usuarioId ? ctx.now : null,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    if (!nueva && usuarioId) refuse('espera-repetida')
    if (!usuarioId) await pedirConfirmacion(ctx, tx, nueva ? id : null, { salidaId: oferta.salidaId, email })
    return { estado }
  })
}

async function cargarOferta(
  tx: Tx,
  { experienciaId, salidaId }: { experienciaId: string; salidaId: string },
): Promise<Oferta> {
  const { experiencia, oferta } = await findOferta(tx, experienciaId, salidaId)
  if (!experiencia) refuse('experiencia-desconocida')
  return oferta ?? refuse('salida-desconocida')
}

async function pedirConfirmacion(
  ctx: Ctx,
  tx: Tx,
  nueva: string | null,
  { salidaId, email }: { salidaId: string; email: string },
): Promise<void> {
  const id = nueva ?? (await findDeInvitado(tx, salidaId, email))?.id
  if (id)
    await encolarCorreo(
      ctx,
      tx,
      `espera-confirmar:${id}:${ctx.now.getTime()}`,
      correoDeConfirmarEspera(ctx, (await findEspera(tx, id))!),
    )
}
