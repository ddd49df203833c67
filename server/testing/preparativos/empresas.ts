import { digitoVerificador } from '#domain/usuarios/rut.ts'
import { hashClave, abrirSesion } from '#server/modules/usuarios/index.ts'
import {
  AHORA,
  HOY,
  unaEmpresa,
  unaExperiencia,
  unaReserva,
  unaSalida,
  unId,
  unMovimiento,
  unUsuario,
} from '../datos.ts'
import { CLAVE, type Mundo } from '../llamadas.ts'
import type { Preparado, Preparar, Preparativos } from './preparado.ts'

let cuenta = 0

/** Of a company that nobody has registered yet. */
export const unRut = (): string => {
  const cuerpo = 78_000_000 + ++cuenta
  return `${cuerpo}-${digitoVerificador(cuerpo)}`
}

/** Somebody who owns a company of their own, in that state. */
async function unDueno(
  { programa }: Mundo,
  estado: string,
): Promise<Preparado & { empresaId: string; usuarioId: string }> {
  const { db } = programa.database
  const empresa = await unaEmpresa(db, { estado, rut: unRut() })
  const email = `dueno${++cuenta}@mundo.cl`
  const usuario = await unUsuario(db, { id: unId(email), email, claveHash: await hashClave(CLAVE) })
  await db
    .insertInto('membresias')
    .values({
      id: unId(`miembro ${email}`),
      usuarioId: usuario.id,
      tipo: 'empresa',
      papel: 'dueno',
      empresaId: empresa.id,
      createdAt: AHORA,
    })
    .execute()
  const { token } = await programa.database.transaction((tx) => abrirSesion(programa.ctx(), tx, usuario.id, 'cliente'))
  return { token, ids: {}, empresaId: empresa.id, usuarioId: usuario.id }
}

const registro: Preparar = async () => ({ ids: { rut: unRut(), email: `registro${++cuenta}@mundo.cl` } })

