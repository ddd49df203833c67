import type { Operador } from './experiencias-propias.tsx'

/** The same act by its name in each area. */
export const LLAMADAS_DE = {
  anfitrion: {
    verAgenda: 'verAgendaDeAnfitrion', guardarAgenda: 'guardarAgendaDeAnfitrion', verSalidas: 'verSalidasDeAnfitrion', editarSalidas: 'editarSalidasDeAnfitrion', cambiarDias: 'cambiarDiasDeAnfitrion',
    listarRecursos: 'listarRecursosDeAnfitrion', guardarRecurso: 'guardarRecursoDeAnfitrion', quitarRecurso: 'quitarRecursoDeAnfitrion',
    verSalidasDelDia: 'verSalidasDelDiaDeAnfitrion', suspenderSalidas: 'suspenderSalidasDeAnfitrion', verCancelaciones: 'verCancelacionesDeAnfitrion', verManifiesto: 'verManifiestoDeAnfitrion',
    verSincronizacion: 'verSincronizacionDeAnfitrion', conectarCalendario: 'conectarCalendarioDeAnfitrion', subirCalendario: 'subirCalendarioDeAnfitrion', leerCalendario: 'leerCalendarioDeAnfitrion', quitarCalendario: 'quitarCalendarioDeAnfitrion',
    crearFeed: 'crearFeedDeAnfitrion', borrarFeed: 'borrarFeedDeAnfitrion',
  },
  proveedor: {
    verAgenda: 'verAgendaDeProveedor', guardarAgenda: 'guardarAgendaDeProveedor', verSalidas: 'verSalidasDeProveedor', editarSalidas: 'editarSalidasDeProveedor', cambiarDias: 'cambiarDiasDeProveedor',
    listarRecursos: 'listarRecursosDeProveedor', guardarRecurso: 'guardarRecursoDeProveedor', quitarRecurso: 'quitarRecursoDeProveedor',
    verSalidasDelDia: 'verSalidasDelDiaDeProveedor', suspenderSalidas: 'suspenderSalidasDeProveedor', verCancelaciones: 'verCancelacionesDeProveedor', verManifiesto: 'verManifiestoDeProveedor',
    verSincronizacion: 'verSincronizacionDeProveedor', conectarCalendario: 'conectarCalendarioDeProveedor', subirCalendario: 'subirCalendarioDeProveedor', leerCalendario: 'leerCalendarioDeProveedor', quitarCalendario: 'quitarCalendarioDeProveedor',
    crearFeed: 'crearFeedDeProveedor', borrarFeed: 'borrarFeedDeProveedor',
  },
} as const satisfies Record<Operador, Record<string, string>>
