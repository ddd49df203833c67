/** What the sign-in is asked for, by where it leads. */
const MOTIVOS: [string, string][] = [
  ['/perfil/privacidad', 'Para ver y llevarte tus datos, entra a tu cuenta.'],
  ['/perfil', 'Para ver tu perfil, entra a tu cuenta.'],
  ['/configuracion', 'Para elegir tus avisos, entra a tu cuenta.'],
  ['/mensajes', 'Para leer tus mensajes, entra a tu cuenta.'],
  ['/favoritos', 'Para ver tus favoritos en todos tus dispositivos, entra a tu cuenta.'],
  ['/alertas', 'Para ver tus búsquedas guardadas, entra a tu cuenta.'],
  ['/lista-de-espera', 'Para ver tus listas de espera, entra a tu cuenta.'],
  [
    '/empresas/invitacion',
    'Para entrar al equipo que te invitó, usa la cuenta del correo donde te llegó la invitación. Si no la tienes, regístrate con ese correo.',
  ],
  ['/regalar', 'Para ver los regalos que compraste, entra a tu cuenta.'],
]

export const motivoDe = (siguiente: string): string | undefined =>
  MOTIVOS.find(([path]) => siguiente.startsWith(path))?.[1]
