import { despacharCorrida, reunirCorrida } from '#server/modules/liquidaciones/index.ts'
import { AHORA, unRegalo, unUsuario } from '../datos.ts'
import { unaPorPagar } from '../finanzas.ts'
import type { Mundo } from '../llamadas.ts'
import type { Preparar, Preparativos } from './preparado.ts'

type Estado = 'borrador' | 'aprobada' | 'enviada'

export const deFinanzas: Preparativos = {
  crearCorrida: async ({ programa }) => {
    await unaPorPagar(programa.database)
    return { ids: {} }
  },
  proponerDevolucion: async ({ programa }) => ({ ids: { reserva: (await unaPorPagar(programa.database)).reserva.id } }),
  decidirDevolucion: async (mundo) => ({ ids: { id: await unaPropuesta(mundo) } }),
  atenderDisputa: async (mundo) => ({ ids: { id: await unaDisputa(mundo) } }),
  verDisputa: async (mundo) => ({ ids: { id: await unaDisputa(mundo) } }),
  cerrarDeuda: async ({ programa: { database } }) => {
    const { id: regaloId } = await unRegalo(database.db, { estado: 'anulado', codigoHash: null, gastado: 20_000 })
    const id = `dp_${regaloId}`
    await database.db
      .insertInto('disputas')
      .values({
        id,
        regaloId,
        monto: 50_000,
        estado: 'perdida',
        motivo: 'fraudulent',
        deuda: 20_000,
        deudaEstado: 'abierta',
        cerradaEn: AHORA,
        createdAt: AHORA,
        updatedAt: AHORA,
      })
      .execute()
    return { ids: { id } }
  },
  atenderDiferencia: async (mundo) => ({ ids: { id: await unaDiferencia(mundo) } }),
  corregirModo: async (mundo) => {
    const { reserva } = await unaPorPagar(mundo.programa.database)
    return { ids: { id: await unaDiferencia(mundo, { tipo: 'modo_desconocido', reservaId: reserva.id }) } }
  },
  verDiferencia: async (mundo) => ({ ids: { id: await unaDiferencia(mundo) } }),
  verTransferencia: async (mundo) => ({ ids: { id: await unaTransferencia(mundo, null) } }),
  pedirTransferencia: async (mundo) => ({
    ids: { id: await unaTransferencia(mundo, null), rut: '12345678-5', numeroCuenta: '12345678' },
  }),
  mostrarCuentaDeTransferencia: async (mundo) => ({
    ids: { id: await unaTransferencia(mundo, (await unUsuario(mundo.programa.database.db)).id) },
  }),
  usarCuentaDeViajero: async (mundo) => {
    const id = await unaTransferencia(mundo, null)
    await mundo.programa.database.db
      .updateTable('transferencias')
      .set({
        titular: 'Ana Rojas',
        rut: '12345678-5',
        banco: 'BancoEstado',
        tipoCuenta: 'vista',
        numeroCuenta: '12345678',
        escritaEn: AHORA,
      })
      .where('id', '=', id)
      .execute()
    return { ids: { id, escritaEn: AHORA.toISOString() } }
  },
  guardarCuentaDeDevolucion: async (mundo) => {
    const { id, clave } = await mundo.reservar(null)
    await mundo.programa.database.db
      .insertInto('transferencias')
      .values({
        id: crypto.randomUUID(),
        origen: 'reembolso',
        origenId: crypto.randomUUID(),
        reservaId: id,
        monto: 20_000,
        estado: 'por_pedir',
        createdAt: AHORA,
        updatedAt: AHORA,
      })
      .execute()
    return {
      ids: { id, rut: '12345678-5', banco: 'BancoEstado', numeroCuenta: '12345678' },
      headers: { 'x-reserva-clave': clave! },
    }
  },
  decidirTransferencia: async (mundo) => ({
    ids: { id: await unaTransferencia(mundo, (await unUsuario(mundo.programa.database.db)).id) },
  }),
  verCorrida: en('borrador'),
  aprobarCorrida: en('borrador'),
  enviarCorrida: en('aprobada'),
  descargarArchivoDeBanco: en('enviada'),
  concluirCorrida: en('enviada'),
}

