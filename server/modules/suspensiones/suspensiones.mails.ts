import { cuando } from '#domain/fechas-en-palabras.ts'
import { OPERADOR_SUSPENDIDO } from '#domain/reservas/suspension.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Correo } from '#server/modules/correos/index.ts'
import { enlaceAbsoluto, type ReservaCompleta } from '#server/modules/reservas/index.ts'

const RAZONES: Record<string, string> = {
  clima: 'por el clima',
  mar_cerrado: 'porque el puerto está cerrado',
  camino_cortado: 'porque el camino está cortado',
  incendio: 'por un incendio en la zona',
  emergencia: 'por una emergencia en la zona',
}

interface Oferta {
  motivo: string
  nota: string | null
  venceEn: Date
}

export const correoDeOtraFecha = (ctx: Ctx, r: ReservaCompleta, oferta: Oferta): Correo =>
  oferta.motivo === OPERADOR_SUSPENDIDO ? deOtroOperador(ctx, r, oferta) : deOtraFecha(ctx, r, oferta)

const deOtroOperador = (ctx: Ctx, r: ReservaCompleta, { venceEn }: Oferta): Correo => ({
  para: r.escribirA,
  asunto: `Tu salida no se hará: elige otra o tu devolución (${r.nombreExperiencia})`,
  titulo: 'Elige otra salida o tu devolución',
  parrafos: [
    `Suspendimos la venta de ${r.operadorNombre}, así que tu salida del ${cuando(r.inicioUtc, r.zona)} no se hará. Lo sentimos.`,
    `Puedes ir con otro operador de ${r.ciudad}, en la misma semana y sin pagar más, o pedir la devolución completa. Si no eliges antes del ${cuando(venceEn, r.zona)}, te devolvemos todo.`,
  ],
  accion: { texto: 'Elegir', enlace: enlaceAbsoluto(ctx, r) },
})

const deOtraFecha = (ctx: Ctx, r: ReservaCompleta, { motivo, nota, venceEn }: Oferta): Correo => ({
  para: r.escribirA,
  asunto: `Tu salida se canceló: elige otra fecha o tu devolución (${r.nombreExperiencia})`,
  titulo: 'Elige otra fecha o tu devolución',
  parrafos: [
    `${r.operadorNombre} canceló la salida del ${cuando(r.inicioUtc, r.zona)} ${RAZONES[motivo] ?? 'y lo sentimos'}.`,
    ...(nota ? [nota] : []),
    `Puedes cambiarte a otra fecha sin pagar más, o pedir la devolución completa. Si no eliges antes del ${cuando(venceEn, r.zona)}, te devolvemos todo.`,
  ],
  accion: { texto: 'Elegir', enlace: enlaceAbsoluto(ctx, r) },
})
