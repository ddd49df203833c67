import type { Input } from '#contract/call.ts'
import type { EstadoSolicitud, Solicitud, solicitudes } from '#contract/solicitudes.ts'
import { miembroCon, necesitaAprobacion } from '#domain/permisos/empresas.ts'
import { siguienteEstadoSolicitud } from '#domain/solicitudes/estados.ts'
import { sePagaConTarjeta } from '#domain/solicitudes/servicios.ts'
import { refuseAjeno } from '#server/ajeno.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { abrirCaso, resolverCaso } from '#server/modules/casos/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { anotarCompra } from '#server/modules/compras/index.ts'
import { findCentro, findEmpresa } from '#server/modules/empresas/index.ts'
import { aceptarApartadas, confirmarACuenta, findReserva, soltarApartadas } from '#server/modules/reservas/index.ts'
import { findMiembro, trabajaPara } from '#server/modules/usuarios/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { findPropuestaVigente, type PropuestaRow } from './propuestas.db.ts'
import { insertHito, lockSolicitud, type SolicitudRow, updateSolicitud } from './solicitudes.db.ts'
import { leerCuentaDelSitio } from '#server/modules/sitio/index.ts'
import { soloReservas, verJson } from './solicitudes.json.ts'
import { correoDeAceptada } from './solicitudes.mails.ts'
import { abrirSolicitud } from './ver-solicitudes.ts'

type Respuesta = Input<typeof solicitudes.responderSolicitud>

interface Quien {
  empresaId: string
  usuarioId: string
}

/** What the company answers; each answer is a line of its history. */
export async function responderSolicitud(ctx: Ctx, respuesta: Respuesta): Promise<Solicitud> {
  const { id } = await abrirSolicitud(ctx, respuesta.id)
  const quien = miembroCon(ctx.actor, respuesta.acto === 'aceptar' ? 'comprar' : 'pedir') ?? refuse('sin-permiso')
  const texto = respuesta.texto || null
  if (texto === null && (respuesta.acto === 'escribir' || respuesta.acto === 'pedir_cambios'))
    refuseCampo('texto', respuesta.acto === 'escribir' ? 'Escribe un mensaje' : 'Escribe qué cambiar')
  return ctx.transaction(async (tx) => {
    const solicitud = (await lockSolicitud(tx, id)) ?? refuse('solicitud-desconocida')
    const propuesta = await findPropuestaVigente(tx, id)
    if (respuesta.acto === 'escribir')
      await escribir(tx, solicitud, { texto: texto!, usuarioId: quien.usuarioId, now: ctx.now })
    else if (respuesta.acto === 'aceptar') await aceptar(ctx, tx, { solicitud, propuesta, respuesta, quien })
    else await mover(ctx, tx, { solicitud, propuesta, acto: respuesta.acto, texto, usuarioId: quien.usuarioId })
    return verJson(ctx, tx, id)
  })
}

/** Its words stay in its history alone, from where they may be taken out; the case names where to look. */
async function escribir(
  tx: Tx,
  { id, numero, nombreEmpresa, estado }: SolicitudRow,
  { texto, usuarioId, now }: { texto: string; usuarioId: string; now: Date },
): Promise<void> {
  if (estado === 'rechazada') refuse('transicion-no-permitida')
  await insertHito(tx, { solicitudId: id, tipo: 'mensaje', autor: 'empresa', usuarioId, texto, now })
  await abrirCaso(tx, {
    tipo: 'cotizacion',
    objeto: 'solicitud',
    objetoId: id,
    titulo: `Solicitud N.º ${numero} de ${nombreEmpresa}`,
    now,
  })
}

const HITO = { pedir_cambios: 'cambios', rechazar: 'rechazada', renovar: 'renovada' } as const

/** Back to us, or to its end: the places it held are free from now on. */
async function mover(
  ctx: Ctx,
  tx: Tx,
  {
    solicitud,
    propuesta,
    acto,
    texto,
    usuarioId,
  }: {
    solicitud: SolicitudRow
    propuesta: PropuestaRow | undefined
    acto: keyof typeof HITO
    texto: string | null
    usuarioId: string
  },
): Promise<void> {
  const { id, numero, nombreEmpresa } = solicitud
  const estado =
    siguienteEstadoSolicitud(estadoEn(ctx, solicitud, propuesta), acto) ?? refuse('transicion-no-permitida')
  if (acto !== 'pedir_cambios') await soltarApartadas(tx, reservasDe(propuesta), ctx.now)
  await updateSolicitud(tx, id, { estado }, ctx.now)
  await insertHito(tx, { solicitudId: id, tipo: HITO[acto], autor: 'empresa', usuarioId, texto, now: ctx.now })
  if (acto === 'rechazar')
    await resolverCaso(tx, { tipo: 'cotizacion', objetoId: id, actor: null, decision: 'rechazada', now: ctx.now })
  else
    await abrirCaso(tx, {
      tipo: 'cotizacion',
      objeto: 'solicitud',
      objetoId: id,
      titulo: `Solicitud N.º ${numero} de ${nombreEmpresa}`,
      now: ctx.now,
    })
}

interface Aceptacion {
  solicitud: SolicitudRow
  propuesta: PropuestaRow | undefined
  respuesta: Respuesta
  quien: Quien
}

