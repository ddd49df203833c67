/** Where pages begin that no search engine has anything to find on, as robots.txt names them. That they are private says each route by itself (web/pagina.ts). */
export const UNLISTED = [
  '/pagar/', '/reservar/', '/payment-success', '/mis-entradas', '/perfil', '/configuracion', '/favoritos', '/lista-de-espera', '/dejar-de-recibir/', '/alertas', '/consultas', '/lista/', '/mensajes', '/regalar/', '/check-in', '/restablecer-clave', '/verificar-correo', '/deshacer-correo', '/cuenta-eliminada', '/negocio-cerrado',
  '/admin', '/mis-experiencias-anfitrion', '/crear-experiencia-anfitrion', '/editar-experiencia-anfitrion/', '/onboarding-anfitrion', '/host-analytics',
  '/anfitrion/reservas', '/anfitrion/invitacion', '/proveedor/invitacion', '/proveedor/dashboard', '/proveedor/experiencias/', '/empresas/dashboard', '/empresas/reservar', '/empresas/voucher/', '/empresas/invitacion',
]
