import type { altas, EstadoDocumento, OperadorPorRevisar, Tarea } from '#contract/altas.ts'
import type { Input } from '#contract/call.ts'
import { fechaLocal } from '#domain/fechas.ts'
import { estadoDeDocumento, porRenovar, sirve } from '#domain/operadores/documentos.ts'
import { esAdmin } from '#domain/permisos/actor.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { cambiarFichaDeAnfitrion } from '#server/modules/anfitriones/index.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { resolverCaso } from '#server/modules/casos/index.ts'
import { encolarCorreo, fechaLarga } from '#server/modules/correos/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'
import { cambiarFichaDeProveedor } from '#server/modules/proveedores/index.ts'
import { trabajaPara } from '#server/modules/usuarios/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { activarCuenta } from './activar-cuenta.ts'
import { verAltaJson, ZONA } from './alta.json.ts'
import { findRechazo } from './apelaciones.db.ts'
import { correoDeDecision } from './documentos.mails.ts'
import { findDocumento, listDocumentos, updateDocumento } from './documentos.db.ts'
import { abrirLegajo, findOperador, listDuenos, updateLegajo, type LegajoRow } from './legajos.db.ts'
import { moverOperador } from './mover-operador.ts'
import { deId, verOperador } from './operadores.ts'

type Pedido = Input<typeof altas.decidirOperador>

/** Never of one's own business; a refusal names its rule. What was checked of each paper is kept with who, when and how. */
export async function decidirOperador(ctx: Ctx, pedido: Pedido): Promise<OperadorPorRevisar> {
  const quien = await deId(ctx, pedido.operadorId)
  if (
    ctx.actor.tipo !== 'sesion' ||
    !esAdmin(ctx.actor, 'confianza') ||
    (await trabajaPara(ctx.db, ctx.actor.usuarioId, quien))
  )
    refuse('sin-permiso')
  const adminId = ctx.actor.usuarioId
  const { decision, motivo, regla, documentos = [], tareas = [] } = pedido
  if (decision === 'rechazar' && (!regla || !motivo))
    refuseCampo(regla ? 'motivo' : 'regla', 'Di qué regla no se cumple y por qué')
  for (const [i, documento] of documentos.entries())
    if (documento.estado === 'observado' && !documento.observacion)
      refuseCampo(`documentos.${i}.observacion`, 'Escribe qué debe corregir')
  if (decision === 'observar' && tareas.length === 0 && !documentos.some(({ estado }) => estado === 'observado'))
    refuseCampo('tareas', 'Escribe qué debe corregir')

  await ctx.transaction(async (tx) => {
    const legajo = await abrirLegajo(tx, quien, ctx.now)
    await revisarDocumentos(ctx, tx, legajo.id, adminId, documentos)
    const operador = (await findOperador(tx, quien))!
    const anotado = { actor: adminId, objeto: operador.tipo, objetoId: operador.id, now: ctx.now }
    await anotar(tx, {
      ...anotado,
      accion: `operador.${decision}`,
      detalle: { regla: regla ?? null, documentos: documentos.length, tareas: tareas.length },
    })
    if (decision === 'tomar') return void (await moverOperador(ctx, tx, quien, 'tomar'))
    if (decision === 'revisar') return trasRenovar(ctx, tx, quien, legajo, adminId)
    if (decision === 'aprobar') await aprobar(ctx, tx, quien, legajo)
    await moverOperador(ctx, tx, quien, decision)
    await updateLegajo(
      tx,
      legajo.id,
      {
        motivo: motivo ?? null,
        regla: regla ?? null,
        decididoEn: ctx.now,
        observaciones: JSON.stringify(
          Object.fromEntries(tareas.map(({ clave, observacion }): [Tarea, string] => [clave, observacion])),
        ),
      },
      ctx.now,
    )
    await resolverCaso(tx, {
      tipo: 'operador',
      objetoId: operador.id,
      actor: adminId,
      decision,
      texto: motivo ?? null,
      now: ctx.now,
    })
    const { apelado } = await findRechazo(tx, operador.id)
    await avisar(ctx, tx, quien, {
      decision: decision === 'rechazar' && apelado ? 'rechazarApelada' : decision,
      motivo: motivo ?? null,
      regla: regla ?? null,
      legajoId: legajo.id,
      tipo: operador.tipo,
    })
  })
  return verOperador(ctx, { operadorId: pedido.operadorId })
}

