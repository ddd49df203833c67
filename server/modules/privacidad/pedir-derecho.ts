import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { Derecho, privacidad, SolicitudDeDatos } from '#contract/privacidad.ts'
import { venceSolicitud } from '#domain/privacidad/borrado.ts'
import { alcanceDe, efectoDeBloqueo, efectoDeOposicion } from '#domain/privacidad/derechos.ts'
import type { Ctx, Page, Tx } from '#server/ctx.ts'
import { abrirCaso } from '#server/modules/casos/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { firmarDeNuevo } from '#server/modules/resenas/index.ts'
import { consentir, getUsuario, listConsentimientos } from '#server/modules/usuarios/index.ts'
import { correoDeOposicion, correoDeSolicitud } from './privacidad.mails.ts'
import { quienPregunta } from './quien-pregunta.ts'
import { countSolicitudes, insertSolicitud, listSolicitudes, type SolicitudRow } from './solicitudes.db.ts'

const POR_DIA = { max: 10, segundos: 86_400 }

const NOMBRES: Record<Derecho, string> = {
  acceso: 'Acceso a los datos',
  rectificacion: 'Rectificación',
  supresion: 'Supresión',
  oposicion: 'Oposición',
  portabilidad: 'Portabilidad',
  bloqueo: 'Bloqueo',
}

/** What can be done at once is; the rest waits for a person of ours, who has thirty days. */
export async function pedirDerecho(
  ctx: Ctx,
  { derecho, detalle, usos, datos }: Input<typeof privacidad.pedirDerecho>,
): Promise<SolicitudDeDatos> {
  const usuarioId = quienPregunta(ctx)
  await contar(ctx.db, `derechos:${usuarioId}`, POR_DIA, ctx.now)
  return ctx.transaction(async (tx) => {
    const nueva = {
      id: randomUUID(),
      usuarioId,
      derecho,
      detalle,
      alcance: alcanceDe({ derecho, usos, datos }),
      venceEn: venceSolicitud(ctx.now),
      createdAt: ctx.now,
    }
    const espera = derecho !== 'oposicion' || (await oponer(ctx, tx, usuarioId, nueva.alcance))
    const solicitud = await insertSolicitud(tx, {
      ...nueva,
      ...(!espera && { estado: 'cumplida' as const, respuesta: YA_RIGE }),
    })
    if (derecho === 'bloqueo') await aplicarBloqueo(tx, solicitud, usuarioId)
    if (espera)
      await abrirCaso(tx, {
        tipo: 'datos',
        objeto: 'solicitud',
        objetoId: nueva.id,
        titulo: NOMBRES[derecho],
        venceEn: nueva.venceEn,
        now: ctx.now,
      })
    const persona = await getUsuario(tx, usuarioId)
    const enlace = `${ctx.settings.BASE_URL}/perfil/privacidad`
    await encolarCorreo(
      ctx,
      tx,
      `solicitud:${nueva.id}`,
      espera ? correoDeSolicitud(persona, nueva, enlace) : correoDeOposicion(persona, nueva, enlace),
    )
    return toJson(solicitud)
  })
}

const YA_RIGE = 'Rige desde que lo pediste.'

/** Takes back what was agreed to, by a new line of its ledger. Answers whether something is left for one of us. */
async function oponer(ctx: Ctx, tx: Tx, usuarioId: string, alcance: readonly string[]): Promise<boolean> {
  const { retira, esperaRespuesta } = efectoDeOposicion(alcance)
  const dados = await listConsentimientos(tx, usuarioId)
  for (const tipo of retira)
    if (dados.some((dado) => dado.tipo === tipo && dado.otorgado)) await consentir(ctx, tx, usuarioId, tipo, false)
  return esperaRespuesta
}

/** Begins, or ends, with the request: the name in what they wrote follows; the rest is asked for when it is used. */
export async function aplicarBloqueo(
  tx: Tx,
  { alcance }: Pick<SolicitudRow, 'alcance'>,
  usuarioId: string,
): Promise<void> {
  if (alcance.includes('nombre_publico')) await firmarDeNuevo(tx, usuarioId)
}

export async function listarSolicitudesDeDatos(
  ctx: Ctx,
  { pagina = 1, porPagina = 24 }: { pagina?: number | undefined; porPagina?: number | undefined },
): Promise<Page<SolicitudDeDatos>> {
  const usuarioId = quienPregunta(ctx)
  const filas = await listSolicitudes(ctx.db, usuarioId, { limit: porPagina, offset: (pagina - 1) * porPagina })
  return { items: filas.map(toJson), total: await countSolicitudes(ctx.db, usuarioId) }
}

export const toJson = ({
  id,
  derecho,
  detalle,
  alcance,
  estado,
  respuesta,
  venceEn,
  createdAt,
}: Awaited<ReturnType<typeof listSolicitudes>>[number]): SolicitudDeDatos => ({
  id,
  derecho: derecho as Derecho,
  detalle,
  alcance: alcance as SolicitudDeDatos['alcance'],
  efecto: derecho === 'bloqueo' ? efectoDeBloqueo({ alcance, estado }) : null,
  estado: estado as SolicitudDeDatos['estado'],
  respuesta,
  recibidaEn: createdAt.toISOString(),
  venceEn: venceEn.toISOString(),
})
