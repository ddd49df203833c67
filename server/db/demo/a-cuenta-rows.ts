import type { Tx } from '#server/ctx.ts'
import { lineasNetas } from '#domain/empresas/contrato.ts'
import { fechaLocal } from '#domain/fechas.ts'
import { asientoDeDiferencia, asientoPagoDeEmpresa, saldoDeCredito, type Apunte } from '#domain/pagos/asientos.ts'
import { sumar } from '#domain/pesos.ts'
import { CONDICIONES } from '#domain/suscripciones/planes.ts'
import { esDeCuentaDemo } from './catalogo.ts'
import { EMPRESA_DEMO } from './empresas.ts'
import { insertRows, type Row } from './insert-rows.ts'
import { telefonoDe, type Viajero } from './personas.ts'
import { bytesDe, idDe, itemAt } from './seeded.ts'
import { cobrar, ocupar, type Venta } from './ventas.ts'
import { lineaRows, reservaId, reservaRow } from './ventas-rows.ts'

const DIA_MS = 86_400_000
const HORA_MS = 3_600_000
export const MARGEN = 1000
const TASA = CONDICIONES.gratis.comision
export const ANDRES: Viajero = {
  id: idDe('usuario:empresa'),
  nombre: 'Andrés',
  apellido: 'Leiva',
  email: 'empresa@demo.cl',
  telefono: telefonoDe('empresa'),
}
const DIEGO = idDe('usuario:costanera:Diego')

/** What one of its people bought, or its own system: whose name it is in, the cost centre and the order. */
type Deuda = {
  clave: string
  cuando: 'pasada' | 'proxima'
  personas: number
  responsable: [nombre: string, apellido: string]
} & ({ comprador: string; centro: string; orden: string } | { referencia: string })

const DEUDAS: Deuda[] = [
  {
    clave: 'enero',
    cuando: 'pasada',
    personas: 3,
    responsable: ['Elena', 'Díaz'],
    comprador: ANDRES.id,
    centro: 'Receptivo',
    orden: 'OC-4201',
  },
  { clave: 'bodas', cuando: 'pasada', personas: 2, responsable: ['Marta', 'Silva'], referencia: 'SIS-10231' },
  {
    clave: 'gira',
    cuando: 'pasada',
    personas: 2,
    responsable: ['Jorge', 'Pino'],
    comprador: DIEGO,
    centro: 'Viajes de estudio',
    orden: 'OC-4207',
  },
  {
    clave: 'familia',
    cuando: 'proxima',
    personas: 3,
    responsable: ['Pedro', 'Vera'],
    comprador: DIEGO,
    centro: 'Receptivo',
    orden: 'OC-4212',
  },
  {
    clave: 'directorio',
    cuando: 'proxima',
    personas: 2,
    responsable: ['Inés', 'Aravena'],
    comprador: ANDRES.id,
    centro: 'Congresos',
    orden: 'OC-4215',
  },
  { clave: 'lunas', cuando: 'proxima', personas: 2, responsable: ['Carla', 'Muñoz'], referencia: 'SIS-10288' },
  { clave: 'amigas', cuando: 'proxima', personas: 2, responsable: ['Sofía', 'Rivas'], referencia: 'SIS-10291' },
]

interface Debida {
  deuda: Deuda
  venta: Venta
  publico: { lineas: Venta['lineas']; total: number }
}

export type ComprasPorSistema = readonly Debida[]

/** What the agency owes: what it bought in its panel and by API, a transfer that paid the oldest, and a purchase that waits for a yes. Answers what its system bought. */
export async function insertACuenta(
  tx: Tx,
  { ventas, hoy }: { ventas: readonly Venta[]; hoy: Date },
): Promise<ComprasPorSistema> {
  const debidas = elegir(ventas, hoy)
  await insertRows(
    tx,
    'reservas',
    debidas.map((una) => filaDe(una, hoy)),
  )
  await insertRows(
    tx,
    'reservaLineas',
    debidas.flatMap(({ venta }) => lineaRows(venta)),
  )
  await asentar(
    tx,
    debidas.map(({ venta }) => ({
      clave: `credito:${reservaId(venta)}:demo`,
      tipo: 'credito',
      reservaId: reservaId(venta),
      createdAt: confirmadaEn(venta),
      apuntes: asientoDeDiferencia({}, saldoDeCredito(venta.total, TASA)),
    })),
  )
  await insertRows(
    tx,
    'compras',
    debidas.flatMap(({ deuda, venta, publico }) =>
      'comprador' in deuda ? [compraDe({ venta, publico: publico.total, ...deuda })] : [],
    ),
  )
  await pagarPasadas(tx, debidas, hoy)
  await dejarPorAprobar(tx, ventas, hoy)
  return debidas.filter(({ deuda }) => 'referencia' in deuda)
}

