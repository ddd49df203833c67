/** Who looks at a marketplace where nothing is sold yet. */
export interface Mirada {
  /** A host, or somebody who works for one. */
  vende: boolean
  haySesionDeProveedor: boolean
  haySesionDeAdmin: boolean
  /** New hosts and providers are taken. */
  recibeAltas: boolean
}

export interface PrimerPaso {
  title: string
  text: string
  to?: string
  accion?: string
}

/** What comes first, said to whoever may do it; to everybody else an honest word. */
export function primerPasoDe({ vende, haySesionDeProveedor, haySesionDeAdmin, recibeAltas }: Mirada): PrimerPaso {
  if (vende)
    return {
      title: 'Publica la primera experiencia',
      text: 'Todavía no hay ninguna a la venta. Escribe la tuya, la revisamos y aparece aquí.',
      to: '/crear-experiencia-anfitrion',
      accion: 'Escribir mi experiencia',
    }
  if (haySesionDeProveedor)
    return {
      title: 'Publica la primera experiencia',
      text: 'Todavía no hay ninguna a la venta. Escribe la tuya, la revisamos y aparece aquí.',
      to: '/proveedor/experiencias/nueva',
      accion: 'Escribir mi experiencia',
    }
  if (haySesionDeAdmin)
    return {
      title: 'Publica la primera experiencia',
      text: 'Todavía no hay ninguna a la venta. Suma a quien la ofrece y aprueba lo que envíe.',
      to: '/admin/dashboard',
      accion: 'Ver los primeros pasos',
    }
  const visita = {
    title: 'Todavía no hay experiencias publicadas',
    text: 'Estamos empezando. Cuando se publique la primera la verás aquí, con su precio y sus fechas.',
  }
  return recibeAltas ? { ...visita, to: '/convertirse-anfitrion', accion: 'Ofrecer una experiencia' } : visita
}
