import { agenda } from './agenda.ts'
import { altas } from './altas.ts'
import { analitica } from './analitica.ts'
import { asistente } from './asistente.ts'
import { auditoria } from './auditoria.ts'
import { calendarios } from './calendarios.ts'
import type { Call } from './call.ts'
import { casos } from './casos.ts'
import { compras } from './compras.ts'
import { datosDeReserva } from './datos-de-reserva.ts'
import { consultas } from './consultas.ts'
import { denuncias } from './denuncias.ts'
import { desuscripciones } from './desuscripciones.ts'
import { destinos } from './destinos.ts'
import { ediciones, revisiones } from './ediciones.ts'
import { contratos } from './contratos.ts'
import { creditos } from './creditos.ts'
import { bajas } from './bajas.ts'
import { b2b, empresas } from './empresas.ts'
import { equipos } from './equipos.ts'
import { alertas } from './alertas.ts'
import { espera } from './espera.ts'
import { estadisticas } from './estadisticas.ts'
import { disponibilidad, experiencias } from './experiencias.ts'
import { facturas } from './facturas.ts'
import { favoritos } from './favoritos.ts'
import { fichas } from './fichas.ts'
import { finanzas } from './finanzas.ts'
import { fotos } from './fotos.ts'
import { liquidaciones } from './liquidaciones.ts'
import { listas } from './listas.ts'
import { mensajes } from './mensajes.ts'
import { notificaciones } from './notificaciones.ts'
import { novedades, novedadesB2b } from './novedades.ts'
import { lecturas } from './lecturas.ts'
import { operadores } from './operadores.ts'
import { pagos } from './pagos.ts'
import { perfil } from './perfil.ts'
import { personal } from './personal.ts'
import { privacidad } from './privacidad.ts'
import { proveedores } from './proveedores.ts'
import { recursos } from './recursos.ts'
import { reglas } from './reglas.ts'
import { salud } from './salud.ts'
import { regalos } from './regalos.ts'
import { reportes } from './reportes.ts'
import { resenas } from './resenas.ts'
import { reservas } from './reservas.ts'
import { reservasB2b } from './reservas-b2b.ts'
import { cancelaciones } from './cancelaciones.ts'
import { sanciones } from './sanciones.ts'
import { seguridad } from './seguridad.ts'
import { sincronizacion } from './sincronizacion.ts'
import { sitio } from './sitio.ts'
import { solicitudes } from './solicitudes.ts'
import { suscripciones } from './suscripciones.ts'
import { suspensiones } from './suspensiones.ts'
import { transferencias } from './transferencias.ts'
import { usuarios } from './usuarios.ts'

/** Every call of the product, by name: people, what is offered, buying it, selling it, companies, our staff. */
export const api = {
  ...usuarios,
  ...seguridad,
  ...perfil,
  ...privacidad,
  ...datosDeReserva,
  ...consultas,
  ...denuncias,
  ...personal,
  ...auditoria,
  ...experiencias,
  ...disponibilidad,
  ...destinos,
  ...proveedores,
  ...estadisticas,
  ...fotos,
  ...ediciones,
  ...revisiones,
  ...agenda,
  ...recursos,
  ...sincronizacion,
  ...suspensiones,
  ...reservas,
  ...pagos,
  ...calendarios,
  ...facturas,
  ...espera,
  ...alertas,
  ...desuscripciones,
  ...regalos,
  ...favoritos,
  ...listas,
  ...resenas,
  ...mensajes,
  ...reportes,
  ...notificaciones,
  ...asistente,
  ...operadores,
  ...lecturas,
  ...analitica,
  ...altas,
  ...bajas,
  ...equipos,
  ...suscripciones,
  ...liquidaciones,
  ...empresas,
  ...contratos,
  ...solicitudes,
  ...compras,
  ...creditos,
  ...b2b,
  ...reservasB2b,
  ...novedades,
  ...novedadesB2b,
  ...casos,
  ...fichas,
  ...sanciones,
  ...cancelaciones,
  ...finanzas,
  ...transferencias,
  ...reglas,
  ...sitio,
  ...salud,
}

export type Api = typeof api
export type CallName = keyof Api
export const calls: Record<string, Call> = api
