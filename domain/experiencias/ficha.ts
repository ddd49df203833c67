import type { Experiencia, PuntoExperiencia } from '#contract/experiencias.ts'

/** What a list shows of an experiencia, as it is stored. */
export interface DatosDeFicha {
  id: string
  slug: string
  nombreExperiencia: string
  descripcionCorta: string
  tipoExperiencia: string
  ciudad: string
  /** Inside the city or near it; may be empty. */
  sector: string
  region: string
  duracionMinutos: number
  precioPorPersona: number
  portada: string
  fotos: unknown
  /** Null where the operador is an anfitrion. */
  proveedorId: string | null
  operadorNombre: string
  operadorSlug: string
  calificacionPromedio: number | null
  calificacionCantidad: number
}

export const CAMPOS_DE_FICHA = [
  'id',
  'slug',
  'nombreExperiencia',
  'descripcionCorta',
  'tipoExperiencia',
  'ciudad',
  'sector',
  'region',
  'duracionMinutos',
  'precioPorPersona',
  'portada',
  'fotos',
  'proveedorId',
  'operadorNombre',
  'operadorSlug',
  'calificacionPromedio',
  'calificacionCantidad',
] as const satisfies readonly (keyof DatosDeFicha)[]

/** An experiencia as lists show it. */
export function fichaDe(datos: DatosDeFicha): Experiencia {
  const esDeProveedor = datos.proveedorId !== null
  return {
    id: datos.id,
    slug: datos.slug,
    nombreExperiencia: datos.nombreExperiencia,
    descripcionCorta: datos.descripcionCorta,
    tipoExperiencia: datos.tipoExperiencia as Experiencia['tipoExperiencia'],
    ubicacionGeografica: ubicacion(datos),
    ciudad: datos.ciudad,
    region: datos.region,
    duracionHoras: duracionHoras(datos.duracionMinutos),
    precioPorPersona: datos.precioPorPersona,
    fotosUrls: fotosUrls(datos),
    proveedor: esDeProveedor ? { nombreComercial: datos.operadorNombre, slug: datos.operadorSlug } : null,
    anfitrion: esDeProveedor ? null : { nombre: datos.operadorNombre, slug: datos.operadorSlug },
    calificacion: { promedio: datos.calificacionPromedio, cantidad: datos.calificacionCantidad },
  }
}

/** An experiencia as a map shows it. */
export function puntoDe(datos: DatosDeFicha & { lat: number; lng: number }): PuntoExperiencia {
  const {
    id,
    slug,
    nombreExperiencia,
    tipoExperiencia,
    ubicacionGeografica,
    region,
    duracionHoras: horas,
    precioPorPersona,
    calificacion,
  } = fichaDe(datos)
  return {
    id,
    slug,
    nombreExperiencia,
    tipoExperiencia,
    ubicacionGeografica,
    region,
    duracionHoras: horas,
    precioPorPersona,
    calificacion,
    portada: datos.portada,
    lat: datos.lat,
    lng: datos.lng,
  }
}

/** Begins with the city: 'Puerto Varas, Lago Llanquihue'. */
export function ubicacion({ ciudad, sector }: Pick<DatosDeFicha, 'ciudad' | 'sector'>): string {
  return sector && sector !== ciudad ? `${ciudad}, ${sector}` : ciudad
}

/** Hours with two decimals at most: 100 minutes are 1.67. */
function duracionHoras(minutos: number): number {
  return Math.round((minutos / 60) * 100) / 100
}

/** The cover first, and once. */
function fotosUrls({ portada, fotos }: DatosDeFicha): string[] {
  const urls = Array.isArray(fotos) ? (fotos as { url: string }[]).map((foto) => foto.url) : []
  return [...new Set([portada, ...urls])]
}
