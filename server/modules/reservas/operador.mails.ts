import { cuando } from '#domain/fechas-en-palabras.ts'
import { nombreDeZona } from '#domain/fechas.ts'
import { enPesos } from '#domain/pesos.ts'
import { CONTRACARGO_PERDIDO } from '#domain/reservas/cancelacion.ts'
import { mostrarCodigo } from '#domain/reservas/codigo.ts'
import type { Hecho } from '#domain/reservas/hechos.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Correo } from '#server/modules/correos/index.ts'
import type { ReservaCompleta } from './reservas.db.ts'
import { EN_SU_BANCO } from './reservas.mails.ts'

interface Dicho {
  asunto: string
  titulo: string
  parrafo: string
  /** Which of their bookings it opens, and what the button says. */
  vista: 'por_aceptar' | 'proximas' | 'canceladas'
  boton: string
  /** Money is told to whoever sells, where there is a sale. */
  conTotal?: true
}

/** Who books is never named: the mail goes to a box that others read, and who comes is in their list. */
const DICHOS: Record<Hecho, (r: ReservaCompleta, antes: Date | null, quien: string | null) => Dicho> = {
  vendida: (r) => ({
    asunto: `Reserva nueva: ${r.nombreExperiencia}, ${cuando(r.inicioUtc, r.zona)}`,
    titulo: 'Tienes una reserva nueva',
    parrafo: `Está confirmada: cuenta con ${viajeros(r)} más en esa salida. Sus nombres y su contacto están en tus reservas.`,
    vista: 'proximas',
    boton: 'Ver mis reservas',
    conTotal: true,
  }),
  por_aceptar: (r) => ({
    asunto: `Responde antes del ${cuando(r.aceptarAntesDe!, r.zona)}: ${r.nombreExperiencia}`,
    titulo: 'Una reserva espera tu respuesta',
    parrafo: `Está pagada y los cupos, guardados. Acéptala o recházala antes del ${cuando(r.aceptarAntesDe!, r.zona)}; si nadie responde, se rechaza sola y devolvemos todo.`,
    vista: 'por_aceptar',
    boton: 'Responder',
    conTotal: true,
  }),
  sin_respuesta: (r) => ({
    asunto: `Se venció una reserva sin respuesta: ${r.nombreExperiencia}`,
    titulo: 'Una reserva se venció sin respuesta',
    parrafo: `Nadie la aceptó a tiempo y la rechazamos. ${porDevolver(r)} Sus cupos quedaron libres.`,
    vista: 'canceladas',
    boton: 'Ver mis reservas',
  }),
  rechazada: (r, _antes, quien) => ({
    asunto: `Solicitud rechazada: ${r.nombreExperiencia}, ${cuando(r.inicioUtc, r.zona)}`,
    titulo: 'Se rechazó una solicitud',
    parrafo: `La rechazó ${quien ?? 'nuestro equipo'}. ${porDevolver(r)} Sus cupos quedaron libres.`,
    vista: 'canceladas',
    boton: 'Ver mis reservas',
  }),
  cancelada: (r) => ({
    asunto: `Reserva cancelada: ${r.nombreExperiencia}, ${cuando(r.inicioUtc, r.zona)}`,
    titulo: 'Se canceló una reserva',
    parrafo: `${porQueSeCancelo(r)} Sus cupos quedaron libres.`,
    vista: 'canceladas',
    boton: 'Ver mis reservas',
  }),
  movida: (r, antes) => ({
    asunto: `Cambio de fecha: ${r.nombreExperiencia}, ahora ${cuando(r.inicioUtc, r.zona)}`,
    titulo: 'Una reserva cambió de fecha',
    parrafo: `${antes ? `Estaba el ${cuando(antes, r.zona)} y ahora` : 'Ahora'} viene el ${cuando(r.inicioUtc, r.zona)}. El código es el mismo, y los cupos de la fecha anterior quedaron libres.`,
    vista: 'proximas',
    boton: 'Ver mis reservas',
  }),
}

const porDevolver = ({ estadoPago }: ReservaCompleta): string =>
  estadoPago === 'contracargo' ? `${EN_SU_BANCO}.` : 'Pedimos la devolución del pago completo.'

function porQueSeCancelo({ canceladaPor, motivo }: ReservaCompleta): string {
  if (motivo === CONTRACARGO_PERDIDO)
    return 'Quien pagó reclamó el cobro a su banco y el banco se lo devolvió, así que su entrada ya no sirve.'
  return canceladaPor === 'plataforma'
    ? 'La canceló nuestro equipo y se devuelve todo.'
    : 'La canceló quien la hizo. Si tu política conserva una parte, la verás en tus pagos.'
}

const viajeros = ({ plazas }: ReservaCompleta): string => (plazas === 1 ? '1 viajero' : `${plazas} viajeros`)

export function correoAlOperador(
  ctx: Ctx,
  r: ReservaCompleta,
  {
    hecho,
    antes,
    quien = null,
    para,
  }: {
    hecho: Hecho
    antes: Date | null
    /** Whoever of the team did it, by name. */ quien?: string | null
    para: string
  },
): Correo & { enlace: `/${string}` } {
  const { asunto, titulo, parrafo, vista, boton, conTotal } = DICHOS[hecho](r, antes, quien)
  const dePrueba = r.pruebaHasta !== null
  const enlace = r.anfitrionId
    ? (`/anfitrion/reservas?vista=${vista}` as const)
    : (`/proveedor/dashboard?vista=${vista}` as const)
  return {
    para,
    asunto: dePrueba ? `Prueba: ${asunto}` : asunto,
    titulo: dePrueba ? `Prueba: ${titulo}` : titulo,
    parrafos: [
      parrafo,
      ...(dePrueba
        ? [
            'Es una reserva de prueba de una empresa que conecta su sistema: nadie la paga, nadie viene y se suelta sola.',
          ]
        : []),
    ],
    datos: [
      ['Experiencia', r.nombreExperiencia],
      ['Cuándo', `${cuando(r.inicioUtc, r.zona)} (${nombreDeZona(r.zona as Parameters<typeof nombreDeZona>[0])})`],
      ['Código', mostrarCodigo(r.codigo)],
      ['Viajeros', String(r.plazas)],
      ...(conTotal ? ([['Total', enPesos(r.total + r.suplemento - r.rebaja)]] as [string, string][]) : []),
    ],
    accion: { texto: boton, enlace: ctx.settings.BASE_URL + enlace },
    enlace,
  }
}
