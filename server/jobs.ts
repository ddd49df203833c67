import type { Ctx, Job } from './ctx.ts'
import { analiticaJobs } from './modules/analitica/index.ts'
import { archivosJobs } from './modules/archivos/index.ts'
import { alertasJobs } from './modules/alertas/index.ts'
import { asistenteJobs } from './modules/asistente/index.ts'
import { edicionesJobs } from './modules/ediciones/index.ts'
import { cancelacionesJobs } from './modules/cancelaciones/index.ts'
import { comprasJobs } from './modules/compras/index.ts'
import { consultasJobs } from './modules/consultas/index.ts'
import { correosJobs } from './modules/correos/index.ts'
import { disponibilidadJobs } from './modules/disponibilidad/index.ts'
import { esperaJobs } from './modules/espera/index.ts'
import { documentosJobs } from './modules/documentos/index.ts'
import { empresasJobs } from './modules/empresas/index.ts'
import { equiposJobs } from './modules/equipos/index.ts'
import { experienciasJobs } from './modules/experiencias/index.ts'
import { finanzasJobs } from './modules/finanzas/index.ts'
import { liquidacionesJobs } from './modules/liquidaciones/index.ts'
import { lecturasJobs } from './modules/lecturas/index.ts'
import { listasJobs } from './modules/listas/index.ts'
import { mensajesJobs } from './modules/mensajes/index.ts'
import { notificacionesJobs } from './modules/notificaciones/index.ts'
import { novedadesJobs } from './modules/novedades/index.ts'
import { recordatoriosJobs } from './modules/recordatorios/index.ts'
import { fotosJobs } from './modules/fotos/index.ts'
import { facturasJobs } from './modules/facturas/index.ts'
import { descartarClaves } from './modules/idempotencia/index.ts'
import { descartarVentanas } from './modules/limites/index.ts'
import { privacidadJobs } from './modules/privacidad/index.ts'
import { regalosJobs } from './modules/regalos/index.ts'
import { serviciosJobs } from './modules/servicios/index.ts'
import { resenasJobs } from './modules/resenas/index.ts'
import { reservasJobs } from './modules/reservas/index.ts'
import { reventasJobs } from './modules/reventas/index.ts'
import { sincronizacionJobs } from './modules/sincronizacion/index.ts'
import { solicitudesJobs } from './modules/solicitudes/index.ts'
import { suscripcionesJobs } from './modules/suscripciones/index.ts'
import { suspensionesJobs } from './modules/suspensiones/index.ts'
import { sancionesJobs } from './modules/sanciones/index.ts'
import { reglamentoJobs } from './modules/reglamento/index.ts'
import { comprobar, olvidarAMedias, olvidarApartadas, respaldosJobs, subirArchivos } from './modules/salud/index.ts'
import { usuariosJobs } from './modules/usuarios/index.ts'
import { octoJobs } from './octo/deliver.ts'
import type { Database } from './db/schema.ts'
import type { Database as Opened } from './platform/db.ts'
import type { JobHandler } from './platform/lane.ts'
import type { Queue } from './platform/queue.ts'
import type { Mailer } from './platform/mailer.ts'
import { createOutbound, type Outbound } from './platform/outbound.ts'
import { forget, type Sandbox } from './sandbox/index.ts'
import { huellaDeCorreo } from './titular.ts'

const plumbingJobs = {
  ...reglamentoJobs,
  ...archivosJobs,
  'plataforma.limpiar': async (ctx: Ctx) => {
    await descartarClaves(ctx.db, ctx.now)
    await descartarVentanas(ctx.db, ctx.now)
  },
  'plataforma.comprobar': async (ctx: Ctx) => void (await comprobar(ctx)),
  'plataforma.subirArchivos': subirArchivos,
  'plataforma.olvidarApartadas': olvidarApartadas,
  'plataforma.olvidarAMedias': olvidarAMedias,
}

