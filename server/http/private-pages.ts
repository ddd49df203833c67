const PRIVATE = /^\/(?:pagar|reservar|payment-success|mis-entradas|buscar-entrada|perfil|configuracion|favoritos|lista-de-espera|alertas|consultas|lista|mensajes|check-in|restablecer-clave|verificar-correo|admin|mis-experiencias-anfitrion|crear-experiencia-anfitrion|editar-experiencia-anfitrion|onboarding-anfitrion|subscribe-anfitrion|host-analytics|(?:anfitrion|proveedor|empresas|regalar)\/.)(?:[/.]|$|(?<=\/.))/

/** Whether a page belongs to the person who opens it, so that nobody may keep a copy. */
export const isPrivatePage = (pathname: string): boolean => PRIVATE.test(pathname)

const DOORS = /^\/(?:buscar-entrada|subscribe-anfitrion|(?:anfitrion|proveedor|empresas)\/(?:login|registro))\/?$/

/** Whether search engines have nothing to find on it; the sign-ins are private too, but anyone may look for them. */
export const isUnlisted = (pathname: string): boolean => isPrivatePage(pathname) && !DOORS.test(pathname)

/** The beginnings of their addresses, as robots.txt names them. */
export const UNLISTED = [
  '/pagar/', '/reservar/', '/payment-success', '/mis-entradas', '/perfil', '/configuracion', '/favoritos', '/lista-de-espera', '/alertas', '/consultas', '/lista/', '/mensajes', '/check-in', '/restablecer-clave', '/verificar-correo',
  '/admin', '/mis-experiencias-anfitrion', '/crear-experiencia-anfitrion', '/editar-experiencia-anfitrion/', '/onboarding-anfitrion', '/host-analytics',
  '/anfitrion/reservas', '/anfitrion/invitacion', '/proveedor/invitacion', '/proveedor/dashboard', '/proveedor/experiencias/', '/empresas/dashboard', '/empresas/reservar', '/empresas/voucher/', '/empresas/invitacion',
]
