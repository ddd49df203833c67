const LARGA = new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: 'UTC' })

/** A calendar date as mails write it: '2026-12-18' is '18 de diciembre de 2026'. */
export const fechaLarga = (fecha: string): string => LARGA.format(new Date(`${fecha}T00:00:00Z`))