export const deEmpresas: Preparativos = {
  registrarEmpresa: registro,
  corregirEmpresa: async (mundo) => {
    const { token, ids } = await unDueno(mundo, 'Observada')
    return { ...(token && { token }), ids: { ...ids, rut: unRut() } }
  },
  cerrarEmpresa: async (mundo) => {
    const { token, empresaId } = await unDueno(mundo, 'Activa')
    const { nombre } = await mundo.programa.database.db
      .selectFrom('empresas')
      .select('nombre')
      .where('id', '=', empresaId)
      .executeTakeFirstOrThrow()
    return { ...(token && { token }), ids: { nombre } }
  },
  rotarClave: async (mundo) => ({ ids: { id: await unaClaveViva(mundo) } }),
  fijarCredito: async ({ programa }) => ({
    ids: { id: (await unaEmpresa(programa.database.db, { rut: unRut() })).id },
  }),
  anotarPagoDeEmpresa: async (mundo) => ({
    ids: { id: await unaDeudora(mundo, 100_000), referencia: `TEF ${++cuenta}`, recibidoEn: '2026-11-01' },
  }),
  descartarPagoDeEmpresa: async (mundo) => {
    const [id, pagoId] = [await unaDeudora(mundo, 100_000), crypto.randomUUID()]
    await mundo.programa.database.db
      .insertInto('pagosPorConfirmar')
      .values({
        id: pagoId,
        empresaId: id,
        monto: 90_000,
        referencia: 'TEF 7',
        huella: 'TEF7',
        recibidoEn: '2026-11-01',
        vistoPor: unId('mundo admin'),
        createdAt: AHORA,
      })
      .execute()
    return { ids: { id, pagoId } }
  },
  pedirDevolucionDeSaldo: async (mundo) => {
    const { token, empresaId, usuarioId } = await unDueno(mundo, 'Activa')
    await pagar(mundo, { empresaId, usuarioId })
    return { ...(token && { token }), ids: {} }
  },
  devolverSaldoDeEmpresa: async (mundo) => {
    const { empresaId: id, usuarioId } = await unDueno(mundo, 'Activa')
    await pagar(mundo, { empresaId: id, usuarioId })
    return { ids: { id } }
  },
  guardarMiembro: async (mundo) => ({ ids: { id: await unMiembro(mundo, 'lectura') } }),
  quitarMiembro: async (mundo) => ({ ids: { id: await unMiembro(mundo, 'lectura') } }),
  aceptarInvitacion: async (mundo) => {
    const email = 'viajera@mundo.cl'
    await mundo.programa.database.db.deleteFrom('membresias').where('usuarioId', '=', unId('mundo viajera')).execute()
    const token = `invitacion-${++cuenta}`
    const tokenHash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(token)))
    const { empresaId, usuarioId: invitadaPor } = await unDueno(mundo, 'Activa')
    await mundo.programa.database.db
      .insertInto('invitacionesEmpresa')
      .values({
        id: crypto.randomUUID(),
        empresaId,
        email,
        papel: 'lectura',
        tokenHash,
        invitadaPor,
        expiraEn: new Date(AHORA.getTime() + 3_600_000),
        createdAt: AHORA,
      })
      .execute()
    return { ids: { token } }
  },
  guardarNomina: async (mundo) => ({ ids: { id: await unaCompra(mundo, {}), texto: 'Ana Rojas' } }),
  decidirCompra: async (mundo) => ({ ids: { id: await unaCompra(mundo, { aprobacion: 'pendiente' }) } }),
  pagarACuenta: async (mundo) => ({ ids: { id: await unaCompra(mundo, {}) } }),
  verVoucher: async (mundo) => ({ ids: { id: await unaCompra(mundo, { estado: 'confirmada' }) } }),
  verContratoDeEmpresa: async (mundo) => ({ ids: { id: (await unaLinea(mundo)).empresaId } }),
  agregarLineaDeContrato: async ({ programa }) => ({
    ids: {
      id: (await unaEmpresa(programa.database.db, { rut: unRut() })).id,
      sobre: 'categoria',
      objeto: 'Trekking',
      desde: HOY,
      hasta: HOY,
    },
  }),
  terminarLineaDeContrato: async (mundo) => {
    const { empresaId, id } = await unaLinea(mundo)
    return { ids: { id: empresaId, lineaId: id } }
  },
  verEmpresa: async ({ programa }) => ({ ids: { id: (await unaEmpresa(programa.database.db, { rut: unRut() })).id } }),
  decidirEmpresa: async ({ programa }) => ({
    ids: { id: (await unaEmpresa(programa.database.db, { estado: 'Pendiente', rut: unRut() })).id },
  }),
}

/** In force, of the contract of a company. */
async function unaLinea({ programa }: Mundo): Promise<{ empresaId: string; id: string }> {
  const { db } = programa.database
  const { id: empresaId } = await unaEmpresa(db, { rut: unRut() })
  const id = unId(`linea ${++cuenta}`)
  await db
    .insertInto('lineasDeContrato')
    .values({
      id,
      empresaId,
      categoria: 'Trekking',
      margen: 1500,
      desde: HOY,
      creadaPor: unId('mundo admin'),
      createdAt: AHORA,
    })
    .execute()
  return { empresaId, id }
}

/** Somebody else of the company of this world. */
async function unMiembro({ programa }: Mundo, papel: string): Promise<string> {
  const { db } = programa.database
  const { empresaId } = await db
    .selectFrom('membresias')
    .select('empresaId')
    .where('id', '=', unId('miembro empresa'))
    .executeTakeFirstOrThrow()
  const email = `colega${++cuenta}@mundo.cl`
  const usuario = await unUsuario(db, { id: unId(email), email })
  const id = unId(`miembro ${email}`)
  await db
    .insertInto('membresias')
    .values({ id, usuarioId: usuario.id, tipo: 'empresa', papel, empresaId, createdAt: AHORA })
    .execute()
  return id
}

