import type { DECISIONES_REPORTE } from '#contract/reportes.ts'
import type { Lado } from '#domain/mensajes/hilo.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { correoDelOperador, enlaceAbsoluto, findReserva, type ReservaCompleta } from '#server/modules/reservas/index.ts'

type Decision = (typeof DECISIONES_REPORTE)[number]

interface Decidida {
  mensaje: { id: string; reservaId: string; lado: string }
  decision: Decision
  razon: string
}

/** Who wrote it and who reported it hear the same reason, each in their own words; of the mail no setting holds back. */
export async function avisarDecision(ctx: Ctx, tx: Tx, { mensaje, decision, razon }: Decidida): Promise<void> {
  const reserva = (await findReserva(tx, mensaje.reservaId))!
  for (const lado of ['viajero', 'operador'] as const) {
    const para = lado === 'viajero' ? reserva.escribirA : await correoDelOperador(tx, reserva.id)
    if (!para) continue
    const { titulo, texto } = enPalabras(decision, lado === mensaje.lado)
    await encolarCorreo(ctx, tx, `reporte:${mensaje.id}:${lado}:${ctx.now.getTime()}`, {
      para,
      asunto: `${titulo}: ${reserva.nombreExperiencia}`,
      titulo,
      parrafos: [texto, `Motivo: ${razon}`],
      accion: { texto: 'Ver la conversación', enlace: enlaceDe(ctx, reserva, lado) },
    })
  }
}

function enPalabras(decision: Decision, esAutor: boolean): { titulo: string; texto: string } {
  const textos: Record<Decision, [string, string]> = esAutor
    ? {
        ocultar: [
          'Retiramos un mensaje tuyo',
          'Una persona de nuestro equipo lo revisó y rompe las reglas de convivencia. Ya no se ve en la conversación.',
        ],
        advertir: [
          'Una advertencia sobre un mensaje tuyo',
          'Una persona de nuestro equipo lo revisó. Sigue a la vista, pero te pedimos que no se repita.',
        ],
        descartar: [
          'Revisamos un mensaje tuyo',
          'Alguien lo reportó y una persona de nuestro equipo vio que no rompe las reglas. No tienes que hacer nada.',
        ],
      }
    : {
        ocultar: [
          'Retiramos el mensaje que reportaste',
          'Una persona de nuestro equipo lo revisó y rompe las reglas de convivencia. Ya no se ve en la conversación.',
        ],
        advertir: [
          'Revisamos el mensaje que reportaste',
          'Una persona de nuestro equipo advirtió a quien lo escribió. El mensaje sigue a la vista.',
        ],
        descartar: [
          'Revisamos el mensaje que reportaste',
          'Una persona de nuestro equipo vio que no rompe las reglas: sigue a la vista.',
        ],
      }
  const [titulo, texto] = textos[decision]
  return { titulo, texto }
}

const enlaceDe = (ctx: Ctx, r: ReservaCompleta, lado: Lado): string =>
  lado === 'viajero'
    ? enlaceAbsoluto(ctx, r).replace('/mis-entradas/', '/mensajes/')
    : `${ctx.settings.BASE_URL}/${r.proveedorId ? 'proveedor' : 'anfitrion'}/mensajes/${r.codigo}`
