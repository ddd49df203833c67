import { seudonimoDe } from '#domain/privacidad/seudonimo.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { deleteAlertasDe, exportarAlertas } from '#server/modules/alertas/index.ts'
import { exportarAnfitrion } from '#server/modules/anfitriones/index.ts'
import { deleteConversacionesDe, exportarConversaciones } from '#server/modules/asistente/index.ts'
import { deleteCalendario, exportarCalendario } from '#server/modules/calendarios/index.ts'
import { exportarConsultas, olvidarConsultasDe } from '#server/modules/consultas/index.ts'
import { olvidarTextos } from '#server/modules/casos/index.ts'
import { olvidarEnAprobaciones } from '#server/modules/compras/index.ts'
import { borrarCorreosDe, exportarCorreos } from '#server/modules/correos/index.ts'
import { exportarDenuncias, olvidarDenunciasDe } from '#server/modules/denuncias/index.ts'
import { exportarLegajo } from '#server/modules/documentos/index.ts'
import { deleteEsperasDe, exportarEsperas } from '#server/modules/espera/index.ts'
import { exportarFacturas, olvidarFacturas } from '#server/modules/facturas/index.ts'
import { deleteFavoritosDe, exportarFavoritos } from '#server/modules/favoritos/index.ts'
import { borrarClavesDe } from '#server/modules/idempotencia/index.ts'
import { olvidarEnLecturas } from '#server/modules/lecturas/index.ts'
import { olvidarLimites } from '#server/modules/limites/index.ts'
import { deleteListasDe, exportarListas } from '#server/modules/listas/index.ts'
import { exportarMensajes, olvidarMensajesDe } from '#server/modules/mensajes/index.ts'
import { deleteNotificacionesDe, exportarNotificaciones } from '#server/modules/notificaciones/index.ts'
import { olvidarCuerpos } from '#server/modules/novedades/index.ts'
import { cobrosDeReservasDe, exportarPagos } from '#server/modules/pagos/index.ts'
import { deleteViajerosDe, exportarViajeros } from '#server/modules/perfil/index.ts'
import {
  cobrosDeRegalosDe,
  countDineroDeRegalos,
  exportarRegalos,
  olvidarRegalosDe,
} from '#server/modules/regalos/index.ts'
import { exportarResenas, firmarComoViajero, olvidarLoDichoDe } from '#server/modules/resenas/index.ts'
import { exportarReservas, seudonimizarReservasDe } from '#server/modules/reservas/index.ts'
import { exportarReventas, olvidarViajero } from '#server/modules/reventas/index.ts'
import type { Sellador } from '#server/modules/secretos/index.ts'
import { cobrosDeServiciosDe, countDineroDeServicios } from '#server/modules/servicios/index.ts'
import { exportarSolicitudesDeEmpresa, seudonimizarSolicitudesDe } from '#server/modules/solicitudes/index.ts'
import { cobrosDePlanesDe, countDineroDePlanes, exportarSuscripciones } from '#server/modules/suscripciones/index.ts'
import { deleteTotp } from '#server/modules/totp/index.ts'
import { exportarUsuario } from '#server/modules/usuarios/index.ts'
import { compradasPor, huellaDeCorreo, type Persona } from '#server/titular.ts'
import { dejarNegocios } from './dejar-negocios.ts'
import { deleteExportacionesDe } from './exportaciones.db.ts'
import { exportarSolicitudes } from './solicitudes.db.ts'

/** What an erasure comes upon on its way: ids by which mails were written. An address that stood in what was theirs was only typed: it leads nowhere. */
export interface Rastro {
  claves: Set<string>
  /** Addresses that their mails went to, confirmed or only typed. */
  correos: Set<string>
  /** The account's own address, confirmed or not. */
  suyo: string
  /** Mails to others that name them, as far as the id. */
  aOtros: Set<string>
  /** What cases of our staff are about, besides `claves`. */
  objetos: Set<string>
  /** Rows of mails that are gone, whose files go too. */
  cartas: Set<string>
}

interface Parte {
  /** The tables that it answers for. */
  tablas: readonly string[]
  exportar?: (db: Db, persona: Persona, secretos: Sellador) => Promise<Record<string, object[]>>
  olvidar?: (ctx: Ctx, tx: Tx, persona: Persona, rastro: Rastro) => Promise<unknown>
  /** How much of it has money that has not come to rest: while there is some, nobody is erased. */
  debe?: (db: Db | Tx, persona: Persona) => Promise<number>
  /** By what the payment provider knows what was paid for it: its notices name who paid, and are emptied by a job once all else is gone. */
  cobros?: (db: Db, usuarioId: string) => Promise<string[]>
  /** What stays under the pseudonym, and why; told by docs/decisions/0015. */
  queda?: string
}

