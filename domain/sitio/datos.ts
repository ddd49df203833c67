/** Who runs the site, as the administration writes it by versions; an empty text is what nobody wrote yet. */
export interface DatosDelSitio {
  marca: string
  /** Under an icon there is room for little. */
  marcaCorta: string
  lema: string
  /** As people know it, where that is not the brand. */
  empresa: string
  razonSocial: string
  /** 12345678-5 */
  rut: string
  giro: string
  direccion: string
  ciudad: string
  representante: string
  correo: string
  telefono: string
  telefonoHorario: string
  /** Business days in which a person answers; null while nothing is promised. */
  diasDeRespuesta: number | null
  redes: Record<Red, string>
  /** Empty is ours. */
  colores: { primario: string; acento: string }
  /** Its name (domain/sitio/logo.ts); empty is the mark of the product. */
  logo: string
}

export const REDES = ['instagram', 'facebook', 'tiktok', 'youtube', 'linkedin', 'x'] as const
export type Red = (typeof REDES)[number]

const SIN_REDES: Record<Red, string> = { instagram: '', facebook: '', tiktok: '', youtube: '', linkedin: '', x: '' }

/** Ours, as far as the product says who it is; the rest belongs to whoever runs it. */
export const DATOS_PRIMEROS: DatosDelSitio = {
  marca: 'Tourism Hub Chile',
  marcaCorta: 'Tourism Hub',
  lema: 'Descubre experiencias auténticas en cada rincón de Chile',
  empresa: '',
  razonSocial: '',
  rut: '',
  giro: '',
  direccion: '',
  ciudad: 'Santiago',
  representante: '',
  correo: '',
  telefono: '',
  telefonoHorario: '',
  diasDeRespuesta: null,
  redes: SIN_REDES,
  colores: { primario: '', acento: '' },
  logo: '',
}

/** Complete, and plainly nobody's: only a demonstration shows it. */
export const DATOS_DE_DEMO: DatosDelSitio = {
  ...DATOS_PRIMEROS,
  razonSocial: 'Empresa de Demostración SpA',
  rut: '99999999-9',
  giro: 'Agencia de viajes (ficticia)',
  direccion: 'Calle de Ejemplo 123, oficina 4',
  representante: 'Persona de Ejemplo',
  correo: 'hola@tourismhub.example',
  telefono: '+56229384700',
  telefonoHorario: 'a toda hora',
  diasDeRespuesta: 2,
  redes: {
    ...SIN_REDES,
    instagram: 'https://tourismhub.example/instagram',
    facebook: 'https://tourismhub.example/facebook',
  },
}

// What is a part of the product is the same in both.
const INVENTADOS = (Object.keys(DATOS_DE_DEMO) as (keyof DatosDelSitio)[]).filter(
  (campo) =>
    campo !== 'redes' &&
    campo !== 'colores' &&
    campo !== 'diasDeRespuesta' &&
    DATOS_DE_DEMO[campo] !== DATOS_PRIMEROS[campo],
)

/** Where people pay nothing that a demonstration invented is taken for said, whoever left it in a version of their own. */
export function sinLoInventado(datos: DatosDelSitio): DatosDelSitio {
  const quitados = INVENTADOS.filter((campo) => datos[campo] === DATOS_DE_DEMO[campo]).map((campo) => [campo, ''])
  const redes = Object.fromEntries(
    REDES.map((red) => [red, datos.redes[red] === DATOS_DE_DEMO.redes[red] ? '' : datos.redes[red]]),
  ) as Record<Red, string>
  return { ...datos, ...Object.fromEntries(quitados), redes }
}
