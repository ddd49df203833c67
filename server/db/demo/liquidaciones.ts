import { venceCaso } from '#domain/casos/plazos.ts'
import { asientoContracargo } from '#domain/pagos/asientos.ts'
import type { Tx } from '#server/ctx.ts'
import {
  ajustarLiquidaciones,
  cerrarCorrida,
  despacharCorrida,
  reunirCorrida,
} from '#server/modules/liquidaciones/index.ts'
import { insertRows, type Row } from './insert-rows.ts'
import { PROVEEDOR_DEMO } from './personas.ts'
import { idDe, numberOf, oneOf } from './seeded.ts'

const DIA_MS = 86_400_000
const BANCOS = ['BancoEstado', 'Banco de Chile', 'Banco Santander', 'Bci', 'Scotiabank']
/** Days since the last run that was paid; what was released later waits in the next one. */
const PAGADA_HACE = 8
const SIN_CORRIDA_DIAS = 2

/** What operators were paid: one run done, of which the bank returned a transfer, and one that waits for its approval. */
export async function liquidarDemo(tx: Tx, hoy: Date): Promise<void> {
  let hechas = 0
  const nuevoId = (): string => idDe(`liquidacion:${++hechas}`)
  await insertRows(tx, 'cuentasDePago', await cuentaRows(tx, hoy))
  const vendidas = await tx
    .selectFrom('reservas')
    .select('id')
    .where('estadoLiquidacion', 'is not', null)
    .orderBy('id')
    .execute()
  await ajustarLiquidaciones(
    tx,
    vendidas.map(({ id }) => id),
    hoy,
    nuevoId,
  )

  const [autor, segunda] = [idDe('usuario:finanzas'), idDe('usuario:admin')]
  const pagada = new Date(hoy.getTime() - PAGADA_HACE * DIA_MS)
  const corridaId = await reunirCorrida(tx, {
    autor,
    modo: 'prueba',
    now: pagada,
    nuevoId,
    solo: ({ liberableEn }) => liberableEn !== null && liberableEn <= pagada,
  })
  if (!corridaId) throw new RangeError('nobody was to be paid')
  await tx
    .updateTable('corridas')
    .set({ estado: 'aprobada', aprobadaPor: segunda, aprobadaEn: pagada })
    .where('id', '=', corridaId)
    .execute()
  await despacharCorrida(tx, corridaId, pagada)
  await tx
    .updateTable('corridas')
    .set({ estado: 'enviada', enviadaPor: autor, enviadaEn: pagada })
    .where('id', '=', corridaId)
    .execute()
  const devuelto = await tx
    .selectFrom('abonos')
    .select(['id', 'monto', 'proveedorId'])
    .where('corridaId', '=', corridaId)
    .where('proveedorId', '=', idDe(`proveedor:${PROVEEDOR_DEMO}`))
    .executeTakeFirstOrThrow()
  const alDia = new Date(pagada.getTime() + DIA_MS)
  await cerrarCorrida(tx, corridaId, {
    devueltos: [{ abonoId: devuelto.id, motivo: 'La cuenta no existe en el banco' }],
    now: alDia,
  })
  await tx
    .updateTable('corridas')
    .set({ estado: 'pagada', concluidaPor: autor, concluidaEn: alDia, referencia: 'TEF-20418', updatedAt: alDia })
    .where('id', '=', corridaId)
    .execute()

  const motivo = 'La cuenta no existe en el banco'
  const detalle = { monto: devuelto.monto, corrida: corridaId }
  await abrirCasoDemo(
    tx,
    {
      tipo: 'liquidacion',
      objeto: 'proveedor',
      objetoId: devuelto.proveedorId!,
      titulo: 'El banco devolvió un pago',
      detalle,
      abiertoEn: alDia,
      venceEn: venceCaso('liquidacion', alDia),
    },
    motivo,
  )

  const corte = new Date(hoy.getTime() - SIN_CORRIDA_DIAS * DIA_MS)
  await reunirCorrida(tx, {
    autor,
    modo: 'prueba',
    now: new Date(hoy.getTime() - DIA_MS / 4),
    nuevoId,
    solo: ({ liberableEn }) => liberableEn !== null && liberableEn <= corte,
  })
  await dejarPorAtender(tx, hoy)
}