// Cron lines in UTC.
const SCHEDULE: Record<string, string> = {
  'reservas.vencer': '* * * * *',
  'correos.probar': '* * * * *',
  'solicitudes.vencer': '*/5 * * * *',
  'espera.revisar': '* * * * *',
  'privacidad.reponerBorrados': '35 * * * *',
  'lecturas.olvidar': '12 5 * * *',
  'listas.limpiar': '15 5 * * *',
  'equipos.olvidarInvitaciones': '18 5 * * *',
  'empresas.olvidarInvitaciones': '18 5 * * *',
  'regalos.ponerAlDia': '*/10 * * * *',
  'servicios.ponerAlDia': '*/10 * * * *',
  'alertas.revisar': '*/10 * * * *',
  'alertas.limpiar': '25 5 * * *',
  'espera.limpiar': '55 4 * * *',
  'novedades.repartir': '* * * * *',
  'novedades.limpiar': '55 4 * * *',
  'reservas.conciliar': '*/2 * * * *',
  'reservas.registrarAusencias': '*/15 * * * *',
  'liquidaciones.liberar': '*/10 * * * *',
  'liquidaciones.sellarCuentas': '*/10 * * * *',
  'liquidaciones.seguirEsperas': '5 13 * * *',
  'liquidaciones.olvidarCuentas': '53 4 * * *',
  'finanzas.conciliar': '*/10 * * * *',
  // Before dawn in Chile: little moves between the two.
  'finanzas.compararSaldo': '15 9 * * *',
  // Past midnight in Chile, where the ticket says so from then on.
  'finanzas.escalarAtrasadas': '10 4 * * *',
  'finanzas.pedirCuentas': '*/10 * * * *',
  'suspensiones.devolver': '*/5 * * * *',
  'sincronizacion.revisar': '*/5 * * * *',
  'disponibilidad.rolar': '20 4 * * *',
  'experiencias.reindexarPalabras': '30 4 * * *',
  'archivos.limpiar': '54 * * * *',
  'fotos.limpiar': '55 * * * *',
  'resenas.publicar': '5 * * * *',
  'mensajes.avisar': '*/5 * * * *',
  'recordatorios.revisar': '*/10 * * * *',
  'documentos.revisarVencimientos': '15 9 * * *',
  'documentos.mover': '*/10 * * * *',
  'documentos.olvidar': '35 5 * * *',
  'ediciones.olvidar': '45 5 * * *',
  'empresas.avisarVencimientos': '20 12 * * *',
  'suscripciones.revisar': '*/10 * * * *',
  'analitica.limpiar': '35 5 * * *',
  'notificaciones.limpiar': '45 4 * * *',
  'resenas.invitar': '25 * * * *',
  'resenas.borrarFotosOcultas': '35 4 * * *',
  'asistente.limpiar': '35 4 * * *',
  'consultas.olvidar': '37 4 * * *',
  'usuarios.limpiar': '40 4 * * *',
  'privacidad.limpiar': '25 * * * *',
  'reservas.olvidarComentarios': '45 4 * * *',
  'reservas.olvidarRespuestas': '50 4 * * *',
  'reventas.olvidarContactos': '52 4 * * *',
  'sanciones.continuar': '*/10 * * * *',
  'plataforma.limpiar': '50 4 * * *',
  'correos.limpiarOlvidados': '51 4 * * *',
  'plataforma.comprobar': '10 * * * *',
  'plataforma.subirArchivos': '*/10 * * * *',
  'plataforma.olvidarApartadas': '44 4 * * *',
  'plataforma.olvidarAMedias': '43 * * * *',
}

// A copy each hour, and one of them brought back to life each day.
const RESPALDOS: Record<string, string> = { 'salud.respaldar': '0 * * * *', 'salud.probarRespaldo': '30 5 * * *' }

interface JobsOptions {
  queue: Queue
  database: Opened<Database>
  /** For a job by this name. */
  ctx: (job: string) => Ctx
  mailer: Mailer
  outbound: Outbound | undefined
  sandbox: Pick<Sandbox, 'deliverDue'> | null
}

/** What the payment counterpart is asked for, where it stands in for Stripe. */
export const sandboxJobs = (sandbox: Pick<Sandbox, 'deliverDue'> | null): Record<string, Job> => ({
  'sandbox.entregar': async () => void (await sandbox?.deliverDue()),
  // What it kept of a person goes, whether or not it is still there.
  'sandbox.olvidar': async (
    { secretos, transaction }: Ctx,
    { reservas, huella }: { reservas: string[]; huella: string | null },
  ) => {
    await forget(
      { transaction },
      { references: new Set(reservas), isTheirs: (address) => huellaDeCorreo(secretos, address) === huella },
    )
  },
})

/** `outbound`: tests stand in for the world. */
export const allJobs = (mailer: Mailer, outbound: Outbound = createOutbound()): Record<string, Job> => ({
  ...usuariosJobs,
  ...asistenteJobs,
  ...consultasJobs,
  ...correosJobs(mailer),
  ...reservasJobs,
  ...reventasJobs,
  ...facturasJobs,
  ...disponibilidadJobs,
  ...experienciasJobs,
  ...edicionesJobs,
  ...fotosJobs,
  ...resenasJobs,
  ...privacidadJobs,
  ...notificacionesJobs,
  ...mensajesJobs,
  ...recordatoriosJobs,
  ...solicitudesJobs,
  ...esperaJobs,
  ...alertasJobs,
  ...plumbingJobs,
  ...liquidacionesJobs,
  ...suscripcionesJobs,
  ...documentosJobs,
  ...suspensionesJobs,
  ...cancelacionesJobs,
  ...comprasJobs,
  ...sancionesJobs,
  ...regalosJobs,
  ...serviciosJobs,
  ...novedadesJobs,
  ...finanzasJobs,
  ...octoJobs(outbound),
  ...sincronizacionJobs(outbound),
  ...equiposJobs,
  ...empresasJobs,
  ...lecturasJobs,
  ...listasJobs,
  ...analiticaJobs,
})

export async function startJobs({ queue, database, ctx, mailer, outbound, sandbox }: JobsOptions): Promise<void> {
  const all: Record<string, Job> = { ...allJobs(mailer, outbound), ...sandboxJobs(sandbox), ...respaldosJobs(database) }
  const jobs = Object.fromEntries(
    Object.entries(all).map(([name, act]) => [name, ((data) => act(ctx(name), data)) as JobHandler]),
  )
  await queue.work(jobs)
  await queue.schedule({
    ...SCHEDULE,
    ...(database.pglite && RESPALDOS),
    ...(sandbox && { 'sandbox.entregar': '* * * * *' }),
  })
}
