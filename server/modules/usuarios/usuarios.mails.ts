import type { Correo } from '#server/modules/correos/index.ts'

interface Persona {
  nombre: string
  email: string
}

const primerNombre = ({ nombre }: Persona): string => nombre.trim().split(/\s+/)[0] ?? nombre

export const correoDeVerificacion = (u: Persona, enlace: string): Correo => ({
  para: u.email,
  asunto: 'Confirma tu correo',
  titulo: `Te damos la bienvenida, ${primerNombre(u)}`,
  parrafos: [
    'Confirma que esta dirección es tuya para recibir aquí tus entradas y avisos, y para reunir en tu cuenta lo que hayas reservado antes con ella. El enlace sirve una vez y vence en 24 horas.',
    'Si no creaste una cuenta, abre el enlace y elige «No fui yo»: tu dirección queda libre.',
  ],
  accion: { texto: 'Confirmar mi correo', enlace },
})

export const correoDeClave = (u: Persona, enlace: string): Correo => ({
  para: u.email,
  asunto: 'Cambia tu contraseña',
  titulo: 'Elige una contraseña nueva',
  parrafos: [
    `Hola, ${primerNombre(u)}. Pediste cambiar tu contraseña. El enlace sirve una vez y vence en 60 minutos; al usarlo se cierran tus demás sesiones.`,
    'Si no lo pediste, no hagas nada: tu contraseña sigue igual.',
  ],
  accion: { texto: 'Cambiar mi contraseña', enlace },
})

export const correoDeInvitacion = (u: Persona, papel: string, enlace: string): Correo => ({
  para: u.email,
  asunto: 'Te invitaron a la administración',
  titulo: 'Te invitaron a la administración',
  parrafos: [
    `Hola, ${primerNombre(u)}. Te sumaron al equipo que administra el sitio. Elige tu contraseña con el botón y entra. El enlace sirve una vez y vence en 7 días.`,
    'Si no esperabas este correo, no hagas nada: sin esa contraseña nadie entra con tu dirección.',
  ],
  datos: [['Tu papel', papel]],
  accion: { texto: 'Elegir mi contraseña', enlace },
  seOlvida: true,
})

export const correoDePuesto = (u: Persona, papel: string, enlace: string): Correo => ({
  para: u.email,
  asunto: 'Te sumaron a la administración',
  titulo: 'Te sumaron a la administración',
  parrafos: [
    `Hola, ${primerNombre(u)}. Desde ahora eres parte del equipo que administra el sitio. Entras con el correo y la contraseña de tu cuenta.`,
    'Si no sabes de qué se trata, escríbenos.',
  ],
  datos: [['Tu papel', papel]],
  accion: { texto: 'Entrar a la administración', enlace },
})

export const correoDeDireccionNueva = (u: Persona, enlace: string, email: string): Correo => ({
  para: email,
  asunto: 'Confirma tu correo nuevo',
  titulo: 'Confirma tu correo nuevo',
  parrafos: [
    `Hola, ${primerNombre(u)}. Pediste usar esta dirección en tu cuenta. Abre el enlace donde tengas iniciada la sesión de tu cuenta y confírmala; hasta entonces sigue valiendo la anterior. El enlace sirve una vez y vence en 24 horas.`,
    'Si no lo pediste, abre el enlace y elige «No fui yo».',
  ],
  accion: { texto: 'Confirmar mi correo', enlace },
})

export const correoDeDireccionCambiada = (u: Persona, enlace: string, email: string): Correo => ({
  para: email,
  asunto: 'Cambió el correo de tu cuenta',
  titulo: 'Cambió el correo de tu cuenta',
  parrafos: [
    `Hola, ${primerNombre(u)}. Desde ahora tu cuenta usa otra dirección y los avisos llegan allá.`,
    'Si no fuiste tú, vuelve a esta dirección con el botón: cerramos todas las sesiones y te pedimos una contraseña nueva. El enlace sirve una vez y vence en 7 días.',
  ],
  accion: { texto: 'Volver a esta dirección', enlace },
})