/** The company takes it as it was read: its places become bookings to pay. */
async function aceptar(ctx: Ctx, tx: Tx, aceptacion: Aceptacion): Promise<void> {
  const { solicitud, quien } = aceptacion
  const { propuesta, estado, formaPago, ordenCompra, centroId } = await revisarAceptacion(ctx, tx, aceptacion)
  // By transfer nobody may pay it again with a card while the money is on its way.
  if (formaPago === 'tarjeta' && !(await aceptarApartadas(tx, reservasDe(propuesta), ctx.now)))
    refuse('propuesta-vencida')
  await comprar(ctx, tx, propuesta, { ...quien, centroId, ordenCompra, aCuenta: formaPago === 'cuenta' })
  if (formaPago === 'cuenta' && !(await confirmarACuenta(ctx, tx, reservasDe(propuesta), { acepta: true })))
    refuse('propuesta-vencida')
  await updateSolicitud(tx, solicitud.id, { estado, formaPago, ordenCompra }, ctx.now)
  await insertHito(tx, {
    solicitudId: solicitud.id,
    tipo: 'aceptada',
    autor: 'empresa',
    usuarioId: quien.usuarioId,
    texto: null,
    now: ctx.now,
  })
  if (formaPago === 'transferencia')
    await abrirCaso(tx, {
      tipo: 'pago',
      objeto: 'solicitud',
      objetoId: solicitud.id,
      titulo: `Transferencia de ${solicitud.nombreEmpresa}`,
      detalle: { total: propuesta.total },
      now: ctx.now,
    })
  await encolarCorreo(
    ctx,
    tx,
    `solicitud-aceptada:${solicitud.id}`,
    correoDeAceptada(
      ctx,
      { ...solicitud, formaPago, ordenCompra },
      {
        total: propuesta.total,
        cuenta: formaPago === 'transferencia' ? await leerCuentaDelSitio({ db: tx, settings: ctx.settings }) : null,
      },
    ),
  )
}

/** Whether they may take it, as it stands now and in the way they mean to pay. */
async function revisarAceptacion(ctx: Ctx, tx: Tx, { solicitud, propuesta, respuesta, quien }: Aceptacion) {
  const { formaPago, ordenCompra = null, centroId = null } = respuesta
  if (!formaPago) refuseCampo('formaPago', 'Elige cómo pagar')
  if ((await findEmpresa(tx, quien.empresaId))?.estado !== 'Activa') refuse('empresa-no-activa')
  const visible = estadoEn(ctx, solicitud, propuesta)
  if (visible === 'vencida') refuse('propuesta-vencida')
  const estado = siguienteEstadoSolicitud(visible, 'aceptar') ?? refuse('transicion-no-permitida')
  if (!propuesta) refuse('transicion-no-permitida')
  if (respuesta.version !== undefined && respuesta.version !== propuesta.version) refuse('precio-distinto')
  const miembro = (await findMiembro(tx, quien.empresaId, quien.usuarioId)) ?? refuse('sin-permiso')
  if (necesitaAprobacion(propuesta.total, { rol: miembro.papel, limite: miembro.limite })) refuse('sobre-el-limite')
  if (centroId && !(await findCentro(tx, quien.empresaId, centroId)))
    await refuseAjeno(tx, {
      de: 'centrosDeCosto',
      id: centroId,
      salvo: { empresaId: quien.empresaId },
      desconocido: 'centro-desconocido',
    })
  if (formaPago === 'tarjeta' && !sePagaConTarjeta(propuesta.items))
    refuseCampo('formaPago', 'Esta propuesta no se paga con tarjeta. Elige otra forma')
  if (formaPago === 'cuenta' && !soloReservas(propuesta))
    refuseCampo('formaPago', 'Esta propuesta se paga con tarjeta o por transferencia')
  if (formaPago === 'transferencia' && !(await leerCuentaDelSitio({ db: tx, settings: ctx.settings })))
    refuseCampo('formaPago', 'Por ahora no recibimos transferencias. Elige otra forma de pago')
  return { propuesta, estado, formaPago, ordenCompra, centroId }
}

type Compra = Quien & { centroId: string | null; ordenCompra: string | null; aCuenta: boolean }

async function comprar(
  ctx: Ctx,
  tx: Tx,
  { items }: PropuestaRow,
  { empresaId, usuarioId, centroId, ordenCompra, aCuenta }: Compra,
): Promise<void> {
  for (const { reservaId, publico } of items) {
    if (reservaId === null) continue
    const reserva = (await findReserva(tx, reservaId))!
    if (reserva.estado !== 'pendiente' || reserva.ocupaHasta <= ctx.now) refuse('propuesta-vencida')
    if (await trabajaPara(tx, usuarioId, reserva)) refuse('experiencia-propia')
    await anotarCompra(tx, {
      reservaId,
      empresaId,
      compradaPor: usuarioId,
      centroId,
      ordenCompra,
      aCuenta,
      publico: publico ?? reserva.total,
      aprobacion: 'no_requiere',
      createdAt: ctx.now,
    })
  }
}

const reservasDe = (propuesta: PropuestaRow | undefined): string[] =>
  propuesta?.items.flatMap(({ reservaId }) => reservaId ?? []) ?? []

function estadoEn({ now }: Ctx, { estado }: SolicitudRow, propuesta: PropuestaRow | undefined): EstadoSolicitud {
  return estado === 'propuesta_enviada' && propuesta && now >= propuesta.validaHasta
    ? 'vencida'
    : (estado as EstadoSolicitud)
}
