import { randomBytes } from 'node:crypto'
import { REGIONES } from '#contract/enumeraciones/regiones.ts'
import type { TipoExperiencia } from '#contract/comun.ts'
import { nombreDeComuna } from '#contract/comunas.ts'
import type { Contenido } from '#contract/contenido.ts'
import { fotosDeLamina, laminaDe } from '#contract/escenas.ts'
import { centroParaCasa, DIRECCION_DE_CASA } from '#domain/experiencias/casa.ts'
import { otrasTarifasDe } from '#domain/experiencias/tarifas.ts'
import { zonaSegun, type Zonas } from '#domain/reglas/zonas.ts'
import { fotoDeUrl, urlDeFoto } from '#server/modules/fotos/index.ts'
import type { Detalle, Foto } from './detalle.ts'
import type { ColumnasDeContenido, ExperienciaEditable } from './editables.db.ts'

/** What an experiencia says, as its editor holds it. */
export function contenidoDe(row: ExperienciaEditable): Contenido {
  const {
    puntoEncuentro,
    casa,
    requisitos,
    itinerario,
    incluye,
    noIncluye,
    cargosEnDestino,
    queLlevar,
    idiomasGuia,
    accesibilidad,
    recogida = [],
    recogidaObligatoria = false,
    preguntas = [],
    planB = '',
  } = row.detalle
  return {
    nombreExperiencia: row.nombreExperiencia,
    tipoExperiencia: row.tipoExperiencia as TipoExperiencia,
    descripcionCorta: row.descripcionCorta,
    region: row.region as Contenido['region'],
    comunaCodigo: row.comunaCodigo,
    ciudad: row.ciudad,
    sector: row.sector,
    direccion: (casa ?? puntoEncuentro).direccion,
    instrucciones: (casa ?? puntoEncuentro).instrucciones,
    fotoEncuentro: (casa ?? puntoEncuentro).foto ?? null,
    lugar: casa ? { lat: casa.lat, lng: casa.lng } : { lat: row.lat, lng: row.lng },
    esCasa: casa !== undefined,
    recogida,
    recogidaObligatoria,
    descripcionLarga: row.descripcionLarga,
    itinerario,
    incluye,
    noIncluye,
    cargosEnDestino,
    queLlevar,
    condiciones: requisitos.condiciones,
    preguntas,
    edadMin: requisitos.edadMin,
    dificultad: requisitos.dificultad,
    altitudMax: requisitos.altitudMax,
    accesibilidad,
    planB,
    idiomasGuia: idiomasGuia as Contenido['idiomasGuia'],
    registroSernatur: row.registroSernatur ?? '',
    fotos: row.fotos.flatMap(({ url, alt, ilustracion }) => {
      const foto = ilustracion ? null : fotoDeUrl(url)
      return foto ? [{ id: foto.id, alt }] : []
    }),
    precioPorPersona: row.precioPorPersona,
    otrasTarifas: otrasTarifasDe(row.tarifas),
    duracionMinutos: row.duracionMinutos,
    cuposPorSalida: row.cuposPorSalida,
    minParticipantes: row.minParticipantes,
    cierreMinutos: row.cierreMinutos,
    politicaCancelacion: row.politicaCancelacion as Contenido['politicaCancelacion'],
    confirmacion: row.confirmacion as Contenido['confirmacion'],
  }
}

// Columns ask for a value where a draft may have none yet; nobody but its operador sees one before everything is said.
const SIN_DECIR = {
  nombre: 'Sin nombre',
  tipo: 'Cultural',
  region: '13',
  comuna: '13101',
  lat: -33.4372,
  lng: -70.6506,
  precio: 1000,
  minutos: 60,
} as const

/** Where something is that has been for sale: while it stays there its departures keep one hour, whatever the rule says of new ones. */
type EnVenta = Pick<ColumnasDeContenido, 'region' | 'comunaCodigo' | 'zonaHoraria'>

