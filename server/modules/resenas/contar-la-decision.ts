import type { ReglaResena } from '#contract/resenas.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { encolarCorreo, type Correo } from '#server/modules/correos/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'
import { findReserva } from '#server/modules/reservas/index.ts'
import { quiereAviso } from '#server/modules/usuarios/index.ts'
import type { ResenaFila } from './resenas.db.ts'

export const REGLAS: Record<ReglaResena, string> = {
  datos_personales: 'muestra datos personales o de contacto',
  insultos: 'insulta o discrimina',
  publicidad: 'es publicidad o lleva a otro sitio',
  no_es_de_la_experiencia: 'no habla de esta experiencia',
  falsa: 'es falsa o la escribió alguien que no fue',
}

interface Decision {
  /** As it was before the decision. */
  resena: ResenaFila & { nombreExperiencia: string }
  /** The rule it was hidden by; null where it stands. */
  regla: ReglaResena | null
  /** Who reported it, with an account. */
  avisadores: string[]
}

/** Its author learns what changed for them and by which rule; whoever reported it, what came of that. */
export async function contarLaDecision(ctx: Ctx, tx: Tx, { resena, regla, avisadores }: Decision): Promise<void> {
  const clave = `opinion:${resena.id}:${ctx.now.getTime()}` as const
  for (const usuarioId of avisadores) {
    await notificar(ctx, tx, {
      usuarioId,
      tipo: 'opinion',
      clave,
      titulo: 'Revisamos la opinión que reportaste',
      texto: regla
        ? 'Rompía una regla y la ocultamos. Gracias por avisar.'
        : 'No rompe las reglas publicadas: sigue a la vista.',
      enlace: '/ayuda',
    })
  }
  const { usuarioId } = resena
  const reserva = usuarioId ? await findReserva(tx, resena.reservaId) : undefined
  if (!usuarioId || !reserva || (regla === null && resena.ocultaEn === null)) return
  const { titulo, texto } = enPalabras(resena.nombreExperiencia, regla)
  const enlace = `/mis-entradas/${reserva.codigo}/opinion` as const
  await notificar(ctx, tx, { usuarioId, tipo: 'opinion', clave, titulo, texto, enlace })
  const correo: Correo = {
    para: reserva.contactoEmail,
    asunto: titulo,
    titulo,
    parrafos: [texto],
    accion: { texto: 'Ver mi opinión', enlace: ctx.settings.BASE_URL + enlace },
  }
  if (await quiereAviso(tx, usuarioId, 'opinion', 'correo')) await encolarCorreo(ctx, tx, clave, correo)
}

function enPalabras(experiencia: string, regla: ReglaResena | null): { titulo: string; texto: string } {
  if (!regla)
    return {
      titulo: `Tu opinión de «${experiencia}» se puede ver`,
      texto: 'La revisamos y no rompe las reglas publicadas.',
    }
  return {
    titulo: `Ocultamos tu opinión de «${experiencia}»`,
    texto: `Una persona la revisó: ${REGLAS[regla]}. Ya no se muestra ni cuenta en el promedio, y sus fotos se borran en 30 días. Si no estás de acuerdo, escríbenos desde Ayuda antes de ese plazo.`,
  }
}
