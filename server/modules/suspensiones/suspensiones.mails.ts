import type { Ctx } from '#server/ctx.ts'
import type { Correo } from '#server/modules/correos/index.ts'
import { cuando, enlaceAbsoluto, type ReservaCompleta } from '#server/modules/reservas/index.ts'

const RAZONES: Record<string, string> = {
  clima: 'por el clima',
  mar_cerrado: 'porque el puerto está cerrado',
  camino_cortado: 'porque el camino está cortado',
  incendio: 'por un incendio en la zona',
  emergencia: 'por una emergencia en la zona',
}

export const correoDeOtraFecha = (ctx: Ctx, r: ReservaCompleta, { motivo, nota, venceEn }: { motivo: string; nota: string | null; venceEn: Date }): Correo => ({
  para: r.contactoEmail,
  asunto: `Tu salida se canceló: elige otra fecha o tu devolución (${r.nombreExperiencia})`,
  titulo: 'Elige otra fecha o tu devolución',
  parrafos: [
    `${r.operadorNombre} canceló la salida del ${cuando(r.inicioUtc, r.zona)} ${RAZONES[motivo] ?? 'y lo sentimos'}.`,
    ...(nota ? [nota] : []),
    `Puedes cambiarte a otra fecha sin pagar más, o pedir la devolución completa. Si no eliges antes del ${cuando(venceEn, r.zona)}, te devolvemos todo.`,
  ],
  accion: { texto: 'Elegir', enlace: enlaceAbsoluto(ctx, r) },
})
