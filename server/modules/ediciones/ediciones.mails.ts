import type { DecisionDeEdicion } from '#domain/experiencias/edicion.ts'
import type { RolProveedor } from '#domain/permisos/actor.ts'
import { tieneDerecho } from '#domain/permisos/equipos.ts'
import type { ClaveDeCorreo } from '#domain/usuarios/clases-de-correo.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { encolarCorreo, type Correo } from '#server/modules/correos/index.ts'
import { listQuienesTrabajan } from '#server/modules/equipos/index.ts'
import type { ExperienciaEditable } from '#server/modules/experiencias/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'
import { findDestinatario } from './ediciones.db.ts'

interface Decidida {
  experiencia: ExperienciaEditable
  decision: DecisionDeEdicion
  edicionId: string
  version: number
  nombre: string
  texto: string | null
}

/** Tells whoever offers it, in their bell and by mail. */
export async function avisarDecision(
  ctx: Ctx,
  tx: Tx,
  { experiencia, decision, edicionId, version, nombre, texto }: Decidida,
): Promise<void> {
  const { titulo, parrafos, accion } = dicho(decision, experiencia, nombre, texto)
  await avisar(ctx, tx, experiencia, `edicion:${edicionId}:${version}`, { titulo, parrafos, accion, nombre })
}

export async function avisarRetiro(ctx: Ctx, tx: Tx, experiencia: ExperienciaEditable, motivo: string): Promise<void> {
  const parrafos = [`Retiramos «${experiencia.nombreExperiencia}» de la venta. Lo que ya vendiste se mantiene.`, motivo]
  await avisar(ctx, tx, experiencia, `retiro:${experiencia.id}:${ctx.now.getTime()}`, {
    titulo: 'Retiramos tu experiencia',
    parrafos,
    accion: { texto: 'Ver mis experiencias', enlace: listaDe(experiencia) },
    nombre: experiencia.nombreExperiencia,
  })
}

interface Mensaje {
  titulo: string
  parrafos: string[]
  accion: { texto: string; enlace: `/${string}` }
  nombre: string
}

async function avisar(
  ctx: Ctx,
  tx: Tx,
  experiencia: ExperienciaEditable,
  clave: ClaveDeCorreo,
  { titulo, parrafos, accion, nombre }: Mensaje,
): Promise<void> {
  const quienes = (await listQuienesTrabajan(ctx, tx, experiencia)).filter(({ papel }) =>
    tieneDerecho(papel as RolProveedor, 'experiencias'),
  )
  for (const { usuarioId } of quienes)
    await notificar(ctx, tx, {
      usuarioId,
      tipo: 'documento',
      clave,
      titulo,
      texto: nombre,
      enlace: accion.enlace,
      operador: experiencia,
    })
  const email = await findDestinatario(tx, experiencia.id)
  if (!email) return
  const correo: Correo = {
    para: email,
    asunto: titulo,
    titulo,
    parrafos,
    accion: { texto: accion.texto, enlace: ctx.settings.BASE_URL + accion.enlace },
  }
  await encolarCorreo(ctx, tx, clave, correo)
}

function dicho(
  decision: Decidida['decision'],
  experiencia: ExperienciaEditable,
  nombre: string,
  texto: string | null,
): Omit<Mensaje, 'nombre'> {
  const editor = editorDe(experiencia)
  if (decision === 'aprobada') {
    return {
      titulo: 'Tu experiencia está publicada',
      parrafos: [
        `«${nombre}» ya se ve en el sitio como la aprobamos.`,
        'Comparte su enlace y revisa que tenga fechas.',
      ],
      accion: { texto: 'Ver publicada', enlace: `/experience/${experiencia.slug}` },
    }
  }
  if (decision === 'observada') {
    return {
      titulo: 'Tu experiencia necesita cambios',
      parrafos: [`Revisamos «${nombre}» y falta corregir lo siguiente:`, ...(texto ?? '').split('\n')],
      accion: { texto: 'Ver qué corregir', enlace: editor },
    }
  }
  const despues =
    experiencia.estado === 'borrador'
      ? 'Puedes corregirla y enviarla de nuevo; la revisará otra persona.'
      : 'Si crees que nos equivocamos, escríbenos.'
  return {
    titulo: 'No aceptamos tu experiencia',
    parrafos: [`Revisamos «${nombre}» y no la aceptamos por este motivo:`, texto ?? '', despues],
    accion: { texto: 'Ver el motivo', enlace: editor },
  }
}

const editorDe = ({ id, anfitrionId }: ExperienciaEditable): `/${string}` =>
  anfitrionId ? `/editar-experiencia-anfitrion/${id}` : `/proveedor/experiencias/${id}`
const listaDe = ({ anfitrionId }: ExperienciaEditable): `/${string}` =>
  anfitrionId ? '/mis-experiencias-anfitrion' : '/proveedor/dashboard?seccion=experiencias'
