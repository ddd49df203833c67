import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** How many experiences one statement inserts; the embedded database answers nothing else meanwhile. */
const LOTE = 5000

export interface CatalogoDePrueba {
  experiencias: number
  /** Departures of each experiencia in the coming days, one a day. */
  salidas?: number
  /** First day of the departures. */
  desde?: string
}

/** Fills an empty database with so many published experiences, always the same ones, with their operadores, opciones and tarifas. */
export async function sembrarCatalogo(
  db: Kysely<Database>,
  { experiencias, salidas = 0, desde = '2026-11-19' }: CatalogoDePrueba,
): Promise<void> {
  const proveedores = Math.max(5, Math.ceil(experiencias / 5))
  await insertProveedores(db, proveedores)
  for (let primera = 1; primera <= experiencias; primera += LOTE) {
    const ultima = Math.min(experiencias, primera + LOTE - 1)
    await insertExperiencias(db, { primera, ultima, proveedores })
    await insertTarifas(db, { primera, ultima })
    if (salidas > 0) await insertSalidas(db, { primera, ultima, salidas, desde })
  }
  await sql`update catalogo_version set version = version + 1`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

const lista = (palabras: string): string[] => palabras.split(', ')

const VERBOS = lista(
  'Recorre, Camina, Descubre, Navega, Prueba, Sube, Observa, Aprende, Rema, Cocina, Fotografía, Explora, Conoce, Pedalea, Saborea, Contempla',
)
const OBJETOS = lista(
  'el sendero, la laguna, el volcán, los viñedos, el mercado, las dunas, el glaciar, la caleta, el bosque, los géiseres, el humedal, la quebrada, el fiordo, las termas, el salar, los cerros, la iglesia, el observatorio, el cañón, la isla, el estuario, la ruca, los petroglifos, el faro, la cascada, el río, la bahía, el parque, la bodega, el taller',
)
const SECTORES = lista(
  'Valle Hermoso, Costa Brava, Alto del Carmen, Piedra Roja, Agua Clara, Monte Verde, Quebrada Honda, Punta Gruesa, Lago Escondido, Salto Grande, Cerro Negro, Río Blanco, Caleta Mansa, Puerto Viejo, Isla Mayor, Los Molles, La Junta, El Arrayán, Las Trancas, Bahía Azul',
)
const CIUDADES = lista(
  'Santiago, Valparaíso, Pucón, Puerto Varas, San Pedro de Atacama, Punta Arenas, Puerto Natales, Castro, Valdivia, La Serena, Iquique, Arica, Antofagasta, Copiapó, Vicuña, Santa Cruz, Chillán, Concepción, Temuco, Osorno, Coyhaique, Hanga Roa, Rancagua, Talca, Linares, Villarrica, Ancud, Frutillar, Cochrane, Putre',
)
const REGIONES = lista(
  '13, 05, 09, 10, 02, 12, 12, 10, 14, 04, 01, 15, 02, 03, 04, 06, 16, 08, 09, 10, 11, 05, 06, 07, 07, 09, 10, 10, 11, 15',
)
const NOMBRES_DE_REGION = lista(
  "Metropolitana de Santiago, Valparaíso, La Araucanía, Los Lagos, Antofagasta, Magallanes, Magallanes, Los Lagos, Los Ríos, Coquimbo, Tarapacá, Arica y Parinacota, Antofagasta, Atacama, Coquimbo, Libertador General Bernardo O'Higgins, Ñuble, Biobío, La Araucanía, Los Lagos, Aysén, Valparaíso, Libertador General Bernardo O'Higgins, Maule, Maule, La Araucanía, Los Lagos, Los Lagos, Aysén, Arica y Parinacota",
)
const TIPOS = lista(
  'Trekking, Culinaria, Cultural, Aventura, Enológica, Stand Up Paddle, Avistamiento de Aves, City Tour',
)
const FRASES = lista(
  'El guía espera en la plaza con mate y un mapa dibujado a mano, El grupo es chico y el paso lo pone quien camina más lento, Al final hay sopaipillas con pebre y una vista larga del valle, Los cóndores suelen pasar a media mañana cuando el viento sube por la ladera, La receta viene de una abuela que la cocinó toda la vida en leña, Se prueba pescado del día y un vino de cepas antiguas, En invierno el agua baja fría y la niebla se queda hasta tarde, La historia de la salitrera se cuenta entre rieles y hornos apagados, El kayak es estable y sirve para quien nunca ha remado, De noche el cielo queda limpio y se ven las Nubes de Magallanes, Las garzas y los flamencos comen en la orilla cuando hay poca gente, La casa es de tejuela de alerce y guarda fotos de los primeros colonos, Se cruza un puente colgante y después un bosque de coigües y arrayanes, El telar se aprende sentado en el suelo con lana teñida con raíces, La marea manda: el horario cambia un poco según la luna, Quien quiera puede bañarse en las pozas tibias antes de volver',
)

const deLista = (palabras: string[], indice: ReturnType<typeof sql>) =>
  sql`(${palabras}::text[])[1 + (${indice}) % ${palabras.length}]`
const uuid = (nombre: string, n: ReturnType<typeof sql>) => sql`md5(${nombre} || ${n})::uuid`

async function insertProveedores(db: Kysely<Database>, cuantos: number): Promise<void> {
  await sql`
    insert into proveedores (id, slug, codigo_corto, nombre_comercial, razon_social, rut, tipo_proveedor, estado, descripcion, region, comuna_codigo, ciudad, domicilio, created_at, updated_at)
    select ${uuid('proveedor', sql`n`)}, 'operador-' || n, 'P' || n, 'Operador ' || n, 'Operador ' || n || ' SpA', n || '-0', 'Operador turístico', 'Activo', 'Guías de la zona.', '13', '13101', 'Santiago', '', now(), now()
    from generate_series(1, ${cuantos}::int) n`.execute(db)
}

interface Rango {
  primera: number
  ultima: number
}

async function insertExperiencias(
  db: Kysely<Database>,
  { primera, ultima, proveedores }: Rango & { proveedores: number },
): Promise<void> {
  // Multipliers without common factors with the lengths of the lists, so that the lists do not march in step.
  const frase = (paso: number) => deLista(FRASES, sql`n * ${sql.lit(paso)} / 7`)
  await sql`
    insert into experiencias (id, slug, codigo_corto, nombre_experiencia, descripcion_corta, descripcion_larga, tipo_experiencia, ciudad, sector, region, region_nombre, comuna_codigo, lat, lng,
      zona_horaria, duracion_minutos, precio_por_persona, portada, fotos, detalle, proveedor_id, operador_nombre, operador_slug, estado, politica_cancelacion, retracto_version, confirmacion,
      cierre_minutos, publicada_en, calificacion_suma, calificacion_cantidad, relevancia, created_at, updated_at)
    select ${uuid('experiencia', sql`n`)}, 'experiencia-' || n, 'E' || n,
      left(${deLista(VERBOS, sql`n * 7`)} || ' ' || ${deLista(OBJETOS, sql`n * 11 / 3`)} || ' de ' || ${deLista(SECTORES, sql`n * 13 / 5`)} || ' ' || n, 60),
      left(${frase(3)}, 140), ${frase(5)} || '. ' || ${frase(11)} || '. ' || ${frase(13)} || '. ' || ${frase(17)} || '.',
      ${deLista(TIPOS, sql`n * 3 / 2`)}, ${deLista(CIUDADES, sql`n * 17 / 2`)}, ${deLista(SECTORES, sql`n * 13 / 5`)}, ${deLista(REGIONES, sql`n * 17 / 2`)}, ${deLista(NOMBRES_DE_REGION, sql`n * 17 / 2`)},
      ${deLista(REGIONES, sql`n * 17 / 2`)} || '101', -33.4, -70.6, 'America/Santiago', 60 + n % 8 * 30, 5000 + (n * 7919 % 200) * 1000, '/fotos/' || n % 234 || '.webp',
      jsonb_build_array(jsonb_build_object('url', '/fotos/' || n % 234 || '.webp', 'alt', 'Vista', 'ilustracion', true)), ${DETALLE}::jsonb, ${uuid('proveedor', sql`(1 + n % ${proveedores}::int)`)},
      'Operador ' || (1 + n % ${proveedores}::int), 'operador-' || (1 + n % ${proveedores}::int), 'publicada', 'flexible', '2026-11', 'inmediata', 60,
      timestamptz '2026-01-01' + make_interval(mins => n), n % 37 * 4, n % 37, (n * 7919 % 100003) / 100003.0, now(), now()
    from generate_series(${primera}::int, ${ultima}::int) n`.execute(db)
}

const DETALLE = JSON.stringify({
  itinerario: [
    { titulo: 'Encuentro', detalle: 'Nos juntamos en la plaza.' },
    { titulo: 'Recorrido', detalle: 'Salimos con calma.' },
  ],
  incluye: ['Guía', 'Seguro'],
  noIncluye: ['Almuerzo'],
  queLlevar: ['Agua', 'Abrigo'],
  cargosEnDestino: [],
  idiomasGuia: ['es'],
  requisitos: { edadMin: 8, dificultad: 2, altitudMax: null, condiciones: [] },
  accesibilidad: 'Terreno irregular.',
  puntoEncuentro: { direccion: 'Plaza de Armas', instrucciones: 'Junto a la pileta.' },
})

async function insertTarifas(db: Kysely<Database>, { primera, ultima }: Rango): Promise<void> {
  await sql`insert into opciones (id, experiencia_id, nombre, created_at)
    select ${uuid('opcion', sql`n`)}, ${uuid('experiencia', sql`n`)}, 'Estándar', now() from generate_series(${primera}::int, ${ultima}::int) n`.execute(
    db,
  )
  await sql`insert into tarifas (id, opcion_id, tipo, precio)
    select ${uuid('tarifa', sql`n`)}, ${uuid('opcion', sql`n`)}, 'adulto', 5000 + (n * 7919 % 200) * 1000 from generate_series(${primera}::int, ${ultima}::int) n`.execute(
    db,
  )
}

async function insertSalidas(
  db: Kysely<Database>,
  { primera, ultima, salidas, desde }: Rango & { salidas: number; desde: string },
): Promise<void> {
  await sql`
    insert into salidas (id, experiencia_id, opcion_id, inicio_local, zona, inicio_utc, fin_utc, cupos, cierre_ventas, created_at)
    select ${uuid('salida', sql`n || '-' || d`)}, ${uuid('experiencia', sql`n`)}, ${uuid('opcion', sql`n`)}, ${desde}::date + d + time '10:00', 'America/Santiago', i.utc, i.utc + interval '2 hours', 8,
      i.utc - interval '1 hour', now()
    from generate_series(${primera}::int, ${ultima}::int) n, generate_series(0, ${salidas}::int - 1) d,
      lateral (select ((${desde}::date + d + time '13:00') at time zone 'UTC') as utc) i`.execute(db)
}
