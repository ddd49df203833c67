import type { Tx } from '#server/ctx.ts'
import { lineasNetas } from '#domain/empresas/contrato.ts'
import { sumarDias } from '#domain/fechas.ts'
import { totalDe } from '#domain/reservas/precio.ts'
import { ANDRES, insertACuenta, MARGEN, type ComprasPorSistema } from './a-cuenta-rows.ts'
import type { Agenda } from './agenda.ts'
import { EMPRESA_DEMO } from './empresas.ts'
import { insertRows, type Row } from './insert-rows.ts'
import { idDe, valueOf } from './seeded.ts'
import { cobrar, type Venta } from './ventas.ts'
import { lineaRows, reservaId, reservaRow } from './ventas-rows.ts'

const DIA_MS = 86_400_000
const DE_EMPRESA = 10
const PROPUESTA_DE = 'santa-cruz-carmenere-entre-hileras'

export const EQUIPO = [
  { nombre: 'Camila', apellido: 'Fuentes', papel: 'aprobador', limite: null },
  { nombre: 'Diego', apellido: 'Paredes', papel: 'comprador', limite: 300_000 },
  { nombre: 'Rosa', apellido: 'Mamani', papel: 'finanzas', limite: null },
] as const

/** What empresa@demo.cl finds: a team, bookings for clients, a statement, requests in several states and a proposal to accept. Answers what its system bought. */
export async function insertEmpresaDemo(
  tx: Tx,
  {
    agendas,
    ventas,
    rut,
    hoy,
  }: { agendas: ReadonlyMap<string, Agenda>; ventas: readonly Venta[]; rut: string; hoy: Date },
): Promise<ComprasPorSistema> {
  await insertEquipo(tx, hoy)
  await insertCompras(tx, ventas, hoy)
  const deSistema = await insertACuenta(tx, { ventas, hoy })
  await insertSolicitudes(tx, agendas, { rut, hoy })
  return deSistema
}

async function insertEquipo(tx: Tx, hoy: Date): Promise<void> {
  const personas = EQUIPO.map(({ nombre, apellido }) => {
    const email = `${nombre}.${apellido}@costanera.ejemplo.cl`.toLowerCase()
    return {
      id: idDe(`usuario:costanera:${nombre}`),
      nombre,
      apellido,
      email,
      claveHash: '',
      emailVerificadoEn: hoy,
      perfilPreferencias: {},
      createdAt: hoy,
      updatedAt: hoy,
    }
  })
  await insertRows(tx, 'usuarios', personas)
  await insertRows(
    tx,
    'membresias',
    EQUIPO.map(({ nombre, papel, limite }) => ({
      id: idDe(`membresia:costanera:${nombre}`),
      usuarioId: idDe(`usuario:costanera:${nombre}`),
      tipo: 'empresa',
      papel,
      empresaId: EMPRESA_DEMO,
      limite,
      createdAt: hoy,
    })),
  )
  await insertRows(
    tx,
    'centrosDeCosto',
    ['Receptivo', 'Congresos', 'Viajes de estudio'].map((nombre) => ({
      id: idDe(`centro:${nombre}`),
      empresaId: EMPRESA_DEMO,
      nombre,
      activo: true,
      createdAt: hoy,
    })),
  )
}

/** Some of what guests bought was bought by the agency for them. */
async function insertCompras(tx: Tx, ventas: readonly Venta[], hoy: Date): Promise<void> {
  const suyas = ventas
    .filter(
      ({ esInvitado, estado, plazas, creadaEn }) =>
        esInvitado &&
        plazas >= 3 &&
        hoy.getTime() - creadaEn.getTime() < 60 * DIA_MS &&
        (estado === 'realizada' || estado === 'confirmada'),
    )
    .slice(-DE_EMPRESA)
  if (suyas.length === 0) return
  await tx
    .updateTable('reservas')
    .set({ empresaId: EMPRESA_DEMO, usuarioId: ANDRES.id })
    .where('id', 'in', suyas.map(reservaId))
    .execute()
  await insertRows(
    tx,
    'compras',
    suyas.map((venta, i) => ({
      reservaId: reservaId(venta),
      empresaId: EMPRESA_DEMO,
      compradaPor: i % 3 === 0 ? idDe('usuario:costanera:Diego') : ANDRES.id,
      centroId: idDe(`centro:${i % 2 === 0 ? 'Receptivo' : 'Congresos'}`),
      ordenCompra: `OC-${4100 + i}`,
      publico: venta.total,
      aprobacion: 'no_requiere',
      createdAt: venta.creadaEn,
    })),
  )
  await insertRows(
    tx,
    'reservaViajeros',
    suyas
      .slice(0, 6)
      .flatMap((venta) =>
        ['Marta Silva', 'Jorge Pino', 'Elena Díaz', 'Pedro Vera']
          .slice(0, venta.plazas)
          .map((nombre, fila) => ({ reservaId: reservaId(venta), fila: fila + 1, nombre, documento: null })),
      ),
  )
}

