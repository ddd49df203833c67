import { FERIADOS } from '#domain/asistente/fechas/feriados.ts'
import { TRAMOS } from '#domain/reservas/cancelacion.ts'
import { DATOS_DE_DEMO, DATOS_PRIMEROS } from '#domain/sitio/datos.ts'
import { CONDICIONES, type CondicionesDePlan } from '#domain/suscripciones/planes.ts'
import type { ContenidoDe, TerminosDePlan } from './clases.ts'
import { DOCUMENTOS } from './documentos-primeros.ts'
import { PORTADA } from './portada-primera.ts'
import { PRIVACIDAD, TERMINOS } from './textos-primeros.ts'
import { ZONAS_PRIMERAS } from './zonas.ts'

const terminosDe = ({
  precio,
  comision,
  comisionPorEnlace,
  experiencias,
  personas,
}: CondicionesDePlan): TerminosDePlan => ({ precio, comision, comisionPorEnlace, experiencias, personas })

/** Version 1 of every kind: what holds until somebody publishes another one. */
export const PRIMERAS: ContenidoDe = {
  cancelacion: TRAMOS,
  planes: {
    gratis: terminosDe(CONDICIONES.gratis),
    pro: terminosDe(CONDICIONES.pro),
    equipo: terminosDe(CONDICIONES.equipo),
  },
  documentos: { documentos: DOCUMENTOS },
  terminos: TERMINOS,
  privacidad: PRIVACIDAD,
  feriados: { feriados: Object.entries(FERIADOS).map(([fecha, nombre]) => ({ fecha, nombre })), vacaciones: [] },
  zonas: ZONAS_PRIMERAS,
  retencion: {
    conversaciones: 90,
    notificaciones: 180,
    comentarios: 90,
    respuestas: 30,
    reventas: 90,
    novedades: 30,
    cuentas: 365,
    consultas: 180,
  },
  interruptores: { asistente: true, regalos: true, listaDeEspera: true, altas: true, solicitudesDeEmpresa: true },
  limites: {
    reservasAbiertas: 5,
    cuposSinConfirmar: 200,
    minutosDeRetencion: 240,
    esperas: 10,
    borradores: 20,
    devolucionDeUnaPersona: 200_000,
    transferenciaDeUnaPersona: 200_000,
    tokensDelModelo: 3_000_000,
  },
  portada: PORTADA,
  anuncios: { anuncios: [] },
  sitio: DATOS_PRIMEROS,
}

const DE_DEMO: ContenidoDe = { ...PRIMERAS, sitio: DATOS_DE_DEMO }

/** A demonstration shows all there is to show: whoever runs it is invented. */
export const primerasDe = (demo: boolean): ContenidoDe => (demo ? DE_DEMO : PRIMERAS)
