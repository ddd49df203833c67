import { TIPOS_EXPERIENCIA } from '#contract/enumeraciones/tipos-de-experiencia.ts'
import { diaLocal, fechaLocal, sumarDias } from '#domain/fechas.ts'
import { avisoDeVencimiento, avisoQueFalta, DIAS_DE_AVISO } from '#domain/operadores/documentos.ts'
import { estaEnMarcha } from '#domain/operadores/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { abrirCaso } from '#server/modules/casos/index.ts'
import { encolarCorreo, fechaLarga } from '#server/modules/correos/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'
import { quiereAviso } from '#server/modules/usuarios/index.ts'
import { ZONA } from './alta.json.ts'
import { borrarArchivos, moverArchivos, olvidarDocumentos } from './archivos.ts'
import { correoDeVencimiento } from './documentos.mails.ts'
import { listPorVencer, loPideLoPublicado, marcarAviso, type PorVencer } from './documentos.db.ts'
import { findOperador, listDuenos, listRequisitos, type OperadorRow } from './legajos.db.ts'
import { moverOperador } from './mover-operador.ts'

const LOTE = 200

/** Each day: warned 30 and 7 days before; once over, whoever needs it for what is out stands still. The sale itself looks at the date. */
async function revisarVencimientos(ctx: Ctx): Promise<void> {
  const hoy = fechaLocal(ctx.now, ZONA)
  const dias = { hoy, en7: sumarDias(hoy, DIAS_DE_AVISO[1]), en30: sumarDias(hoy, DIAS_DE_AVISO[0]) }
  let despues: { venceEn: string; id: string } | null = null
  do {
    const documentos: PorVencer[] = await listPorVencer(ctx.db, dias, { despues, limit: LOTE })
    for (const documento of documentos) await revisar(ctx, documento, hoy)
    const ultimo = documentos.at(-1)
    despues = documentos.length === LOTE && ultimo ? { venceEn: ultimo.venceEn!, id: ultimo.id } : null
  } while (despues)
}

async function revisar(ctx: Ctx, documento: PorVencer, hoy: string): Promise<void> {
  const venceEn = documento.venceEn!
  const aviso = avisoQueFalta({ venceEn, avisado: documento.avisado }, hoy)
  const vencido = avisoDeVencimiento(venceEn, hoy) === null
  if (!vencido && aviso === null) return
  await ctx.transaction(async (tx) => {
    // Two runs at once, or one that is told twice: whoever changes the row says so, and nobody else.
    if (
      !(await marcarAviso(
        tx,
        documento,
        vencido ? { estado: 'vencido' } : { estado: 'vence_pronto', avisado: aviso! },
        ctx.now,
      ))
    )
      return
    const operador = await findOperador(tx, documento)
    if (!operador) return
    const nombre = await nombreDe(tx, documento)
    if (vencido && operador.estado === 'Activo' && (await loPideLoPublicado(tx, documento)))
      await moverOperador(ctx, tx, documento, 'vencer_documento')
    if (estaEnMarcha(operador.estado)) await encolarCaso(ctx, tx, documento, { operador, nombre, vencido })
    await decir(ctx, tx, documento, { nombre, vencido, aviso })
  })
}

/** One for each operador, until a paper that is good takes the place: what was sold for later days is looked at meanwhile, and nothing of it is lost. */
async function encolarCaso(
  ctx: Ctx,
  tx: Tx,
  documento: PorVencer,
  { operador, nombre, vencido }: { operador: OperadorRow; nombre: string; vencido: boolean },
): Promise<void> {
  const dia = fechaLarga(documento.venceEn!)
  await abrirCaso(tx, {
    tipo: 'documento',
    objeto: operador.tipo,
    objetoId: operador.id,
    titulo: `${nombre}: ${operador.nombre}`,
    detalle: { documento: documento.id, tipo: documento.tipo },
    texto: vencido ? `Venció el ${dia}.` : `Vence el ${dia}. Le avisamos.`,
    now: ctx.now,
    // Nothing is late while the paper is good.
    ...(!vencido && { venceEn: diaLocal(documento.venceEn!, ZONA).hasta }),
  })
}

async function nombreDe(tx: Tx, documento: PorVencer): Promise<string> {
  const requisitos = await listRequisitos(tx, documento.anfitrionId ? 'anfitrion' : 'proveedor', TIPOS_EXPERIENCIA)
  return requisitos.find((requisito) => requisito.tipo === documento.tipo)?.nombre ?? 'Un documento'
}

async function decir(
  ctx: Ctx,
  tx: Tx,
  documento: PorVencer,
  { nombre, vencido, aviso }: { nombre: string; vencido: boolean; aviso: 30 | 7 | null },
): Promise<void> {
  const tipo = documento.anfitrionId ? 'anfitrion' : 'proveedor'
  const clave = `${documento.id}:${vencido ? 'vencido' : `${documento.venceEn}:${aviso}`}`
  for (const { usuarioId, email } of await listDuenos(tx, documento)) {
    if (await quiereAviso(tx, usuarioId, 'documento', 'correo'))
      await encolarCorreo(
        ctx,
        tx,
        `vencimiento:${clave}:${email}`,
        correoDeVencimiento(email, { nombre, venceEn: documento.venceEn!, vencido, tipo }, ctx.settings.BASE_URL),
      )
    await notificar(ctx, tx, {
      usuarioId,
      tipo: 'documento',
      clave: `vencimiento:${clave}`,
      titulo: vencido ? 'Un documento venció' : 'Un documento está por vencer',
      texto: nombre,
      enlace: tipo === 'anfitrion' ? '/onboarding-anfitrion' : '/proveedor/alta',
      operador: documento,
    })
  }
}

export const documentosJobs = {
  'documentos.revisarVencimientos': revisarVencimientos,
  'documentos.mover': moverArchivos,
  'documentos.olvidar': olvidarDocumentos,
  'documentos.borrarArchivos': (ctx: Ctx, { ids }: { ids: string[] }) => borrarArchivos(ctx, ids),
}
