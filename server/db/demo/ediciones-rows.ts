import { ZONAS_PRIMERAS } from '#domain/reglas/zonas.ts'
import type { Contenido } from '#contract/contenido.ts'
import type { Observacion } from '#contract/ediciones.ts'
import { CONTENIDO_VACIO } from '#domain/experiencias/contenido.ts'
import { columnasDe, contenidoDe, type ExperienciaEditable } from '#server/modules/experiencias/index.ts'
import { OBSERVADA, ofertas, ofertasEnRevision, RETRACTO_VERSION } from './catalogo.ts'
import { experienciaRows, tarifaRows } from './catalogo-rows.ts'
import type { Row } from './insert-rows.ts'
import { nombreDeOperador, operadorId } from './operadores.ts'
import { ANFITRION_DEMO } from './personas.ts'
import { idDe } from './seeded.ts'

const HORA_MS = 3_600_000

/** Published, with a change of it that waits for review. */
export const PROPUESTA = ofertas.find(({ slug }) => slug === 'la-reina-salto-de-apoquindo')!

const CAMBIO: Partial<Contenido> = {
  descripcionCorta: 'Caminata de día completo hasta una cascada de treinta metros, con almuerzo de montaña.',
  precioPorPersona: PROPUESTA.precio + 4_000,
  incluye: [...PROPUESTA.incluye, 'Bastones de trekking'],
}

const OBSERVACIONES: Observacion[] = [
  {
    campo: 'direccion',
    texto:
      'El portón verde no sale en los mapas. Agrega el kilómetro de la ruta F-30-E o una referencia que se vea desde el auto.',
  },
  { campo: 'accesibilidad', texto: 'Cuenta cuánto se camina sobre arena y si hay dónde sentarse.' },
]

/** Every version of the demo: one for each experiencia in review, the one that came back, a change, a draft. */
export function edicionRows(hoy: Date): Row<'ediciones'>[] {
  const enviadas = experienciaRows(hoy, new Map()).filter(({ id }) =>
    ofertasEnRevision.some((oferta) => oferta.id === id),
  )
  return [...enviadas.map(edicionDe), propuesta(hoy), edicionDelBorrador(hoy)]
}

function edicionDe({ id, slug, estado, updatedAt }: Row<'experiencias'>): Row<'ediciones'> {
  const esObservada = slug === OBSERVADA
  return fila(id!, {
    numero: 1,
    estado: estado!,
    contenido: null,
    observaciones: esObservada ? OBSERVACIONES : [],
    enviadaEn: updatedAt!,
    decididaEn: esObservada ? new Date(updatedAt!.getTime() + HORA_MS) : null,
    createdAt: updatedAt!,
    updatedAt: updatedAt!,
  })
}

function propuesta(hoy: Date): Row<'ediciones'> {
  const viva = experienciaRows(hoy, new Map()).find(({ id }) => id === PROPUESTA.id)!
  const cupos = Math.max(...PROPUESTA.horarios.map((horario) => horario.cupos))
  const contenido = {
    ...contenidoDe({
      ...viva,
      cuposPorSalida: cupos,
      tarifas: tarifaRows().filter(({ opcionId }) => opcionId === PROPUESTA.opcionId),
    } as unknown as ExperienciaEditable),
    ...CAMBIO,
  }
  const enviadaEn = new Date(hoy.getTime() - 20 * HORA_MS)
  return fila(PROPUESTA.id, {
    numero: 1,
    estado: 'en_revision',
    contenido,
    observaciones: [],
    enviadaEn,
    decididaEn: null,
    createdAt: enviadaEn,
    updatedAt: enviadaEn,
  })
}

const BORRADOR: Contenido = {
  ...CONTENIDO_VACIO,
  nombreExperiencia: 'Escucha el amanecer en el estero de Reñaca',
  tipoExperiencia: 'Avistamiento de Aves',
  descripcionCorta: 'Una hora en silencio entre totoras, con termo y lista de cantos.',
  region: '05',
  comunaCodigo: '05109',
  ciudad: 'Viña del Mar',
  sector: 'Estero de Reñaca',
  itinerario: [{ titulo: 'Escuchar', detalle: 'Veinte minutos sin hablar, para distinguir cinco cantos.' }],
  idiomasGuia: ['es', 'en'],
  duracionMinutos: 90,
}

const borradorId = idDe('experiencia:borrador-de-paulina')

/** Half done: its host still has to say where, for how much and how. */
export function borradorDeLaDemo(hoy: Date): { experiencia: Row<'experiencias'>; opcion: Row<'opciones'> } {
  const createdAt = new Date(hoy.getTime() - 30 * HORA_MS)
  const { fotos, detalle, ...columnas } = columnasDe(
    BORRADOR,
    { id: borradorId, fotos: [], tipoExperiencia: '', region: '', detalle: null },
    ZONAS_PRIMERAS,
  )
  const deQuien = {
    proveedorId: null,
    anfitrionId: operadorId(ANFITRION_DEMO),
    operadorNombre: nombreDeOperador(ANFITRION_DEMO),
    operadorSlug: ANFITRION_DEMO,
  }
  return {
    experiencia: {
      id: borradorId,
      slug: `borrador-${borradorId}`,
      codigoCorto: 'BRRDR2',
      ...columnas,
      fotos: JSON.parse(fotos) as never,
      detalle: JSON.parse(detalle) as never,
      ...deQuien,
      estado: 'borrador',
      retractoVigente: false,
      retractoVersion: RETRACTO_VERSION,
      calificacionSuma: 0,
      calificacionCantidad: 0,
      relevancia: 0,
      createdAt,
      updatedAt: createdAt,
    },
    opcion: { id: idDe('opcion:borrador-de-paulina'), experienciaId: borradorId, nombre: 'Salida regular', createdAt },
  }
}

function edicionDelBorrador(hoy: Date): Row<'ediciones'> {
  const createdAt = new Date(hoy.getTime() - 30 * HORA_MS)
  return fila(borradorId, {
    numero: 1,
    estado: 'borrador',
    contenido: BORRADOR,
    observaciones: [],
    enviadaEn: null,
    decididaEn: null,
    createdAt,
    updatedAt: createdAt,
  })
}

function fila(
  experienciaId: string,
  datos: Omit<Row<'ediciones'>, 'contenido' | 'observaciones'> & {
    contenido: Contenido | null
    observaciones: Observacion[]
  },
): Row<'ediciones'> {
  return {
    id: idDe(`edicion:${experienciaId}`),
    experienciaId,
    version: 1,
    rechazos: 0,
    ...datos,
  } as unknown as Row<'ediciones'>
}
