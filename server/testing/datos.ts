import { createHash } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
import { REGIONES } from '#contract/enumeraciones/regiones.ts'
import type { TipoTarifa } from '#contract/experiencias.ts'
import { aInstante, sumarDias, zonaDeRegion } from '#domain/fechas.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { moverCatalogo, type Detalle, type Foto } from '#server/modules/experiencias/index.ts'

/** The day that tests take for today unless they say otherwise: a Wednesday at 12:00 UTC. */
export const HOY = '2026-11-18'
export const AHORA = new Date('2026-11-18T12:00:00Z')

type Fila<T extends keyof Database> = Partial<Insertable<Database[T]>>

let cuenta = 0

/** Different for each row of one test file, and the same in every run of it. */
function siguiente(): number {
  return ++cuenta
}

export function unId(nombre: string | number): string {
  const hex = createHash('sha256').update(String(nombre)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export async function unUsuario(db: Db | Tx, fila: Fila<'usuarios'> = {}) {
  const n = siguiente()
  const usuario = {
    id: unId(`usuario ${n}`),
    nombre: `Persona ${n}`,
    email: `persona${n}@ejemplo.cl`,
    claveHash: '',
    createdAt: AHORA,
    updatedAt: AHORA,
    ...fila,
  }
  await db.insertInto('usuarios').values(usuario).execute()
  return usuario
}

export async function unProveedor(db: Db | Tx, fila: Fila<'proveedores'> = {}) {
  const n = siguiente()
  const proveedor = {
    id: unId(`proveedor ${n}`),
    slug: `proveedor-${n}`,
    codigoCorto: `P${1000 + n}`,
    nombreComercial: `Proveedor ${n}`,
    razonSocial: `Proveedor ${n} SpA`,
    rut: `${76_000_000 + n}-0`,
    tipoProveedor: 'Operador turístico',
    estado: 'Activo',
    descripcion: 'Guías de la zona.',
    idiomas: ['es'],
    region: '13',
    comunaCodigo: '13101',
    ciudad: 'Santiago',
    domicilio: 'Calle 1',
    createdAt: AHORA,
    updatedAt: AHORA,
    ...fila,
  }
  await db.insertInto('proveedores').values(proveedor).execute()
  return proveedor
}

export async function unAnfitrion(db: Db | Tx, fila: Fila<'anfitriones'> = {}) {
  const n = siguiente()
  const usuarioId = fila.usuarioId ?? (await unUsuario(db, { esAnfitrion: true })).id
  const anfitrion = {
    id: unId(`anfitrion ${n}`),
    slug: `anfitrion-${n}`,
    nombre: `Anfitriona ${n}`,
    biografia: 'Nací aquí.',
    idiomas: ['es'],
    estado: 'Activo',
    region: '13',
    comunaCodigo: '13101',
    ciudad: 'Santiago',
    createdAt: AHORA,
    updatedAt: AHORA,
    ...fila,
    usuarioId,
  }
  await db.insertInto('anfitriones').values(anfitrion).execute()
  return anfitrion
}

/** What a host pays by the month for, in its first. */
export async function unPlan(db: Db | Tx, anfitrionId: string, plan: 'pro' | 'equipo'): Promise<void> {
  await db
    .insertInto('suscripciones')
    .values({
      id: unId(`plan ${siguiente()}`),
      anfitrionId,
      plan,
      estado: 'activa',
      desde: AHORA,
      hasta: new Date(AHORA.getTime() + 30 * 86_400_000),
      createdAt: AHORA,
      updatedAt: AHORA,
    })
    .onConflict((oc) => oc.column('anfitrionId').doUpdateSet({ plan, estado: 'activa' }))
    .execute()
}

export async function unaEmpresa(db: Db | Tx, fila: Fila<'empresas'> = {}) {
  const n = siguiente()
  const empresa = {
    id: unId(`empresa ${n}`),
    razonSocial: `Empresa ${n} SpA`,
    nombre: `Empresa ${n}`,
    rut: `${77_000_000 + n}-0`,
    giro: 'Turismo',
    tipo: 'revendedor',
    estado: 'Activa',
    email: `empresa${n}@ejemplo.cl`,
    createdAt: AHORA,
    updatedAt: AHORA,
    ...fila,
  }
  await db.insertInto('empresas').values(empresa).execute()
  return empresa
}

/** Published, of an active proveedor unless an operador is named, with one opcion. `tarifas`: prices beside the adult's. */
export async function unaExperiencia(
  db: Db | Tx,
  { tarifas = {}, ...fila }: Fila<'experiencias'> & { tarifas?: Partial<Record<TipoTarifa, number>> } = {},
) {
  const n = siguiente()
  const operador = await operadorDe(db, fila)
  const region = fila.region ?? '13'
  const comunaCodigo = fila.comunaCodigo ?? `${region}101`
  const experiencia = {
    id: unId(`experiencia ${n}`),
    slug: `experiencia-${n}`,
    codigoCorto: `E${1000 + n}`,
    nombreExperiencia: `Conoce el lugar ${n}`,
    descripcionCorta: 'Un recorrido corto.',
    descripcionLarga: 'Un recorrido largo.',
    tipoExperiencia: 'Cultural',
    ciudad: 'Santiago',
    sector: '',
    region,
    comunaCodigo,
    regionNombre: REGIONES.find(({ codigo }) => codigo === region)?.nombre ?? '',
    lat: -33.44,
    lng: -70.65,
    zonaHoraria: zonaDeRegion(region, comunaCodigo),
    duracionMinutos: 120,
    precioPorPersona: 20_000,
    portada: `/fotos/${n}.webp`,
    fotos: JSON.stringify([{ url: `/fotos/${n}.webp`, alt: 'Vista', ilustracion: true }] satisfies Foto[]),
    detalle: JSON.stringify(DETALLE),
    estado: 'publicada',
    politicaCancelacion: 'flexible',
    retractoVersion: '2026-11',
    confirmacion: 'inmediata',
    cierreMinutos: 60,
    publicadaEn: AHORA,
    relevancia: 0,
    createdAt: AHORA,
    updatedAt: AHORA,
    ...operador,
    ...fila,
  }
  await db.insertInto('experiencias').values(experiencia).execute()
  const opcionId = unId(`opcion ${n}`)
  await db
    .insertInto('opciones')
    .values({ id: opcionId, experienciaId: experiencia.id, nombre: 'Estándar', createdAt: AHORA })
    .execute()
  const precios = Object.entries({ adulto: experiencia.precioPorPersona, ...tarifas })
  await db
    .insertInto('tarifas')
    .values(
      precios.map(([tipo, precio]) => ({
        id: unId(`tarifa ${n} ${tipo}`),
        opcionId,
        tipo,
        precio,
        edadMin: null,
        edadMax: null,
      })),
    )
    .execute()
  await moverCatalogo(db)
  return { ...experiencia, opcionId }
}

type UnaExperiencia = Awaited<ReturnType<typeof unaExperiencia>>

async function operadorDe(
  db: Db | Tx,
  { proveedorId, anfitrionId, operadorNombre, operadorSlug }: Fila<'experiencias'>,
) {
  if (proveedorId || anfitrionId)
    return { operadorNombre: operadorNombre ?? 'Operador', operadorSlug: operadorSlug ?? 'operador' }
  const proveedor = await unProveedor(db)
  return { proveedorId: proveedor.id, operadorNombre: proveedor.nombreComercial, operadorSlug: proveedor.slug }
}

export const DETALLE: Detalle = {
  itinerario: [{ titulo: 'Inicio', detalle: 'Nos juntamos.' }],
  incluye: ['Guía'],
  noIncluye: ['Almuerzo'],
  queLlevar: ['Agua'],
  cargosEnDestino: [],
  idiomasGuia: ['es'],
  requisitos: { edadMin: 6, dificultad: 1, altitudMax: null, condiciones: [] },
  accesibilidad: 'Sin escalones.',
  puntoEncuentro: { direccion: 'Plaza de Armas', instrucciones: 'Junto a la pileta.' },
}

/** A departure at a wall time of the experiencia, tomorrow at ten unless said. */
export async function unaSalida(
  db: Db | Tx,
  experiencia: UnaExperiencia,
  { fecha = sumarDias(HOY, 1), hora = '10:00', ...fila }: Fila<'salidas'> & { fecha?: string; hora?: string } = {},
) {
  const inicioUtc = aInstante({ fecha, hora, zona: experiencia.zonaHoraria })
  if (!inicioUtc) throw new RangeError(`no such wall time: ${fecha} ${hora}`)
  const minutos = (n: number): Date => new Date(inicioUtc.getTime() + n * 60_000)
  const salida = {
    id: unId(`salida ${siguiente()}`),
    experienciaId: experiencia.id,
    opcionId: experiencia.opcionId,
    inicioLocal: `${fecha}T${hora}`,
    zona: experiencia.zonaHoraria,
    inicioUtc,
    finUtc: minutos(experiencia.duracionMinutos),
    cupos: 8,
    cierreVentas: minutos(-experiencia.cierreMinutos),
    estado: 'abierta',
    createdAt: AHORA,
    ...fila,
  }
  await db.insertInto('salidas').values(salida).execute()
  return salida
}

/** Every day at ten unless said. */
export async function unHorario(db: Db | Tx, experiencia: UnaExperiencia, fila: Fila<'horarios'> = {}) {
  const horario = {
    id: unId(`horario ${siguiente()}`),
    opcionId: experiencia.opcionId,
    experienciaId: experiencia.id,
    dias: [1, 2, 3, 4, 5, 6, 7],
    hora: '10:00',
    cupos: 8,
    desde: '2026-01-01',
    createdAt: AHORA,
    ...fila,
  }
  await db.insertInto('horarios').values(horario).execute()
  return horario
}

/** A booking straight into the table: `confirmada` for two unless said. */
export async function unaReserva(
  db: Db | Tx,
  salida: { id: string; experienciaId: string; opcionId: string },
  fila: Fila<'reservas'> = {},
) {
  const n = siguiente()
  const expiraEn = fila.expiraEn ?? new Date(AHORA.getTime() + 15 * 60_000)
  const reserva = {
    id: unId(`reserva ${n}`),
    codigo: codigoDe(n),
    experienciaId: salida.experienciaId,
    opcionId: salida.opcionId,
    salidaId: salida.id,
    contactoNombre: 'Ana Rojas',
    contactoEmail: `contacto${n}@ejemplo.cl`,
    contactoTelefono: '+56912345678',
    plazas: 2,
    total: 40_000,
    estado: 'confirmada',
    estadoPago: 'pagado',
    politicaCancelacion: 'flexible',
    retractoVigente: false,
    retractoVersion: '2026-11',
    expiraEn,
    ocupaHasta: expiraEn,
    createdAt: AHORA,
    updatedAt: AHORA,
    ...fila,
    ...(fila.estado === 'cancelada' && { canceladaEn: AHORA, canceladaPor: 'viajero' }),
  }
  await db.insertInto('reservas').values(reserva).execute()
  await db
    .insertInto('reservaLineas')
    .values({
      reservaId: reserva.id,
      tipo: 'adulto',
      cantidad: reserva.plazas,
      precioUnitario: Math.round(reserva.total / reserva.plazas),
    })
    .execute()
  return reserva
}

/** A public review of a past booking, made for it unless one is named. */
export async function unaResena(
  db: Db | Tx,
  experiencia: UnaExperiencia,
  { reservaId, ...fila }: Fila<'resenas'> = {},
) {
  const n = siguiente()
  const resena = {
    id: unId(`resena ${n}`),
    reservaId: reservaId ?? (await unaReservaPasada(db, experiencia, n)),
    experienciaId: experiencia.id,
    autor: `Viajera ${n}`,
    puntaje: 5,
    comentario: 'Muy bien.',
    mesViaje: '2026-10',
    publicadaEn: new Date('2026-11-01T15:00:00Z'),
    createdAt: AHORA,
    ...fila,
  }
  await db.insertInto('resenas').values(resena).execute()
  return resena
}

async function unaReservaPasada(db: Db | Tx, experiencia: UnaExperiencia, n: number): Promise<string> {
  const salida = await unaSalida(db, experiencia, {
    fecha: sumarDias('2026-10-01', n % 28),
    hora: `${String(8 + (n % 12)).padStart(2, '0')}:${String((n * 7) % 60).padStart(2, '0')}`,
  })
  return (await unaReserva(db, salida, { estado: 'realizada' })).id
}

const SIGNOS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

function codigoDe(n: number): string {
  return Array.from({ length: 8 }, (_, i) => SIGNOS[Math.floor(n / SIGNOS.length ** i) % SIGNOS.length]).join('')
}

/** Somebody in the line of a salida: with an account that is named, or a confirmed guest; one adult unless said. */
export async function unaEspera(
  db: Db | Tx,
  salida: { id: string; experienciaId: string },
  fila: Fila<'esperas'> = {},
) {
  const n = siguiente()
  const espera = {
    id: unId(`espera ${n}`),
    salidaId: salida.id,
    experienciaId: salida.experienciaId,
    contactoNombre: 'Berta Soto',
    contactoEmail: `espera${n}@ejemplo.cl`,
    contactoTelefono: '+56912345678',
    participantes: JSON.stringify({ adulto: fila.plazas ?? 1 }),
    plazas: 1,
    estado: 'en_espera',
    enFilaDesde: new Date(AHORA.getTime() + n),
    createdAt: AHORA,
    updatedAt: AHORA,
    ...fila,
  }
  await db.insertInto('esperas').values(espera).execute()
  return espera
}

/** A gift card that is paid and sent; its code is `CODIGO_DE_REGALO` unless another is named. */
export async function unRegalo(
  db: Db | Tx,
  { codigo = CODIGO_DE_REGALO, ...fila }: Fila<'regalos'> & { codigo?: string } = {},
) {
  const n = siguiente()
  const regalo = {
    id: unId(`regalo ${n}`),
    codigoHash: createHash('sha256').update(codigo).digest(),
    muestra: codigo.slice(-4),
    monto: 50_000,
    deNombre: 'Ana Rojas',
    deEmail: `ana${n}@ejemplo.cl`,
    paraNombre: 'Berta Soto',
    paraEmail: `berta${n}@ejemplo.cl`,
    enviarEl: HOY,
    estado: 'activo',
    terminosVersion: '2026-11-01',
    pagadoEn: AHORA,
    venceEn: new Date('2031-11-18T12:00:00Z'),
    enviadoEn: AHORA,
    tocadoEn: AHORA,
    createdAt: AHORA,
    ...fila,
  }
  await db.insertInto('regalos').values(regalo).execute()
  if (regalo.estado !== 'activo') return regalo
  const movimientoId = unId(`movimiento de regalo ${n}`)
  await unMovimiento(
    db,
    { id: movimientoId, clave: `regalo:${regalo.id}`, tipo: 'regalo' },
    { psp: regalo.monto, regalos: -regalo.monto },
  )
  return regalo
}

export const CODIGO_DE_REGALO = '7K4M92QXABCD2345'

/** Booked at once, as the ledger wants it. */
export async function unMovimiento(
  db: Db,
  { id, clave, tipo, reservaId = null }: { id: string; clave: string; tipo: string; reservaId?: string | null },
  apuntes: Record<string, number>,
): Promise<void> {
  await sql`with m as (insert into movimientos (id, clave, tipo, reserva_id, created_at) values (${id}::uuid, ${clave}, ${tipo}, ${reservaId}::uuid, ${AHORA}) returning id)
    insert into apuntes (movimiento_id, cuenta, monto) select m.id, a.key, a.value::bigint from m, json_each_text(${JSON.stringify(apuntes)}::json) a`.execute(
    db,
  )
}
