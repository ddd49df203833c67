import type { TipoCaso } from '#contract/casos.ts'
import { abrirCaso } from '#server/modules/casos/index.ts'
import { AHORA, unaExperiencia, unId, unProveedor, unUsuario } from '../datos.ts'
import type { Mundo } from '../llamadas.ts'
import type { Preparar, Preparativos } from './preparado.ts'

const conCaso: Preparar = async (mundo) => ({ ids: { casoId: await unCaso(mundo, 'consulta') } })
let cuenta = 0

/** What waits for our staff. */
export const deCasos: Preparativos = {
  verCaso: conCaso,
  tomarCaso: conCaso,
  anotarCaso: conCaso,
  denunciarExperiencia: async ({ programa }) => ({ ids: { id: (await unaExperiencia(programa.database.db)).id } }),
  denunciarProveedor: async ({ programa }) => ({ ids: { id: (await unProveedor(programa.database.db)).id } }),
  verContenidoDenunciado: async (mundo) => ({ ids: { casoId: await unaDenuncia(mundo) } }),
  decidirDenuncia: async (mundo) => ({ ids: { casoId: await unaDenuncia(mundo) } }),
  verConsulta: async (mundo) => ({ ids: { casoId: await unaConsulta(mundo) } }),
  decidirConsulta: async (mundo) => ({ ids: { casoId: await unaConsulta(mundo) } }),
  escribirConsulta: async () => ({ ids: { email: `consulta${++cuenta}@mundo.cl` } }),
  verConsultaPropia: async (mundo) => ({ ids: { consultaId: await unaContestada(mundo, unId('mundo viajera')) } }),
  preguntarOtraVez: async (mundo) => ({ ids: { consultaId: await unaContestada(mundo, unId('mundo viajera')) } }),
  verConsultaConEnlace: async (mundo) => ({
    ids: { clave: mundo.programa.ctx().secretos.claveDeEnlace('consulta', await unaContestada(mundo, null)) },
  }),
  preguntarOtraVezConEnlace: async (mundo) => ({
    ids: {
      clave: mundo.programa.ctx().secretos.claveDeEnlace('consulta', await unaContestada(mundo, null)),
      email: `consulta${++cuenta}@mundo.cl`,
    },
  }),
  verFichaDeExperiencia: async ({ programa }) => ({
    ids: { experienciaId: (await unaExperiencia(programa.database.db)).id },
  }),
  verFichaDePersona: async () => ({ ids: { personaId: unId('mundo otra') } }),
  mostrarDatosPersonales: async () => ({ ids: { tipo: 'persona', fichaId: unId('mundo otra') } }),
  cambiarPapel: async (mundo) => ({ ids: { personaId: await unColega(mundo), papel: 'soporte' } }),
  reenviarInvitacionDePersonal: async (mundo) => ({ ids: { personaId: await unColega(mundo, { claveHash: '' }) } }),
  quitarPersonal: async (mundo) => ({ ids: { personaId: await unColega(mundo) } }),
  invitarPersonal: async () => ({ ids: { email: `personal${++cuenta}@mundo.cl` } }),
  verSolicitudDeDatos: async (mundo) => ({ ids: { solicitudId: await unaSolicitudDeDatos(mundo) } }),
  resolverSolicitudDeDatos: async (mundo) => ({ ids: { solicitudId: await unaSolicitudDeDatos(mundo) } }),
  suspenderPersona: async ({ programa }) => ({ ids: { personaId: (await unUsuario(programa.database.db)).id } }),
}

async function unCaso(
  { programa }: Mundo,
  tipo: TipoCaso,
  objetoId = unId(`objeto de caso ${++cuenta}`),
): Promise<string> {
  await programa.database.transaction((tx) =>
    abrirCaso(tx, { tipo, objeto: tipo, objetoId, titulo: 'Una pregunta', now: AHORA }),
  )
  return (
    await programa.database.db
      .selectFrom('casos')
      .select('id')
      .where('objetoId', '=', objetoId)
      .where('estado', '=', 'abierto')
      .executeTakeFirstOrThrow()
  ).id
}

async function unaDenuncia({ programa }: Mundo): Promise<string> {
  const { database } = programa
  const { id: objetoId } = await unaExperiencia(database.db)
  await database.db
    .insertInto('denuncias')
    .values({
      id: crypto.randomUUID(),
      objeto: 'experiencia',
      objetoId,
      motivo: 'otro',
      detalle: 'No existe',
      createdAt: AHORA,
    })
    .execute()
  await database.transaction((tx) =>
    abrirCaso(tx, { tipo: 'reporte', objeto: 'experiencia', objetoId, titulo: 'Una experiencia', now: AHORA }),
  )
  return (await database.db.selectFrom('casos').select('id').where('objetoId', '=', objetoId).executeTakeFirstOrThrow())
    .id
}

async function unaConsulta({ programa }: Mundo): Promise<string> {
  const { database } = programa
  const id = crypto.randomUUID()
  await database.db
    .insertInto('consultas')
    .values({ id, origen: 'ayuda', texto: 'No encuentro mi entrada', email: 'ana@mundo.cl', createdAt: AHORA })
    .execute()
  await database.transaction((tx) =>
    abrirCaso(tx, {
      tipo: 'consulta',
      objeto: 'consulta',
      objetoId: id,
      titulo: 'Consulta desde la ayuda',
      now: AHORA,
    }),
  )
  return (await database.db.selectFrom('casos').select('id').where('objetoId', '=', id).executeTakeFirstOrThrow()).id
}

async function unaContestada({ programa }: Mundo, usuarioId: string | null): Promise<string> {
  const id = crypto.randomUUID()
  await programa.database.db
    .insertInto('consultas')
    .values({
      id,
      origen: 'ayuda',
      texto: 'No encuentro mi entrada',
      usuarioId,
      respuesta: 'Búscala con tu código.',
      decision: 'contestada',
      decididaEn: AHORA,
      createdAt: AHORA,
    })
    .execute()
  return id
}

async function unColega({ programa }: Mundo, datos: Parameters<typeof unUsuario>[1] = {}): Promise<string> {
  const { id } = await unUsuario(programa.database.db, datos)
  await programa.database.db
    .insertInto('membresias')
    .values({ id: unId(`colega ${id}`), usuarioId: id, tipo: 'admin', papel: 'contenido', createdAt: AHORA })
    .execute()
  return id
}

async function unaSolicitudDeDatos({ programa }: Mundo): Promise<string> {
  const id = crypto.randomUUID()
  await programa.database.db
    .insertInto('solicitudesDatos')
    .values({
      id,
      usuarioId: unId('mundo otra'),
      derecho: 'acceso',
      detalle: 'Todo',
      estado: 'recibida',
      venceEn: new Date(AHORA.getTime() + 30 * 86_400_000),
      createdAt: AHORA,
    })
    .execute()
  return id
}
