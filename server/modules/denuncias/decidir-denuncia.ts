import { ESTADOS_A_LA_VISTA } from '#contract/enumeraciones/operadores.ts'
import type { Input } from '#contract/call.ts'
import type { ContenidoDenunciado, denuncias, MotivoDenuncia } from '#contract/denuncias.ts'
import type { EstadoExperiencia } from '#contract/experiencias.ts'
import { sesionEn } from '#domain/permisos/actor.ts'
import { puedeAtender } from '#domain/permisos/casos.ts'
import { esPublica } from '#domain/permisos/experiencias.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { resolverCaso } from '#server/modules/casos/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { getUsuario, trabajaPara } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import {
  decidirDenuncias,
  findContenido,
  findDenunciado,
  listDenuncias,
  lockAbiertas,
  type Denunciado,
  type DenunciaRow,
} from './denuncias.db.ts'

export async function verContenidoDenunciado(ctx: Ctx, { casoId }: { casoId: string }): Promise<ContenidoDenunciado> {
  return leer(ctx.db, casoId, deConfianza(ctx))
}

/** Closes what was said of it until now, with one reason for all; what has to be done is done where it is. */
export async function decidirDenuncia(
  ctx: Ctx,
  { casoId, decision, razon }: Input<typeof denuncias.decidirDenuncia>,
): Promise<ContenidoDenunciado> {
  const yo = deConfianza(ctx)
  return ctx.transaction(async (tx) => {
    const caso = (await findDenunciado(tx, casoId)) ?? refuse('caso-desconocido')
    if (caso.estado !== 'abierto') refuse('caso-ya-resuelto')
    if (
      !(await resolverCaso(tx, {
        tipo: 'reporte',
        objetoId: caso.objetoId,
        actor: yo,
        decision,
        texto: razon,
        now: ctx.now,
      }))
    )
      refuse('caso-ya-resuelto')
    const abiertas = await lockAbiertas(tx, caso)
    const { nombre } = await contenidoAjeno(tx, caso, yo)
    for (const denuncia of abiertas) await responder(ctx, tx, denuncia, { nombre, decision, razon })
    await decidirDenuncias(
      tx,
      abiertas.map(({ id }) => id),
      { decision, decididaPor: yo, decididaEn: ctx.now },
    )
    await anotar(tx, {
      actor: yo,
      accion: `denuncia_${decision}`,
      objeto: caso.objeto,
      objetoId: caso.objetoId,
      detalle: { razon },
      now: ctx.now,
    })
    return leer(tx, casoId, yo)
  })
}

async function responder(
  ctx: Ctx,
  tx: Tx,
  { id, usuarioId, email }: DenunciaRow,
  { nombre, decision, razon }: { nombre: string; decision: string; razon: string },
): Promise<void> {
  const para = usuarioId ? (await getUsuario(tx, usuarioId)).email : email
  if (!para) return
  const titulo = `Revisamos lo que reportaste: ${nombre}`
  await encolarCorreo(ctx, tx, `denuncia:${id}`, {
    para,
    asunto: titulo,
    titulo,
    parrafos: [
      decision === 'atendida' ? 'Gracias por avisar: tomamos medidas.' : 'Lo revisamos y no rompe nuestras reglas.',
      razon,
    ],
  })
}

/** Nobody reads or judges what is said of a business of their own. */
async function contenidoAjeno(db: Db | Tx, denunciado: Denunciado, yo: string) {
  const contenido = (await findContenido(db, denunciado)) ?? refuse('caso-desconocido')
  return (await trabajaPara(db, yo, contenido)) ? refuse('sin-permiso') : contenido
}

async function leer(db: Db | Tx, casoId: string, yo: string): Promise<ContenidoDenunciado> {
  const caso = (await findDenunciado(db, casoId)) ?? refuse('caso-desconocido')
  const { objeto, objetoId } = caso
  const contenido = await contenidoAjeno(db, caso, yo)
  const todas = await listDenuncias(db, caso)
  const seVe =
    objeto === 'proveedor'
      ? (ESTADOS_A_LA_VISTA as readonly string[]).includes(contenido.estado)
      : esPublica(contenido.estado as EstadoExperiencia)
  return {
    objeto,
    objetoId,
    nombre: contenido.nombre,
    estado: contenido.estado,
    enlace: seVe ? `/${objeto === 'proveedor' ? 'provider-profile' : 'experience'}/${contenido.slug}` : null,
    denuncias: todas.map(({ motivo, detalle, usuarioId, email, createdAt }) => ({
      motivo: motivo as MotivoDenuncia,
      detalle,
      esperaRespuesta: usuarioId !== null || email !== null,
      en: createdAt.toISOString(),
    })),
    acciones: { puedeDecidir: caso.estado === 'abierto' },
  }
}

function deConfianza({ actor }: Ctx): string {
  return puedeAtender(actor, 'reporte')
    ? (sesionEn(actor, 'admin')?.usuarioId ?? refuse('sin-permiso'))
    : refuse('sin-permiso')
}