/** A buyer's bank disputes one past sale, and the provider says that it gave back something of another. */
async function dejarPorAtender(tx: Tx, hoy: Date): Promise<void> {
  const pasadas = await tx
    .selectFrom('pagos as p')
    .innerJoin('reservas as r', 'r.id', 'p.reservaId')
    .select(['p.id', 'p.pspIntento', 'p.reservaId', 'p.capturado', 'p.capturadoEn'])
    .where('r.estado', '=', 'realizada')
    .where('r.estadoPago', '=', 'pagado')
    .where('r.estadoLiquidacion', '=', 'liquidada')
    .where('p.reembolsado', '=', 0)
    .orderBy('p.capturadoEn', 'desc')
    .orderBy('p.id')
    .limit(2)
    .execute()
  const [disputado, distinto] = pasadas
  if (!disputado || !distinto) throw new RangeError('nothing to dispute')
  const abierta = new Date(hoy.getTime() - 2 * DIA_MS)
  const [id, movimientoId] = [`dp_demo${disputado.id.replaceAll('-', '').slice(0, 20)}`, idDe('movimiento:disputa')]
  await insertRows(tx, 'disputas', [
    {
      id,
      pagoId: disputado.id,
      reservaId: disputado.reservaId,
      monto: disputado.capturado,
      estado: 'abierta',
      motivo: 'product_not_received',
      responderAntesDe: new Date(hoy.getTime() + 5 * DIA_MS),
      createdAt: abierta,
      updatedAt: abierta,
    },
  ])
  await abrirCasoDemo(tx, {
    tipo: 'disputa',
    objeto: 'disputa',
    objetoId: id,
    titulo: 'Disputa de una reserva',
    detalle: { monto: disputado.capturado },
    abiertoEn: abierta,
    venceEn: new Date(hoy.getTime() + 5 * DIA_MS),
  })
  await insertRows(tx, 'movimientos', [
    {
      id: movimientoId,
      clave: `contracargo:${id}`,
      tipo: 'contracargo',
      reservaId: disputado.reservaId,
      createdAt: abierta,
    },
  ])
  await insertRows(
    tx,
    'apuntes',
    asientoContracargo(disputado.capturado).map((apunte) => ({ movimientoId, ...apunte })),
  )
  await tx
    .updateTable('reservas')
    .set({ estadoPago: 'contracargo', updatedAt: abierta })
    .where('id', '=', disputado.reservaId)
    .execute()
  const diferencia = { tipo: 'devuelto_distinto', intento: distinto.pspIntento!, nuestro: 0, suyo: 5_000 }
  await insertRows(tx, 'diferencias', [
    {
      id: idDe('diferencia'),
      ...diferencia,
      reservaId: distinto.reservaId,
      estado: 'abierta',
      vistaEn: hoy,
      createdAt: abierta,
      updatedAt: abierta,
    },
  ])
  await abrirCasoDemo(tx, {
    tipo: 'discrepancia',
    objeto: 'diferencia',
    objetoId: idDe('diferencia'),
    titulo: 'Un cobro que no calza',
    detalle: diferencia,
    abiertoEn: abierta,
    venceEn: venceCaso('discrepancia', abierta),
  })
}

async function abrirCasoDemo(
  tx: Tx,
  caso: Required<Pick<Row<'casos'>, 'tipo' | 'objeto' | 'objetoId' | 'titulo' | 'detalle' | 'abiertoEn' | 'venceEn'>>,
  texto: string | null = null,
): Promise<void> {
  const id = idDe(`caso:${caso.objeto}:${caso.objetoId}`)
  await insertRows(tx, 'casos', [{ id, ...caso, estado: 'abierto' }])
  await insertRows(tx, 'casoHechos', [
    { casoId: id, hecho: 'abierto', texto, detalle: caso.detalle, createdAt: caso.abiertoEn },
  ])
}

/** Hosts give boletas de honorarios one time in three; providers sell with IVA. */
async function cuentaRows(tx: Tx, hoy: Date): Promise<Row<'cuentasDePago'>[]> {
  const anfitriones = await tx
    .selectFrom('anfitriones')
    .select(['id', 'nombre', 'rut'])
    .where('rut', 'is not', null)
    .orderBy('id')
    .execute()
  const proveedores = await tx
    .selectFrom('proveedores')
    .select(['id', 'razonSocial', 'rut'])
    .where('estado', '=', 'Activo')
    .orderBy('id')
    .execute()
  const cuenta = (id: string): Row<'cuentasDePago'> => ({
    id: idDe(`cuenta de pago:${id}`),
    banco: oneOf(`banco:${id}`, BANCOS),
    tipoCuenta: oneOf(`tipo de cuenta:${id}`, ['corriente', 'vista']),
    numeroCuenta: String(numberOf(`numero de cuenta:${id}`, 10_000_000, 99_999_999)),
    createdAt: hoy,
    updatedAt: hoy,
  })
  return [
    ...anfitriones.map(({ id, nombre, rut }) => ({
      ...cuenta(id),
      anfitrionId: id,
      proveedorId: null,
      titular: nombre,
      rut: rut!,
      regimen: numberOf(`regimen:${id}`, 0, 2) === 0 ? 'honorarios' : 'afecto',
    })),
    ...proveedores.map(({ id, razonSocial, rut }) => ({
      ...cuenta(id),
      anfitrionId: null,
      proveedorId: id,
      titular: razonSocial,
      rut,
      regimen: 'afecto',
    })),
  ]
}
