import { createHash, randomUUID } from 'node:crypto'
import { digitoVerificador } from '#domain/usuarios/rut.ts'
import { abrirSesion, hashClave } from '#server/modules/usuarios/index.ts'
import { AHORA, unAnfitrion, unaExperiencia, unaSalida, unId, unProveedor, unUsuario } from '../datos.ts'
import { CLAVE, type Mundo } from '../llamadas.ts'
import type { Preparado, Preparar, Preparativos } from './preparado.ts'

const DIA_MS = 86_400_000
export const UN_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
let cuenta = 0

const conPlan =
  (planSiguiente: string | null): Preparar =>
  async (mundo) => {
    await unPlan(mundo, planSiguiente)
    return { ids: {} }
  }

type Area = 'anfitrion' | 'proveedor'
const SUBIR = { tipo: 'inicio_actividades' }

/** What becoming an operator needs to find. */
export const deAltas: Preparativos = {
  cambiarTarjeta: conPlan(null),
  confirmarTarjeta: conPlan(null),
  cancelarSuscripcion: conPlan(null),
  reanudarSuscripcion: conPlan('gratis'),
  registrarProveedor: async () => ({
    ids: { rut: unRut(), email: `empresa${++cuenta}@mundo.cl`, region: '13', comunaCodigo: '13101' },
  }),
  ...enAmbas('subirDocumentoDe', async () => ({ ids: SUBIR })),
  ...enAmbas('verArchivoDe', async (mundo, area) => conLegajo(mundo, area, 'Borrador')),
  ...enAmbas('enviarAltaDe', async (mundo, area) => conLegajo(mundo, area, 'Borrador')),
  ...enAmbas('apelarRechazoDe', async (mundo, area) => conLegajo(mundo, area, 'Rechazado')),
  ...enAmbas('pausar', async (mundo, area) => conLegajo(mundo, area, 'Pausado')),
  ...enAmbas('darDeBaja', porCerrar),
  verOperador: async (mundo) => sinSesion(await conLegajo(mundo, 'proveedor', 'Enviado')),
  verDocumentoDeOperador: async (mundo) => sinSesion(await conLegajo(mundo, 'anfitrion', 'Enviado')),
  decidirOperador: async (mundo) => sinSesion(await conLegajo(mundo, 'anfitrion', 'Enviado')),
}

const sinSesion = ({ ids }: Preparado): Preparado => ({ ids })

function enAmbas(acto: string, hacer: (mundo: Mundo, area: Area) => Promise<Preparado>): Preparativos {
  return {
    [`${acto}Anfitrion`]: (mundo) => hacer(mundo, 'anfitrion'),
    [`${acto}Proveedor`]: (mundo) => hacer(mundo, 'proveedor'),
  }
}

function unRut(): string {
  const cuerpo = 76_000_000 + ++cuenta
  return `${cuerpo}-${digitoVerificador(cuerpo)}`
}

/** Somebody of their own with a business of which nothing hangs. */
async function porCerrar({ programa }: Mundo, area: Area): Promise<Preparado> {
  const { db } = programa.database
  const usuario = await unUsuario(db, { email: `cierra${++cuenta}@mundo.cl`, claveHash: await hashClave(CLAVE) })
  const nombre = `Por cerrar ${cuenta}`
  const proveedor = area === 'proveedor' ? await unProveedor(db, { rut: unRut(), nombreComercial: nombre }) : null
  if (proveedor)
    await db
      .insertInto('membresias')
      .values({
        id: randomUUID(),
        usuarioId: usuario.id,
        tipo: 'proveedor',
        papel: 'dueno',
        proveedorId: proveedor.id,
        createdAt: AHORA,
      })
      .execute()
  else await unAnfitrion(db, { usuarioId: usuario.id, nombre })
  const { token } = await programa.database.transaction((tx) =>
    abrirSesion(programa.ctx(), tx, usuario.id, proveedor ? 'proveedor' : 'cliente'),
  )
  return { token, ids: { nombre } }
}

