import { FALLAS } from '#contract/fallas-de-calendario.ts'
import type { FallaDeCalendario } from '#contract/sincronizacion.ts'
import { conOffset } from '#domain/fechas.ts'
import { seAvisaDeLoAnteriorA } from '#domain/sincronizacion/lo-que-rige.ts'
import type { Ctx } from '#server/ctx.ts'
import { encolarCorreo, fechaLarga, type Correo } from '#server/modules/correos/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'
import { quiereAviso } from '#server/modules/usuarios/index.ts'
import {
  findDuenoDe,
  listPorAvisar,
  listQuienesEditan,
  lockCalendario,
  updateCalendario,
  zonaDe,
  type CalendarioRow,
} from './sincronizacion.db.ts'

const LOTE = 200

/** Tells whoever lays out the dates, once, of each calendar that has failed or been read in part for a whole day; again only after it was well. */
export async function avisarDeFallas(ctx: Ctx): Promise<void> {
  for (const { id } of await listPorAvisar(ctx.db, seAvisaDeLoAnteriorA(ctx.now), LOTE)) await avisar(ctx, id)
}

const avisar = (ctx: Ctx, id: string): Promise<void> =>
  ctx.transaction(async (tx) => {
    const calendario = await lockCalendario(tx, id)
    if (!calendario?.malDesde || calendario.avisadoEn) return
    await updateCalendario(tx, id, { avisadoEn: ctx.now })
    const dueno = await findDuenoDe(tx, calendario)
    if (!dueno) return
    const clave = `calendario-mal:${id}:${calendario.malDesde.getTime()}` as const
    const enlace =
      `/${dueno.anfitrionId ? 'anfitrion' : 'proveedor'}/calendario/${dueno.experienciaId ?? ''}?vista=sincronizar` as const
    const { titulo, parrafos } = decir(calendario, await zonaDe(tx, calendario))
    for (const { usuarioId, email } of await listQuienesEditan(tx, dueno)) {
      await notificar(ctx, tx, {
        usuarioId,
        tipo: 'cambio',
        clave,
        titulo,
        texto: parrafos.join(' '),
        enlace,
        operador: dueno,
      })
      const correo: Correo = {
        para: email,
        asunto: titulo,
        titulo,
        parrafos,
        accion: { texto: 'Ver mis calendarios', enlace: `${ctx.settings.BASE_URL}${enlace}` },
      }
      if (await quiereAviso(tx, usuarioId, 'cambio', 'correo'))
        await encolarCorreo(ctx, tx, `${clave}:${usuarioId}`, correo)
    }
  })

function decir(
  { nombre, error, malDesde, noEntendidos }: CalendarioRow,
  zona: string,
): { titulo: string; parrafos: string[] } {
  const desde = fechaLarga(conOffset(malDesde!, zona).slice(0, 10))
  if (error)
    return {
      titulo: 'No podemos leer uno de tus calendarios',
      parrafos: [
        `«${nombre}» falla desde el ${desde}. ${FALLAS[error as FallaDeCalendario]}`,
        'Mientras tanto vale lo último que leímos: lo que anotaste después no cierra salidas.',
      ],
    }
  const cuantas = noEntendidos === 1 ? 'una parte que no entendemos' : `${noEntendidos} partes que no entendemos`
  return {
    titulo: 'Leemos solo en parte uno de tus calendarios',
    parrafos: [
      `«${nombre}» tiene ${cuantas} desde el ${desde}. Revisa en tu calendario las que ahí te mostramos.`,
      'Lo demás cierra salidas como siempre; ninguna hora se libera hasta que podamos leerlo entero.',
    ],
  }
}
