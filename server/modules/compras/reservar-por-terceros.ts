import type { Input } from '#contract/call.ts'
import type { Compra, compras } from '#contract/compras.ts'
import { plazoDeAprobacion } from '#domain/empresas/aprobacion.ts'
import { lineasNetas } from '#domain/empresas/contrato.ts'
import { type MargenPara, vendibleDe } from '#domain/empresas/margen.ts'
import { leerNomina } from '#domain/empresas/nomina.ts'
import { miembroCon, necesitaAprobacion } from '#domain/permisos/empresas.ts'
import { calcularTotal } from '#domain/reservas/precio.ts'
import { refuseAjeno } from '#server/ajeno.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { findOferta } from '#server/modules/disponibilidad/index.ts'
import { findCentro, findEmpresa, margenPara } from '#server/modules/empresas/index.ts'
import { unaVez } from '#server/modules/idempotencia/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { apartar, exigirPocasRetenciones } from '#server/modules/reservas/index.ts'
import { findMiembro, trabajaPara } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { anotarCompra, findCompra, saveNomina } from './compras.db.ts'
import { toCompraJson } from './compras.json.ts'
import { dejarACuenta } from './pagar-a-cuenta.ts'
import { pedirAprobacion } from './pedir-aprobacion.ts'

type Pedido = Input<typeof compras.reservarPorTerceros>

/** Places for other people at the net price; above the buyer's limit they are held for whoever approves. */
export async function reservarPorTerceros(ctx: Ctx, pedido: Pedido): Promise<Compra> {
  const { empresaId, usuarioId } = miembroCon(ctx.actor, 'comprar') ?? refuse('sin-permiso')
  return unaVez(ctx, { ruta: 'reservarPorTerceros', actor: usuarioId, cuerpo: pedido }, async (tx) => {
    await contar(tx, `reservar:${usuarioId}`, { max: 20, segundos: 60 }, ctx.now)
    const empresa = (await findEmpresa(tx, empresaId)) ?? refuse('sin-permiso')
    if (empresa.estado !== 'Activa') refuse('empresa-no-activa')
    if (pedido.centroId && !(await findCentro(tx, empresaId, pedido.centroId)))
      await refuseAjeno(tx, {
        de: 'centrosDeCosto',
        id: pedido.centroId,
        salvo: { empresaId },
        desconocido: 'centro-desconocido',
      })
    const miembro = (await findMiembro(tx, empresaId, usuarioId)) ?? refuse('sin-permiso')
    const { pedidaDesde } = await exigirPocasRetenciones(ctx, tx, pedido.contacto.email)
    const margen = await margenPara(tx, empresaId, ctx.now)
    const espera = necesitaAprobacion(await cotizar(tx, pedido, { usuarioId, margen }), {
      rol: miembro.papel,
      limite: miembro.limite,
    })
    const apartada = await apartar(ctx, tx, {
      empresaId,
      usuarioId,
      experienciaId: pedido.experienciaId,
      salidaId: pedido.salidaId,
      participantes: pedido.participantes,
      pedidaDesde,
      contacto: pedido.contacto,
      ...(pedido.comentario && { comentario: pedido.comentario }),
      hasta: espera ? plazoDeAprobacion(ctx.now) : null,
      porAceptar: espera,
      precio: (lineas, oferta) => lineasNetas(lineas, margen(vendibleDe(oferta))),
    })
    await anotarCompra(tx, {
      reservaId: apartada.id,
      empresaId,
      compradaPor: usuarioId,
      centroId: pedido.centroId ?? null,
      ordenCompra: pedido.ordenCompra ?? null,
      publico: apartada.publico,
      aCuenta: pedido.formaPago === 'cuenta',
      aprobacion: espera ? 'pendiente' : 'no_requiere',
      createdAt: ctx.now,
    })
    if (pedido.nomina) await saveNomina(tx, apartada.id, nominaDe(pedido.nomina, apartada.plazas, 'nomina'))
    if (!espera && pedido.formaPago === 'cuenta') await dejarACuenta(ctx, tx, { reservaId: apartada.id, empresaId })
    if (espera) await pedirAprobacion(ctx, tx, { reservaId: apartada.id, empresaId, compradaPor: usuarioId })
    return toCompraJson(ctx, (await findCompra(tx, empresaId, apartada.id))!)
  })
}

/** What it will cost, before anything is locked; the price itself is made with the places. */
async function cotizar(
  tx: Tx,
  { experienciaId, salidaId, participantes }: Pedido,
  { usuarioId, margen }: { usuarioId: string; margen: MargenPara },
): Promise<number> {
  const { experiencia, oferta } = await findOferta(tx, experienciaId, salidaId)
  if (!experiencia) refuse('experiencia-desconocida')
  if (!oferta) return refuse('salida-desconocida')
  if (await trabajaPara(tx, usuarioId, oferta)) refuse('experiencia-propia')
  const precio = calcularTotal(oferta.tarifas, participantes)
  return precio.motivo === null ? lineasNetas(precio.lineas, margen(vendibleDe(oferta))).total : refuse(precio.motivo)
}

export function nominaDe(texto: string, plazas: number, campo: string) {
  const leida = leerNomina(texto, plazas)
  return 'viajeros' in leida
    ? leida.viajeros
    : refuse('datos-invalidos', { errores: leida.errores.map((mensaje) => ({ campo, mensaje })) })
}