function en(estado: Estado): Preparar {
  return async (mundo) => ({ ids: { id: await unaCorrida(mundo, estado) } })
}

async function unaDisputa({ programa: { database } }: Mundo): Promise<string> {
  const { reserva, pagoId } = await unaPorPagar(database)
  const id = `dp_${pagoId}`
  await database.db
    .insertInto('disputas')
    .values({
      id,
      pagoId,
      reservaId: reserva.id,
      monto: 40_000,
      estado: 'abierta',
      motivo: 'fraudulent',
      createdAt: AHORA,
      updatedAt: AHORA,
    })
    .execute()
  return id
}

async function unaDiferencia({ programa }: Mundo, fila: { tipo?: string; reservaId?: string } = {}): Promise<string> {
  const id = crypto.randomUUID()
  await programa.database.db
    .insertInto('diferencias')
    .values({
      id,
      tipo: 'falta_aqui',
      intento: `pi_${id}`,
      nuestro: 0,
      suyo: 1000,
      estado: 'abierta',
      vistaEn: AHORA,
      createdAt: AHORA,
      updatedAt: AHORA,
      ...fila,
    })
    .execute()
  return id
}

async function unaPropuesta({ programa: { database } }: Mundo): Promise<string> {
  const { reserva } = await unaPorPagar(database)
  const { id: creadaPor } = await unUsuario(database.db)
  const id = crypto.randomUUID()
  await database.db
    .insertInto('devoluciones')
    .values({
      id,
      reservaId: reserva.id,
      monto: 1_000,
      motivo: 'Llegó tarde el bus',
      estado: 'propuesta',
      creadaPor,
      createdAt: AHORA,
      updatedAt: AHORA,
    })
    .execute()
  return id
}

/** A debt that waits for its account, or for somebody else than who asked for it. */
async function unaTransferencia({ programa: { database } }: Mundo, pedidaPor: string | null): Promise<string> {
  const { reserva } = await unaPorPagar(database)
  const id = crypto.randomUUID()
  const cuenta = {
    titular: 'Ana Rojas',
    rut: '12345678-5',
    banco: 'BancoEstado',
    tipoCuenta: 'vista',
    numeroCuenta: '12345678',
    motivo: 'Tarjeta cerrada',
    pedidaPor,
    pedidaEn: AHORA,
  }
  await database.db
    .insertInto('transferencias')
    .values({
      id,
      origen: 'reembolso',
      origenId: crypto.randomUUID(),
      reservaId: reserva.id,
      monto: 250_000,
      estado: pedidaPor ? 'propuesta' : 'por_pedir',
      createdAt: AHORA,
      updatedAt: AHORA,
      ...(pedidaPor && cuenta),
    })
    .execute()
  return id
}

/** Of somebody else, so that the world's admin may approve it. */
async function unaCorrida({ programa: { database } }: Mundo, estado: Estado): Promise<string> {
  await unaPorPagar(database)
  const [autora, segunda] = [await unUsuario(database.db), await unUsuario(database.db)]
  return database.transaction(async (tx) => {
    const id = (await reunirCorrida(tx, { autor: autora.id, modo: 'prueba', now: AHORA }))!
    if (estado === 'borrador') return id
    await tx
      .updateTable('corridas')
      .set({ estado: 'aprobada', aprobadaPor: segunda.id, aprobadaEn: AHORA })
      .where('id', '=', id)
      .execute()
    if (estado === 'aprobada') return id
    await despacharCorrida(tx, id, AHORA)
    await tx.updateTable('corridas').set({ estado, enviadaEn: AHORA }).where('id', '=', id).execute()
    return id
  })
}
