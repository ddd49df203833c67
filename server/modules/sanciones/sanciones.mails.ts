import type { ModoDeSuspension, ReglaSuspension } from '#contract/sanciones.ts'
import type { Correo } from '#server/modules/correos/index.ts'

const REGLAS: Record<ReglaSuspension, string> = {
  seguridad: 'Seguridad de las personas',
  documentos: 'Documentos vigentes',
  identidad: 'Identidad verdadera',
  cobros_fuera: 'Cobrar solo por el sitio',
  no_se_presenta: 'Presentarse a cada salida',
  trato: 'Trato respetuoso',
  fraude: 'Sin engaño',
}

export const correoDeSuspension = (
  {
    para,
    nombre,
    regla,
    motivo,
    modo,
  }: { para: string; nombre: string; regla: ReglaSuspension; motivo: string; modo: ModoDeSuspension },
  enlace: string,
): Correo => ({
  para,
  asunto: `Suspendimos la venta de ${nombre}`,
  titulo: 'Suspendimos tu venta',
  parrafos: [
    `Desde ahora ${nombre} no recibe reservas. ${modo === 'ofrecer' ? 'A quienes viajaban les ofrecemos salidas de otros operadores o su devolución completa.' : 'Devolvemos completas las que estaban por venir y les avisamos a quienes viajaban.'}`,
    `Regla: ${REGLAS[regla]}. Motivo: ${motivo}`,
    'Si crees que nos equivocamos, apela desde tu espacio: lo decide otra persona en 5 días hábiles.',
  ],
  accion: { texto: 'Ir a mi espacio', enlace },
})

export const correoDeApelacion = (
  { para, nombre, motivo }: { para: string; nombre: string; motivo: string },
  isLifted: boolean,
  baseUrl: string,
): Correo => ({
  para,
  asunto: isLifted ? `Levantamos la suspensión de ${nombre}` : `Mantuvimos la suspensión de ${nombre}`,
  titulo: isLifted ? 'Levantamos la suspensión' : 'Mantuvimos la suspensión',
  parrafos: [
    isLifted
      ? `Otra persona revisó el caso y ${nombre} vuelve a recibir reservas.`
      : 'Otra persona revisó el caso y mantuvo la decisión.',
    `Motivo: ${motivo}`,
  ],
  accion: { texto: 'Ir al sitio', enlace: baseUrl },
})
