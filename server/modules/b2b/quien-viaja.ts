import type { Contacto } from '#contract/reservas.ts'
import type { ContactoReventa } from '#server/modules/reventas/index.ts'

/** Whoever answers for the group, in the fields that OCTO keeps. */
export const toContacto = (contacto: Contacto | undefined): Partial<ContactoReventa> | undefined =>
  contacto && { fullName: contacto.nombre, emailAddress: contacto.email, phoneNumber: contacto.telefono }
