import type { Input, Output } from '#contract/call.ts'
import type { Transferencia, transferencias } from '#contract/transferencias.ts'
import { esUuid } from '#domain/identificador.ts'
import { motivoParaNoDecidir, siguienteEstadoTransferencia } from '#domain/pagos/transferencia.ts'
import { puedeVerFinanzas } from '#domain/permisos/finanzas.ts'
import { leerRut, RUT_MALO } from '#domain/usuarios/rut.ts'
import type { Ctx, Db, Page, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import {
  countTransferencias,
  findReembolso,
  findTransferencia,
  listTransferencias,
  lockTransferencia,
  moverTransferencia,
  pedirTransferencia as anotarPedido,
  seguirTransferencia,
  usarCuentaEscrita,
  type TransferenciaCompleta,
  type TransferenciaRow,
} from '#server/modules/pagos/index.ts'
import { exigirQueSeaAjena } from '#server/modules/reservas/index.ts'
import { abrirCuenta, finesDeCuenta } from '#server/modules/secretos/index.ts'
import { exigirOtraEmpresa } from '#server/modules/usuarios/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { findEmpresaDe } from './devoluciones.db.ts'

type CuentaCompleta = Output<typeof transferencias.mostrarCuentaDeTransferencia>

const POR_PAGINA = 24

export async function listarTransferencias(
  ctx: Ctx,
  {
    vista = 'pendientes',
    libro = ctx.psp.dinero,
    pagina = 1,
    porPagina = POR_PAGINA,
  }: Input<typeof transferencias.listarTransferencias>,
): Promise<Page<Transferencia>> {
  deFinanzas(ctx)
  const filtro = { modo: libro, todas: vista === 'todas' }
  const rows = await listTransferencias(ctx.db, filtro, { limit: porPagina, offset: (pagina - 1) * porPagina })
  return { items: rows.map((row) => toJson(ctx, row)), total: await countTransferencias(ctx.db, filtro) }
}

export async function verTransferencia(ctx: Ctx, { id }: { id: string }): Promise<Transferencia> {
  deFinanzas(ctx)
  return toJson(ctx, await leer(ctx.db, id))
}

/** Whoever looks at an account leaves a line in the audit, before seeing it. */
export async function mostrarCuentaDeTransferencia(ctx: Ctx, { id }: { id: string }): Promise<CuentaCompleta> {
  const actor = deFinanzas(ctx)
  return ctx.transaction(async (tx) => {
    const { titular, rut, banco, tipoCuenta, numeroCuenta, cuentaSellada } = await leer(tx, id)
    if (titular === null) refuse('transicion-no-permitida')
    await anotar(tx, {
      actor,
      accion: 'transferencia.mostrar_cuenta',
      objeto: 'transferencia',
      objetoId: id.toLowerCase(),
      now: ctx.now,
    })
    return {
      titular,
      banco: banco!,
      tipoCuenta: tipoCuenta!,
      ...abrirCuenta(ctx.secretos, { rut: rut!, numeroCuenta: numeroCuenta!, cuentaSellada }),
    }
  })
}

/** A small one may leave with the next file; a large one waits for a second person. */
export async function pedirTransferencia(
  ctx: Ctx,
  { id, rut, ...pedido }: Input<typeof transferencias.pedirTransferencia>,
): Promise<Transferencia> {
  const autor = deFinanzas(ctx)
  return ctx.transaction(async (tx) => {
    const fila = await abrir(ctx, tx, id)
    const leido = leerRut(rut) ?? refuseCampo('rut', RUT_MALO)
    if (fila.estado !== 'por_pedir') refuse('transicion-no-permitida')
    await anotarPedido(ctx, tx, fila, { ...pedido, rut: `${leido.cuerpo}-${leido.dv}`, autor })
    await anotar(tx, {
      actor: autor,
      accion: 'pedir_transferencia',
      objeto: 'transferencia',
      objetoId: fila.id,
      detalle: { monto: fila.monto, motivo: pedido.motivo },
      now: ctx.now,
    })
    return toJson(ctx, await leer(tx, fila.id))
  })
}

/** The account that its buyer wrote, unless it is another one by now than what was looked at. */
export async function usarCuentaDeViajero(
  ctx: Ctx,
  { id, escritaEn, motivo }: Input<typeof transferencias.usarCuentaDeViajero>,
): Promise<Transferencia> {
  const autor = deFinanzas(ctx)
  return ctx.transaction(async (tx) => {
    const fila = await abrir(ctx, tx, id)
    if (fila.estado !== 'por_pedir' || fila.escritaEn?.getTime() !== Date.parse(escritaEn))
      refuse('transicion-no-permitida')
    await usarCuentaEscrita(ctx, tx, fila, { autor, motivo })
    await anotar(tx, {
      actor: autor,
      accion: 'usar_cuenta_de_viajero',
      objeto: 'transferencia',
      objetoId: fila.id,
      detalle: { monto: fila.monto, motivo },
      now: ctx.now,
    })
    return toJson(ctx, await leer(tx, fila.id))
  })
}

/** The second person; whoever asked may only take it back. */
export async function decidirTransferencia(
  ctx: Ctx,
  { id, decision, motivo }: Input<typeof transferencias.decidirTransferencia>,
): Promise<Transferencia> {
  const autor = deFinanzas(ctx)
  return ctx.transaction(async (tx) => {
    const fila = await abrir(ctx, tx, id)
    const imposible = motivoParaNoDecidir(
      ctx.actor,
      { estado: fila.estado as Transferencia['estado'], pedidaPor: fila.pedidaPor },
      decision,
    )
    if (imposible) refuse(imposible)
    if (decision === 'rechazar' && !motivo) refuseCampo('motivo', 'Escribe por qué')
    const aprueba = decision === 'aprobar'
    await moverTransferencia(
      tx,
      fila,
      decision,
      aprueba ? { decididaPor: autor, decididaEn: ctx.now } : { observacion: motivo! },
      ctx.now,
    )
    await seguirTransferencia(tx, fila, {
      actor: autor,
      hecho: aprueba ? 'aprobada' : 'rechazada',
      texto: motivo ?? null,
      now: ctx.now,
    })
    await anotar(tx, {
      actor: autor,
      accion: `${decision}_transferencia`,
      objeto: 'transferencia',
      objetoId: fila.id,
      detalle: { monto: fila.monto },
      now: ctx.now,
    })
    return toJson(ctx, await leer(tx, fila.id))
  })
}

/** Locked, and nobody's own. */
async function abrir(ctx: Ctx, tx: Tx, id: string): Promise<TransferenciaRow> {
  const fila = (esUuid(id) ? await lockTransferencia(tx, id) : undefined) ?? refuse('transferencia-desconocida')
  if (fila.reservaId) await exigirQueSeaAjena(ctx, tx, fila.reservaId)
  const origenId = (await findReembolso(tx, fila.origenId))?.origenId
  if (origenId) await exigirOtraEmpresa(ctx, tx, await findEmpresaDe(tx, origenId))
  return fila
}

const leer = async (db: Db | Tx, id: string): Promise<TransferenciaCompleta> =>
  (esUuid(id) ? await findTransferencia(db, id) : undefined) ?? refuse('transferencia-desconocida')

function deFinanzas({ actor }: Ctx): string {
  return actor.tipo === 'sesion' && puedeVerFinanzas(actor) ? actor.usuarioId : refuse('sin-permiso')
}

function cuentaConFines({
  titular,
  banco,
  tipoCuenta,
  ...t
}: TransferenciaCompleta): NonNullable<Transferencia['cuenta']> {
  const { rut, numeroCuenta } = finesDeCuenta({ rut: t.rut!, numeroCuenta: t.numeroCuenta! })
  return { titular: titular!, banco: banco!, tipoCuenta: tipoCuenta!, rutTerminaEn: rut, terminaEn: numeroCuenta }
}

function toJson({ actor }: Ctx, t: TransferenciaCompleta): Transferencia {
  const estado = t.estado as Transferencia['estado']
  const puede = (decision: 'aprobar' | 'rechazar'): boolean =>
    motivoParaNoDecidir(actor, { estado, pedidaPor: t.pedidaPor }, decision) === null
  return {
    id: t.id,
    origen: t.origen as Transferencia['origen'],
    codigo: t.codigo,
    reservaId: t.reservaId,
    nombreExperiencia: t.nombreExperiencia,
    monto: t.monto,
    estado,
    cuenta: t.titular === null ? null : cuentaConFines(t),
    escritaEn: t.escritaEn?.toISOString() ?? null,
    motivo: t.motivo,
    pedidaPor: t.solicitante,
    pedidaEn: t.pedidaEn?.toISOString() ?? null,
    decididaPor: t.decididora,
    decididaEn: t.decididaEn?.toISOString() ?? null,
    observacion: t.observacion,
    corrida: t.corridaId === null ? null : { id: t.corridaId, numero: t.numero! },
    desde: t.createdAt.toISOString(),
    pagadaEn: t.pagadaEn?.toISOString() ?? null,
    acciones: {
      puedePedir: siguienteEstadoTransferencia(estado, 'pedir') !== null,
      puedeUsar: estado === 'por_pedir' && t.escritaEn !== null,
      puedeAprobar: puede('aprobar'),
      puedeRechazar: puede('rechazar'),
    },
  }
}
