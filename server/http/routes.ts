import { agenda as agendaCalls } from '#contract/agenda.ts'
import { altas as altasCalls } from '#contract/altas.ts'
import { bajas as bajasCalls } from '#contract/bajas.ts'
import { recursos as recursosCalls } from '#contract/recursos.ts'
import { sincronizacion as sincronizacionCalls } from '#contract/sincronizacion.ts'
import { suspensiones as suspensionesCalls } from '#contract/suspensiones.ts'
import { analitica as analiticaCalls } from '#contract/analitica.ts'
import { asistente as asistenteCalls } from '#contract/asistente.ts'
import { consultas as consultasCalls } from '#contract/consultas.ts'
import { denuncias as denunciasCalls } from '#contract/denuncias.ts'
import { destinos as destinosCalls } from '#contract/destinos.ts'
import { calendarios as calendariosCalls } from '#contract/calendarios.ts'
import { casos as casosCalls } from '#contract/casos.ts'
import { disponibilidad as disponibilidadCalls, experiencias as experienciasCalls } from '#contract/experiencias.ts'
import { compras as comprasCalls } from '#contract/compras.ts'
import { contratos as contratosCalls } from '#contract/contratos.ts'
import { creditos as creditosCalls } from '#contract/creditos.ts'
import { b2b as b2bCalls, empresas as empresasCalls } from '#contract/empresas.ts'
import { ediciones as edicionesCalls, revisiones as revisionesCalls } from '#contract/ediciones.ts'
import { equipos as equiposCalls } from '#contract/equipos.ts'
import { estadisticas as estadisticasCalls } from '#contract/estadisticas.ts'
import { lecturas as lecturasCalls } from '#contract/lecturas.ts'
import { operadores as operadoresCalls } from '#contract/operadores.ts'
import { alertas as alertasCalls } from '#contract/alertas.ts'
import { desuscripciones as desuscripcionesCalls } from '#contract/desuscripciones.ts'
import { espera as esperaCalls } from '#contract/espera.ts'
import { facturas as facturasCalls } from '#contract/facturas.ts'
import { fotos as fotosCalls } from '#contract/fotos.ts'
import { favoritos as favoritosCalls } from '#contract/favoritos.ts'
import { finanzas as finanzasCalls } from '#contract/finanzas.ts'
import { liquidaciones as liquidacionesCalls } from '#contract/liquidaciones.ts'
import { listas as listasCalls } from '#contract/listas.ts'
import { mensajes as mensajesCalls } from '#contract/mensajes.ts'
import { notificaciones as notificacionesCalls } from '#contract/notificaciones.ts'
import { novedades as novedadesCalls, novedadesB2b as novedadesB2bCalls } from '#contract/novedades.ts'
import { pagos as pagosCalls } from '#contract/pagos.ts'
import { personal as personalCalls } from '#contract/personal.ts'
import { fichas as fichasCalls } from '#contract/fichas.ts'
import { sitio as sitioCalls } from '#contract/sitio.ts'
import { reglas as reglasCalls } from '#contract/reglas.ts'
import { salud as saludCalls } from '#contract/salud.ts'
import { cancelaciones as cancelacionesCalls } from '#contract/cancelaciones.ts'
import { sanciones as sancionesCalls } from '#contract/sanciones.ts'
import { auditoria as auditoriaCalls } from '#contract/auditoria.ts'
import { perfil as perfilCalls } from '#contract/perfil.ts'
import { datosDeReserva as datosDeReservaCalls } from '#contract/datos-de-reserva.ts'
import { privacidad as privacidadCalls } from '#contract/privacidad.ts'
import { proveedores as proveedoresCalls } from '#contract/proveedores.ts'
import { reportes as reportesCalls } from '#contract/reportes.ts'
import { resenas as resenasCalls } from '#contract/resenas.ts'
import { regalos as regalosCalls } from '#contract/regalos.ts'
import { reservas as reservasCalls } from '#contract/reservas.ts'
import { reservasB2b as reservasB2bCalls } from '#contract/reservas-b2b.ts'
import { seguridad as seguridadCalls } from '#contract/seguridad.ts'
import { solicitudes as solicitudesCalls } from '#contract/solicitudes.ts'
import { suscripciones as suscripcionesCalls } from '#contract/suscripciones.ts'
import { transferencias as transferenciasCalls } from '#contract/transferencias.ts'
import { usuarios as usuariosCalls } from '#contract/usuarios.ts'
import { olvidarConversacion, preguntarAsistente } from '#server/modules/asistente/index.ts'
import * as analitica from '#server/modules/analitica/index.ts'
import * as bajas from '#server/modules/bajas/index.ts'
import * as consultas from '#server/modules/consultas/index.ts'
import * as denuncias from '#server/modules/denuncias/index.ts'
import * as destinos from '#server/modules/destinos/index.ts'
import * as calendarios from '#server/modules/calendarios/index.ts'
import * as casos from '#server/modules/casos/index.ts'
import * as b2b from '#server/modules/b2b/index.ts'
import * as compras from '#server/modules/compras/index.ts'
import * as cuenta from '#server/modules/cuenta/index.ts'
import * as disponibilidad from '#server/modules/disponibilidad/index.ts'
import * as ediciones from '#server/modules/ediciones/index.ts'
import * as documentos from '#server/modules/documentos/index.ts'
import * as creditos from '#server/modules/creditos/index.ts'
import * as empresas from '#server/modules/empresas/index.ts'
import * as desuscripciones from '#server/modules/desuscripciones/index.ts'
import * as alertas from '#server/modules/alertas/index.ts'
import * as espera from '#server/modules/espera/index.ts'
import * as equipos from '#server/modules/equipos/index.ts'
import * as estadisticas from '#server/modules/estadisticas/index.ts'
import * as experiencias from '#server/modules/experiencias/index.ts'
import * as facturas from '#server/modules/facturas/index.ts'
import * as favoritos from '#server/modules/favoritos/index.ts'
import * as finanzas from '#server/modules/finanzas/index.ts'
import * as liquidaciones from '#server/modules/liquidaciones/index.ts'
import * as listas from '#server/modules/listas/index.ts'
import * as lecturas from '#server/modules/lecturas/index.ts'
import * as mensajes from '#server/modules/mensajes/index.ts'
import * as notificaciones from '#server/modules/notificaciones/index.ts'
import * as novedades from '#server/modules/novedades/index.ts'
import * as pagos from '#server/modules/pagos/index.ts'
import * as personal from '#server/modules/personal/index.ts'
import * as fichas from '#server/modules/fichas/index.ts'
import * as reglamento from '#server/modules/reglamento/index.ts'
import * as salud from '#server/modules/salud/index.ts'
import * as cancelaciones from '#server/modules/cancelaciones/index.ts'
import * as sanciones from '#server/modules/sanciones/index.ts'
import * as auditoria from '#server/modules/auditoria/index.ts'
import * as perfil from '#server/modules/perfil/index.ts'
import * as privacidad from '#server/modules/privacidad/index.ts'
import * as proveedores from '#server/modules/proveedores/index.ts'
import * as regalos from '#server/modules/regalos/index.ts'
import * as resenas from '#server/modules/resenas/index.ts'
import * as solicitudes from '#server/modules/solicitudes/index.ts'
import * as recursos from '#server/modules/recursos/index.ts'
import * as sincronizacion from '#server/modules/sincronizacion/index.ts'
import * as suspensiones from '#server/modules/suspensiones/index.ts'
import * as reservas from '#server/modules/reservas/index.ts'
import * as suscripciones from '#server/modules/suscripciones/index.ts'
import * as usuarios from '#server/modules/usuarios/index.ts'
import { bind } from './bind.ts'

