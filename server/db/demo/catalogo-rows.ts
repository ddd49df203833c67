import { REGIONES } from '#contract/enumeraciones/regiones.ts'
import { fotosDeLamina } from '#contract/escenas.ts'
import { pideRegistro } from '#domain/experiencias/contenido.ts'
import { centroParaCasa, DIRECCION_DE_CASA } from '#domain/experiencias/casa.ts'
import type { Detalle } from '#server/modules/experiencias/index.ts'
import { OBSERVADA, ofertas, ofertasEnRevision, RETRACTO_VERSION, type Oferta } from './catalogo.ts'
import { codigosCortos } from './codigos-cortos.ts'
import { fotoDeEncuentro } from './fotos-de-encuentro.ts'
import { laminaDe } from './fotos.ts'
import type { Row } from './insert-rows.ts'
import { esAnfitrion, nombreDeOperador, operadorId } from './operadores.ts'
import { cargosDe } from './cargos.ts'
import { pedibleDe } from './pedidos.ts'
import { PLAN_B } from './plan-b.ts'
import { idDe, itemAt, numberOf, valueOf } from './seeded.ts'

const DIA_MS = 86_400_000
const HORA_MS = 3_600_000

/** What the reviews of an experiencia add up to, and where that places it. */
export interface Calificacion {
  suma: number
  cantidad: number
  relevancia: number
}

const todas = [...ofertas, ...ofertasEnRevision]

export function experienciaRows(hoy: Date, calificaciones: ReadonlyMap<string, Calificacion>): Row<'experiencias'>[] {
  const codigos = codigosCortos(
    'experiencia',
    todas.map(({ slug }) => slug),
  )
  return todas.map((oferta) => {
    const calificacion = calificaciones.get(oferta.slug)
    return {
      ...columnasDeTexto(oferta),
      ...columnasDeLugar(oferta),
      ...columnasDeVenta(oferta),
      ...columnasDeEstado(oferta, hoy),
      codigoCorto: valueOf(codigos, oferta.slug),
      calificacionSuma: calificacion?.suma ?? 0,
      calificacionCantidad: calificacion?.cantidad ?? 0,
      relevancia: calificacion?.relevancia ?? 0,
    }
  })
}

export function opcionRows(hoy: Date): Row<'opciones'>[] {
  return todas.map(({ id, opcionId }) => ({
    id: opcionId,
    experienciaId: id,
    nombre: 'Salida regular',
    createdAt: hoy,
  }))
}

export function tarifaRows(): Row<'tarifas'>[] {
  return todas.flatMap((oferta) =>
    oferta.tarifas.map(({ tipo, precio }) => ({
      id: idDe(`tarifa:${oferta.slug}:${tipo}`),
      opcionId: oferta.opcionId,
      tipo,
      precio,
      ...edadesDe(oferta, tipo),
    })),
  )
}

export function horarioRows(hoy: Date): Row<'horarios'>[] {
  const desde = new Date(hoy.getTime() - 400 * DIA_MS).toISOString().slice(0, 10)
  return todas.flatMap((oferta) =>
    oferta.horarios.map((horario, i) => ({
      id: idDe(`horario:${oferta.slug}:${i}`),
      opcionId: oferta.opcionId,
      experienciaId: oferta.id,
      ...horario,
      desde,
      hasta: null,
      createdAt: hoy,
    })),
  )
}

function columnasDeTexto(oferta: Oferta): Row<'experiencias'> {
  const fotos = fotosDeLamina(laminaDe(oferta))
  return {
    id: oferta.id,
    slug: oferta.slug,
    nombreExperiencia: oferta.nombre,
    descripcionCorta: oferta.descripcionCorta,
    descripcionLarga: oferta.descripcionLarga,
    tipoExperiencia: oferta.tipo,
    duracionMinutos: oferta.duracionMinutos,
    portada: itemAt(fotos, 0).url,
    fotos,
    detalle: detalleDe(oferta),
  }
}

function columnasDeLugar(oferta: Oferta): Row<'experiencias'> {
  const { ciudad, sector, region, comuna, encuentro, zonaHoraria } = oferta
  const { lat, lng } = casaDe(oferta)?.centro ?? encuentro
  const regionNombre = REGIONES.find(({ codigo }) => codigo === region)?.nombre
  if (!regionNombre) throw new RangeError(`no region ${region}`)
  return { ciudad, sector, region, regionNombre, comunaCodigo: comuna, lat, lng, zonaHoraria }
}

