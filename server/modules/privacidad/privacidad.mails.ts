import { enDiaLargo } from '#domain/fechas-en-palabras.ts'
import type { Derecho } from '#contract/privacidad.ts'
import { fechaLocal, horaLocal } from '#domain/fechas.ts'
import type { Correo } from '#server/modules/correos/index.ts'

interface Persona {
  nombre: string
  email: string
}

const ZONA = 'America/Santiago'

const primerNombre = ({ nombre }: Persona): string => nombre.trim().split(/\s+/)[0] ?? nombre

/** '14 de noviembre de 2026'. */
const dia = (instante: Date): string => enDiaLargo(fechaLocal(instante, ZONA))

export const correoDeExportacion = (u: Persona, vence: Date, enlace: string): Correo => ({
  para: u.email,
  asunto: 'Tu copia de datos está lista',
  titulo: 'Tu copia de datos está lista',
  parrafos: [
    `Hola, ${primerNombre(u)}. Reunimos todo lo que guardamos sobre ti. Puedes descargarlo en JSON o CSV hasta el ${dia(vence)} a las ${horaLocal(vence, ZONA)}; después lo borramos y puedes pedir otra copia.`,
    'Si no la pediste, cambia tu contraseña.',
  ],
  accion: { texto: 'Descargar mis datos', enlace },
})

interface Pedida {
  derecho: Derecho
  alcance: readonly string[]
  venceEn: Date
}

export const correoDeSolicitud = (u: Persona, { derecho, alcance, venceEn }: Pedida, enlace: string): Correo => ({
  para: u.email,
  asunto: 'Recibimos tu solicitud sobre tus datos',
  titulo: 'Recibimos tu solicitud',
  parrafos: [
    `Hola, ${primerNombre(u)}. Te respondemos a más tardar el ${dia(venceEn)}, dentro de los 30 días corridos que fija la ley, y no cuesta nada.`,
    ...(derecho === 'bloqueo'
      ? [`Desde ya, y hasta que te respondamos: ${frase(alcance, BLOQUEADO)}. Tus reservas siguen igual.`]
      : []),
    ...(derecho === 'oposicion' && alcance.length > 1 ? [`Desde ya: ${frase(alcance, OPUESTO)}.`] : []),
  ],
  accion: { texto: 'Ver mi solicitud', enlace },
})

export const correoDeOposicion = (u: Persona, { alcance }: Pedida, enlace: string): Correo => ({
  para: u.email,
  asunto: 'Dejamos de usar tus datos para eso',
  titulo: 'Tu oposición ya rige',
  parrafos: [
    `Hola, ${primerNombre(u)}. Desde ya: ${frase(alcance, OPUESTO)}.`,
    'Si cambias de opinión, lo enciendes de nuevo en tu perfil.',
  ],
  accion: { texto: 'Ver mis solicitudes', enlace },
})

const OPUESTO: Record<string, string> = {
  marketing: 'no te enviamos novedades',
  personalizacion: 'Matheus no usa tus preferencias para responderte',
}
const BLOQUEADO: Record<string, string> = {
  contacto: 'no te escribimos novedades ni búsquedas guardadas',
  nombre_publico: 'tus opiniones se muestran sin tu nombre',
  preferencias: 'Matheus no usa tus preferencias',
}

const frase = (alcance: readonly string[], textos: Record<string, string>): string =>
  alcance.flatMap((uno) => textos[uno] ?? []).join(', ')

export const correoDeDespedida = (u: Persona, enlace: string): Correo => ({
  para: u.email,
  seOlvida: true,
  trasBorrado: true,
  asunto: 'Eliminamos tu cuenta',
  titulo: 'Eliminamos tu cuenta',
  parrafos: [
    `${primerNombre(u)}, borramos tu perfil, tus preferencias, tus viajeros frecuentes, tus conversaciones y tus avisos, y cerramos todas las sesiones. Tus opiniones quedan firmadas como «Viajero».`,
    'De tus reservas y pagos conservamos montos y fechas durante seis años, porque la ley tributaria lo pide, sin tu nombre, correo ni celular. También borramos este correo de nuestros registros.',
  ],
  accion: { texto: 'Leer la política de privacidad', enlace },
})

/** To whoever booked without an account: whoever has only the link of the booking does not read this. */
export const correoDeCodigo = (u: Persona, codigo: string): Correo => ({
  para: u.email,
  seOlvida: true,
  asunto: 'Tu código para descargar o borrar tus datos',
  titulo: 'Tu código',
  parrafos: [
    `Hola, ${primerNombre(u)}. Escríbelo en la página de tu entrada. Vale 40 minutos.`,
    'Si no lo pediste, no hagas nada: sin el código nadie descarga ni borra tus datos.',
  ],
  datos: [['Código', codigo]],
})

export const correoDeDatosBorrados = (u: Persona, enlace: string): Correo => ({
  para: u.email,
  seOlvida: true,
  trasBorrado: true,
  asunto: 'Borramos los datos de tu reserva',
  titulo: 'Borramos tus datos',
  parrafos: [
    `${primerNombre(u)}, borramos tu nombre, correo, celular, respuestas y mensajes de esa reserva.`,
    'De la reserva y su pago conservamos montos y fechas durante seis años, porque la ley tributaria lo pide, y si se emitió una factura, a quién. También borramos este correo de nuestros registros.',
  ],
  accion: { texto: 'Leer la política de privacidad', enlace },
})

const RESPUESTAS = {
  cumplida: 'Cumplimos tu solicitud',
  rechazada: 'No podemos cumplir tu solicitud',
  prorrogada: 'Necesitamos más tiempo para tu solicitud',
} as const

export const correoDeRespuesta = (
  u: Persona,
  {
    decision,
    derecho,
    respuesta,
    vence,
  }: { decision: keyof typeof RESPUESTAS; derecho: Derecho; respuesta: string; vence: Date },
  enlace: string,
): Correo => ({
  para: u.email,
  asunto: RESPUESTAS[decision],
  titulo: RESPUESTAS[decision],
  parrafos: [
    `Hola, ${primerNombre(u)}. ${respuesta}`,
    ...(decision === 'prorrogada' ? [`La ley nos permite hasta el ${dia(vence)}.`] : []),
    ...(derecho === 'bloqueo' && decision !== 'prorrogada'
      ? ['Con esta respuesta terminó el bloqueo: tus datos se usan como antes.']
      : []),
    ...(decision === 'rechazada'
      ? ['Si no estás de acuerdo, puedes reclamar ante la Agencia de Protección de Datos Personales.']
      : []),
  ],
  accion: { texto: 'Ver mi solicitud', enlace },
})
