import type { ItemNuevo, Solicitud } from '#contract/solicitudes.ts'
import { fechaLocal, sumarDias } from '#domain/fechas.ts'
import type { Actor } from '#domain/permisos/actor.ts'
import { crearSolicitud, proponer, responderSolicitud } from '#server/modules/solicitudes/index.ts'
import { unaCompania, unMiembro } from './compania.ts'
import { unaCuentaDelSitio } from './cuenta-del-sitio.ts'
import type { Escena } from './escenas.ts'
import { unaDeFinanzas } from './finanzas.ts'

const SERVICIOS_DE_PRUEBA: ItemNuevo[] = [
  { descripcion: 'Bus ida y vuelta', cantidad: 2, precioUnitario: 60_000 },
  { descripcion: 'Coordinación en terreno', precioUnitario: 30_000 },
]

/** A proposal of a bus and a coordinator, $150.000 in all, sent to a company of its own; accepted where it is said how it is paid. */
export async function unaPropuestaDeServicios(
  e: Escena,
  {
    formaPago = 'tarjeta',
    items = SERVICIOS_DE_PRUEBA,
  }: { formaPago?: 'tarjeta' | 'transferencia' | null; items?: ItemNuevo[] } = {},
): Promise<{ id: string; numero: number; actor: Actor; solicitud: Solicitud }> {
  await unaCuentaDelSitio(e.db)
  const { id: empresaId } = await unaCompania(e)
  const actor = await unMiembro(e, empresaId, 'dueno')
  const hoy = fechaLocal(e.clock.now, 'America/Santiago')
  const { id, numero } = await crearSolicitud(e.ctx(actor), {
    empresa: 'Viajes del Maule',
    rut: '76.086.428-5',
    contacto: 'Rosa Mamani',
    email: 'rosa@ejemplo.cl',
    telefono: '+56912345678',
    tipo: 'Por definir',
    personas: 30,
    desde: sumarDias(hoy, 20),
    hasta: sumarDias(hoy, 21),
    comuna: 'Santiago',
  })
  const enviada = await proponer(e.ctx(await unaDeFinanzas(e.db, 'soporte')), {
    id,
    items,
    validaHasta: sumarDias(hoy, 5),
  })
  const solicitud = formaPago ? await responderSolicitud(e.ctx(actor), { id, acto: 'aceptar', formaPago }) : enviada
  return { id, numero, actor, solicitud }
}