/** Somebody of their own with everything told and one paper of each kind that is asked for. */
async function conLegajo({ programa }: Mundo, area: Area, estado: string): Promise<Preparado> {
  const { db } = programa.database
  const usuario = await unUsuario(db, { email: `alta${++cuenta}@mundo.cl` })
  const operador =
    area === 'anfitrion'
      ? await unAnfitrion(db, { usuarioId: usuario.id, estado })
      : await unProveedor(db, { estado, rut: unRut() })
  if (area === 'proveedor')
    await db
      .insertInto('membresias')
      .values({
        id: randomUUID(),
        usuarioId: usuario.id,
        tipo: 'proveedor',
        papel: 'dueno',
        proveedorId: operador.id,
        createdAt: AHORA,
      })
      .execute()
  const documentoId = await unLegajo(programa, {
    usuarioId: usuario.id,
    anfitrionId: area === 'anfitrion' ? operador.id : null,
    proveedorId: area === 'proveedor' ? operador.id : null,
  })
  const { token } = await programa.database.transaction((tx) =>
    abrirSesion(programa.ctx(), tx, usuario.id, area === 'anfitrion' ? 'cliente' : 'proveedor'),
  )
  return { token, ids: { operadorId: operador.id, documentoId } }
}

async function unLegajo(
  { database: { db }, ctx }: Mundo['programa'],
  {
    usuarioId,
    anfitrionId,
    proveedorId,
  }: { usuarioId: string; anfitrionId: string | null; proveedorId: string | null },
): Promise<string> {
  const id = randomUUID()
  const datos = {
    sobre: { biografia: 'Guío desde 2010.', idiomas: ['es'] },
    contacto: { telefono: '+56912345678', region: '13', comunaCodigo: '13101', domicilio: 'Los Aromos 12' },
    identidad: { tipoDocumento: 'RUT', numeroDocumento: '12345678-5' },
    actividad: { categorias: ['Cultural'], giro: 'Turismo', regimen: 'afecto' },
  }
  const cuentaBancaria = { banco: 'BancoEstado', tipoCuenta: 'vista', terminaEn: '6789', rutTitular: '12345678-5' }
  const sellado = ctx().secretos.cifrar(UN_PNG)
  await db
    .insertInto('legajos')
    .values({
      id,
      anfitrionId,
      proveedorId,
      datos: JSON.stringify(datos),
      cuenta: JSON.stringify(cuentaBancaria),
      cuentaSellada: sellado,
      enviadoEn: AHORA,
      createdAt: AHORA,
      updatedAt: AHORA,
    })
    .execute()
  const tipos = [anfitrionId ? 'identidad' : 'constitucion', 'inicio_actividades']
  const documentos = tipos.map((tipo) => ({
    id: randomUUID(),
    legajoId: id,
    tipo,
    nombre: `${tipo}.png`,
    tipoArchivo: 'image/png',
    bytes: UN_PNG.length,
    estado: 'pendiente',
    venceEn: tipo === 'identidad' ? '2030-01-01' : null,
    subidoPor: usuarioId,
    createdAt: AHORA,
    updatedAt: AHORA,
  }))
  await db.insertInto('documentos').values(documentos).execute()
  await db
    .insertInto('documentoArchivos')
    .values(documentos.map((documento) => ({ documentoId: documento.id, contenido: sellado })))
    .execute()
  return documentos[0]!.id
}

async function unPlan(
  { programa }: Mundo,
  planSiguiente: string | null,
  cual: 'pro' | 'equipo' = 'pro',
): Promise<void> {
  const { db } = programa.database
  const { id } = await db
    .selectFrom('anfitriones')
    .select('id')
    .where('usuarioId', '=', unId('mundo anfitriona'))
    .executeTakeFirstOrThrow()
  const plan = {
    plan: cual,
    estado: 'activa',
    planSiguiente,
    desde: AHORA,
    hasta: new Date(AHORA.getTime() + 30 * DIA_MS),
    updatedAt: AHORA,
  }
  await db
    .insertInto('suscripciones')
    .values({ id: unId('mundo plan'), anfitrionId: id, ...plan, createdAt: AHORA })
    .onConflict((oc) => oc.column('anfitrionId').doUpdateSet(plan))
    .execute()
}

const TOKEN = 'invitacion-de-prueba'