/** What is stored of it. `antes`: as it stands, for what the editor does not hold. */
export function columnasDe(
  contenido: Contenido,
  antes: {
    id: string
    fotos: Foto[]
    tipoExperiencia: string
    region: string
    detalle: Detalle | null
    enVenta?: EnVenta | null
  },
  zonas: Zonas,
): ColumnasDeContenido {
  const region = contenido.region ?? SIN_DECIR.region
  const comunaCodigo = contenido.comunaCodigo ?? SIN_DECIR.comuna
  const tipoExperiencia = contenido.tipoExperiencia ?? SIN_DECIR.tipo
  const fotos = fotosDe(contenido, { ...antes, tipo: tipoExperiencia, nuevaRegion: region })
  const casa = casaDe(contenido, antes.detalle)
  const lugar = casa?.centro ?? contenido.lugar ?? SIN_DECIR
  return {
    nombreExperiencia: contenido.nombreExperiencia || SIN_DECIR.nombre,
    descripcionCorta: contenido.descripcionCorta,
    descripcionLarga: contenido.descripcionLarga,
    tipoExperiencia,
    ciudad: contenido.ciudad || (nombreDeComuna(comunaCodigo) ?? ''),
    sector: contenido.sector,
    region,
    regionNombre: REGIONES.find(({ codigo }) => codigo === region)?.nombre ?? '',
    comunaCodigo,
    lat: lugar.lat,
    lng: lugar.lng,
    zonaHoraria:
      antes.enVenta?.region === region && antes.enVenta.comunaCodigo === comunaCodigo
        ? antes.enVenta.zonaHoraria
        : zonaSegun(zonas, region, comunaCodigo),
    duracionMinutos: contenido.duracionMinutos ?? SIN_DECIR.minutos,
    precioPorPersona: contenido.precioPorPersona ?? SIN_DECIR.precio,
    minParticipantes: contenido.minParticipantes,
    cierreMinutos: contenido.cierreMinutos ?? 0,
    politicaCancelacion: contenido.politicaCancelacion ?? 'flexible',
    confirmacion: contenido.confirmacion,
    registroSernatur: contenido.registroSernatur || null,
    cuposPorSalida: contenido.cuposPorSalida,
    portada: fotos[0]!.url,
    fotos: JSON.stringify(fotos),
    detalle: JSON.stringify(detalleDe(contenido, casa)),
  }
}

/** Their own; else the drawing it has, or one of its kind and region. */
function fotosDe(
  { fotos }: Contenido,
  {
    id,
    fotos: antes,
    tipo,
    tipoExperiencia,
    region,
    nuevaRegion,
  }: { id: string; fotos: Foto[]; tipo: TipoExperiencia; tipoExperiencia: string; region: string; nuevaRegion: string },
): Foto[] {
  if (fotos.length > 0) return fotos.map((foto) => ({ url: urlDeFoto(foto.id), alt: foto.alt, ilustracion: false }))
  const dibujos = antes.filter(({ ilustracion }) => ilustracion)
  if (dibujos.length > 0 && tipo === tipoExperiencia && nuevaRegion === region) return dibujos
  return fotosDeLamina(laminaDe({ id, tipoExperiencia: tipo, region: nuevaRegion }))
}

/** A home keeps the circle it was given once: one drawn at each save would tell, in time, where its middle lies. */
function casaDe(
  { esCasa, lugar, direccion, instrucciones, fotoEncuentro }: Contenido,
  antes: Detalle | null,
): Detalle['casa'] {
  if (!esCasa || !lugar) return undefined
  const [rumbo, distancia] = randomBytes(4)
    .values()
    .map((byte) => byte / 255)
  const esLaMisma = antes?.casa?.lat === lugar.lat && antes.casa.lng === lugar.lng
  return {
    direccion,
    instrucciones,
    ...(fotoEncuentro && { foto: fotoEncuentro }),
    ...lugar,
    centro: antes?.casa && esLaMisma ? antes.casa.centro : centroParaCasa(lugar, [rumbo ?? 0, distancia ?? 0]),
  }
}

function detalleDe(contenido: Contenido, casa: Detalle['casa']): Detalle {
  const {
    itinerario,
    incluye,
    noIncluye,
    cargosEnDestino,
    queLlevar,
    idiomasGuia,
    accesibilidad,
    direccion,
    instrucciones,
    edadMin,
    dificultad,
    altitudMax,
    condiciones,
    recogida,
    recogidaObligatoria,
    preguntas,
    planB,
    fotoEncuentro,
  } = contenido
  return {
    itinerario,
    incluye,
    noIncluye,
    cargosEnDestino,
    queLlevar,
    idiomasGuia,
    accesibilidad,
    planB,
    recogida,
    recogidaObligatoria,
    preguntas,
    puntoEncuentro: casa
      ? { direccion: DIRECCION_DE_CASA, instrucciones: '' }
      : { direccion, instrucciones, ...(fotoEncuentro && { foto: fotoEncuentro }) },
    ...(casa && { casa }),
    requisitos: { edadMin, dificultad: dificultad ?? 1, altitudMax, condiciones },
  }
}
