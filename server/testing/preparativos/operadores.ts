import { randomUUID } from 'node:crypto'
import { AHORA, unId } from '../datos.ts'
import type { Mundo } from '../llamadas.ts'
import { operadorDe, unaRecibida, unaSolicitud } from '../mundo-operador.ts'
import type { Preparar, Preparativos } from './preparado.ts'

/** A departure that is over and at which, says who had booked, nobody was. */
const sinOperador: Preparar = async (mundo) => ({
  ids: { reservaId: (await unaRecibida(mundo, 'anfitrion', { sinOperadorEn: AHORA }, '05:00')).id },
})

/** At the meeting point since half an hour. */
const esperando: Preparar = async (mundo) => ({
  ids: { id: (await unaRecibida(mundo, 'proveedor', { usuarioId: unId('mundo viajera') }, '08:30')).id },
})

/** Of their business, for them. */
const unAviso: Preparar = async ({ programa, ids }) => {
  const id = unId('mundo aviso de la empresa')
  const aviso = {
    id,
    usuarioId: unId('mundo proveedor'),
    proveedorId: ids.proveedores!,
    tipo: 'venta',
    clave: id,
    titulo: 'Tienes una reserva nueva',
    texto: 'Mañana',
    enlace: '/proveedor/dashboard',
    createdAt: AHORA,
  }
  await programa.database.db
    .insertInto('notificaciones')
    .values(aviso)
    .onConflict((oc) => oc.doNothing())
    .execute()
  return { ids: { notificacionId: id } }
}

/** Read without a network by its owner; no booking has the code. */
const unaLectura =
  (area: 'anfitrion' | 'proveedor'): Preparar =>
  async (mundo) => {
    const [id, operadorId] = [randomUUID(), await operadorDe(mundo, area)]
    const row = {
      id,
      [`${area}Id`]: operadorId,
      entrada: 'AAAA2222',
      leidaPor: unId(`mundo ${area === 'anfitrion' ? 'anfitriona' : 'proveedor'}`),
      segunElTelefono: new Date(AHORA.getTime() - leidas++),
      leidaEn: AHORA,
      createdAt: AHORA,
      estado: 'por_decidir',
      motivo: 'desconocida',
    }
    await mundo.programa.database.db.insertInto('lecturasSinRed').values(row).execute()
    return { ids: { lecturaId: id } }
  }
let leidas = 0

export const deOperadores: Preparativos = {
  leerNotificacionDeProveedor: unAviso,
  avisarSinOperador: esperando,
  decidirSinOperador: sinOperador,
  ...deAmbos('revisarEntradaDe', (mundo, area) => unaRecibida(mundo, area)),
  ...deAmbos('registrarLlegadaDe', (mundo, area) => unaRecibida(mundo, area)),
  decidirLecturaDeAnfitrion: unaLectura('anfitrion'),
  decidirLecturaDeProveedor: unaLectura('proveedor'),
  ...deAmbos('aceptarReservaDe', unaSolicitud),
  ...deAmbos('rechazarReservaDe', unaSolicitud),
}

/** The same act of a host and of a provider. */
function deAmbos(
  acto: string,
  hacer: (mundo: Mundo, area: 'anfitrion' | 'proveedor') => Promise<{ id: string; codigo: string }>,
): Preparativos {
  const en =
    (area: 'anfitrion' | 'proveedor'): Preparar =>
    async (mundo) => {
      const { id, codigo } = await hacer(mundo, area)
      return { ids: { id, entrada: codigo } }
    }
  return { [`${acto}Anfitrion`]: en('anfitrion'), [`${acto}Proveedor`]: en('proveedor') }
}