const seis = 'ventas y dinero, seis años: la ley tributaria'

/**
 * Everything that can hold something of a person, in the order in which a copy tells it and an erasure goes through it. Copy,
 * erasure and their test derive from it: a table with a person in it that is in no part fails the test.
 */
export const PARTES: readonly Parte[] = [
  {
    tablas: [
      'usuarios',
      'correos_anteriores',
      'membresias',
      'sesiones',
      'consentimientos',
      'enlaces',
      'preferencias_aviso',
      'totp',
      'totp_codigos',
    ],
    exportar: (db, { usuarioId }) => exportarUsuario(db, usuarioId),
    olvidar: (_ctx, tx, { usuarioId }) => deleteTotp(tx, usuarioId),
    queda:
      'la fila de la cuenta, con un seudónimo, de la que cuelgan las ventas; sus consentimientos, que prueban qué aceptó',
  },
  {
    tablas: ['viajeros_frecuentes'],
    exportar: (db, { usuarioId }) => exportarViajeros(db, usuarioId),
    olvidar: (_ctx, tx, { usuarioId }) => deleteViajerosDe(tx, usuarioId),
  },
  {
    tablas: ['reservas', 'lecturas_sin_red'],
    exportar: exportarReservas,
    async olvidar(ctx, tx, persona, rastro) {
      // Messages are found by their bookings.
      sumar(rastro.objetos, await olvidarMensajesDe(tx, persona))
      await olvidarEnLecturas(tx, persona)
      await olvidarLoDichoDe(tx, persona)
      const { claves, correos } = await seudonimizarReservasDe(tx, persona, ctx.now)
      sumar(rastro.claves, claves)
      sumar(rastro.correos, correos)
    },
    queda: seis,
  },
  {
    tablas: ['reventas', 'reventa_unidades'],
    exportar: exportarReventas,
    olvidar: async (ctx, tx, persona) => olvidarCuerpos(tx, await olvidarViajero(tx, persona, ctx.now)),
    queda: 'que una agencia vendió ese lugar, con su referencia',
  },
  { tablas: ['entregas'], queda: 'que a una agencia se le avisó, cuándo y cómo le fue' },
  {
    tablas: ['compras'],
    olvidar: async (_ctx, tx, { usuarioId }, { aOtros }) => sumar(aOtros, await olvidarEnAprobaciones(tx, usuarioId)),
    queda: 'qué compró una empresa y si se aprobó: es de la empresa',
  },
  {
    tablas: ['pagos', 'reembolsos'],
    exportar: exportarPagos,
    cobros: (db, usuarioId) => cobrosDeReservasDe(db, { usuarioId }),
    queda: seis,
  },
  {
    tablas: ['facturas'],
    exportar: exportarFacturas,
    olvidar: (_ctx, tx, persona) => olvidarFacturas(tx, persona, seudonimoDe(persona.usuarioId).email),
    queda: 'una factura emitida dice a quién se emitió',
  },
  {
    tablas: ['solicitudes_empresa', 'solicitud_hitos'],
    exportar: exportarSolicitudesDeEmpresa,
    olvidar: async (ctx, tx, { usuarioId }, rastro) =>
      sumar(rastro.claves, await seudonimizarSolicitudesDe(tx, usuarioId, ctx.now)),
    debe: countDineroDeServicios,
    cobros: cobrosDeServiciosDe,
    queda: 'fechas y precios, que son también de la empresa',
  },
  {
    tablas: ['calendarios'],
    exportar: (db, { usuarioId }) => exportarCalendario(db, usuarioId),
    olvidar: (_ctx, tx, { usuarioId }) => deleteCalendario(tx, usuarioId),
  },
  {
    tablas: ['resenas', 'resenas_de_viajeros', 'denuncias_de_resenas'],
    exportar: exportarResenas,
    olvidar: async (ctx, tx, { usuarioId }, { objetos }) => sumar(objetos, await firmarComoViajero(ctx, tx, usuarioId)),
    queda: 'la opinión, firmada «Viajero»',
  },
  {
    tablas: ['denuncias'],
    exportar: exportarDenuncias,
    olvidar: async (_ctx, tx, persona, { claves }) => sumar(claves, await olvidarDenunciasDe(tx, persona)),
    queda: 'que hubo una denuncia y qué se decidió',
  },
  {
    tablas: ['consultas'],
    exportar: exportarConsultas,
    olvidar: async (_ctx, tx, persona, { claves }) => sumar(claves, await olvidarConsultasDe(tx, persona)),
    queda: 'que hubo una consulta y cuándo se contestó',
  },
  {
    tablas: ['conversaciones', 'conversacion_turnos'],
    exportar: (db, { usuarioId }) => exportarConversaciones(db, usuarioId),
    olvidar: (_ctx, tx, { usuarioId }) => deleteConversacionesDe(tx, usuarioId),
  },
  {
    tablas: ['mensajes', 'adjuntos', 'reportes_de_mensajes'],
    exportar: exportarMensajes,
    queda: 'que hubo un mensaje, sin su texto',
  },
  {
    tablas: ['favoritos'],
    exportar: (db, { usuarioId }) => exportarFavoritos(db, usuarioId),
    olvidar: (_ctx, tx, { usuarioId }) => deleteFavoritosDe(tx, usuarioId),
  },
  {
    tablas: ['esperas'],
    exportar: exportarEsperas,
    olvidar: async (_ctx, tx, persona, rastro) => sumar(rastro.claves, await deleteEsperasDe(tx, persona)),
  },
  {
    tablas: ['alertas'],
    exportar: exportarAlertas,
    olvidar: async (_ctx, tx, persona, rastro) => sumar(rastro.claves, await deleteAlertasDe(tx, persona)),
  },
  {
    tablas: ['regalos'],
    exportar: exportarRegalos,
    olvidar: async (_ctx, tx, persona, { claves }) => sumar(claves, await olvidarRegalosDe(tx, persona)),
    debe: countDineroDeRegalos,
    cobros: cobrosDeRegalosDe,
    queda: seis,
  },
  {
    tablas: ['anfitriones', 'sanciones'],
    exportar: (db, { usuarioId }) => exportarAnfitrion(db, usuarioId),
    olvidar: async (ctx, tx, persona, { objetos }) => sumar(objetos, await dejarNegocios(ctx, tx, persona)),
    queda: 'lo que ofreció, sin su nombre',
  },
  { tablas: ['legajos', 'documentos'], exportar: (db, { usuarioId }) => exportarLegajo(db, usuarioId) },
  {
    tablas: ['suscripciones'],
    exportar: (db, { usuarioId }) => exportarSuscripciones(db, usuarioId),
    debe: countDineroDePlanes,
    cobros: cobrosDePlanesDe,
    queda: seis,
  },
  {
    tablas: ['listas'],
    exportar: (db, { usuarioId }) => exportarListas(db, usuarioId),
    olvidar: (_ctx, tx, { usuarioId }) => deleteListasDe(tx, usuarioId),
  },
  {
    tablas: ['notificaciones'],
    exportar: (db, { usuarioId }) => exportarNotificaciones(db, usuarioId),
    olvidar: (_ctx, tx, { usuarioId }) => deleteNotificacionesDe(tx, usuarioId),
  },
  {
    tablas: ['correos', 'correos_olvidados'],
    exportar: exportarCorreos,
    async olvidar({ secretos, now }, tx, { usuarioId, direcciones }, { claves, correos, suyo, aOtros, cartas }) {
      const sellada = (correo: string) => ({ correo, huella: huellaDeCorreo(secretos, correo) })
      const deEmpresas = await compradasPor(tx, usuarioId).where('empresaId', 'is not', null).execute()
      // What they bought for a company is the company's, and so are the mails to its clients.
      const soloA = {
        ids: deEmpresas.map(({ id }) => id),
        direcciones: [...new Set([suyo, ...direcciones.map(({ correo }) => correo)])].map(sellada),
      }
      sumar(
        cartas,
        await borrarCorreosDe(tx, [...claves], {
          direcciones,
          huellas: [...correos].map((correo) => sellada(correo).huella),
          aOtros: [...aOtros],
          soloA,
          now,
        }),
      )
    },
    queda:
      'por dos días a lo más, el sello de su dirección junto al id de lo que se borró: así no se guarda un correo que se estaba escribiendo',
  },
  {
    tablas: ['idempotencia', 'limites'],
    async olvidar(_ctx, tx, persona) {
      await borrarClavesDe(tx, persona)
      await olvidarLimites(tx, persona.direcciones)
    },
  },
  {
    tablas: ['casos', 'caso_hechos'],
    olvidar: (_ctx, tx, _persona, { claves, objetos }) => olvidarTextos(tx, [...claves, ...objetos]),
    queda: 'que hubo un caso, cuándo y qué se decidió',
  },
  {
    tablas: ['solicitudes_datos', 'exportaciones', 'codigos_de_datos'],
    exportar: (db, { usuarioId }) => exportarSolicitudes(db, usuarioId),
    olvidar: (_ctx, tx, { usuarioId }) => deleteExportacionesDe(tx, usuarioId),
    queda: 'que se pidió y cuándo se cumplió',
  },
]

function sumar(a: Set<string>, nuevos: readonly string[]): void {
  for (const nuevo of nuevos) a.add(nuevo)
}