export const correoDeDireccionDejada = (u: Persona): Correo => ({
  para: u.email,
  asunto: 'Cambió el correo de tu cuenta',
  titulo: 'Cambió el correo de tu cuenta',
  parrafos: [
    `Hola, ${primerNombre(u)}. Desde ahora tu cuenta usa otra dirección y los avisos llegan allá.`,
    'Si no fuiste tú, escríbenos y lo revisamos contigo.',
  ],
})

export const correoDeClaveCambiada = (u: Persona, enlace: string): Correo => ({
  para: u.email,
  asunto: 'Cambió tu contraseña',
  titulo: 'Tu contraseña cambió',
  parrafos: [
    `Hola, ${primerNombre(u)}. La contraseña de tu cuenta es otra desde ahora y cerramos las demás sesiones. Si tenías una dirección secreta para ver tus reservas en tu calendario, dejó de servir: crea otra en tu cuenta.`,
    'Si no fuiste tú, recupera tu cuenta con el botón: te enviamos un enlace para elegir otra.',
  ],
  accion: { texto: 'Recuperar mi cuenta', enlace },
})

export const correoDeSegundoFactor = (u: Persona, enlace: string): Correo => ({
  para: u.email,
  asunto: 'Tu cuenta ahora pide un código al entrar',
  titulo: 'Verificación en dos pasos activada',
  parrafos: [
    `Hola, ${primerNombre(u)}. Desde ahora, para entrar, además de tu contraseña pedimos el código de tu aplicación. Guarda tus códigos de recuperación fuera del celular.`,
    'Si no fuiste tú, cambia tu contraseña con el botón: se cierran todas las sesiones y dejamos de pedir ese código. El enlace sirve una vez y vence en 7 días.',
  ],
  accion: { texto: 'No fui yo: cambiar mi contraseña', enlace },
})

const correoSinSegundoFactor = (u: Persona, enlace: string): Correo => ({
  para: u.email,
  asunto: 'Tu cuenta ya no pide un código al entrar',
  titulo: 'Verificación en dos pasos desactivada',
  parrafos: [
    `Hola, ${primerNombre(u)}. Desde ahora basta tu contraseña para entrar.`,
    'Si no fuiste tú, cambia tu contraseña con el botón: al hacerlo se cierran todas las sesiones.',
  ],
  accion: { texto: 'Cambiar mi contraseña', enlace },
})

const correoDeCodigosNuevos = (u: Persona, enlace: string): Correo => ({
  para: u.email,
  asunto: 'Renovaste tus códigos de recuperación',
  titulo: 'Códigos de recuperación nuevos',
  parrafos: [
    `Hola, ${primerNombre(u)}. Los códigos de recuperación que tenías ya no sirven: valen los diez que se mostraron recién.`,
    'Si no fuiste tú, cambia tu contraseña con el botón y, al entrar, renueva los códigos en Seguridad.',
  ],
  accion: { texto: 'Cambiar mi contraseña', enlace },
})

const correoDeCodigoUsado = (u: Persona, enlace: string): Correo => ({
  para: u.email,
  asunto: 'Entraron con un código de recuperación',
  titulo: 'Un código de recuperación menos',
  parrafos: [
    `Hola, ${primerNombre(u)}. Alguien entró a tu cuenta con tu contraseña y uno de tus códigos de recuperación, que ya no sirve.`,
    'Si no fuiste tú, cambia tu contraseña con el botón y, al entrar, renueva los códigos en Seguridad.',
  ],
  accion: { texto: 'Cambiar mi contraseña', enlace },
})

/** `no`: it was taken off. */
export const AVISOS_DE_FACTOR = {
  no: correoSinSegundoFactor,
  codigos: correoDeCodigosNuevos,
  respaldo: correoDeCodigoUsado,
}
export type AvisoDeFactor = keyof typeof AVISOS_DE_FACTOR