const { cerrarSesion, verUsuario } = usuarios

/** The whole API on one page. */
export const routes = [
  ...bind(usuariosCalls, {
    ...usuarios,
    ...cuenta,
    cerrarSesionProveedor: cerrarSesion,
    cerrarSesionAdmin: cerrarSesion,
    verProveedorEnSesion: verUsuario,
    verAdminEnSesion: verUsuario,
  }),
  ...bind(seguridadCalls, {
    ...cuenta,
    listarSesionesProveedor: cuenta.listarSesiones,
    terminarSesionProveedor: cuenta.terminarSesion,
    terminarOtrasSesionesProveedor: cuenta.terminarOtrasSesiones,
    cambiarClaveProveedor: cuenta.cambiarClave,
    verSegundoFactorProveedor: cuenta.verSegundoFactor,
    prepararSegundoFactorProveedor: cuenta.prepararSegundoFactor,
    activarSegundoFactorProveedor: cuenta.activarSegundoFactor,
    renovarCodigosProveedor: cuenta.renovarCodigos,
    quitarSegundoFactorProveedor: cuenta.quitarSegundoFactor,
    listarSesionesAdmin: cuenta.listarSesiones,
    terminarSesionAdmin: cuenta.terminarSesion,
    terminarOtrasSesionesAdmin: cuenta.terminarOtrasSesiones,
    cambiarClaveAdmin: cuenta.cambiarClave,
    verSegundoFactorAdmin: cuenta.verSegundoFactor,
    prepararSegundoFactorAdmin: cuenta.prepararSegundoFactor,
    activarSegundoFactorAdmin: cuenta.activarSegundoFactor,
    renovarCodigosAdmin: cuenta.renovarCodigos,
    quitarSegundoFactorAdmin: cuenta.quitarSegundoFactor,
  }),
  ...bind(perfilCalls, perfil),
  ...bind({ ...privacidadCalls, ...datosDeReservaCalls }, privacidad),
  ...bind(experienciasCalls, {
    ...experiencias,
    listarResenas: resenas.listarResenas,
    buscarExperiencias: experiencias.listarExperiencias,
  }),
  ...bind(edicionesCalls, {
    crearExperienciaDeAnfitrion: ediciones.crearExperiencia,
    verEdicionDeAnfitrion: ediciones.verEdicion,
    guardarEdicionDeAnfitrion: ediciones.guardarEdicion,
    enviarEdicionDeAnfitrion: ediciones.enviarEdicion,
    retirarEdicionDeAnfitrion: ediciones.retirarEdicion,
    descartarEdicionDeAnfitrion: ediciones.descartarEdicion,
    pausarExperienciaDeAnfitrion: ediciones.pausarExperiencia,
    crearExperienciaDeProveedor: ediciones.crearExperiencia,
    verEdicionDeProveedor: ediciones.verEdicion,
    guardarEdicionDeProveedor: ediciones.guardarEdicion,
    enviarEdicionDeProveedor: ediciones.enviarEdicion,
    retirarEdicionDeProveedor: ediciones.retirarEdicion,
    descartarEdicionDeProveedor: ediciones.descartarEdicion,
    pausarExperienciaDeProveedor: ediciones.pausarExperiencia,
  }),
  ...bind(fotosCalls, { subirFotoDeAnfitrion: ediciones.subirFoto, subirFotoDeProveedor: ediciones.subirFoto }),
  ...bind(revisionesCalls, ediciones),
  ...bind(disponibilidadCalls, disponibilidad),
  ...bind({ ...consultasCalls, ...denunciasCalls, ...destinosCalls }, { ...consultas, ...denuncias, ...destinos }),
  ...bind(proveedoresCalls, { ...proveedores, listarOpinionesDeProveedor: resenas.listarOpinionesDeProveedor }),
  ...bind(estadisticasCalls, estadisticas),
  ...bind(analiticaCalls, {
    registrarInteres: analitica.registrarInteres,
    verAnaliticaDeAnfitrion: analitica.verAnalitica,
    exportarAnaliticaDeAnfitrion: analitica.exportarAnalitica,
    verAnaliticaDeProveedor: analitica.verAnalitica,
    exportarAnaliticaDeProveedor: analitica.exportarAnalitica,
  }),
  ...bind(operadoresCalls, {
    listarExperienciasDeAnfitrion: experiencias.listarPropias,
    listarReservasDeAnfitrion: reservas.listarRecibidas,
    revisarEntradaDeAnfitrion: reservas.revisarEntrada,
    registrarLlegadaDeAnfitrion: reservas.registrarLlegada,
    aceptarReservaDeAnfitrion: reservas.aceptarReserva,
    rechazarReservaDeAnfitrion: reservas.rechazarReserva,
    listarExperienciasDeProveedor: experiencias.listarPropias,
    listarReservasDeProveedor: reservas.listarRecibidas,
    revisarEntradaDeProveedor: reservas.revisarEntrada,
    registrarLlegadaDeProveedor: reservas.registrarLlegada,
    aceptarReservaDeProveedor: reservas.aceptarReserva,
    rechazarReservaDeProveedor: reservas.rechazarReserva,
  }),
  ...bind(recursosCalls, recursos),
  ...bind(lecturasCalls, lecturas),
  ...bind(sincronizacionCalls, {
    verSincronizacionDeAnfitrion: sincronizacion.verSincronizacion,
    conectarCalendarioDeAnfitrion: sincronizacion.conectarCalendario,
    subirCalendarioDeAnfitrion: sincronizacion.subirCalendario,
    leerCalendarioDeAnfitrion: sincronizacion.leerCalendario,
    quitarCalendarioDeAnfitrion: sincronizacion.quitarCalendario,
    crearFeedDeAnfitrion: sincronizacion.crearFeed,
    borrarFeedDeAnfitrion: sincronizacion.borrarFeed,
    verSincronizacionDeProveedor: sincronizacion.verSincronizacion,
    conectarCalendarioDeProveedor: sincronizacion.conectarCalendario,
    subirCalendarioDeProveedor: sincronizacion.subirCalendario,
    leerCalendarioDeProveedor: sincronizacion.leerCalendario,
    quitarCalendarioDeProveedor: sincronizacion.quitarCalendario,
    crearFeedDeProveedor: sincronizacion.crearFeed,
    borrarFeedDeProveedor: sincronizacion.borrarFeed,
    leerFeedDeSalidas: sincronizacion.leerFeedDeSalidas,
  }),
  ...bind(suspensionesCalls, {
    verSalidasDelDiaDeAnfitrion: suspensiones.verSalidasDelDia,
    suspenderSalidasDeAnfitrion: suspensiones.suspenderSalidas,
    verManifiestoDeAnfitrion: reservas.verManifiesto,
    verSalidasDelDiaDeProveedor: suspensiones.verSalidasDelDia,
    suspenderSalidasDeProveedor: suspensiones.suspenderSalidas,
    verManifiestoDeProveedor: reservas.verManifiesto,
  }),
  ...bind(agendaCalls, {
    verAgendaDeAnfitrion: disponibilidad.verAgenda,
    guardarAgendaDeAnfitrion: disponibilidad.guardarAgenda,
    verSalidasDeAnfitrion: disponibilidad.verSalidas,
    editarSalidasDeAnfitrion: disponibilidad.editarSalidas,
    cambiarDiasDeAnfitrion: disponibilidad.cambiarDias,
    verAgendaDeProveedor: disponibilidad.verAgenda,
    guardarAgendaDeProveedor: disponibilidad.guardarAgenda,
    verSalidasDeProveedor: disponibilidad.verSalidas,
    editarSalidasDeProveedor: disponibilidad.editarSalidas,
    cambiarDiasDeProveedor: disponibilidad.cambiarDias,
  }),
  ...bind({ ...reglasCalls, ...sitioCalls }, reglamento),
  ...bind(saludCalls, salud),
  ...bind({ ...empresasCalls, ...contratosCalls }, empresas),
  ...bind(creditosCalls, creditos),
  ...bind(solicitudesCalls, solicitudes),
  ...bind(comprasCalls, compras),
  ...bind(
    { ...b2bCalls, ...reservasB2bCalls },
    {
      ...b2b,
      listarExperienciasB2b: experiencias.listarExperienciasB2b,
      listarProveedoresB2b: proveedores.listarProveedoresB2b,
    },
  ),
  ...bind({ ...novedadesCalls, ...novedadesB2bCalls }, novedades),
  ...bind(reservasCalls, { ...reservas, listarReservasUsuario: reservas.listarReservas }),
  ...bind(resenasCalls, {
    ...resenas,
    listarResenasDeAnfitrion: resenas.listarResenasRecibidas,
    listarResenasDeProveedor: resenas.listarResenasRecibidas,
    listarAspectosDeAnfitrion: resenas.listarAspectos,
    listarAspectosDeProveedor: resenas.listarAspectos,
    responderResenaDeAnfitrion: resenas.responderResena,
    responderResenaDeProveedor: resenas.responderResena,
    apelarOpinionDeAnfitrion: resenas.apelarOpinion,
    apelarOpinionDeProveedor: resenas.apelarOpinion,
    opinarDeViajeroComoAnfitrion: resenas.opinarDeViajero,
    opinarDeViajeroComoProveedor: resenas.opinarDeViajero,
  }),
  ...bind(notificacionesCalls, notificaciones),
  ...bind(
    { ...favoritosCalls, ...esperaCalls, ...alertasCalls, ...desuscripcionesCalls },
    { ...favoritos, ...espera, ...alertas, ...desuscripciones },
  ),
  ...bind(listasCalls, listas),
  ...bind(regalosCalls, { ...regalos, aplicarRegalo: reservas.aplicarRegalo, quitarRegalo: reservas.quitarRegalo }),
  ...bind(mensajesCalls, {
    ...mensajes,
    listarConversacionesDeAnfitrion: mensajes.listarConversacionesRecibidas,
    listarConversacionesDeProveedor: mensajes.listarConversacionesRecibidas,
    verConversacionDeAnfitrion: mensajes.verConversacion,
    verConversacionDeProveedor: mensajes.verConversacion,
    escribirMensajeDeAnfitrion: mensajes.escribirMensaje,
    escribirMensajeDeProveedor: mensajes.escribirMensaje,
    leerConversacionDeAnfitrion: mensajes.leerConversacion,
    leerConversacionDeProveedor: mensajes.leerConversacion,
    verAdjuntoDeAnfitrion: mensajes.verAdjunto,
    verAdjuntoDeProveedor: mensajes.verAdjunto,
  }),
  ...bind(reportesCalls, {
    ...mensajes,
    reportarMensajeDeAnfitrion: mensajes.reportarMensaje,
    reportarMensajeDeProveedor: mensajes.reportarMensaje,
  }),
  ...bind({ ...finanzasCalls, ...transferenciasCalls }, finanzas),
  ...bind(liquidacionesCalls, {
    ...liquidaciones,
    listarLiquidacionesDeAnfitrion: liquidaciones.listarLiquidaciones,
    listarLiquidacionesDeProveedor: liquidaciones.listarLiquidaciones,
    verLiquidacionesDeAnfitrion: liquidaciones.verLiquidaciones,
    verLiquidacionesDeProveedor: liquidaciones.verLiquidaciones,
    listarPagosEsperadosDeAnfitrion: liquidaciones.listarPagosEsperados,
    listarPagosEsperadosDeProveedor: liquidaciones.listarPagosEsperados,
    exportarLiquidacionesDeAnfitrion: liquidaciones.exportarLiquidaciones,
    exportarLiquidacionesDeProveedor: liquidaciones.exportarLiquidaciones,
  }),
  ...bind(calendariosCalls, { ...calendarios, leerCalendarioPersonal: reservas.leerCalendarioPersonal }),
  ...bind(facturasCalls, facturas),
  ...bind(pagosCalls, {
    verConfiguracionDePago: pagos.verConfiguracionDePago,
    crearSesionDePago: reservas.crearSesionDePago,
    crearIntentoDePago: reservas.crearIntentoDePago,
    revisarPago: reservas.revisarPago,
  }),
  ...bind({ ...casosCalls, ...personalCalls, ...auditoriaCalls }, { ...casos, ...personal, ...auditoria }),
  ...bind({ ...sancionesCalls, ...cancelacionesCalls, ...bajasCalls }, { ...sanciones, ...cancelaciones, ...bajas }),
  ...bind(equiposCalls, equipos),
  ...bind(suscripcionesCalls, suscripciones),
  ...bind(fichasCalls, fichas),
  ...bind(altasCalls, {
    ...documentos,
    verAltaDeAnfitrion: documentos.verAlta,
    guardarAltaDeAnfitrion: documentos.guardarAlta,
    subirDocumentoDeAnfitrion: documentos.subirDocumento,
    verArchivoDeAnfitrion: documentos.verArchivo,
    enviarAltaDeAnfitrion: documentos.enviarAlta,
    pausarAnfitrion: documentos.pausarOperador,
    apelarRechazoDeAnfitrion: documentos.apelarRechazo,
    verAltaDeProveedor: documentos.verAlta,
    guardarAltaDeProveedor: documentos.guardarAlta,
    subirDocumentoDeProveedor: documentos.subirDocumento,
    verArchivoDeProveedor: documentos.verArchivo,
    enviarAltaDeProveedor: documentos.enviarAlta,
    pausarProveedor: documentos.pausarOperador,
    apelarRechazoDeProveedor: documentos.apelarRechazo,
  }),
  ...bind(asistenteCalls, { preguntarAsistente, olvidarConversacion }),
]
