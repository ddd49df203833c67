import { agenda } from './agenda.ts'
import { altas } from './altas.ts'
import { recursos } from './recursos.ts'
import { suspensiones } from './suspensiones.ts'
import { asistente } from './asistente.ts'
import { calendarios } from './calendarios.ts'
import type { Call } from './call.ts'
import { compras } from './compras.ts'
import { casos } from './casos.ts'
import { ediciones, revisiones } from './ediciones.ts'
import { fotos } from './fotos.ts'
import { destinos } from './destinos.ts'
import { b2b, empresas } from './empresas.ts'
import { espera } from './espera.ts'
import { equipos } from './equipos.ts'
import { estadisticas } from './estadisticas.ts'
import { disponibilidad, experiencias } from './experiencias.ts'
import { operadores } from './operadores.ts'
import { facturas } from './facturas.ts'
import { finanzas } from './finanzas.ts'
import { liquidaciones } from './liquidaciones.ts'
import { listas } from './listas.ts'
import { mensajes } from './mensajes.ts'
import { novedades, novedadesB2b } from './novedades.ts'
import { notificaciones } from './notificaciones.ts'
import { favoritos } from './favoritos.ts'
import { pagos } from './pagos.ts'
import { personal } from './personal.ts'
import { fichas } from './fichas.ts'
import { sanciones } from './sanciones.ts'
import { auditoria } from './auditoria.ts'
import { perfil } from './perfil.ts'
import { privacidad } from './privacidad.ts'
import { proveedores } from './proveedores.ts'
import { regalos } from './regalos.ts'
import { resenas } from './resenas.ts'
import { reservas } from './reservas.ts'
import { seguridad } from './seguridad.ts'
import { solicitudes } from './solicitudes.ts'
import { suscripciones } from './suscripciones.ts'
import { usuarios } from './usuarios.ts'

/** Every call of the product, by name. */
export const api = {
  ...usuarios, ...seguridad, ...perfil, ...privacidad, ...experiencias, ...disponibilidad, ...destinos, ...proveedores,
  ...estadisticas, ...operadores, ...empresas, ...solicitudes, ...compras, ...b2b, ...novedades, ...novedadesB2b, ...reservas, ...pagos, ...calendarios, ...facturas,
  ...suscripciones, ...altas,
  ...resenas, ...notificaciones, ...mensajes, ...favoritos, ...asistente, ...casos, ...espera, ...regalos, ...personal,
  ...resenas, ...notificaciones, ...mensajes, ...favoritos, ...asistente, ...casos, ...espera, ...personal, ...auditoria,
  ...estadisticas, ...operadores, ...empresas, ...b2b, ...reservas, ...pagos, ...calendarios, ...facturas,
  ...suscripciones, ...altas, ...equipos,
  ...resenas, ...notificaciones, ...mensajes, ...favoritos, ...asistente, ...casos, ...espera, ...personal,
  ...resenas, ...notificaciones, ...mensajes, ...favoritos, ...asistente, ...casos, ...espera, ...personal, ...auditoria, ...listas,
  ...agenda,
  ...ediciones, ...fotos, ...revisiones,
  ...resenas, ...notificaciones, ...mensajes, ...favoritos, ...asistente, ...casos, ...espera, ...personal, ...liquidaciones, ...fichas,
  ...agenda, ...recursos, ...suspensiones,
  ...usuarios, ...seguridad, ...perfil, ...privacidad, ...experiencias, ...disponibilidad,
  ...destinos, ...proveedores, ...estadisticas, ...operadores, ...empresas, ...b2b,
  ...reservas, ...pagos, ...calendarios, ...facturas, ...suscripciones, ...altas,
  ...resenas, ...notificaciones, ...mensajes, ...favoritos, ...asistente, ...casos,
  ...espera, ...personal, ...sanciones, ...agenda, ...ediciones, ...fotos,
  ...revisiones, ...liquidaciones, ...finanzas, ...fichas,
}

export type Api = typeof api
export type CallName = keyof Api
export const calls: Record<string, Call> = api
