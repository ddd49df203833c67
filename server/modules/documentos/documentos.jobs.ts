import { fechaLocal, sumarDias } from '#domain/fechas.ts'
import { avisoDeVencimiento, DIAS_DE_AVISO } from '#domain/operadores/documentos.ts'
import type { Ctx } from '#server/ctx.ts'
import { abrirCaso } from '#server/modules/casos/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'
import { ZONA } from './alta.json.ts'
import { borrarArchivos, moverArchivos, olvidarDocumentos } from './archivos.ts'
import { correoDeVencimiento } from './documentos.mails.ts'
import { listPorVencer, loPideLoPublicado, updateDocumento, type PorVencer } from './documentos.db.ts'
import { findOperador, listDuenos, listRequisitos } from './legajos.db.ts'
import { moverOperador } from './mover-operador.ts'

const LOTE = 500

/** Each day: warned 30 and 7 days before; once over, whoever needs it for what is out stands still. The sale itself looks at the date. */
async function revisarVencimientos(ctx: Ctx): Promise<void> {
  const hoy = fechaLocal(ctx.now, ZONA)
  for (const documento of await listPorVencer(ctx.db, sumarDias(hoy, DIAS_DE_AVISO[0]), LOTE)) {
    const aviso = avisoDeVencimiento(documento.venceEn!, hoy)
    if (aviso === null) await vencer(ctx, documento)
    else if (documento.avisado === null || documento.avisado > aviso) await avisar(ctx, documento, aviso)
  }
}

async function vencer(ctx: Ctx, documento: PorVencer): Promise<void> {
  await ctx.transaction(async (tx) => {
    await updateDocumento(tx, documento.id, { estado: 'vencido' }, ctx.now)
    const operador = await findOperador(tx, documento)
    if (operador?.estado === 'Activo' && (await loPideLoPublicado(tx, documento))) {
      await moverOperador(ctx, tx, documento, 'vencer_documento')
      // What was sold for later days is looked at by one of us; nothing of it is lost.
      await abrirCaso(tx, { tipo: 'documento', objeto: operador.tipo, objetoId: operador.id, titulo: `Documento vencido: ${operador.nombre}`, detalle: { documento: documento.id, tipo: documento.tipo }, now: ctx.now })
    }
    await decir(ctx, tx, documento, true)
  })
}

async function avisar(ctx: Ctx, documento: PorVencer, aviso: number): Promise<void> {
  await ctx.transaction(async (tx) => {
    await updateDocumento(tx, documento.id, { estado: 'vence_pronto', avisado: aviso }, ctx.now)
    await decir(ctx, tx, documento, false)
  })
}

async function decir(ctx: Ctx, tx: Parameters<typeof updateDocumento>[0], documento: PorVencer, vencido: boolean): Promise<void> {
  const tipo = documento.anfitrionId ? 'anfitrion' : 'proveedor'
  const requisitos = await listRequisitos(tx, tipo, ['Trekking', 'Aventura', 'Stand Up Paddle', 'Culinaria'])
  const nombre = requisitos.find((requisito) => requisito.tipo === documento.tipo)?.nombre ?? 'Un documento'
  const clave = `${documento.id}:${vencido ? 'vencido' : documento.venceEn}:${documento.avisado ?? 0}`
  for (const { usuarioId, email } of await listDuenos(tx, documento)) {
    await encolarCorreo(ctx, tx, `vencimiento:${clave}:${email}`, correoDeVencimiento(email, { nombre, venceEn: documento.venceEn!, vencido, tipo }, ctx.settings.BASE_URL))
    await notificar(ctx, tx, { usuarioId, tipo: 'documento', clave: `vencimiento:${clave}`, titulo: vencido ? 'Un documento venció' : 'Un documento está por vencer', texto: nombre, enlace: tipo === 'anfitrion' ? '/onboarding-anfitrion' : '/proveedor/alta', operador: documento })
  }
}

export const documentosJobs = {
  'documentos.revisarVencimientos': revisarVencimientos,
  'documentos.mover': moverArchivos,
  'documentos.olvidar': olvidarDocumentos,
  'documentos.borrarArchivos': (ctx: Ctx, { ids }: { ids: string[] }) => borrarArchivos(ctx, ids),
}
