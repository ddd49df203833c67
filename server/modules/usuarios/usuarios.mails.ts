import type { Correo } from '#server/modules/correos/index.ts'

export const correoDeVerificacion = (u: { nombre: string; email: string }, enlace: string): Correo => ({
  para: u.email,
  asunto: 'Confirma tu correo',
  titulo: `Te damos la bienvenida, ${u.nombre}`,
  parrafos: ['Confirma que esta dirección es tuya para recibir aquí tus entradas y avisos. El enlace sirve una vez y vence en 24 horas.', 'Si no creaste una cuenta, no hagas nada.'],
  accion: { texto: 'Confirmar mi correo', enlace },
})

export const correoDeClave = (u: { nombre: string; email: string }, enlace: string): Correo => ({
  para: u.email,
  asunto: 'Cambia tu contraseña',
  titulo: 'Elige una contraseña nueva',
  parrafos: [`Hola, ${u.nombre}. Pediste cambiar tu contraseña. El enlace sirve una vez y vence en 60 minutos; al usarlo se cierran tus demás sesiones.`, 'Si no lo pediste, no hagas nada: tu contraseña sigue igual.'],
  accion: { texto: 'Cambiar mi contraseña', enlace },
})
