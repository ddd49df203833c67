import type { Lane } from '#server/platform/lane.ts'

/** Money is never behind anything else, and who is asked outside holds up only what asks outside. What is not named here runs in the common lane. */
export const CARRILES: readonly Lane[] = [
  {
    queue: 'dinero',
    places: 8,
    // Somebody is waiting for it: each look costs about a millisecond.
    pollSeconds: 0.25,
    first: ['reservas.aplicarEvento'],
    jobs: [
      'reservas.aplicarEvento',
      'reservas.enviarReembolso',
      'reservas.conciliar',
      'reservas.vencer',
      'pagos.devolverAjeno',
      'regalos.devolver',
      'regalos.ponerAlDia',
      'servicios.devolver',
      'servicios.ponerAlDia',
      'suscripciones.cobrar',
      'suscripciones.devolver',
      'suscripciones.revisar',
      'finanzas.conciliar',
      'finanzas.compararSaldo',
      'sandbox.entregar',
    ],
  },
  // An address of a company, see `receptorDe`.
  { queue: 'entregas', places: 16, perReceiver: 2, perOwner: 4, jobs: ['octo.entregar'] },
  // A host of calendars, and the operator that they are of.
  { queue: 'calendarios', places: 8, perReceiver: 2, perOwner: 3, jobs: ['sincronizacion.leer'] },
  // There is one mail server.
  { queue: 'correos', places: 4, perReceiver: 4, jobs: ['correos.enviar', 'correos.probar'] },
  // Files may lie with somebody else.
  {
    queue: 'archivos',
    places: 3,
    jobs: [
      'archivos.limpiar',
      'fotos.borrarArchivos',
      'fotos.limpiar',
      'resenas.borrarFotosOcultas',
      'documentos.borrarArchivos',
      'documentos.mover',
      'documentos.olvidar',
      'privacidad.anotarBorrado',
      'privacidad.reponerBorrados',
      'salud.respaldar',
      'salud.probarRespaldo',
    ],
  },
]

export const esDeDinero = (job: string): boolean => CARRILES[0]!.jobs.includes(job)