interface Pedido {
  clave: string
  haceDias: number
  estado: string
  tipo: string
  personas: number
  comuna: string
  enDias: number
  formaPago?: 'tarjeta'
  hitos: [tipo: string, autor: 'empresa' | 'nosotros' | 'sistema', haceDias: number, texto: string | null][]
}

const PEDIDOS: Pedido[] = [
  {
    clave: 'congreso',
    haceDias: 40,
    estado: 'rechazada',
    tipo: 'City Tour',
    personas: 60,
    comuna: 'Valparaíso',
    enDias: 10,
    hitos: [
      ['recibida', 'empresa', 40, null],
      ['tomada', 'nosotros', 39, null],
      ['rechazada', 'empresa', 36, 'El congreso cambió de ciudad.'],
    ],
  },
  {
    clave: 'incentivo',
    haceDias: 20,
    estado: 'vencida',
    tipo: 'Aventura',
    personas: 18,
    comuna: 'Pucón',
    enDias: 30,
    hitos: [
      ['recibida', 'empresa', 20, null],
      ['tomada', 'nosotros', 19, null],
      ['propuesta', 'nosotros', 18, 'Dos tardes de río con el mismo equipo.'],
      ['vencida', 'sistema', 11, null],
    ],
  },
  {
    clave: 'vendimia',
    haceDias: 4,
    estado: 'propuesta_enviada',
    tipo: 'Enológica',
    personas: 6,
    comuna: 'Santa Cruz',
    enDias: 14,
    hitos: [
      ['recibida', 'empresa', 4, null],
      ['tomada', 'nosotros', 3, null],
      ['propuesta', 'nosotros', 2, 'Guardamos los cupos para tu grupo, con la cata al final.'],
    ],
  },
  {
    clave: 'aniversario',
    haceDias: 8,
    estado: 'aceptada',
    tipo: 'Por definir',
    personas: 40,
    comuna: 'Puerto Varas',
    enDias: 21,
    formaPago: 'tarjeta',
    hitos: [
      ['recibida', 'empresa', 8, null],
      ['tomada', 'nosotros', 7, null],
      ['propuesta', 'nosotros', 6, 'Los traslados y la coordinación, sin experiencias: el grupo elige en terreno.'],
      ['aceptada', 'empresa', 5, null],
    ],
  },
  {
    clave: 'colegio',
    haceDias: 3,
    estado: 'en_cotizacion',
    tipo: 'Cultural',
    personas: 35,
    comuna: 'Santiago',
    enDias: 25,
    hitos: [
      ['recibida', 'empresa', 3, null],
      ['tomada', 'nosotros', 2, null],
      ['mensaje', 'nosotros', 1, '¿Los cursos van juntos o en dos turnos?'],
    ],
  },
  {
    clave: 'atacama',
    haceDias: 1,
    estado: 'recibida',
    tipo: 'Trekking',
    personas: 14,
    comuna: 'San Pedro de Atacama',
    enDias: 45,
    hitos: [['recibida', 'empresa', 1, null]],
  },
]

const fechaDe = (hoy: Date): string => hoy.toISOString().slice(0, 10)

async function insertSolicitudes(
  tx: Tx,
  agendas: ReadonlyMap<string, Agenda>,
  { rut, hoy }: { rut: string; hoy: Date },
): Promise<void> {
  const hace = (dias: number): Date => new Date(hoy.getTime() - dias * DIA_MS)
  await insertRows(
    tx,
    'solicitudesEmpresa',
    PEDIDOS.map(({ clave, haceDias, enDias, hitos: _, formaPago = null, ...pedido }) => ({
      id: idDe(`solicitud:${clave}`),
      empresaId: EMPRESA_DEMO,
      usuarioId: ANDRES.id,
      nombreEmpresa: 'Agencia de Viajes Costanera SpA',
      rut,
      contacto: 'Andrés Leiva',
      email: ANDRES.email,
      telefono: ANDRES.telefono,
      ...pedido,
      desde: sumarDias(fechaDe(hoy), enDias),
      hasta: sumarDias(fechaDe(hoy), enDias + 1),
      presupuesto: null,
      notas: null,
      formaPago,
      respondeAntesDe: sumarDias(fechaDe(hace(haceDias)), 2),
      createdAt: hace(haceDias),
      updatedAt: hace(haceDias),
    })),
  )
  await insertPropuesta(tx, agendas, hoy)
  await insertServicios(tx, hoy)
  await insertRows(tx, 'propuestas', [
    {
      id: idDe('propuesta:incentivo'),
      solicitudId: idDe('solicitud:incentivo'),
      version: 1,
      total: 1_260_000,
      validaHasta: hace(11),
      liberaEn: hace(11),
      mensaje: 'Dos tardes de río con el mismo equipo.',
      creadaPor: idDe('usuario:admin'),
      createdAt: hace(18),
    },
  ])
  await insertRows(tx, 'propuestaItems', [
    {
      id: idDe('item:incentivo'),
      propuestaId: idDe('propuesta:incentivo'),
      orden: 0,
      descripcion: 'Descenso en balsa, 18 personas',
      cantidad: 18,
      total: 1_260_000,
      publico: null,
      reservaId: null,
    },
  ])
  await insertRows(
    tx,
    'solicitudHitos',
    PEDIDOS.flatMap(({ clave, hitos }) =>
      hitos.map(([tipo, autor, dias, texto]) => ({
        solicitudId: idDe(`solicitud:${clave}`),
        tipo,
        autor,
        texto,
        createdAt: hace(dias),
      })),
    ),
  )
}

