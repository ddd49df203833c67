import { createHash } from 'node:crypto'
import { AHORA, unaEspera, unaExperiencia, unaReserva, unaSalida, unId, unRegalo } from '../datos.ts'
import type { Mundo } from '../llamadas.ts'
import type { Preparativos } from './preparado.ts'

/** What travellers have beside their bookings. */
export const deAlrededor: Preparativos = {
  crearLista: async (mundo) => ({ ids: { experienciaIds: mundo.ids.experienciaId! } }),
  cerrarLista: async (mundo) => ({ ids: { listaId: await unaLista(mundo) } }),
  borrarLista: async (mundo) => ({ ids: { listaId: await unaLista(mundo) } }),
  verLista: conClaveDeLista,
  votarLista: conClaveDeLista,
  descargarDatosDeReserva: conDatosDeInvitado,
  descargarDatosDeReservaCsv: conDatosDeInvitado,
  borrarDatosDeReserva: conDatosDeInvitado,
  verDatosDeReserva: conDatosDeInvitado,
  pedirCodigoDeDatos: conDatosDeInvitado,
  comprarRegalo: async () => ({ ids: { deEmail: 'regala@mundo.cl', paraEmail: 'recibe@mundo.cl' } }),
  consultarRegalo: async (mundo) => ({ ids: { codigo: await unCodigo(mundo) } }),
  aplicarRegalo: async (mundo) => ({ ids: { codigo: await unCodigo(mundo) } }),
  usarCompraDeRegalo: async (mundo) => {
    const { id } = await unRegalo(db(mundo), { codigo: `R${++regalos}` })
    return { ids: { clave: mundo.programa.ctx().secretos.claveDeEnlace('regalo', id) } }
  },
  pausarAlerta: conAlerta,
  borrarAlerta: conAlerta,
  verEnlaceDeAlerta: async (mundo) => ({
    ids: {
      clave: mundo.programa
        .ctx()
        .secretos.claveDeEnlace('alerta', await unaAlerta(mundo, { email: 'miralo@mundo.cl' })),
    },
  }),
  usarEnlaceDeAlerta: async (mundo) => ({
    ids: {
      clave: mundo.programa
        .ctx()
        .secretos.claveDeEnlace('alerta', await unaAlerta(mundo, { email: 'avisame@mundo.cl' })),
    },
  }),
  verDesuscripcion: conDesuscripcion,
  dejarDeRecibir: conDesuscripcion,
  esperarCupo: async (mundo) => {
    const { experienciaId, id } = await unaSalidaLlena(mundo)
    return { ids: { experienciaId, salidaId: id } }
  },
  retirarEspera: async (mundo) => ({
    ids: { id: (await unaEspera(db(mundo), await unaSalidaLlena(mundo), { usuarioId: unId('mundo viajera') })).id },
  }),
  verEnlaceDeEspera: conEnlaceDeEspera,
  usarEnlaceDeEspera: conEnlaceDeEspera,
}

const db = ({ programa }: Mundo) => programa.database.db

/** The booking of a guest that came to nothing, and the code that was mailed for it. */
async function conDatosDeInvitado(mundo: Mundo) {
  const { id, clave } = await mundo.reservar(null)
  await db(mundo).updateTable('reservas').set({ estado: 'expirada' }).where('id', '=', id).execute()
  const codigo = '123456'
  await db(mundo)
    .insertInto('codigosDeDatos')
    .values({
      reservaId: id,
      codigoHash: createHash('sha256').update(`${id}:${codigo}`).digest(),
      expiraEn: new Date(AHORA.getTime() + 900_000),
      createdAt: AHORA,
    })
    .execute()
  return { ids: { id, codigo }, headers: { 'x-reserva-clave': clave! } }
}

async function conEnlaceDeEspera(mundo: Mundo) {
  const { id } = await unaEspera(db(mundo), await unaSalidaLlena(mundo), { estado: 'por_confirmar', enFilaDesde: null })
  return { ids: { clave: mundo.programa.ctx().secretos.claveDeEnlace('espera', id) } }
}

async function conDesuscripcion(mundo: Mundo) {
  return {
    ids: {
      de: 'avisos-alerta',
      clave: mundo.programa.ctx().secretos.claveDeEnlace('avisos-alerta', unId('mundo viajera')),
    },
  }
}

async function conAlerta(mundo: Mundo) {
  return { ids: { alertaId: await unaAlerta(mundo, { usuarioId: unId('mundo viajera') }) } }
}

async function unaAlerta(mundo: Mundo, duenio: { usuarioId: string } | { email: string }): Promise<string> {
  const id = crypto.randomUUID()
  const fila = {
    id,
    ...duenio,
    filtros: '{"q":"termas"}',
    huella: Buffer.from(id),
    estado: 'email' in duenio ? 'por_confirmar' : 'activa',
    venceEn: new Date(AHORA.getTime() + 86_400_000),
    revisadaEn: AHORA,
    createdAt: AHORA,
  }
  await db(mundo).insertInto('alertas').values(fila).execute()
  return id
}

async function unaLista(mundo: Mundo): Promise<string> {
  const id = crypto.randomUUID()
  await db(mundo)
    .insertInto('listas')
    .values({ id, usuarioId: unId('mundo viajera'), nombre: 'Finde largo', createdAt: AHORA })
    .execute()
  return id
}

async function conClaveDeLista(mundo: Mundo) {
  return { ids: { clave: mundo.programa.ctx().secretos.claveDeEnlace('lista', await unaLista(mundo)) } }
}

let regalos = 0

async function unCodigo(mundo: Mundo): Promise<string> {
  const codigo = `ABCDEFGHJKMN${2222 + ++regalos}`.replaceAll(/[01]/g, '2')
  await db(mundo).deleteFrom('regaloUsos').where('cobradoEn', 'is', null).execute()
  const gastada = await db(mundo)
    .selectFrom('regalos')
    .select('id')
    .where('muestra', '=', codigo.slice(-4))
    .executeTakeFirst()
  if (!gastada) await unRegalo(db(mundo), { codigo, monto: 500_000 })
  return codigo
}

async function unaSalidaLlena(mundo: Mundo) {
  const salida = await unaSalida(db(mundo), await unaExperiencia(db(mundo)), { fecha: '2026-12-06', cupos: 1 })
  await unaReserva(db(mundo), salida, { plazas: 1, total: 20_000 })
  return salida
}
