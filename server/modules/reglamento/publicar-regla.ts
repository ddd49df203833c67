import type { Input } from '#contract/call.ts'
import type { ClaseDeRegla, EnsayoDeRegla, ReglaCompleta, reglas } from '#contract/reglas.ts'
import { puedeEntrar } from '#domain/permisos/personal.ts'
import { puedePublicarRegla } from '#domain/permisos/reglas.ts'
import { diferenciasDeRegla } from '#domain/reglas/diferencias.ts'
import { revisarContenido } from '#domain/reglas/revisar.ts'
import { primerasDe } from '#domain/reglas/primeras.ts'
import { enVigor } from '#domain/reglas/vigente.ts'
import type { Ctx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { insertRegla, listAprobadas, moverReglas, versionesDe } from '#server/modules/reglas/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { efectosDe } from './efectos.ts'
import { entrarEnVigor } from './entrar-en-vigor.ts'
import { toReglaCompletaJson } from './reglas.json.ts'

const MAX_ERRORES = 50
const ANO_MS = 366 * 86_400_000

/** What a content would change, and in whom; nothing is kept. */
export async function ensayarRegla(
  ctx: Ctx,
  { clase, contenido }: Input<typeof reglas.ensayarRegla>,
): Promise<EnsayoDeRegla> {
  if (!puedeEntrar(ctx.actor, 'reglas')) refuse('sin-permiso')
  const vigente = enVigor(clase, await versionesDe(ctx.db, clase), ctx.now, primerasDe(ctx.settings.DEMO)).contenido
  const nuevo = revisado(clase, contenido)
  return { cambios: diferenciasDeRegla(clase, vigente, nuevo), efectos: await efectosDe(ctx, clase, vigente, nuevo) }
}

/** A new version, never a change of an old one; two who started from the same one are told apart by `parteDe`. */
export async function publicarRegla(
  ctx: Ctx,
  { clase, contenido, motivo, parteDe, vigenteDesde }: Input<typeof reglas.publicarRegla>,
): Promise<ReglaCompleta> {
  if (!puedePublicarRegla(ctx.actor, clase) || ctx.actor.tipo !== 'sesion') refuse('sin-permiso')
  const autor = ctx.actor.usuarioId
  const nuevo = revisado(clase, contenido)
  const desde = vigenteDesde ? new Date(vigenteDesde) : ctx.now
  if (desde < ctx.now) refuseCampo('vigenteDesde', 'Elige un momento que aún no llega')
  if (desde.getTime() > ctx.now.getTime() + ANO_MS) refuseCampo('vigenteDesde', 'Elige un momento dentro de un año')
  return ctx.transaction(async (tx) => {
    const publicadas = await versionesDe(tx, clase)
    const ultima = publicadas.at(-1)?.version ?? 1
    if (parteDe !== ultima) refuse('version-anterior')
    const anterior = publicadas.at(-1)?.contenido ?? primerasDe(ctx.settings.DEMO)[clase]
    const cambios = diferenciasDeRegla(clase, anterior as object, nuevo)
    if (cambios.length === 0 && JSON.stringify(anterior) === JSON.stringify(nuevo)) refuse('regla-sin-cambios')
    if (
      !(await insertRegla(tx, {
        clase,
        version: ultima + 1,
        vigenteDesde: desde,
        contenido: nuevo,
        autor,
        motivo,
        createdAt: ctx.now,
      }))
    )
      refuse('version-anterior')
    moverReglas()
    await anotar(tx, {
      actor: autor,
      accion: 'reglas.publicar',
      objeto: 'regla',
      objetoId: clase,
      detalle: { version: ultima + 1, desde: desde.toISOString(), cambios: cambios.length, motivo },
      now: ctx.now,
    })
    if (desde <= ctx.now) await entrarEnVigor(tx, clase, ctx.now)
    else
      await ctx.enqueue(
        tx,
        'reglamento.entrar',
        { clase },
        { afterSeconds: Math.ceil((desde.getTime() - ctx.now.getTime()) / 1000) },
      )
    return toReglaCompletaJson(ctx, clase, {
      publicadas: await versionesDe(tx, clase),
      aprobadas: await listAprobadas(tx),
    })
  })
}

function revisado(clase: ClaseDeRegla, enviado: Record<string, unknown>): object {
  const { contenido, errores } = revisarContenido<object>(clase, enviado)
  return (
    contenido ??
    refuse('datos-invalidos', {
      errores: errores.slice(0, MAX_ERRORES).map(({ campo, mensaje }) => ({ campo: `contenido.${campo}`, mensaje })),
    })
  )
}
