interface Nombrable {
  fullName: string | null
  firstName: string | null
  lastName: string | null
  emailAddress: string | null
}

export function nombreDe({ fullName, firstName, lastName }: Nombrable): string {
  return (fullName ?? [firstName, lastName].filter(Boolean).join(' ')).slice(0, 80)
}

/** Whom the operador receives: a whole name and an address. */
export function faltaContacto(contacto: Nombrable): boolean {
  return !(contacto.fullName || (contacto.firstName && contacto.lastName)) || !contacto.emailAddress
}