/** A booking of the company of this world, bought by somebody else of it. */
async function unaCompra(
  mundo: Mundo,
  { estado = 'pendiente', aprobacion = 'no_requiere' }: { estado?: string; aprobacion?: string },
): Promise<string> {
  const { db } = mundo.programa.database
  const miembro = await unMiembro(mundo, 'comprador')
  const { usuarioId, empresaId } = await db
    .selectFrom('membresias')
    .select(['usuarioId', 'empresaId'])
    .where('id', '=', miembro)
    .executeTakeFirstOrThrow()
  const salida = await unaSalida(db, await unaExperiencia(db), { fecha: '2026-12-20' })
  const expiraEn = new Date(AHORA.getTime() + 86_400_000)
  const reserva = await unaReserva(db, salida, {
    estado,
    estadoPago: 'sin_pago',
    usuarioId,
    empresaId,
    bloqueo: true,
    porAceptar: aprobacion === 'pendiente',
    expiraEn,
    ocupaHasta: expiraEn,
  })
  await db
    .insertInto('compras')
    .values({
      reservaId: reserva.id,
      empresaId: empresaId!,
      compradaPor: usuarioId,
      publico: reserva.total,
      aprobacion,
      createdAt: AHORA,
    })
    .execute()
  return reserva.id
}

/** A live key of the company of this world, which nobody has used. */
async function unaClaveViva({ programa }: Mundo): Promise<string> {
  const { db } = programa.database
  const { empresaId } = await db
    .selectFrom('membresias')
    .select('empresaId')
    .where('id', '=', unId('miembro empresa'))
    .executeTakeFirstOrThrow()
  const clave = `thub_live_${++cuenta}`
  const id = unId(clave)
  await db
    .insertInto('clavesApi')
    .values({
      id,
      empresaId: empresaId!,
      nombre: 'Sistema',
      hash: Buffer.from(clave),
      muestra: 'thub_live_…0001',
      permisos: JSON.stringify(['catalogo:leer']),
      creadaPor: unId('mundo empresa'),
      venceEn: new Date(AHORA.getTime() + 90 * 86_400_000),
      createdAt: AHORA,
    })
    .execute()
  return id
}

/** A company that owes us so much for a booking on account. */
/** Money of a company that it does not owe. */
async function pagar(
  { programa }: Mundo,
  { empresaId, usuarioId }: { empresaId: string; usuarioId: string },
): Promise<void> {
  const { db } = programa.database
  const id = crypto.randomUUID()
  await db
    .insertInto('pagosDeEmpresa')
    .values({
      id,
      empresaId,
      monto: 90_000,
      referencia: `TEF ${++cuenta}`,
      recibidoEn: '2026-11-01',
      anotadoPor: usuarioId,
      createdAt: AHORA,
    })
    .execute()
  await unMovimiento(
    db,
    { id: crypto.randomUUID(), clave: `pago_empresa:${id}`, tipo: 'pago_empresa' },
    { banco: 90_000, empresas: -90_000 },
  )
}

async function unaDeudora({ programa }: Mundo, deuda: number): Promise<string> {
  const { db } = programa.database
  const empresa = await unaEmpresa(db, { estado: 'Activa', rut: unRut() })
  const salida = await unaSalida(db, await unaExperiencia(db), { fecha: '2026-12-20' })
  const reserva = await unaReserva(db, salida, {
    estado: 'confirmada',
    estadoPago: 'autorizado',
    usuarioId: null,
    empresaId: empresa.id,
    total: deuda,
  })
  const id = crypto.randomUUID()
  await unMovimiento(
    db,
    { id, clave: `credito:${id}`, tipo: 'credito', reservaId: reserva.id },
    { empresas: deuda, operadores: -deuda },
  )
  return empresa.id
}
