import type { Solicitud } from '#contract/solicitudes.ts'
import type { Mundo } from '../llamadas.ts'
import { unaExperiencia, unaSalida } from '../datos.ts'
import type { Preparar, Preparativos } from './preparado.ts'

let cuenta = 0

const PEDIDO = {
  empresa: 'Viajes del Maule',
  rut: '76.086.428-5',
  contacto: 'Rosa Mamani',
  telefono: '+56912345678',
  tipo: 'Cultural',
  personas: 12,
  desde: '2026-12-01',
  hasta: '2026-12-02',
  comuna: 'Santiago',
}

/** Asked for by the company of this world. */
async function unaSolicitudDeEmpresa({ programa, token }: Mundo): Promise<string> {
  const response = await programa.request('POST', '/api/empresas/solicitudes', {
    token: token.empresa,
    body: { ...PEDIDO, email: `grupo${++cuenta}@mundo.cl` },
  })
  if (response.status !== 201) throw new Error(`no pide: ${response.status} ${await response.text()}`)
  await programa.database.db.deleteFrom('limites').execute()
  return ((await response.json()) as Solicitud).id
}

/** With a proposal of one departure, waiting for the answer. */
async function unaPropuesta(mundo: Mundo): Promise<string> {
  const id = await unaSolicitudDeEmpresa(mundo)
  const experiencia = await unaExperiencia(mundo.programa.database.db)
  const salida = await unaSalida(mundo.programa.database.db, experiencia, { fecha: '2026-12-10' })
  const body = {
    items: [{ experienciaId: experiencia.id, salidaId: salida.id, participantes: { adulto: 2 } }],
    validaHasta: '2026-11-25',
  }
  const response = await mundo.programa.request('POST', `/api/admin/solicitudes/${id}/propuestas`, {
    token: mundo.token.admin,
    body,
  })
  if (response.status !== 201 && response.status !== 200)
    throw new Error(`no propone: ${response.status} ${await response.text()}`)
  return id
}

/** Of a service alone, accepted, to be paid by card. */
async function unaDeServicios(mundo: Mundo): Promise<string> {
  const id = await unaSolicitudDeEmpresa(mundo)
  const enviar = async (path: string, token: string, body: object) => {
    const response = await mundo.programa.request('POST', path, { token, body })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }
  await enviar(`/api/admin/solicitudes/${id}/propuestas`, mundo.token.admin, {
    items: [{ descripcion: 'Bus', precioUnitario: 90_000 }],
    validaHasta: '2026-11-25',
  })
  await enviar(`/api/empresas/solicitudes/${id}/respuesta`, mundo.token.empresa, {
    acto: 'aceptar',
    formaPago: 'tarjeta',
  })
  return id
}

const conSolicitud: Preparar = async (mundo) => ({
  ids: { id: await unaSolicitudDeEmpresa(mundo), solicitudes: await unaSolicitudDeEmpresa(mundo) },
})

export const deSolicitudes: Preparativos = {
  crearSolicitud: async () => ({
    ids: { rut: PEDIDO.rut, email: `grupo${++cuenta}@mundo.cl`, desde: PEDIDO.desde, hasta: PEDIDO.hasta },
  }),
  verSolicitud: conSolicitud,
  responderSolicitud: async (mundo) => ({ ids: { id: await unaPropuesta(mundo), acto: 'rechazar' } }),
  pagarServicios: async (mundo) => ({ ids: { id: await unaDeServicios(mundo) } }),
  revisarPagoDeServicios: conSolicitud,
  verSolicitudRecibida: conSolicitud,
  atenderSolicitud: conSolicitud,
  proponer: async (mundo) => ({ ids: { id: await unaSolicitudDeEmpresa(mundo), validaHasta: '2026-11-25' } }),
}