/** What the staff of the world's provider, or of its host, needs to find. */
export const deEquipos: Preparativos = {
  invitarAlEquipoDeAnfitrion: async (mundo) => {
    await unPlan(mundo, null, 'equipo')
    return { ids: { email: `nueva${++cuenta}@mundo.cl` } }
  },
  invitarAlEquipoDeProveedor: async () => ({ ids: { email: `nueva${++cuenta}@mundo.cl` } }),
  anularInvitacionDeAnfitrion: async (mundo) => ({
    ids: { invitacionId: await unaInvitacion(mundo, `por-anular${++cuenta}`, 'anfitrion') },
  }),
  anularInvitacionDeProveedor: async (mundo) => ({
    ids: { invitacionId: await unaInvitacion(mundo, `por-anular${++cuenta}`) },
  }),
  cambiarPapelDeAnfitrion: async (mundo) => ({ ids: { miembroId: (await unMiembro(mundo, 'anfitrion')).id } }),
  cambiarPapelDeProveedor: async (mundo) => ({ ids: { miembroId: (await unMiembro(mundo)).id } }),
  activarDelEquipoDeAnfitrion: async (mundo) => {
    await unPlan(mundo, null)
    return { ids: { miembroId: (await unMiembro(mundo, 'anfitrion')).id } }
  },
  elegirCargo: async (mundo) => conCargo(mundo, 'cliente'),
  elegirCargoProveedor: async (mundo) => conCargo(mundo, 'proveedor'),
  quitarDelEquipoDeAnfitrion: async (mundo) => ({ ids: { miembroId: (await unMiembro(mundo, 'anfitrion')).id } }),
  quitarDelEquipoDeProveedor: async (mundo) => ({ ids: { miembroId: (await unMiembro(mundo)).id } }),
  asignarGuiaDeAnfitrion: async (mundo) => {
    const { db } = mundo.programa.database
    const salida = await unaSalida(db, await unaExperiencia(db, { ...(await operadorDe(mundo, 'anfitrion')) }))
    return { ids: { salidaId: salida.id, usuarioId: (await unMiembro(mundo, 'anfitrion')).usuarioId } }
  },
  asignarGuiaDeProveedor: async (mundo) => ({
    ids: { salidaId: mundo.ids.salidaId!, usuarioId: (await unMiembro(mundo)).usuarioId },
  }),
  verInvitacionDeOperador: async (mundo) => conInvitacion(mundo),
  aceptarInvitacionDeOperador: async (mundo) => conInvitacion(mundo),
}

/** Somebody of the staff, and what they work as. */
async function conCargo(mundo: Mundo, contexto: 'cliente' | 'proveedor'): Promise<Preparado> {
  const { programa } = mundo
  await unPlan(mundo, null)
  const { id: cargoId, usuarioId } = await unMiembro(mundo, contexto === 'cliente' ? 'anfitrion' : 'proveedor')
  await programa.database.db
    .updateTable('membresias')
    .set({ activadaEn: new Date(AHORA.getTime() + ++cuenta) })
    .where('id', '=', cargoId)
    .execute()
  const { token } = await programa.database.transaction((tx) => abrirSesion(programa.ctx(), tx, usuarioId, contexto))
  return { token, ids: { cargoId } }
}

async function operadorDe(
  { programa, ids }: Mundo,
  tipo: 'anfitrion' | 'proveedor',
): Promise<{ anfitrionId: string | null; proveedorId: string | null }> {
  if (tipo === 'proveedor') return { anfitrionId: null, proveedorId: ids.proveedores! }
  const { id } = await programa.database.db
    .selectFrom('anfitriones')
    .select('id')
    .where('usuarioId', '=', unId('mundo anfitriona'))
    .executeTakeFirstOrThrow()
  return { anfitrionId: id, proveedorId: null }
}

async function conInvitacion(mundo: Mundo): Promise<Preparado> {
  const token = `${TOKEN}-${++cuenta}`
  await unUsuario(mundo.programa.database.db, {
    email: `${token}@mundo.cl`,
    emailVerificadoEn: AHORA,
    claveHash: 'sellada',
  })
  await unaInvitacion(mundo, token)
  return { ids: { token } }
}

async function unaInvitacion(
  mundo: Mundo,
  token: string,
  tipo: 'anfitrion' | 'proveedor' = 'proveedor',
): Promise<string> {
  const id = randomUUID()
  const tokenHash = createHash('sha256').update(token).digest()
  await mundo.programa.database.db
    .insertInto('invitaciones')
    .values({
      id,
      ...(await operadorDe(mundo, tipo)),
      email: `${token}@mundo.cl`,
      papel: 'guia',
      tokenHash,
      invitadaPor: unId(tipo === 'proveedor' ? 'mundo proveedor' : 'mundo anfitriona'),
      expiraEn: new Date(AHORA.getTime() + DIA_MS),
      createdAt: AHORA,
    })
    .execute()
  return id
}

async function unMiembro(
  mundo: Mundo,
  tipo: 'anfitrion' | 'proveedor' = 'proveedor',
): Promise<{ id: string; usuarioId: string }> {
  const { db } = mundo.programa.database
  const { id: usuarioId } = await unUsuario(db, { email: `guia${++cuenta}@mundo.cl` })
  const id = randomUUID()
  await db
    .insertInto('membresias')
    .values({ id, usuarioId, tipo, papel: 'guia', ...(await operadorDe(mundo, tipo)), createdAt: AHORA })
    .execute()
  return { id, usuarioId }
}