async function revisarDocumentos(
  ctx: Ctx,
  tx: Tx,
  legajoId: string,
  adminId: string,
  revisados: NonNullable<Pedido['documentos']>,
): Promise<void> {
  for (const { id, estado, observacion, fuente, venceEn } of revisados) {
    const documento = (await findDocumento(tx, legajoId, id)) ?? refuse('documento-desconocido')
    const vence = venceEn ?? documento.venceEn
    await updateDocumento(
      tx,
      id,
      {
        estado: estadoDeDocumento({ estado, venceEn: vence }, fechaLocal(ctx.now, ZONA)),
        venceEn: vence,
        observacion: estado === 'observado' ? observacion! : null,
        fuente: fuente ?? null,
        verificadoPor: adminId,
        verificadoEn: ctx.now,
      },
      ctx.now,
    )
  }
}

/** Every paper that the rules ask for is good; the badge says what was checked, and when. */
async function aprobar(ctx: Ctx, tx: Tx, { anfitrionId, proveedorId }: Ofrecida, legajo: LegajoRow): Promise<void> {
  const { requisitos, documentos, tareas, nombre } = await verAltaJson(ctx, tx, { anfitrionId, proveedorId })
  const falta = requisitos.filter(
    ({ tipo, obligatorio }) =>
      obligatorio && !documentos.some((documento) => documento.tipo === tipo && sirve(documento.estado)),
  )
  if (falta.length > 0 || tareas.some(({ falta: datos }) => datos.length > 0))
    refuse('documentos-pendientes', { errores: falta.map(({ tipo, nombre }) => ({ campo: tipo, mensaje: nombre })) })
  const dia = fechaLarga(fechaLocal(ctx.now, ZONA))
  const sernatur = (await listDocumentos(tx, legajo.id)).find(
    ({ tipo, estado }) => tipo === 'sernatur' && sirve(estado as EstadoDocumento),
  )
  const numero =
    sernatur?.numero ?? (legajo.datos as { registro?: { sernaturNumero?: string } }).registro?.sernaturNumero
  const verificaciones = [
    `Identidad revisada el ${dia}`,
    ...(sernatur ? [`Registro Sernatur N.º ${numero}, revisado el ${dia}`] : []),
  ]
  const ficha = { verificaciones: JSON.stringify(verificaciones) }
  await activarCuenta(ctx, tx, { anfitrionId, proveedorId }, legajo, nombre)
  if (anfitrionId) await cambiarFichaDeAnfitrion(tx, anfitrionId, ficha, ctx.now)
  else await cambiarFichaDeProveedor(tx, proveedorId!, ficha, ctx.now)
}

/** A renewed paper was found good: whoever stood still because of it sells again. */
async function trasRenovar(ctx: Ctx, tx: Tx, quien: Ofrecida, legajo: LegajoRow, adminId: string): Promise<void> {
  const { estado, documentos, requisitos, id } = await verAltaJson(ctx, tx, quien)
  const alDia = requisitos.every(
    ({ tipo, obligatorio }) =>
      !obligatorio || documentos.some((documento) => documento.tipo === tipo && sirve(documento.estado)),
  )
  if (estado === 'Documento vencido' && alDia) await moverOperador(ctx, tx, quien, 'renovar_documento')
  await updateLegajo(tx, legajo.id, {}, ctx.now)
  // What expires soon, or did, keeps its case until a good one is there.
  if (
    !documentos.some((documento) => documento.estado === 'pendiente') &&
    porRenovar(documentos, fechaLocal(ctx.now, ZONA)).length === 0
  )
    await resolverCaso(tx, { tipo: 'documento', objetoId: id, actor: adminId, decision: 'revisado', now: ctx.now })
}

interface Decidido {
  decision: 'aprobar' | 'observar' | 'rechazar' | 'rechazarApelada'
  motivo: string | null
  regla: string | null
  legajoId: string
  tipo: 'anfitrion' | 'proveedor'
}

const AVISOS = {
  aprobar: 'Tu perfil está aprobado',
  observar: 'Tu solicitud necesita cambios',
  rechazar: 'No pudimos aprobar tu solicitud',
  rechazarApelada: 'Revisamos tu apelación',
}

async function avisar(ctx: Ctx, tx: Tx, quien: Ofrecida, decidido: Decidido): Promise<void> {
  const { decision, legajoId, tipo } = decidido
  const clave = `${legajoId}:${ctx.now.getTime()}`
  for (const { usuarioId, email } of await listDuenos(tx, quien)) {
    await encolarCorreo(
      ctx,
      tx,
      `alta-decidida:${clave}:${email}`,
      correoDeDecision(email, decidido, ctx.settings.BASE_URL),
    )
    await notificar(ctx, tx, {
      usuarioId,
      tipo: 'documento',
      clave: `alta:${clave}`,
      titulo: AVISOS[decision],
      texto: decidido.motivo ?? 'Mira el detalle en tu alta.',
      enlace: tipo === 'anfitrion' ? '/onboarding-anfitrion' : '/proveedor/alta',
      operador: quien,
    })
  }
}