/** One of services alone, accepted and to be paid by card. */
async function insertServicios(tx: Tx, hoy: Date): Promise<void> {
  const creadaEn = new Date(hoy.getTime() - 6 * DIA_MS)
  const hasta = new Date(hoy.getTime() + 12 * DIA_MS)
  const propuestaId = idDe('propuesta:aniversario')
  const servicios = [
    ['Bus de 45 asientos, dos días', 2, 680_000],
    ['Coordinación en terreno', 1, 190_000],
  ] as const
  await insertRows(tx, 'propuestas', [
    {
      id: propuestaId,
      solicitudId: idDe('solicitud:aniversario'),
      version: 1,
      total: 870_000,
      validaHasta: hasta,
      liberaEn: hasta,
      mensaje: 'Los traslados y la coordinación, sin experiencias: el grupo elige en terreno.',
      creadaPor: idDe('usuario:admin'),
      createdAt: creadaEn,
    },
  ])
  await insertRows(
    tx,
    'propuestaItems',
    servicios.map(([descripcion, cantidad, total], orden) => ({
      id: idDe(`item:aniversario:${orden}`),
      propuestaId,
      orden,
      descripcion,
      cantidad,
      total,
      publico: null,
      reservaId: null,
    })),
  )
}

/** A proposal whose places are really held. */
async function insertPropuesta(tx: Tx, agendas: ReadonlyMap<string, Agenda>, hoy: Date): Promise<void> {
  const salida = valueOf(agendas, PROPUESTA_DE).futuras.find(
    ({ inicioUtc, ocupadas, cupos }) =>
      ocupadas === 0 && cupos >= 6 && inicioUtc.getTime() > hoy.getTime() + 14 * DIA_MS,
  )
  if (!salida) return
  const { lineas: publicas, plazas } = cobrar(salida.oferta, { adulto: 6 })
  const netas = lineasNetas(publicas, MARGEN)
  const creadaEn = new Date(hoy.getTime() - 2 * DIA_MS)
  const venta: Venta = {
    name: 'propuesta:vendimia',
    salida,
    comprador: ANDRES,
    esInvitado: false,
    plazas,
    lineas: netas.lineas,
    total: netas.total,
    creadaEn,
    estado: 'pendiente',
  }
  const hasta = new Date(hoy.getTime() + 8 * DIA_MS)
  const fila: Row<'reservas'> = {
    ...reservaRow(venta, null, hoy),
    empresaId: EMPRESA_DEMO,
    bloqueo: true,
    porAceptar: true,
    extendida: true,
    expiraEn: hasta,
    ocupaHasta: hasta,
    terminosVersion: null,
    aceptaTerminosEn: null,
    updatedAt: creadaEn,
  }
  await insertRows(tx, 'reservas', [fila])
  await insertRows(tx, 'reservaLineas', lineaRows(venta))
  await insertRows(tx, 'propuestas', [
    {
      id: idDe('propuesta:vendimia'),
      solicitudId: idDe('solicitud:vendimia'),
      version: 1,
      total: netas.total,
      validaHasta: hasta,
      liberaEn: hasta,
      mensaje: 'Guardamos los cupos para tu grupo, con la cata al final.',
      creadaPor: idDe('usuario:admin'),
      createdAt: creadaEn,
    },
  ])
  await insertRows(tx, 'propuestaItems', [
    {
      id: idDe('item:vendimia'),
      propuestaId: idDe('propuesta:vendimia'),
      orden: 0,
      descripcion: salida.oferta.nombre.slice(0, 140),
      cantidad: plazas,
      total: netas.total,
      publico: totalDe(publicas),
      reservaId: reservaId(venta),
    },
  ])
}