/** The bookings of its own system, once its keys are there. */
export async function insertDeSistema(
  tx: Tx,
  compradas: ComprasPorSistema,
  { claveId }: { claveId: string },
): Promise<void> {
  const contacto = ([nombre, apellido]: Deuda['responsable']) => ({
    fullName: `${nombre} ${apellido}`,
    firstName: nombre,
    lastName: apellido,
    emailAddress: null,
    phoneNumber: null,
    postalCode: null,
    country: 'CL',
    notes: null,
    locales: ['es-CL'],
  })
  await insertRows(
    tx,
    'reventas',
    compradas.map(({ deuda, venta }) => ({
      reservaId: reservaId(venta),
      uuid: idDe(`reventa:${deuda.clave}`),
      empresaId: EMPRESA_DEMO,
      claveId,
      huella: Buffer.from(bytesDe(`huella:${deuda.clave}`)).toString('hex'),
      referencia: 'referencia' in deuda ? deuda.referencia : null,
      contacto: contacto(deuda.responsable),
      notas: null,
      margen: MARGEN,
      motivo: null,
      olvidadaEn: null,
      createdAt: venta.creadaEn,
      updatedAt: confirmadaEn(venta),
    })),
  )
  await insertRows(
    tx,
    'reventaUnidades',
    compradas.flatMap(({ deuda, venta, publico }) =>
      Array.from({ length: venta.plazas }, (_, posicion) => ({
        reservaId: reservaId(venta),
        uuid: idDe(`unidad:${deuda.clave}:${posicion}`),
        posicion,
        tipo: 'adulto',
        publico: publico.lineas.find(({ tipo }) => tipo === 'adulto')!.precioUnitario,
        referencia: null,
        contacto: posicion === 0 ? contacto(deuda.responsable) : {},
      })),
    ),
  )
}

const confirmadaEn = ({ creadaEn }: Venta): Date => new Date(creadaEn.getTime() + HORA_MS / 10)

/** Beside somebody else's booking of the same departure, so that it was published, on sale and had room. */
function elegir(ventas: readonly Venta[], hoy: Date): Debida[] {
  const dias = ({ creadaEn }: Venta): number => (hoy.getTime() - creadaEn.getTime()) / DIA_MS
  const sirve = ({ salida: { oferta, cupos, ocupadas } }: Venta): boolean =>
    !esDeCuentaDemo(oferta) &&
    oferta.confirmacion === 'inmediata' &&
    oferta.minParticipantes === null &&
    oferta.tarifas.some(({ tipo }) => tipo === 'adulto') &&
    cupos - ocupadas >= 3
  const porSalida = new Map(ventas.filter(sirve).map((venta) => [venta.salida, venta]))
  const pasadas = [...porSalida.values()].filter(
    (venta) => venta.estado === 'realizada' && dias(venta) > 32 && dias(venta) < 58,
  )
  const proximas = [...porSalida.values()].filter(
    (venta) =>
      venta.estado === 'confirmada' &&
      dias(venta) < 12 &&
      venta.salida.inicioUtc.getTime() > hoy.getTime() + 3 * DIA_MS,
  )
  const paso = { pasada: Math.floor(pasadas.length / 3), proxima: Math.floor(proximas.length / 4) }
  const hechas = { pasada: 0, proxima: 0 }
  return DEUDAS.map((deuda) => {
    const { salida, creadaEn, estado } = itemAt(
      deuda.cuando === 'pasada' ? pasadas : proximas,
      paso[deuda.cuando] * hechas[deuda.cuando]++,
    )
    const publico = cobrar(salida.oferta, { adulto: deuda.personas })
    const [nombre, apellido] = deuda.responsable
    const comprador: Viajero = { ...ANDRES, nombre, apellido }
    const venta: Venta = {
      name: `a-cuenta:${deuda.clave}`,
      salida,
      comprador,
      esInvitado: true,
      plazas: publico.plazas,
      ...lineasNetas(publico.lineas, MARGEN),
      creadaEn: new Date(creadaEn.getTime() + HORA_MS),
      estado,
    }
    ocupar(venta)
    return { deuda, venta, publico }
  })
}