function columnasDeVenta(oferta: Oferta): Row<'experiencias'> {
  const deAnfitrion = esAnfitrion(oferta.operador)
  return {
    precioPorPersona: oferta.precio,
    proveedorId: deAnfitrion ? null : operadorId(oferta.operador),
    anfitrionId: deAnfitrion ? operadorId(oferta.operador) : null,
    operadorNombre: nombreDeOperador(oferta.operador),
    operadorSlug: oferta.operador,
    politicaCancelacion: oferta.politica,
    retractoVigente: false,
    retractoVersion: RETRACTO_VERSION,
    confirmacion: oferta.confirmacion,
    minParticipantes: oferta.minParticipantes,
    cierreMinutos: oferta.cierreMinutos,
    registroSernatur: pideRegistro(oferta.tipo) ? String(numberOf(`sernatur:${oferta.slug}`, 10_000, 39_999)) : null,
  }
}

function columnasDeEstado(oferta: Oferta, hoy: Date): Row<'experiencias'> {
  if (ofertasEnRevision.includes(oferta)) {
    const enviada = new Date(hoy.getTime() - numberOf(`enviada:${oferta.slug}`, 4, 40) * HORA_MS)
    return {
      estado: oferta.slug === OBSERVADA ? 'observada' : 'en_revision',
      publicadaEn: null,
      createdAt: enviada,
      updatedAt: enviada,
    }
  }
  const publicada = publicadaEn(oferta, hoy)
  return {
    estado: 'publicada',
    publicadaEn: publicada,
    createdAt: new Date(publicada.getTime() - 4 * DIA_MS),
    updatedAt: publicada,
  }
}

/** At an hour of its own, so that no two are equally new. */
export function publicadaEn({ slug, publicadaHaceDias }: Oferta, hoy: Date): Date {
  return new Date(hoy.getTime() - publicadaHaceDias * DIA_MS - numberOf(`hora:${slug}`, 0, DIA_MS / 1000) * 1000)
}

function casaDe({ slug, encuentro: { esCasa, direccion, indicaciones, lat, lng } }: Oferta): Detalle['casa'] {
  if (!esCasa) return undefined
  const sorteo = [numberOf(`rumbo:${slug}`, 0, 360) / 360, numberOf(`distancia:${slug}`, 0, 100) / 100] as const
  return {
    direccion,
    instrucciones: indicaciones,
    ...fotoDeEncuentro(slug),
    lat,
    lng,
    centro: centroParaCasa({ lat, lng }, sorteo),
  }
}

function detalleDe(oferta: Oferta): Detalle {
  const casa = casaDe(oferta)
  return {
    itinerario: oferta.itinerario,
    incluye: oferta.incluye,
    noIncluye: oferta.noIncluye,
    queLlevar: oferta.llevar,
    cargosEnDestino: cargosDe(oferta.slug),
    puntoEncuentro: casa
      ? { direccion: DIRECCION_DE_CASA, instrucciones: '' }
      : {
          direccion: oferta.encuentro.direccion,
          instrucciones: oferta.encuentro.indicaciones,
          ...fotoDeEncuentro(oferta.slug),
        },
    ...(casa && { casa }),
    idiomasGuia: oferta.idiomas,
    requisitos: {
      edadMin: oferta.edadMin,
      dificultad: oferta.dificultad,
      altitudMax: oferta.altitudMax ?? null,
      condiciones: condicionesDe(oferta),
    },
    accesibilidad: oferta.accesibilidad,
    planB: PLAN_B[oferta.tipo],
    ...pedibleDe(oferta.slug),
  }
}

const ALTURA_QUE_PIDE_ACLIMATARSE = 3_000

function condicionesDe({ tipo, edadMin, dificultad, altitudMax = 0 }: Oferta): string[] {
  return [
    ...(tipo === 'Enológica' && edadMin >= 18 ? ['La degustación es solo para mayores de 18 años'] : []),
    ...(tipo === 'Stand Up Paddle' ? ['Avísanos si no sabes nadar'] : []),
    ...(altitudMax >= ALTURA_QUE_PIDE_ACLIMATARSE ? ['Llega con al menos un día de aclimatación a la altura'] : []),
    ...(dificultad >= 4 ? ['Requiere buen estado físico'] : []),
  ]
}

function edadesDe({ edadMin, tarifas }: Oferta, tipo: string): { edadMin: number | null; edadMax: number | null } {
  const ninoHasta = Math.max(12, Math.min(17, edadMin + 4))
  if (tipo === 'nino') return { edadMin, edadMax: ninoHasta }
  if (tipo === 'adultoMayor') return { edadMin: 60, edadMax: null }
  if (tipo === 'adulto' && tarifas.some((otra) => otra.tipo === 'nino'))
    return { edadMin: ninoHasta + 1, edadMax: null }
  return { edadMin: edadMin > 0 ? edadMin : null, edadMax: null }
}
