/** What identifiers that others keep are made of: fixed when the installation began. */
export interface Identidad {
  /** Of the supplier, as OCTO's partners keep it. */
  proveedorOcto: string
  /** Behind the @ of what calendars and mail programs know things by. */
  dominio: string
}

/** Of what was given out before there was a choice, and of every demonstration. */
export const IDENTIDAD_PRIMERA: Identidad = { proveedorOcto: 'tourism-hub-chile', dominio: 'tourismhub' }

/** A new one is called as its public address is, which is nobody else's. */
export function identidadNueva({ baseUrl, demo }: { baseUrl: string; demo: boolean }): Identidad {
  const { hostname } = new URL(baseUrl)
  if (demo || !hostname.includes('.')) return IDENTIDAD_PRIMERA
  return { proveedorOcto: hostname.replaceAll('.', '-'), dominio: hostname }
}

/** As who our messages to other systems are sent: it does not follow the brand, since receivers let it in by name. */
export const agenteDe = ({ proveedorOcto }: Identidad): string =>
  `${proveedorOcto
    .split('-')
    .map((parte) => parte.charAt(0).toUpperCase() + parte.slice(1))
    .join('')}-Webhooks/1`