function filaDe({ deuda, venta }: Debida, hoy: Date): Row<'reservas'> {
  const enPanel = 'comprador' in deuda
  const terminada = venta.estado === 'realizada'
  return {
    ...reservaRow(venta, null, hoy),
    empresaId: EMPRESA_DEMO,
    usuarioId: enPanel ? deuda.comprador : null,
    estadoPago: 'autorizado',
    creditoTasa: TASA,
    estadoLiquidacion: terminada ? 'liberable' : 'retenida',
    confirmadaEn: confirmadaEn(venta),
    terminosVersion: null,
    aceptaTerminosEn: null,
    updatedAt: terminada ? venta.salida.inicioUtc : confirmadaEn(venta),
  }
}

const compraDe = ({
  venta,
  publico,
  comprador,
  centro,
  orden,
  aprobacion = 'no_requiere',
}: {
  venta: Venta
  publico: number
  comprador: string
  centro: string
  orden: string
  aprobacion?: string
}): Row<'compras'> => ({
  reservaId: reservaId(venta),
  empresaId: EMPRESA_DEMO,
  compradaPor: comprador,
  centroId: idDe(`centro:${centro}`),
  ordenCompra: orden,
  publico,
  aprobacion,
  aCuenta: true,
  decididaPor: null,
  decididaEn: null,
  createdAt: venta.creadaEn,
})

async function asentar(tx: Tx, movimientos: (Row<'movimientos'> & { apuntes: Apunte[] })[]): Promise<void> {
  const conId = movimientos.map((uno) => ({ ...uno, id: idDe(`movimiento:${uno.clave}`) }))
  await insertRows(
    tx,
    'movimientos',
    conId.map(({ apuntes: _, ...fila }) => fila),
  )
  await insertRows(
    tx,
    'apuntes',
    conId.flatMap(({ id, apuntes }) => apuntes.map((apunte) => ({ movimientoId: id, ...apunte }))),
  )
}

/** One transfer for what was bought a month ago and more. */
async function pagarPasadas(tx: Tx, debidas: readonly Debida[], hoy: Date): Promise<void> {
  const monto = sumar(debidas.filter(({ deuda }) => deuda.cuando === 'pasada').map(({ venta }) => venta.total))
  const [id, cuando] = [idDe('pago de empresa:costanera'), new Date(hoy.getTime() - 6 * DIA_MS)]
  await insertRows(tx, 'pagosDeEmpresa', [
    {
      id,
      empresaId: EMPRESA_DEMO,
      monto,
      referencia: 'TEF 30418',
      recibidoEn: fechaLocal(cuando, 'America/Santiago'),
      anotadoPor: idDe('usuario:finanzas'),
      createdAt: cuando,
    },
  ])
  await asentar(tx, [
    {
      clave: `pago_empresa:${id}`,
      tipo: 'pago_empresa',
      reservaId: null,
      createdAt: cuando,
      apuntes: asientoPagoDeEmpresa(monto),
    },
  ])
}

/** Above Diego's limit: somebody else of the agency has two days to agree. */
async function dejarPorAprobar(tx: Tx, ventas: readonly Venta[], hoy: Date): Promise<void> {
  const creadaEn = new Date(hoy.getTime() - 2 * HORA_MS)
  const cabe = ventas.find(
    ({ salida: { oferta, cupos, ocupadas, inicioUtc } }) =>
      !esDeCuentaDemo(oferta) &&
      cupos - ocupadas >= 6 &&
      inicioUtc.getTime() > hoy.getTime() + 7 * DIA_MS &&
      cobrar(oferta, { adulto: 6 }).total > 400_000,
  )
  if (!cabe) return
  const publico = cobrar(cabe.salida.oferta, { adulto: 6 })
  const venta: Venta = {
    name: 'a-cuenta:por-aprobar',
    salida: cabe.salida,
    comprador: { ...ANDRES, nombre: 'Tomás', apellido: 'Ibarra' },
    esInvitado: true,
    plazas: publico.plazas,
    ...lineasNetas(publico.lineas, MARGEN),
    creadaEn,
    estado: 'pendiente',
  }
  const hasta = new Date(creadaEn.getTime() + 2 * DIA_MS)
  await insertRows(tx, 'reservas', [
    {
      ...reservaRow(venta, null, hoy),
      empresaId: EMPRESA_DEMO,
      usuarioId: DIEGO,
      bloqueo: true,
      porAceptar: true,
      extendida: true,
      expiraEn: hasta,
      ocupaHasta: hasta,
      terminosVersion: null,
      aceptaTerminosEn: null,
      updatedAt: creadaEn,
    },
  ])
  await insertRows(tx, 'reservaLineas', lineaRows(venta))
  await insertRows(tx, 'compras', [
    compraDe({
      venta,
      publico: publico.total,
      comprador: DIEGO,
      centro: 'Congresos',
      orden: 'OC-4220',
      aprobacion: 'pendiente',
    }),
  ])
}
